import { expect, test } from 'vitest'
import { createAjv } from '../../build/codegen/ajv.ts'
import { SCHEMA_BASE } from '../../build/codegen/check-schemas.ts'
import { readFixture, schemas } from '../support/schemas/schema-fixtures.ts'

const ajv = createAjv(schemas.values())

type Fields = Record<string, unknown>

const essence = readFixture('essence.v3.json') as Fields
const capsule = readFixture('task-capsule.v1.json') as Fields
const reference = readFixture('content-ref.v1.json') as Fields
const manifest = readFixture('content-corpus-manifest.v1.json') as Fields

const blueprint = (...optional: string[]): Fields => {
  const complete = essence.blueprint as Fields
  const entries = ['features', ...optional].map((key) => [key, complete[key]])
  return { ...essence, blueprint: Object.fromEntries(entries) }
}

const withFirstTarget = (change: Fields): Fields => {
  const [target, ...rest] = capsule.readTargets as Fields[]
  return { ...capsule, readTargets: [{ ...target, ...change }, ...rest] }
}

const MUTATION = 'adoption-truth.v1.json#/$defs/mutation'
const CAPSULE = 'task-capsule.v1.json'
const CORPUS = 'content-corpus-manifest.v1.json'
const LOCAL = { ...reference, origin: 'local', version: null }
const OFFICIAL = { ...reference, origin: 'official', version: null }

const mutation = (state: string, ...receiptIds: string[]): Fields => ({ state, receiptIds })

test.each([
  ['a blueprint with sections', 'essence.v3.json', blueprint('sections')],
  ['a blueprint with a shell and pages', 'essence.v3.json', blueprint('shell', 'pages')],
  ['a local reference without a version', 'content-ref.v1.json', LOCAL],
  ['a manifest with such a reference', CORPUS, { ...manifest, refs: [LOCAL] }],
  ['a change with its receipt', MUTATION, mutation('created', 'receipt-1')],
  ['an untouched file with its receipt', MUTATION, mutation('untouched', 'receipt-1')],
  ['no receipt where nothing was checked', MUTATION, mutation('not_checked')],
  ['a receipt where nothing was checked', MUTATION, mutation('not_checked', 'receipt-1')],
  ['no receipt where none applies', MUTATION, mutation('not_applicable')],
  ['the route implementation as the first target', CAPSULE, withFirstTarget({})],
])('accepts %s', (_, location, document) => {
  expect(findErrors(location, document)).toEqual([])
})

test.each([
  [
    'a blueprint with neither sections nor pages',
    'essence.v3.json',
    blueprint(),
    '/blueprint anyOf',
  ],
  ['pages without a shell', 'essence.v3.json', blueprint('pages'), '/blueprint anyOf'],
  ['a shell without pages', 'essence.v3.json', blueprint('shell'), '/blueprint anyOf'],
  ['an official reference without a version', 'content-ref.v1.json', OFFICIAL, '/version type'],
  [
    'a manifest with such a reference',
    CORPUS,
    { ...manifest, refs: [OFFICIAL] },
    '/refs/0/version type',
  ],
  ['a creation without a receipt', MUTATION, mutation('created'), '/receiptIds minItems'],
  ['an update without a receipt', MUTATION, mutation('updated'), '/receiptIds minItems'],
  ['an untouched file without a receipt', MUTATION, mutation('untouched'), '/receiptIds minItems'],
  [
    'a receipt where none applies',
    MUTATION,
    mutation('not_applicable', 'r'),
    '/receiptIds maxItems',
  ],
  [
    'another kind of first target',
    CAPSULE,
    withFirstTarget({ kind: 'component' }),
    '/readTargets/0/kind const',
  ],
  ['a first target of rank 2', CAPSULE, withFirstTarget({ rank: 2 }), '/readTargets/0/rank const'],
  [
    'an optional first target',
    CAPSULE,
    withFirstTarget({ required: false }),
    '/readTargets/0/required const',
  ],
])('rejects %s', (_, location, document, error) => {
  expect(findErrors(location, document)).toContain(error)
})

function findErrors(location: string, document: unknown): string[] {
  const validate = ajv.getSchema(`${SCHEMA_BASE}${location}`)
  if (!validate) throw new Error(`No schema at ${location}.`)
  validate(document)
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}
