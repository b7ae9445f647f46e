import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { publishCorpus } from '../../src/site/published-corpus.ts'
import type { Corpus } from '../../src/site.ts'
import { generateManyRecords } from '../support/corpus/many-records.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { ROOT } from '../support/root.ts'
import { listenOnLoopback } from '../support/servers/loopback.ts'

const PAGE = '<script type=module src=page.js></script>'

const SCRIPT = `
import { search } from './lib/search.js'
const { results } = await search(QUERY, { scope: 'names' })
document.title = results[0].name + ': ' + results[0].description
`

interface LargeSite {
  readonly files: ReadonlyMap<string, unknown>
  /** The name of a record. */
  readonly name: string
}

/** Publishes generated records, whose texts are as long as the official ones. */
function publishLargeSite(count: number): LargeSite {
  const records = generateManyRecords(count)
  const patterns = records.map(({ data }) => ({ type: 'patterns', slug: data.id, data }))
  const corpus = {
    ...officialCorpus,
    records: { patterns, themes: [], blueprints: [], archetypes: [], shells: [] },
  } as unknown as Corpus
  return { files: publishCorpus(corpus).files, name: String(records[count >> 1]?.data.name) }
}

/** Serves a page, the search module and an API, and counts the compressed bytes of the latter two. */
function createByteCounter({ files, name }: LargeSite): { server: Server; bytes: () => number } {
  let bytes = 0
  const read = (path: string): string | undefined => {
    if (path === '/lib/search.js') return readFileSync(`${ROOT}dist/lib/search.js`, 'utf8')
    const file = files.get(path.replace('/v1/', ''))
    return file === undefined ? undefined : JSON.stringify(file)
  }
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const isScript = path.endsWith('.js')
    if (path === '/') return response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE)
    const page = path === '/page.js' ? SCRIPT.replace('QUERY', JSON.stringify(name)) : undefined
    const text = page ?? read(path)
    if (text === undefined) return response.writeHead(404).end()
    if (page === undefined) bytes += brotliCompressSync(text).length
    return response
      .writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'application/json' })
      .end(text)
  })
  return { server, bytes: () => bytes }
}

for (const [count, limit] of [
  [567, 60_000],
  [5_000, 100_000],
] as const) {
  test(`a first result of ${count} records needs at most ${limit} bytes, compressed`, async ({
    page,
  }) => {
    const site = publishLargeSite(count)
    const { server, bytes } = createByteCounter(site)
    const { url, close } = await listenOnLoopback(server)
    await page.goto(url)
    await expect.poll(() => page.title()).toContain(`${site.name}: `)
    expect(bytes()).toBeLessThanOrEqual(limit)
    await close()
  })
}
