import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '../../src/core/content/content-types.ts'
import { createHandler } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'

const handle = createHandler(corpusClient(officialCorpus))
const request = (path: string, init?: RequestInit) =>
  handle(new Request(`http://svc.test${path}`, init))

test.each(CONTENT_TYPES)('a record of %s is also Markdown', async (type) => {
  const [{ slug } = { slug: '' }] = officialCorpus.records[type]
  const response = await request(`/v1/${type}/@official/${slug}.md`)
  expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^# .+\n/)
  expect(await (await request(`/v1/${type}/official/${slug}.md`)).text()).toBe(text)
  expect(await (await request(`/v1/${type}/%40official/${slug}.md`)).text()).toBe(text)
})

test('it has an ETag, a HEAD and a 304', async () => {
  const path = '/v1/patterns/@official/hero.md'
  const tag = (await request(path)).headers.get('ETag') ?? ''
  expect((await request(path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  const head = await request(path, { method: 'HEAD' })
  expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', tag])
})

test.each(['heroe.md', 'hero.md.json', '.md', 'hero.mdx'])('there is no %s', async (name) => {
  const response = await request(`/v1/patterns/@official/${name}`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'record-not-found' })
})

test.each(['/v1/changes', '/v1/openapi'])('%s answers with and without .json', async (path) => {
  const [bare, json] = [await request(path), await request(`${path}.json`)]
  expect([bare.status, json.status]).toEqual([200, 200])
  expect(await bare.text()).toBe(await json.text())
})
