import type { OutputUnit } from '@cfworker/json-schema'
import { asSchema, phraseToText, rulePhrase, type Schema, typePhrase } from '../describe.ts'
import type { Issue } from '../index.ts'
import { followFrom, splitRef } from './schema-links.ts'
import { leavesOf } from './validation-leaves.ts'

/** What was checked: the document, the schema's name, and every schema that took part. */
export interface Subject {
  readonly name: string
  readonly schemas: ReadonlyMap<string, Schema>
  readonly value: unknown
}

/** What a validator reported, as issues: the rules that broke, without those that led there. */
export const issuesOf = (units: readonly OutputUnit[], subject: Subject): Issue[] =>
  leavesOf(units).map((unit) => issueOf(unit, subject))

function issueOf(unit: OutputUnit, subject: Subject): Issue {
  // The validator percent-encodes its pointers; RFC 6901 has that only in a URI fragment.
  const pointer = decodeURIComponent(unit.instanceLocation.slice(1))
  const issue = { code: unit.keyword, severity: 'error', pointer } as const
  const property = quoted(unit.error)
  if (unit.keyword === 'required')
    return { ...issue, message: `The property ${property} is missing.` }
  if (unit.keyword === 'false') {
    const last = JSON.stringify(segments(pointer).at(-1))
    return { ...issue, code: 'additionalProperties', message: `There is no property ${last} here.` }
  }
  const expected = expectedBy(unit, subject)
  const found = shown(valueAt(subject.value, pointer), unit.keyword)
  return { ...issue, message: `Expected ${expected}, found ${found}.`, expected, found }
}

const quoted = (error: string): string => /".*"/.exec(error)?.[0] ?? ''

/** What the broken rule asks for: its own words, or the type of the value where it has none. */
function expectedBy({ keyword, keywordLocation }: OutputUnit, subject: Subject): string {
  const path = segments(decodeURIComponent(keywordLocation.slice(1)))
  const { file, schema } = schemaAt(path.slice(0, -1), subject)
  const rule = rulePhrase(keyword, schema[keyword])
  return phraseToText(rule ?? typePhrase(schema, followFrom(file, subject.schemas)))
}

interface Place {
  readonly file: string
  readonly schema: Schema
}

/** The schema at the end of a path that may lead through references into other files. */
function schemaAt(path: readonly string[], { name, schemas }: Subject): Place {
  let place: Place = { file: name, schema: schemas.get(name) ?? {} }
  for (const segment of path) {
    if (segment === '$ref') place = referred(place, schemas)
    else place = { ...place, schema: asSchema(place.schema[segment] as Schema) }
  }
  return place
}

function referred({ file, schema }: Place, schemas: ReadonlyMap<string, Schema>): Place {
  const ref = schema.$ref ?? '#'
  return { file: splitRef(ref).file || file, schema: followFrom(file, schemas)(ref).schema ?? {} }
}

const segments = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))

const valueAt = (value: unknown, pointer: string): unknown =>
  segments(pointer).reduce<unknown>(
    (inner, segment) => (inner as Record<string, unknown> | undefined)?.[segment],
    value,
  )

const LONGEST = 40

/** A value as an issue quotes it: as JSON while it is short, else by its kind. */
function shown(value: unknown, keyword: string): string {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`
  const text = JSON.stringify(value) ?? 'nothing'
  return keyword === 'type' || text.length > LONGEST ? kind.replace('a o', 'an o') : text
}
