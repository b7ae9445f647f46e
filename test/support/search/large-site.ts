import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { publishCorpus } from '../../../src/site/published-corpus.ts'
import type { Corpus } from '../../../src/site.ts'
import { generateManyRecords } from '../corpus/many-records.ts'
import { officialCorpus } from '../corpus/official-corpus.ts'
import { ROOT } from '../root.ts'

/** The files of a site below `/v1/`, and a name to search for. */
export interface SearchableSite {
  readonly files: ReadonlyMap<string, unknown>
  readonly name: string
}

/** Publishes the official corpus. */
export const publishOfficialSite = (): SearchableSite => ({
  files: publishCorpus(officialCorpus).files,
  name: 'Data table',
})

/** Publishes generated records, whose texts are as long as the official ones. */
export function publishLargeSite(count: number): SearchableSite {
  const records = generateManyRecords(count)
  const patterns = records.map(({ data }) => ({ type: 'patterns', slug: data.id, data }))
  const corpus = {
    ...officialCorpus,
    records: { patterns, themes: [], blueprints: [], archetypes: [], shells: [] },
  } as unknown as Corpus
  return { files: publishCorpus(corpus).files, name: String(records[count >> 1]?.data.name) }
}

const PAGE = '<script type=module src=page.js></script>'

/** Searches, and shows the first result with the time since the navigation in the title. */
const SCRIPT = `
import { search } from './lib/search.js'
const { results } = await search(QUERY, { scope: 'names' })
document.title = results[0].name + ': ' + Math.round(performance.now()) + ' ms'
`

/** Serves a page that searches a site once, and adds up the compressed bytes that it loads. */
export function createSearchPageServer({ files, name }: SearchableSite): {
  readonly server: Server
  readonly bytes: () => number
} {
  const loaded: string[] = []
  const read = (path: string): string | undefined => {
    if (path === '/lib/search.js') return readFileSync(`${ROOT}dist/lib/search.js`, 'utf8')
    const file = files.get(path.replace('/v1/', ''))
    return file === undefined ? undefined : JSON.stringify(file)
  }
  const server = createServer(({ url: path = '/' }, response) => {
    if (path === '/') return response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE)
    const page = path === '/page.js' ? SCRIPT.replace('QUERY', JSON.stringify(name)) : undefined
    const text = page ?? read(path)
    if (text === undefined) return response.writeHead(404).end()
    if (page === undefined) loaded.push(text)
    const type = path.endsWith('.js') ? 'text/javascript' : 'application/json'
    return response.writeHead(200, { 'Content-Type': type }).end(text)
  })
  // Compressed at the end, because it takes longer than everything that the page does.
  const bytes = () => loaded.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
  return { server, bytes }
}
