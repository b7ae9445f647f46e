// Long run: bundles each entry point and compresses it.
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'
import { serveStatic } from '../support/servers/static-server.ts'

const SITE = `${ROOT}dist/site`
const gzipKilobytes = (text: string): number => gzipSync(text, { level: 9 }).length / 1000

/** Bundles a module for browsers and returns its minified chunks, the entry chunk first. */
async function bundleChunks(entry: string): Promise<readonly string[]> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: `${ROOT}${entry}`, preserveEntrySignatures: 'strict' },
    },
  })
  const { output: chunks } = (Array.isArray(output) ? output[0] : output) as Rollup.RollupOutput
  const isEntryChunk = (chunk: (typeof chunks)[number]): boolean =>
    'isEntry' in chunk && chunk.isEntry
  const ordered = [
    ...chunks.filter(isEntryChunk),
    ...chunks.filter((chunk) => !isEntryChunk(chunk)),
  ]
  return ordered.map((chunk) => ('code' in chunk ? chunk.code : ''))
}

const bundle = async (entry: string): Promise<string> => (await bundleChunks(entry)).join('')

async function countRecords(): Promise<number> {
  const { counts } = JSON.parse(await readFile(`${SITE}/v1/health.json`, 'utf8'))
  return Object.values<number>(counts).reduce((sum, count) => sum + count)
}

/** Reads a script with all its static imports. */
async function withImports(path: string, seen = new Set<string>()): Promise<string> {
  if (seen.has(path)) return ''
  seen.add(path)
  const text = await readFile(path, 'utf8')
  const names = [...text.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)].map(
    ([, name = '']) => name,
  )
  const imports = names.map((name) => withImports(normalize(join(dirname(path), name)), seen))
  return text + (await Promise.all(imports)).join('')
}

test('the essence validator is at most 11 kB gzip in a browser bundle', async () => {
  const code = await bundle('src/core/generated/validators/essence.v4.ts')
  expect(code).toContain('validate')
  expect(gzipKilobytes(code)).toBeLessThanOrEqual(11)
})

test('the home page loads at most 90 kB gzip of scripts and styles', async () => {
  const html = await readFile(`${SITE}/index.html`, 'utf8')
  const listPaths = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, name = '']) => join(SITE, name))
  const scripts = listPaths(/<script[^>]+src="([^"]+)"/g)
  const styles = listPaths(/<link rel="stylesheet" href="([^"]+)"/g)
  expect([scripts.length, styles.length]).toEqual([2, 1])
  const texts = await Promise.all([
    ...scripts.map((path) => withImports(path)),
    ...styles.map((path) => readFile(path, 'utf8')),
  ])
  const size = texts.reduce((sum, text) => sum + gzipKilobytes(text), 0)
  expect(size).toBeLessThanOrEqual(90)
  // The compiler, renderer, search engine and API client (which has zod) are loaded on demand.
  expect(texts.join('')).not.toMatch(/additionalProperties|data-pattern=|search-body|_zod/)
})

test('a search page loads one script and at most 60 kB brotli until its first result', async () => {
  const script = await readFile(`${SITE}/lib/search.js`, 'utf8')
  expect(await withImports(`${SITE}/lib/search.js`)).toBe(script)
  const entry = await readFile(`${SITE}/v1/index.json`, 'utf8')
  const { cards, 'search-body': body } = JSON.parse(entry).tables
  const tables = [cards, body].map((path) => readFile(`${SITE}/v1/${path}`, 'utf8'))
  const loaded = [script, entry, ...(await Promise.all(tables))]
  const [scriptBytes = 0, entryBytes = 0, cardBytes = 0, bodyBytes = 0] = loaded.map(
    (text) => brotliCompressSync(text).length,
  )
  expect(scriptBytes).toBeLessThanOrEqual(28_500)
  expect(scriptBytes + entryBytes + cardBytes).toBeLessThanOrEqual(60_000)
  const records = await countRecords()
  expect(cardBytes / records).toBeLessThanOrEqual(150)
  // The other words of all records, which a complete search adds.
  expect(bodyBytes / records).toBeLessThanOrEqual(250)
})

test('the search script loads the code that verifies files only when it is needed', async () => {
  const { createClient, fetchSource } = await import(`${SITE}/lib/search.js`)
  const { url, close } = await serveStatic(SITE)
  const search = (integrity: true | string) =>
    createClient(fetchSource(`${url}/v1/`, { integrity })).search({ q: 'data table' })
  expect((await search(true)).results[0].slug).toBe('data-table')
  await expect(search('sha384-wrong')).rejects.toMatchObject({ code: 'source-unreachable' })
  await close()
})

/** Lists the modules of the embedded content; the fonts are data that only commands load. */
const listContentFiles = async (): Promise<string[]> =>
  (await readdir(`${ROOT}dist/lib/data`)).filter((name) => name !== 'fonts.js')

test('the embedded content is split: at most 2 kB gzip load up front', async () => {
  const [entry = '', ...chunks] = await bundleChunks('dist/lib/embedded.js')
  expect(gzipKilobytes(entry)).toBeLessThanOrEqual(2)
  expect(chunks.length).toBe((await listContentFiles()).length)
})

test('the embedded content is at most 6 kB gzip per record, plus 120 kB of schemas', async () => {
  const texts = await Promise.all(
    (await listContentFiles()).map(
      async (name): Promise<[string, string]> => [
        name,
        await readFile(`${ROOT}dist/lib/data/${name}`, 'utf8'),
      ],
    ),
  )
  const records = await countRecords()
  const isFixed = ([name]: [string, string]): boolean => /^(schemas|openapi)\.js$/.test(name)
  const totalSize = (files: readonly [string, string][]): number =>
    files.reduce((sum, [, text]) => sum + gzipKilobytes(text), 0)
  expect(totalSize(texts.filter(isFixed))).toBeLessThanOrEqual(120)
  expect(totalSize(texts.filter((text) => !isFixed(text))) / records).toBeLessThanOrEqual(6)
})

const brotliBytes = async (entry: string): Promise<number> =>
  brotliCompressSync(await bundle(entry)).length

// A third of it are the texts of packs: conventions by kind of page, labels and locales.
test('validate, compile and select are at most 46 kB brotli together', async () => {
  expect(await brotliBytes('test/support/package/compiler-entry.ts')).toBeLessThanOrEqual(46_000)
})

test('the rest of the packs module adds at most 1 kB brotli', async () => {
  expect(await brotliBytes('src/packs.ts')).toBeLessThanOrEqual(47_000)
})
