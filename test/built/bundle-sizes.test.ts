import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

const SITE = `${ROOT}dist/site`
const kilobytes = (text: string): number => gzipSync(text, { level: 9 }).length / 1000

/** The parts of a browser bundle of one module, minified, the first part first. */
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
  const isFirst = (chunk: (typeof chunks)[number]): boolean => 'isEntry' in chunk && chunk.isEntry
  const ordered = [...chunks.filter(isFirst), ...chunks.filter((chunk) => !isFirst(chunk))]
  return ordered.map((chunk) => ('code' in chunk ? chunk.code : ''))
}

const bundle = async (entry: string): Promise<string> => (await bundleChunks(entry)).join('')

/** A script and everything that it imports before it runs. */
async function withImports(path: string, seen = new Set<string>()): Promise<string> {
  if (seen.has(path)) return ''
  seen.add(path)
  const text = await readFile(path, 'utf8')
  const names = [...text.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)].map(
    ([, name = '']) => name,
  )
  const rest = names.map((name) => withImports(normalize(join(dirname(path), name)), seen))
  return text + (await Promise.all(rest)).join('')
}

test('the essence validator costs at most 11 kB gzip in a browser bundle', async () => {
  const code = await bundle('src/core/generated/validators/essence.v4.ts')
  expect(code).toContain('validate')
  expect(kilobytes(code)).toBeLessThanOrEqual(11)
})

test('the first load of the start page is at most 90 kB gzip of script and style', async () => {
  const html = await readFile(`${SITE}/index.html`, 'utf8')
  const named = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, name = '']) => join(SITE, name))
  const scripts = named(/<script[^>]+src="([^"]+)"/g)
  const styles = named(/<link rel="stylesheet" href="([^"]+)"/g)
  expect([scripts.length, styles.length]).toEqual([2, 1])
  const texts = await Promise.all([
    ...scripts.map((path) => withImports(path)),
    ...styles.map((path) => readFile(path, 'utf8')),
  ])
  const size = texts.reduce((sum, text) => sum + kilobytes(text), 0)
  expect(size).toBeLessThanOrEqual(90)
  // What compiles, renders and searches comes when it is used.
  expect(texts.join('')).not.toMatch(/additionalProperties|data-pattern=|search-head/)
})

test('a page that only searches loads one script and at most 60 kB brotli to its first result', async () => {
  const script = await readFile(`${SITE}/lib/search.js`, 'utf8')
  expect(await withImports(`${SITE}/lib/search.js`)).toBe(script)
  const entry = await readFile(`${SITE}/v1/index.json`, 'utf8')
  const { cards, 'search-head': head, 'search-body': body } = JSON.parse(entry).tables
  const tables = [cards, head, body].map((path) => readFile(`${SITE}/v1/${path}`, 'utf8'))
  const loaded = [script, entry, ...(await Promise.all(tables))]
  const bytes = loaded.map((text) => brotliCompressSync(text).length)
  expect(bytes[0]).toBeLessThanOrEqual(30_000)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000)
})

test('the embedded copy is loaded in parts: at most 2 kB gzip before it is asked', async () => {
  const [first = '', ...parts] = await bundleChunks('dist/lib/embedded.js')
  expect(kilobytes(first)).toBeLessThanOrEqual(2)
  expect(parts.length).toBe((await readdir(`${ROOT}dist/lib/data`)).length)
})

test('the embedded copy has at most 6 kB gzip a record, and 120 kB beside its records', async () => {
  const names = (await readdir(`${ROOT}dist/lib/data`)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(
    names.map(
      async (name): Promise<[string, string]> => [
        name,
        await readFile(`${ROOT}dist/lib/data/${name}`, 'utf8'),
      ],
    ),
  )
  const { counts } = JSON.parse(await readFile(`${SITE}/v1/health.json`, 'utf8'))
  const records = Object.values<number>(counts).reduce((sum, count) => sum + count)
  const isFixed = ([name]: [string, string]): boolean => /^(schemas|openapi)\.js$/.test(name)
  const size = (some: readonly [string, string][]): number =>
    some.reduce((sum, [, text]) => sum + kilobytes(text), 0)
  expect(size(texts.filter(isFixed))).toBeLessThanOrEqual(120)
  expect(size(texts.filter((one) => !isFixed(one))) / records).toBeLessThanOrEqual(6)
})

const brotliBytes = async (entry: string): Promise<number> =>
  brotliCompressSync(await bundle(entry)).length

test('validate, compile and select cost at most 36 kB brotli together', async () => {
  expect(await brotliBytes('test/support/package/compiler-entry.ts')).toBeLessThanOrEqual(36_000)
})

test('what compares packs and names them to agents costs at most 1 kB brotli more', async () => {
  expect(await brotliBytes('src/packs.ts')).toBeLessThanOrEqual(37_000)
})
