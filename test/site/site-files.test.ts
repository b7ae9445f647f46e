import { expect, test } from 'vitest'
import { createHandler } from '../../src/index.ts'
import { PROBLEM_FILES } from '../../src/site/problem-files.ts'
import { corpusClient } from '../../src/site.ts'
import { overlayCorpus } from '../support/corpus/overlay-corpus.ts'
import { overlaySite } from '../support/corpus/overlay-site.ts'
import {
  findDeadLinks,
  findDifferingFiles,
  findInvalidFiles,
  findWrongManifestRows,
  listLinks,
  listResponseFiles,
} from '../support/site/check-site-files.ts'

const files = overlaySite
const handle = createHandler(corpusClient(overlayCorpus))

test("every file equals the handler's response at its path", async () => {
  expect(listResponseFiles(files).length).toBeGreaterThan(1_000)
  expect(await findDifferingFiles(files, handle)).toEqual([])
})

test('every file is valid against the schema of its route', () => {
  expect(findInvalidFiles(files)).toEqual([])
})

test('every link leads to a file, or to a query that is answered', async () => {
  const first = JSON.parse(files.get('v1/patterns.json') ?? '')
  expect(listLinks(first)).toEqual(['patterns/q/all/recommended/20.json'])
  expect(listLinks(JSON.parse(files.get('v1/index.json') ?? '')).length).toBeGreaterThan(10)
  expect(await findDeadLinks(files, handle)).toEqual([])
})

test('the page of a word has no next page, since only its first page is a file', () => {
  const pages = [...files]
    .filter(([file]) => file.startsWith('v1/search-terms/'))
    .map(([, text]) => JSON.parse(text))
  expect(pages.filter(({ total, limit }) => total > limit).length).toBeGreaterThan(10)
  expect(pages.filter(({ next, previous }) => next !== null || previous !== null)).toEqual([])
})

test.each(PROBLEM_FILES)('$file holds the problem that $path is answered with', async (row) => {
  const body = JSON.parse(files.get(row.file.slice(1)) ?? '')
  expect([body.status, body.allow?.join(', ')]).toEqual([row.status, row.allow])
  const response = await handle(new Request(`http://svc.test${row.path}`))
  expect([response.status, response.headers.get('Allow')]).toEqual([row.status, row.allow ?? null])
})

test('the manifests list every file once, with its size and its checksum', () => {
  const read = (file: string): Uint8Array | undefined => {
    const text = files.get(file)
    return text === undefined ? undefined : Buffer.from(text)
  }
  expect(findWrongManifestRows(files, read)).toEqual([])
})

/** The files that may name a hidden blueprint: its own, manifests, and the compiler's table. */
const OWN = [
  /^v1\/blueprints\/@?official\/quiet-zephyr(\.json|\.md)?$/,
  /^v1\/(manifest\.(blueprints|previews)\.json|changes|changes\.json|_i\/corpus\.[^/]+)$/,
]

test('a hidden blueprint is in no list, no search and no index', () => {
  const holding = [...files].filter(([, text]) => text.includes('quiet-zephyr'))
  const names = holding.map(([file]) => file)
  expect(names).toContain('v1/blueprints/@official/quiet-zephyr.json')
  expect(names.filter((file) => !OWN.some((pattern) => pattern.test(file)))).toEqual([])
})
