import { expect, test } from 'vitest'
import { serializeBody } from '../../src/api/http/response.ts'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import { createOfflineApi } from '../../src/worker/answer-from-release.ts'
import type { WorkerEnvironment } from '../../src/worker/environment.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { createFakeCaches } from '../support/servers/fake-caches.ts'

const BASE = 'https://svc.test/docs/svc/'

const { files, texts } = publishCorpus(officialCorpus)

const environment = {
  base: new URL(BASE),
  caches: { ...createFakeCaches(), keys: async () => [] },
  fetch: async (url: string) => {
    const path = url.slice(`${BASE}v1/`.length)
    if (!files.has(path)) return new Response(null, { status: 404 })
    return new Response(texts?.get(path) ?? serializeBody(files.get(path)))
  },
} as unknown as WorkerEnvironment

test('below a sub-path, the links of a page are absolute URLs of the site', async () => {
  const api = createOfflineApi(environment)
  const request = new Request(`${BASE}v1/patterns?sort=name&offset=20`)
  const response = await api.respond(request, '/v1/patterns?sort=name&offset=20')
  expect(response.headers.get('Link')).toContain(
    `<${BASE}v1/patterns/q/all/name/40.json>; rel="next", <${BASE}v1/patterns/q/all/name/0.json>; rel="prev"`,
  )
})

test('no response of the worker allows credentials', async () => {
  const api = createOfflineApi(environment)
  const preflight = new Request(`${BASE}v1/patterns`, { method: 'OPTIONS' })
  const { headers } = await api.respond(preflight, '/v1/patterns')
  expect(headers.get('Access-Control-Allow-Headers')).not.toMatch(/authorization|cookie|key/i)
  expect(headers.has('Access-Control-Allow-Credentials')).toBe(false)
})
