import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { SCHEMA_NAMES } from '../../src/core/generated/names.ts'
import { createHandler } from '../../src/index.ts'
import { corpusClient } from '../../src/site.ts'
import { corpus } from '../support/corpus.ts'
import { ROOT } from '../support/root.ts'

const SITE = `${ROOT}dist/site`
const handle = createHandler(corpusClient(corpus))
const isNotFound = (file: string): boolean => /^v1\/404\./.test(file)

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(`${SITE}/${folder}`, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(SITE.length + 1))
}

const api = [...(await filesBelow('v1')), 'health', 'health.json'].filter((f) => !isNotFound(f))

test(`each of the ${api.length} files of the API is what the handler answers there`, async () => {
  for (const file of api) {
    const response = await handle(new Request(`http://svc.test/${file}`))
    expect(response.status, file).toBe(200)
    expect(await response.text(), file).toBe(await readFile(`${SITE}/${file}`, 'utf8'))
  }
})

test.each(['schemas', 'v1/schema'])('%s holds exactly the 59 names', async (folder) => {
  const found = (await filesBelow(folder)).map((file) => file.slice(folder.length + 1))
  expect(found.sort()).toEqual([...SCHEMA_NAMES])
})

test('a schema has the same bytes in the repository, as published and in the API', async () => {
  for (const name of SCHEMA_NAMES) {
    const source = await readFile(`${ROOT}schemas/${name}`, 'utf8')
    expect(await readFile(`${SITE}/schemas/${name}`, 'utf8'), name).toBe(source)
    expect(await readFile(`${SITE}/v1/schema/${name}`, 'utf8'), name).toBe(source)
  }
})

test('what a host answers for a wrong address below /v1 is a problem', async () => {
  const text = await readFile(`${SITE}/v1/404.json`, 'utf8')
  expect(JSON.parse(text)).toMatchObject({ code: 'route-not-found', status: 404 })
  expect(await readFile(`${SITE}/v1/404.html`, 'utf8')).toBe(text)
})

test('nothing but the site is in its folder', async () => {
  const entries = await readdir(SITE)
  expect(entries.filter((entry) => entry.startsWith('.'))).toEqual([])
})
