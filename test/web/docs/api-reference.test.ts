import { expect, test } from 'vitest'
import { createHandler } from '../../../src/index.ts'
import { corpusClient } from '../../../src/site.ts'
import { listOperations } from '../../../src/web/api-operations.ts'
import {
  createRequestPath,
  toCurl,
  toJavaScript,
  toPython,
} from '../../../src/web/docs/api/request-samples.ts'
import {
  createSampleBody,
  createSampleValues,
  listSampleSlugs,
} from '../../../src/web/docs/api/sample-values.ts'
import { loadSiteData } from '../../../src/web/site-data.ts'
import { officialCorpus } from '../../support/corpus/official-corpus.ts'

const client = corpusClient(officialCorpus)
const operations = listOperations(await client.openapi())

test('operations of all types are one operation, and aliases are left out', () => {
  const paths = operations.map(({ path }) => path)
  expect(new Set(operations.map(({ slug }) => slug)).size).toBe(operations.length)
  expect(paths).toContain('/v1/{type}/@official/{slug}')
  expect(paths).toContain('/v1/themes/@official/{slug}.css')
  expect(paths).toContain('/schemas/{name}')
  expect(paths.filter((path) => /\/official\/|\{namespace\}|\/shells/.test(path))).toEqual([])
})

test('every operation has a group and a summary that is true for all types', () => {
  for (const { path, group, summary } of operations) {
    expect(group, path).not.toBe('Other')
    expect(summary, path).toMatch(/^(Returns|Lists|Counts|Compiles) .+\.$/)
    if (path.includes('{type}')) expect(summary).not.toContain('pattern')
  }
})

test('the first request of every operation succeeds as it is', async () => {
  const slugs = listSampleSlugs(await loadSiteData(client))
  const handle = createHandler(client)
  for (const operation of operations) {
    const path = createRequestPath(operation, createSampleValues(operation, slugs))
    const body = createSampleBody(operation)
    const headers = { 'Content-Type': 'application/json' }
    const init = body === undefined ? {} : { method: 'POST', headers, body }
    const response = await handle(new Request(`http://test.invalid${path}`, init))
    expect(response.status, path).toBe(200)
    expect(path, operation.path).not.toContain('{')
  }
})

test('values are encoded, and empty query parameters are left out', () => {
  const search = operations.find(({ path }) => path === '/v1/search')
  const record = operations.find(({ path }) => path === '/v1/{type}/@official/{slug}')
  if (!search || !record) throw new Error('The operations are missing.')
  const path = createRequestPath(search, { q: 'a&b c', type: '', limit: '2' })
  expect(path).toBe('/v1/search?q=a%26b+c&limit=2')
  expect(createRequestPath(record, { type: 'themes', slug: '../x' })).toBe(
    '/v1/themes/@official/..%2Fx',
  )
})

const GET = { method: 'GET', url: "https://design.example/v1/search?q='a'", body: undefined }
const POST = {
  method: 'POST',
  url: 'https://design.example/v1/packs',
  body: '{\n  "a": "it\'s"\n}',
}

test('a request is quoted for each language', () => {
  expect(toCurl(GET)).toBe("curl 'https://design.example/v1/search?q='\\''a'\\'''")
  expect(toCurl(POST)).toContain("--data-raw '{\n  \"a\": \"it'\\''s\"\n}'")
  expect(toJavaScript(GET)).toContain('fetch("https://design.example/v1/search?q=\'a\'")')
  expect(toPython(POST)).toContain("body = r'''{\n  \"a\": \"it's\"\n}'''")
})

test.each(["'''", "'", '\\'])('a Python string that ends in %s is escaped', (end) => {
  expect(toPython({ ...POST, body: `x${end}` })).toContain(`body = ${JSON.stringify(`x${end}`)}`)
})
