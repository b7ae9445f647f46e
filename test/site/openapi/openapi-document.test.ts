// Long run: validates every response against the OpenAPI document.
import { expect, test } from 'vitest'
import { createAjv } from '../../../build/codegen/ajv.ts'
import { packRequestShape } from '../../../src/api/pack-requests.ts'
import { PARAMETERS } from '../../../src/api/parameters.ts'
import { toJsonSchema } from '../../../src/api/to-json-schema.ts'
import { resolvePointer } from '../../../src/core/kernel/json/pointer.ts'
import { asArray, asObject, getOwn } from '../../../src/core/kernel/json/value.ts'
import { createHandler, PROBLEM_CODES } from '../../../src/index.ts'
import { ROUTES } from '../../../src/internal.ts'
import { parameterSchema } from '../../../src/site/openapi/parameter-objects.ts'
import { corpusClient } from '../../../src/site.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'
import { findOpenapiErrors } from '../../support/schemas/openapi-errors.ts'
import { schemas } from '../../support/schemas/schema-fixtures.ts'

const client = corpusClient(officialCorpus)
const document = await client.openapi()
const handle = createHandler(client)

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Record<string, unknown>[]
  readonly responses: Readonly<Record<string, unknown>>
}

const operations = Object.entries(document.paths).map(
  ([path, item]) => [path, (getOwn(item, 'get') ?? getOwn(item, 'post')) as Operation] as const,
)

/** Every object below a value that has a member of this name. */
function holding(value: unknown, key: string): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((item) => holding(item, key))
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([name, member]) =>
    name === 'value' ? [] : holding(member, key),
  )
  return [...(Object.hasOwn(value, key) ? [value as Record<string, unknown>] : []), ...below]
}

test('it satisfies the meta-schema of OpenAPI 3.1', async () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(await findOpenapiErrors(document)).toEqual([])
  expect(await findOpenapiErrors({ ...document, path: {} })).not.toEqual([])
})

test('every reference leads to something', async () => {
  const references = [...new Set(holding(document, '$ref').map(({ $ref }) => String($ref)))]
  expect(references.length).toBeGreaterThan(20)
  for (const reference of references) {
    if (reference.startsWith('#')) {
      expect(resolvePointer(document, reference.slice(1)), reference).toBeDefined()
    } else if (reference.startsWith('..')) {
      const url = new URL(reference, 'http://svc.test/v1/openapi.json')
      expect((await handle(new Request(url))).status, reference).toBe(200)
    } else expect(reference).toBe('https://json-schema.org/draft/2020-12/schema')
  }
})

test('the body of a request for one pack is documented as it is parsed', () => {
  const { requestBody } = ROUTES.find(({ path }) => path === '/v1/packs/select') ?? {}
  expect(requestBody).toMatchObject(toJsonSchema(packRequestShape))
  expect(Object.keys(asObject(requestBody?.properties))).toEqual(
    Object.keys(packRequestShape.shape),
  )
})

test('every route is in it, with its parameters', () => {
  const expected = ROUTES.filter(({ path }) => path !== '/health').map(
    ({ path, parameters = [] }) => [
      path.replace(/^\/v1(?=\/|$)/, '') || '/',
      [...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name), ...parameters],
    ],
  )
  const found = operations.map(([path, { parameters = [] }]) => [
    path,
    parameters.map(({ name, $ref }) => name ?? String($ref).split('/').at(-1)),
  ])
  expect(found).toEqual(expected)
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(found.length)
})

/** Values at the bounds of what a parameter's schema allows, and just outside. */
const values = Object.entries(PARAMETERS).flatMap(([name, parameter]) => {
  const schema = parameterSchema(parameter)
  const { enum: choices, default: usual, minimum, maxLength } = schema
  const good = [...asArray(choices), usual, minimum, 'x'.repeat(Number(maxLength ?? 0))]
  const bad = [
    choices || schema.type === 'boolean' ? 'no-such-value' : undefined,
    typeof minimum === 'number' ? minimum - 1 : undefined,
    typeof maxLength === 'number' ? 'x'.repeat(maxLength + 1) : undefined,
  ]
  return [
    ...good.map((value) => ({ value, status: 200 })),
    ...bad.map((value) => ({ value, status: 400 })),
  ]
    .filter(({ value }) => value !== undefined && value !== '')
    .map(({ value, status }) => ({ name, status, value: String(value) }))
})

test('what it says of parameters is so', async () => {
  expect(values.length).toBeGreaterThan(35)
  for (const { name, value, status } of values) {
    const query = new URLSearchParams({ type: 'pattern', [name]: value })
    const response = await handle(new Request(`http://svc.test/v1/search?${query}`))
    expect([name, value, response.status]).toEqual([name, value, status])
  }
})

test('every code of a problem is in it', () => {
  const codes = asArray(
    resolvePointer(document, '/components/schemas/Problem/properties/code/oneOf'),
  )
  expect(codes.map((code) => getOwn(code, 'const'))).toEqual([...PROBLEM_CODES])
})

test('every example is an answer that its schema describes', () => {
  const ajv = createAjv(schemas.values(), { strict: false })
  const base = 'https://svc.example/v1/openapi.json'
  ajv.addSchema({ $id: base, components: document.components }, base, undefined, false)
  const checked = holding(document, 'examples').flatMap(({ schema, examples }, index) => {
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${base}#/`)) as object
    const validate = ajv.compile({ $id: `${base}?${index}`, ...absolute })
    return Object.values(asObject(examples)).map((example) => {
      validate(getOwn(example, 'value'))
      return validate.errors ?? []
    })
  })
  expect(checked.length).toBeGreaterThan(20)
  expect(checked.filter((errors) => errors.length > 0)).toEqual([])
})

test('every answer says where it is, wherever it lies', async () => {
  const found = [
    '/health',
    '/v1',
    '/v1/',
    '/v1/patterns',
    '/v1/patterns/@official/hero.md',
    '/x/y/z',
  ]
  for (const path of found) {
    const url = `http://svc.test${path}`
    const link = (await handle(new Request(url))).headers.get('Link') ?? ''
    const target = /<([^>]+)>; rel="service-desc"/.exec(link)?.[1] ?? ''
    expect(new URL(target, url).pathname, path).toBe('/v1/openapi.json')
    expect(new URL(target, `http://svc.test/some/base${path}`).pathname).toBe(
      '/some/base/v1/openapi.json',
    )
  }
})

test('a corpus without records has a description too', async () => {
  const none = { patterns: [], themes: [], blueprints: [], archetypes: [], shells: [] }
  const empty = await corpusClient({ ...officialCorpus, records: none }).openapi()
  expect(await findOpenapiErrors(empty)).toEqual([])
  expect(Object.keys(empty.paths)).toEqual(Object.keys(document.paths))
})

test('operations that are no files say what a host of plain files has instead', async () => {
  const isPublished = new Set(['/patterns', '/'])
  for (const [path, operation] of operations) {
    const route = ROUTES.find(
      (candidate) => candidate.path === (path === '/' ? '/v1' : `/v1${path}`),
    )
    const needsServer = route?.method === 'POST' || (route?.parameters ?? []).includes('q')
    if (!needsServer && !isPublished.has(path)) continue
    expect([path, getOwn(operation, 'description')]).toEqual([
      path,
      expect.stringMatching(/^On a host of plain files: /),
    ])
  }
  expect(
    operations.filter(([, operation]) => getOwn(operation, 'description')).length,
  ).toBeGreaterThan(8)
})
