import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { listFiles, readTree, replaceTree, writeTree } from '../../src/node/file-tree.ts'
import { arbitraryText, runs } from '../support/arbitrary.ts'

const folder = await mkdtemp(join(tmpdir(), 'svc-write-'))
afterAll(() => rm(folder, { recursive: true }))

const LONG_AGO = new Date('2001-01-01T00:00:00Z')

/** A folder of its own with these files, all of them old. */
async function oldTree(name: string, files: ReadonlyMap<string, string>): Promise<string> {
  const root = join(folder, name)
  await writeTree(root, files)
  for (const path of files.keys()) await utimes(join(root, path), LONG_AGO, LONG_AGO)
  return root
}

const isOld = async (file: string): Promise<boolean> =>
  (await stat(file)).mtimeMs === LONG_AGO.getTime()

test('a file with the same bytes is not written', async () => {
  const files = new Map([
    ['a.json', '1'],
    ['b/c.json', 'ü'],
    ['b/d.json', '3'],
  ])
  const root = await oldTree('same', files)
  expect(await writeTree(root, files)).toEqual([])
  expect(await writeTree(root, new Map(files).set('b/d.json', '4'))).toEqual(['b/d.json'])
  const old = [...files.keys()].map((path) => isOld(join(root, path)))
  expect(await Promise.all(old)).toEqual([true, true, false])
})

test('other files are removed, and empty folders with them', async () => {
  const root = await oldTree(
    'others',
    new Map([
      ['a/b/c.json', '1'],
      ['a/d', '2'],
      ['e', '3'],
    ]),
  )
  const files = new Map([
    ['a/d/now-a-folder', '2'],
    ['e', '3'],
  ])
  expect(await replaceTree(root, files)).toEqual({
    written: ['a/d/now-a-folder'],
    removed: ['a/b/c.json', 'a/d'],
  })
  expect([await readdir(join(root, 'a')), await isOld(join(root, 'e'))]).toEqual([['d'], true])
})

test('a file that may stay is not changed', async () => {
  const root = await oldTree(
    'stay',
    new Map([
      ['a.d.ts', '1'],
      ['b.js', '2'],
      ['c.d.ts', '3'],
    ]),
  )
  const stays = (path: string) => path === 'a.d.ts'
  const { removed } = await replaceTree(root, new Map([['b.js', '2']]), stays)
  expect([removed, await isOld(join(root, 'a.d.ts'))]).toEqual([['c.d.ts'], true])
  const texts = [...(await readTree(root))].map(([path, bytes]) => [path, String(bytes)])
  expect(texts).toEqual([
    ['a.d.ts', '1'],
    ['b.js', '2'],
  ])
})

test('a file replaces an empty folder', async () => {
  const root = join(folder, 'place')
  await mkdir(join(root, 'x/y'), { recursive: true })
  await replaceTree(root, new Map([['x', '1']]))
  expect(await readFile(join(root, 'x'), 'utf8')).toBe('1')
})

test('a file that has the name of a needed folder is an error, and stays', async () => {
  const root = await oldTree('held', new Map([['c', '1']]))
  await expect(writeTree(root, new Map([['c/d', '2']]))).rejects.toThrow(/EEXIST|ENOTDIR/)
  expect(await readFile(join(root, 'c'), 'utf8')).toBe('1')
})

test('whatever the folder had, afterwards it has exactly these files', async () => {
  const names = fc.constantFrom('a', 'b', 'c/d', 'c/e', 'f/g/h')
  const tree = fc.uniqueArray(fc.tuple(names, arbitraryText), { selector: ([name]) => name })
  await fc.assert(
    fc.asyncProperty(tree, tree, async (before, after) => {
      const root = join(folder, 'any')
      await replaceTree(root, new Map(before))
      const changed = await replaceTree(root, new Map(after))
      expect(await listFiles(root)).toEqual(after.map(([path]) => path).sort())
      for (const [path, text] of after) {
        expect(await readFile(join(root, path))).toEqual(Buffer.from(text))
      }
      const was = new Map(before.map(([path, text]) => [path, Buffer.from(text).toString('hex')]))
      const wanted = after.filter(
        ([path, text]) => was.get(path) !== Buffer.from(text).toString('hex'),
      )
      expect(changed.written).toEqual(wanted.map(([path]) => path).sort())
    }),
    runs(40),
  )
})
