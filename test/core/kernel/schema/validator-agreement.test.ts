// Long run: validates thousands of documents twice.
/// <reference path="../../../../src/web/schemas/validators.d.ts" />

import { expect, test } from 'vitest'
import { VALIDATORS } from '#validators'
import { createAjv } from '../../../../build/codegen/ajv.ts'
import { SCHEMA_BASE } from '../../../../build/codegen/check-schemas.ts'
import { VALIDATED_SCHEMAS } from '../../../../build/codegen/render-validators.ts'
import type { Validator } from '../../../../src/core/kernel/schema/ajv.ts'
import { runs } from '../../../support/arbitrary.ts'
import { createRandom } from '../../../support/random.ts'
import { takeSample } from '../../../support/sample.ts'
import { listExamples, schemas } from '../../../support/schemas/schema-fixtures.ts'
import { mutateDocument } from './mutate-document.ts'
import { ESSENCES } from './sample-essences.ts'

/** The keywords that an invalid essence can break. */
const ESSENCE_RULES = [
  ...['additionalProperties', 'anyOf', 'const', 'enum', 'maximum', 'minItems', 'minLength'],
  ...['minimum', 'pattern', 'required', 'type'],
]

interface Pair {
  readonly generated: Validator<unknown>
  readonly original: Validator<unknown>
}

// Unoptimized code decides the same and compiles faster.
const ajv = createAjv(schemas.values(), { code: { optimize: false } })

const committed: readonly string[] = VALIDATED_SCHEMAS

/** The schemas that the library validates with, and a sample of those that only the explorer does. */
const FILES = [
  ...committed,
  ...takeSample(
    Object.keys(VALIDATORS).filter((file) => !committed.includes(file)),
    8,
  ),
]

const loadPair = async (file: string): Promise<Pair> => {
  const load = VALIDATORS[file]
  if (!load) throw new Error(`There is no validator for ${file}.`)
  return {
    generated: (await load()).validate,
    original: ajv.getSchema(`${SCHEMA_BASE}${file}`) as Pair['original'],
  }
}

const listDocuments = (file: string): unknown[] =>
  listExamples(file).map(({ document }) => document)

test.each(FILES)('the validator of %s accepts its examples', async (file) => {
  const { generated } = await loadPair(file)
  for (const document of listDocuments(file)) expect(verdict(generated, document)).toEqual([])
})

test.each(ESSENCES)('the validator of essences accepts small essence %#', async (document) => {
  const { generated } = await loadPair('essence.v4.json')
  expect(verdict(generated, document)).toEqual([])
})

const { numRuns: count } = runs(20_000)
const { numRuns: some } = runs(1_000)

test(`the validator and run-time Ajv agree on ${count} changed essences`, async () => {
  const pair = await loadPair('essence.v4.json')
  const documents = [...listDocuments('essence.v4.json'), ...ESSENCES]
  const { valid, keywords, disagreements } = compare(pair, { documents, count, seed: 4 })
  expect(disagreements).toEqual([])
  // Agreement on invalid documents only, or on one kind of error, would prove little.
  expect(valid).toBeGreaterThan(count / 20)
  expect([...keywords].sort()).toEqual(ESSENCE_RULES)
})

test.each(FILES)(
  `the validator of %s and run-time Ajv agree on ${some} changed documents`,
  async (file) => {
    const plan = { documents: listDocuments(file), count: some, seed: 59 }
    const { valid, disagreements } = compare(await loadPair(file), plan)
    expect(disagreements).toEqual([])
    expect(valid).toBeLessThan(some * 0.98)
    // A document of closed objects only may be invalid after almost any change.
    if (committed.includes(file)) expect(valid).toBeGreaterThan(some / 50)
  },
)

test.each([[undefined], [null], [true], [0], ['text'], [[]], [{}]])(
  'every validator and run-time Ajv agree on %j in place of a document',
  async (value) => {
    for (const file of FILES) {
      const { generated, original } = await loadPair(file)
      expect(verdict(generated, value)).toEqual(verdict(original, value))
    }
  },
)

interface Plan {
  readonly documents: readonly unknown[]
  readonly count: number
  readonly seed: number
}

interface Comparison {
  readonly valid: number
  /** The keywords of all errors. */
  readonly keywords: ReadonlySet<string>
  readonly disagreements: readonly unknown[]
}

function compare({ generated, original }: Pair, { documents, count, seed }: Plan): Comparison {
  const random = createRandom(seed)
  const texts = documents.map((document) => JSON.stringify(document))
  const disagreements: unknown[] = []
  const keywords = new Set<string>()
  let valid = 0
  for (let index = 0; index < count; index++) {
    const document = JSON.parse(random.pick(texts))
    for (let left = random.below(4); left >= 0; left--) mutateDocument(document, random)
    const [ours, theirs] = [verdict(generated, document), tryVerdict(original, document)]
    if (!theirs) continue
    if (ours.join() !== theirs.join()) disagreements.push({ index, ours, theirs })
    if (theirs.length === 0) valid++
    for (const error of theirs) keywords.add(error.slice(error.lastIndexOf(' ') + 1))
  }
  return { valid, keywords, disagreements }
}

/** Lists the errors that Ajv finds; none if its own `equal` throws because of a key `toString`. */
function tryVerdict(validate: Validator<unknown>, value: unknown): string[] | undefined {
  try {
    return verdict(validate, value)
  } catch (error) {
    if (String(error).includes('is not a function')) return undefined
    throw error
  }
}

/** Lists the errors of a value: the pointer, parameters and keyword of each. */
function verdict(validate: Validator<unknown>, value: unknown): string[] {
  const errors = validate(value) ? [] : (validate.errors ?? [])
  return errors.map(({ instancePath, keyword, params }) => {
    // Only generated validators report these two.
    const { branches, properties, ...shared } = params
    return `${instancePath} ${JSON.stringify(shared)} ${keyword}`
  })
}
