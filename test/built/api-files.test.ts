import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
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

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(`${SITE}/${folder}`, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.replaceAll('//', '/').slice(SITE.length + 1),
    )
}

const api = [...(await filesBelow('v1')), 'health', 'health.json']
const texts = api.map(
  async (file): Promise<[string, string]> => [file, await readFile(`${SITE}/${file}`, 'utf8')],
)
const files = new Map(await Promise.all(texts))

test(`each of the ${files.size} files of the API is what the handler answers there`, async () => {
  expect(listResponseFiles(files).length).toBeGreaterThan(1_000)
  expect(await findDifferingFiles(files, handle)).toEqual([])
})

test('each of them is as the schema says that its route names', () => {
  expect(findInvalidFiles(files)).toEqual([])
})

test('each link of them leads to a file, or to a question that is answered', async () => {
  expect(await findDeadLinks(files, handle)).toEqual([])
})

test('the manifests list every file of the API once, with its length and its checksum', () => {
  expect(findWrongManifestRows(files, (file) => readFileSync(`${SITE}/${file}`))).toEqual([])
})

test.each(['schemas', 'v1/schema'])('%s holds exactly the 59 names', async (folder) => {
  const found = (await filesBelow(folder)).map((file) => file.slice(folder.length + 1))
  expect(found.sort()).toEqual([...SCHEMA_NAMES])
})

test('a schema has the same bytes in the repository, as published and in the API', async () => {
  for (const name of SCHEMA_NAMES) {
    const source = await readFile(`${ROOT}schemas/${name}`, 'utf8')
    expect(await readFile(`${SITE}/schemas/${name}`, 'utf8'), name).toBe(source)
    expect(files.get(`v1/schema/${name}`), name).toBe(source)
  }
})

test('what a host answers for a wrong address below /v1 is a problem', async () => {
  const text = files.get('v1/404.json') ?? ''
  expect(JSON.parse(text)).toMatchObject({ code: 'route-not-found', status: 404 })
  expect(files.get('v1/404.html')).toBe(text)
})

test('nothing but the site is in its folder', async () => {
  const known = ['.nojekyll', '.well-known']
  const entries = await readdir(SITE)
  expect(entries.filter((entry) => entry.startsWith('.') && !known.includes(entry))).toEqual([])
})
