import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { writeTree } from '../../src/internal/node.ts'
import { precompress } from '../../src/node.ts'

const folder = await mkdtemp(join(tmpdir(), 'svc-precompress-'))
const site = join(folder, 'site')
const copy = join(folder, 'copy')
const long = JSON.stringify(Array.from({ length: 300 }, (_, at) => ({ at })))

await writeTree(
  site,
  new Map([
    ['llms.txt', 'short'],
    ['v1/patterns.json', long],
    ['v1/patterns/x', long],
    ['v1/picture.png', long],
  ]),
)

afterAll(() => rm(folder, { recursive: true }))

test('a copy has compressed siblings if they are smaller, and the site is not changed', async () => {
  expect(await precompress(site, copy)).toBe(2)
  const names = await readdir(join(copy, 'v1'))
  expect(names.sort()).toEqual([
    ...['patterns', 'patterns.json', 'patterns.json.br', 'patterns.json.gz', 'picture.png'],
  ])
  expect((await readdir(copy)).sort()).toEqual(['llms.txt', 'v1'])
  const br = await readFile(join(copy, 'v1/patterns/x.br'))
  const gz = await readFile(join(copy, 'v1/patterns/x.gz'))
  expect(br.length).toBeLessThan(gz.length)
  expect([String(brotliDecompressSync(br)), String(gunzipSync(gz))]).toEqual([long, long])
  expect(await readdir(join(site, 'v1/patterns'))).toEqual(['x'])
})

test('a copy is replaced, and is the same', async () => {
  await writeFile(join(copy, 'stale.txt'), 'x')
  const before = await readFile(join(copy, 'v1/patterns.json.gz'))
  await precompress(site, copy)
  expect(await readdir(copy)).not.toContain('stale.txt')
  expect(await readFile(join(copy, 'v1/patterns.json.gz'))).toEqual(before)
})

test.each([
  ['the site itself', site],
  ['a folder in it', join(site, 'v1')],
  ['a folder around it', folder],
])('%s is rejected', async (_, target) => {
  await expect(precompress(site, target)).rejects.toThrow('cannot be at')
})

test('a folder that is not a copy of a site is not replaced', async () => {
  const other = join(folder, 'other')
  await mkdir(other)
  await writeFile(join(other, 'mine.txt'), 'x')
  await expect(precompress(site, other)).rejects.toThrow('was not replaced')
  expect(await readdir(other)).toEqual(['mine.txt'])
})
