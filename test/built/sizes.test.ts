import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

const SITE = `${ROOT}dist/site`
const kilobytes = (text: string): number => gzipSync(text, { level: 9 }).length / 1000

/** One module as a browser bundle, minified. */
async function bundle(entry: string): Promise<string> {
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
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
}

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

test('the first load of the explorer is at most 60 kB gzip of script', async () => {
  const html = await readFile(`${SITE}/index.html`, 'utf8')
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, name = '']) => name)
  expect(scripts.length).toBeGreaterThan(0)
  const texts = await Promise.all(scripts.map((name) => withImports(join(SITE, name))))
  expect(kilobytes(texts.join(''))).toBeLessThanOrEqual(60)
})
