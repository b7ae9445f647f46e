import { expect, test } from 'vitest'
import { createAjv } from '../../build/codegen/ajv.ts'
import { SCHEMA_BASE } from '../../build/codegen/check-schemas.ts'
import { walkSchema } from '../../build/codegen/schema.ts'
import { toPointer } from '../../src/core/json/pointer.ts'
import { takeSample } from '../support/sample.ts'
import { listExamples, schemas } from '../support/schemas/schema-fixtures.ts'
import {
  type BrokenRule,
  deriveInvalidDocuments,
  type InvalidDocument,
} from './derive-invalid-documents.ts'
import { TRAVERSED_KEYWORDS } from './document-locations.ts'
import { KEYWORD_VIOLATIONS } from './keyword-violations.ts'
import { createSchemaLocations } from './schema-locations.ts'

const NOTES = ['$schema', '$id', 'title', 'description', 'default', 'examples']

const located = createSchemaLocations(schemas)
// A verbose error names the very subschema whose rule was broken.
const ajv = createAjv(schemas.values(), { verbose: true, code: { optimize: false } })

const rows = [...schemas.keys()].map((file) => {
  const examples = listExamples(file).map((example) => ({
    ...example,
    ...deriveInvalidDocuments(example, located),
    validate: ajv.compile({ $ref: `${SCHEMA_BASE}${example.location}` }),
  }))
  return { file, examples, cases: examples.reduce((sum, { faults }) => sum + faults.length, 0) }
})

/** Of very many documents that are made alike, the quick run asks about some. */
const sampleDocuments = (faults: readonly InvalidDocument[]): readonly InvalidDocument[] =>
  takeSample(faults, 6)

const named = rows.map((row) => [row.file, row] as const)
const countedRows = rows.map((row) => {
  const faults = row.examples.flatMap((example) => sampleDocuments(example.faults))
  return [row.file, faults.length, row] as const
})

const toRuleKey = ({ location, keyword }: BrokenRule): string => `${location} ${keyword}`

test.each(named)('%s takes its examples', (_, { examples }) => {
  expect(examples).not.toEqual([])
  for (const { validate, document } of examples) {
    validate(document)
    expect(validate.errors ?? []).toEqual([])
  }
})

test.each(countedRows)(
  '%s refuses %d documents, each for the rule it breaks',
  (_file, _count, row) => {
    const { examples } = row
    const missed = examples.flatMap(({ validate, faults }) =>
      sampleDocuments(faults).filter((fault) => {
        validate(fault.document)
        return !(validate.errors ?? []).some((error) => isReported(fault, error))
      }),
    )
    expect(missed.map((fault) => `${toRuleKey(fault)} at ${fault.pointer}`)).toEqual([])
  },
)

test('no schema goes without faults, and there are more than 20,000', () => {
  expect(rows.filter(({ cases }) => cases < 10).map(({ file }) => file)).toEqual([])
  expect(rows.reduce((sum, { cases }) => sum + cases, 0)).toBeGreaterThan(20_000)
})

test('a rule that no single change can break repeats a condition or has an alternative', () => {
  const skipped = rows.flatMap(({ examples }) => examples.flatMap((example) => example.skipped))
  expect([...new Set(skipped.map(toRuleKey))].sort()).toEqual([
    'adoption-truth.v1.json#/$defs/mutation/allOf/0/then type',
    'adoption-truth.v1.json#/$defs/mutation/allOf/1/then type',
    'content-corpus-manifest.v1.json#/$defs/contentRef/then type',
    'essence.v3.json#/$defs/blueprint/anyOf/0 required',
    'essence.v3.json#/$defs/blueprint/anyOf/1 required',
  ])
  expect(skipped.length).toBeLessThan(30)
})

test.each(named)('the examples of %s show every property that it declares', (_, row) => {
  const visited = new Set(row.examples.flatMap((example) => [...example.visited]))
  const declared = subschemas(row.file).flatMap(({ location, schema }) =>
    Object.keys(schema.properties ?? {}).map(
      (key) => `${location}${toPointer(['properties', key])}`,
    ),
  )
  expect(declared.filter((location) => !visited.has(location))).toEqual([])
})

test.each(named)('every rule of %s is broken, but for types of branches not taken', (_, row) => {
  const tried = row.examples.flatMap(({ faults, skipped }) => [...faults, ...skipped])
  const broken = new Set(tried.map(toRuleKey))
  const rules = subschemas(row.file).flatMap(({ location, schema }) =>
    Object.keys(schema)
      .filter((keyword) => KEYWORD_VIOLATIONS.has(keyword))
      .filter((keyword) => keyword !== 'additionalProperties' || schema[keyword] === false)
      .map((keyword) => `${location} ${keyword}`),
  )
  const untried = rules.filter((rule) => !broken.has(rule))
  expect(untried.filter((rule) => !/\/(anyOf|oneOf)\/\d+ type$/.test(rule))).toEqual([])
})

test('every keyword of the catalog is a note, leads to a place or has a way to break it', () => {
  const used = [...schemas.keys()].flatMap(subschemas).flatMap(({ schema }) => Object.keys(schema))
  const known = new Set([...NOTES, ...TRAVERSED_KEYWORDS, ...KEYWORD_VIOLATIONS.keys()])
  expect([...new Set(used)].filter((keyword) => !known.has(keyword))).toEqual([])
})

interface Reported {
  readonly instancePath: string
  readonly keyword: string
  readonly parentSchema?: object
}

const isReported = ({ location, keyword, pointer }: InvalidDocument, error: Reported): boolean =>
  error.keyword === keyword &&
  error.instancePath === pointer &&
  error.parentSchema === located.schemaAt(location)

/** The subschemas of a file, but for conditions: what those say of a property is declared elsewhere. */
const subschemas = (file: string) =>
  [...walkSchema(schemas.get(file))]
    .filter(({ pointer }) => !/\/(if|then|else)(\/|$)/.test(pointer))
    .map(({ schema, pointer }) => ({ schema, location: `${file}#${pointer}` }))
