import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { SCHEMA_NAMES } from '../../src/core/generated/names.ts'
import { createHandler } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { officialCorpus } from '../support/corpus/official-corpus.ts'
import { ROOT } from '../support/root.ts'
import {
  findDeadLinks,
  findDifferingFiles,
  findInvalidFiles,
  findWrongManifestRows,
  listResponseFiles,
} from '../support/site/check-site-files.ts'

const SITE = `${ROOT}dist/site`
const handle = createHandler(corpusClient(officialCorpus))

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(`${SITE}/${folder}`, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.replaceAll('//', '/').slice(SITE.length + 1),
    )
}

const apiFiles = [...(await listFiles('v1')), 'health', 'health.json']
const texts = apiFiles.map(
  async (file): Promise<[string, string]> => [file, await readFile(`${SITE}/${file}`, 'utf8')],
)
const files = new Map(await Promise.all(texts))

test(`all ${files.size} API files equal the response of the handler`, async () => {
  expect(listResponseFiles(files).length).toBeGreaterThan(1_000)
  expect(await findDifferingFiles(files, handle)).toEqual([])
})

test('all API files match the schema of their route', () => {
  expect(findInvalidFiles(files)).toEqual([])
})

test('all links in API files lead to a file or a successful query', async () => {
  expect(await findDeadLinks(files, handle)).toEqual([])
})

test('the manifests list every API file once, with its size and checksum', () => {
  expect(findWrongManifestRows(files, (file) => readFileSync(`${SITE}/${file}`))).toEqual([])
})

test.each(['schemas', 'v1/schema'])('%s contains exactly the 59 schemas', async (folder) => {
  const names = (await listFiles(folder)).map((file) => file.slice(folder.length + 1))
  expect(names.sort()).toEqual([...SCHEMA_NAMES])
})

test('schemas have the same bytes in the repository, the site and the API', async () => {
  for (const name of SCHEMA_NAMES) {
    const source = await readFile(`${ROOT}schemas/${name}`, 'utf8')
    expect(await readFile(`${SITE}/schemas/${name}`, 'utf8'), name).toBe(source)
    expect(files.get(`v1/schema/${name}`), name).toBe(source)
  }
})

test('the body for an unknown path below /v1 is a problem document', async () => {
  const text = files.get('v1/404.json') ?? ''
  expect(JSON.parse(text)).toMatchObject({ code: 'route-not-found', status: 404 })
  expect(files.get('v1/404.html')).toBe(text)
})

test('the site folder has no unexpected hidden files', async () => {
  const known = ['.nojekyll', '.well-known']
  const entries = await readdir(SITE)
  expect(entries.filter((entry) => entry.startsWith('.') && !known.includes(entry))).toEqual([])
})

test('every module in /lib imports files of /lib only', async () => {
  const modules = (await listFiles('lib')).filter((file) => file.endsWith('.js'))
  expect(modules.length).toBeGreaterThan(50)
  for (const file of modules) {
    const text = await readFile(`${SITE}/${file}`, 'utf8')
    const imports = [...text.matchAll(/\b(?:from|import)[ (]*["'`]([^"'`\n]+\.js)["'`]/g)]
    const paths = imports.map(([, path = '']) => posix.join(posix.dirname(file), path))
    expect(modules, file).toEqual(expect.arrayContaining(paths))
  }
})
