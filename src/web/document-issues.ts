import type { OutputUnit } from '@cfworker/json-schema'
import { asSchema, phraseToText, rulePhrase, type Schema, typePhrase } from '../describe.ts'
import type { Issue } from '../index.ts'
import { createReferenceResolver, parseRef } from './schema-links.ts'
import { findRootCauses } from './validation-leaves.ts'

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
