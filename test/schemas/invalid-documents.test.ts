// Not quick: validates thousands of documents.
import { expect, test } from 'vitest'
import { createAjv } from '../../build/codegen/ajv.ts'
import { SCHEMA_BASE } from '../../build/codegen/check-schemas.ts'
import { walkSchema } from '../../build/codegen/schema.ts'
import { toPointer } from '../../src/core/kernel/json/pointer.ts'
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

const ANNOTATIONS = ['$schema', '$id', 'title', 'description', 'default', 'examples']

const locations = createSchemaLocations(schemas)
// Verbose errors include the subschema whose rule was broken.
const ajv = createAjv(schemas.values(), { verbose: true, code: { optimize: false } })

const rows = takeSample([...schemas.keys()], 3, 2).map((file) => {
  const examples = listExamples(file).map((example) => ({
    ...example,
    ...deriveInvalidDocuments(example, locations),
    validate: ajv.compile({ $ref: `${SCHEMA_BASE}${example.location}` }),
  }))
  return { file, examples, cases: examples.reduce((sum, { invalid }) => sum + invalid.length, 0) }
})

/** Samples the documents in the quick run, since there are thousands of similar ones. */
const sampleDocuments = (invalid: readonly InvalidDocument[]): readonly InvalidDocument[] =>
  takeSample(invalid, 6)

const namedRows = rows.map((row) => [row.file, row] as const)
const countedRows = rows.map((row) => {
  const invalid = row.examples.flatMap((example) => sampleDocuments(example.invalid))
  return [row.file, invalid.length, row] as const
})

const toRuleKey = ({ location, keyword }: BrokenRule): string => `${location} ${keyword}`

test.each(namedRows)('%s accepts its examples', (_, { examples }) => {
  expect(examples).not.toEqual([])
  for (const { validate, document } of examples) {
    validate(document)
    expect(validate.errors ?? []).toEqual([])
  }
})

test.each(countedRows)(
  '%s rejects %d documents for the rule that each breaks',
  (_file, _count, row) => {
    const { examples } = row
    const missed = examples.flatMap(({ validate, invalid }) =>
      sampleDocuments(invalid).filter((broken) => {
        validate(broken.document)
        return !(validate.errors ?? []).some((error) => isReported(broken, error))
      }),
    )
    expect(missed.map((broken) => `${toRuleKey(broken)} at ${broken.pointer}`)).toEqual([])
  },
)

test('derives many invalid documents, at least 10 per schema', () => {
  expect(rows.filter(({ cases }) => cases < 10).map(({ file }) => file)).toEqual([])
  const total = rows.reduce((sum, { cases }) => sum + cases, 0)
  expect(total).toBeGreaterThan(process.env.SVC_FULL ? 20_000 : 5_000)
})

/** Rules that repeat a condition or have an alternative, so that no document breaks them alone. */
const SKIPPED_RULES = [
  'adoption-truth.v1.json#/$defs/mutation/allOf/0/then type',
  'adoption-truth.v1.json#/$defs/mutation/allOf/1/then type',
  'content-corpus-manifest.v1.json#/$defs/contentRef/then type',
  'essence.v3.json#/$defs/blueprint/anyOf/0 required',
  'essence.v3.json#/$defs/blueprint/anyOf/1 required',
]

test('skips only rules that repeat a condition or have an alternative', () => {
  const skipped = rows.flatMap(({ examples }) => examples.flatMap((example) => example.skipped))
  const rules = [...new Set(skipped.map(toRuleKey))].sort()
  expect(rules.filter((rule) => !SKIPPED_RULES.includes(rule))).toEqual([])
  if (process.env.SVC_FULL) expect(rules).toEqual(SKIPPED_RULES)
  expect(skipped.length).toBeLessThan(30)
})

test.each(namedRows)('the examples of %s use every declared property', (_, row) => {
  const visited = new Set(row.examples.flatMap((example) => [...example.visited]))
  const declared = subschemas(row.file).flatMap(({ location, schema }) =>
    Object.keys(schema.properties ?? {}).map(
      (key) => `${location}${toPointer(['properties', key])}`,
    ),
  )
  expect(declared.filter((location) => !visited.has(location))).toEqual([])
})

test.each(namedRows)(
  'breaks every rule of %s, except the types of branches not taken',
  (_, row) => {
    const attempts = row.examples.flatMap(({ invalid, skipped }) => [...invalid, ...skipped])
    const broken = new Set(attempts.map(toRuleKey))
    const rules = subschemas(row.file).flatMap(({ location, schema }) =>
      Object.keys(schema)
        .filter((keyword) => KEYWORD_VIOLATIONS.has(keyword))
        .filter((keyword) => keyword !== 'additionalProperties' || schema[keyword] === false)
        .map((keyword) => `${location} ${keyword}`),
    )
    const unbroken = rules.filter((rule) => !broken.has(rule))
    expect(unbroken.filter((rule) => !/\/(anyOf|oneOf)\/\d+ type$/.test(rule))).toEqual([])
  },
)

test('handles every keyword of the catalog as annotation, traversal or violation', () => {
  const used = [...schemas.keys()].flatMap(subschemas).flatMap(({ schema }) => Object.keys(schema))
  const known = new Set([...ANNOTATIONS, ...TRAVERSED_KEYWORDS, ...KEYWORD_VIOLATIONS.keys()])
  expect([...new Set(used)].filter((keyword) => !known.has(keyword))).toEqual([])
})

interface ReportedError {
  readonly instancePath: string
  readonly keyword: string
  readonly parentSchema?: object
}

const isReported = (
  { location, keyword, pointer }: InvalidDocument,
  error: ReportedError,
): boolean =>
  error.keyword === keyword &&
  error.instancePath === pointer &&
  error.parentSchema === locations.schemaAt(location)

/** Lists the subschemas of a file except conditions, whose properties are declared elsewhere. */
const subschemas = (file: string) =>
  [...walkSchema(schemas.get(file))]
    .filter(({ pointer }) => !/\/(if|then|else)(\/|$)/.test(pointer))
    .map(({ schema, pointer }) => ({ schema, location: `${file}#${pointer}` }))
