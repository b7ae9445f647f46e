// Not quick: sends hundreds of requests to each surface.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHandler } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { arbitraryText } from '../support/arbitrary.ts'
import { createCorpusFrom, generateRecords } from '../support/corpus/generated-corpus.ts'

const errors: unknown[] = []
const handle = createHandler(corpusClient(createCorpusFrom(generateRecords(40, 7))), {
  onError: (error) => errors.push(error),
})

const KNOWN_SEGMENTS = [
  ...['v1', 'patterns', 'blueprints', 'search', 'search-terms', 'all', 'q', 'recommended', 'name'],
  ...[
    '@official',
    'official',
    'schema',
    'schemas',
    'intelligence',
    'summary',
    'showcase',
    'health',
  ],
  ...[
    '0',
    '20',
    'index.json',
    'all.json',
    '__proto__',
    'constructor',
    '..',
    '%2e%2e',
    '%00',
    '%FF',
  ],
]
const PARAMETER_NAMES = [
  ...['q', 'type', 'namespace', 'source', 'sort', 'recommended', 'intelligence_source'],
  ...['blueprint_set', 'limit', 'offset', '__proto__', 'constructor', ''],
]
const PARAMETER_VALUES = [
  'true',
  'name',
  'amber',
  'pattern',
  '20',
  '-1',
  '1e9',
  '%FF',
  '(a+)+$',
  '\u0000',
  '',
]

const encoded = arbitraryText.map((text) => new URLSearchParams([['', text]]).toString().slice(1))
const segment = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...KNOWN_SEGMENTS) }, encoded)
const pair = fc.tuple(
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PARAMETER_NAMES) }, encoded),
  fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...PARAMETER_VALUES) }, encoded),
)
const requestPath = fc
  .tuple(fc.array(segment, { maxLength: 6 }), fc.array(pair, { maxLength: 8 }))
  .map(
    ([path, pairs]) => `/v1/${path.join('/')}?${pairs.map((entry) => entry.join('=')).join('&')}`,
  )
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE')

test('responds to any request with JSON, a status below 500 and the same body every time', async () => {
  const property = fc.asyncProperty(requestPath, method, async (path, requestMethod) => {
    const send = () => handle(new Request(`http://svc.test${path}`, { method: requestMethod }))
    const response = await send()
    expect(response.status, path).toBeLessThan(500)
    const text = await response.text()
    if (requestMethod === 'HEAD' || requestMethod === 'OPTIONS') expect(text).toBe('')
    else if (/\.md\/*\?/.test(path) && response.status === 200) expect(text).toMatch(/^# /m)
    else expect(JSON.parse(text)).toBeTypeOf('object')
    expect(await (await send()).text()).toBe(text)
  })
  await fc.assert(property, { seed: 5, numRuns: process.env.SVC_FULL ? 5_000 : 400 })
  expect(errors).toEqual([])
})
