import type { OutputUnit } from '@cfworker/json-schema'
import { asSchema, phraseToText, rulePhrase, type Schema, typePhrase } from '../../describe.ts'
import type { Issue } from '../../index.ts'
import { createReferenceResolver, parseRef } from './schema-links.ts'

/**
 * The rules that really broke, out of all that a validator reports: it also names every keyword
 * on the way down, and every form of a union that the value was never meant to have.
 */
export const findRootCauses = (units: readonly OutputUnit[]): OutputUnit[] =>
  // What `then` reports follows `if`, which says nothing more.
  reduceToRootCauses(fixFalseLocations(units.filter(({ keyword }) => keyword !== 'if')))

/** The validator gives `false` the place of the value; it stands below the keyword before it. */
const fixFalseLocations = (units: readonly OutputUnit[]): OutputUnit[] =>
  units.map((unit, index) =>
    unit.keyword === 'false'
      ? { ...unit, keywordLocation: `${units[index - 1]?.keywordLocation}/false` }
      : unit,
  )

function reduceToRootCauses(units: readonly OutputUnit[]): OutputUnit[] {
  const leaves: OutputUnit[] = []
  let index = 0
  while (index < units.length) {
    const unit = units[index] as OutputUnit
    const below = listDescendants(units, index)
    leaves.push(...resolveUnit(unit, below))
    index += 1 + below.length
  }
  return leaves
}

/** The units that follow one and stand below its keyword. */
function listDescendants(units: readonly OutputUnit[], index: number): readonly OutputUnit[] {
  const prefix = `${units[index]?.keywordLocation}/`
  const rest = units.slice(index + 1)
  const end = rest.findIndex(({ keywordLocation }) => !keywordLocation.startsWith(prefix))
  return end < 0 ? rest : rest.slice(0, end)
}

function resolveUnit(unit: OutputUnit, below: readonly OutputUnit[]): OutputUnit[] {
  if (unit.keyword !== 'anyOf' && unit.keyword !== 'oneOf') {
    return below.length > 0 ? reduceToRootCauses(below) : [unit]
  }
  const meant = groupByBranch(unit, below).filter(
    (form) => !isMismatchedBranch(form, unit.instanceLocation),
  )
  const [only] = meant
  const matches = Number(/\((\d+) matches\)/.exec(unit.error)?.[1] ?? 0)
  return only && meant.length === 1 && matches === 0 ? reduceToRootCauses(only) : [unit]
}

/** What each form of a union reported, apart. */
function groupByBranch(
  { keywordLocation }: OutputUnit,
  below: readonly OutputUnit[],
): OutputUnit[][] {
  const indexOf = (unit: OutputUnit): string =>
    unit.keywordLocation.slice(keywordLocation.length + 1).split('/')[0] ?? ''
  const indexes = [...new Set(below.map(indexOf))]
  return indexes.map((index) => below.filter((unit) => indexOf(unit) === index))
}

/** Whether a form is of another type than the value, or marked by a constant that it lacks. */
const isMismatchedBranch = (form: readonly OutputUnit[], place: string): boolean =>
  form.some(({ keyword, instanceLocation }) =>
    keyword === 'type'
      ? instanceLocation === place
      : keyword === 'const' && instanceLocation.lastIndexOf('/') === place.length,
  )

/** What was checked: the document, the schema's name, and every schema that took part. */
export interface ValidationContext {
  readonly name: string
  readonly schemas: ReadonlyMap<string, Schema>
  readonly value: unknown
}

/** What a validator reported, as issues: the rules that broke, without those that led there. */
export const toIssues = (units: readonly OutputUnit[], subject: ValidationContext): Issue[] =>
  findRootCauses(units).map((unit) => toIssue(unit, subject))

function toIssue(unit: OutputUnit, subject: ValidationContext): Issue {
  // The validator percent-encodes its pointers; RFC 6901 has that only in a URI fragment.
  const pointer = decodeURIComponent(unit.instanceLocation.slice(1))
  const issue = { code: unit.keyword, severity: 'error', pointer } as const
  const property = extractQuotedName(unit.error)
  if (unit.keyword === 'required')
    return { ...issue, message: `The property ${property} is missing.` }
  if (unit.keyword === 'false') {
    const last = JSON.stringify(parsePointer(pointer).at(-1))
    return { ...issue, code: 'additionalProperties', message: `There is no property ${last} here.` }
  }
  const expected = describeExpected(unit, subject)
  const found = formatValue(getValueAt(subject.value, pointer), unit.keyword)
  return { ...issue, message: `Expected ${expected}, found ${found}.`, expected, found }
}

const extractQuotedName = (error: string): string => /".*"/.exec(error)?.[0] ?? ''

/** What the broken rule asks for: its own words, or the type of the value where it has none. */
function describeExpected(
  { keyword, keywordLocation }: OutputUnit,
  subject: ValidationContext,
): string {
  const path = parsePointer(decodeURIComponent(keywordLocation.slice(1)))
  const { file, schema } = findSchemaAt(path.slice(0, -1), subject)
  const rule = rulePhrase(keyword, schema[keyword])
  return phraseToText(rule ?? typePhrase(schema, createReferenceResolver(file, subject.schemas)))
}

interface SchemaLocation {
  readonly file: string
  readonly schema: Schema
}

/** The schema at the end of a path that may lead through references into other files. */
function findSchemaAt(
  path: readonly string[],
  { name, schemas }: ValidationContext,
): SchemaLocation {
  let place: SchemaLocation = { file: name, schema: schemas.get(name) ?? {} }
  for (const segment of path) {
    if (segment === '$ref') place = resolveReference(place, schemas)
    else place = { ...place, schema: asSchema(place.schema[segment] as Schema) }
  }
  return place
}

function resolveReference(
  { file, schema }: SchemaLocation,
  schemas: ReadonlyMap<string, Schema>,
): SchemaLocation {
  const ref = schema.$ref ?? '#'
  return {
    file: parseRef(ref).file || file,
    schema: createReferenceResolver(file, schemas)(ref).schema ?? {},
  }
}

const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))

const getValueAt = (value: unknown, pointer: string): unknown =>
  parsePointer(pointer).reduce<unknown>(
    (inner, segment) => (inner as Record<string, unknown> | undefined)?.[segment],
    value,
  )

const MAX_QUOTED_LENGTH = 40

/** A value as an issue quotes it: as JSON while it is short, else by its kind. */
function formatValue(value: unknown, keyword: string): string {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`
  const text = JSON.stringify(value) ?? 'nothing'
  return keyword === 'type' || text.length > MAX_QUOTED_LENGTH ? kind.replace('a o', 'an o') : text
}
