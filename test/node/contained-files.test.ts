import { execFileSync } from 'node:child_process'
import { chmod, mkdir, readFile, readlink, symlink, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  FileError,
  readFileIn,
  readRegularFile,
  removeFileIn,
  writeFilesIn,
} from '../../src/internal/node.ts'
import { createTestFolder } from '../support/package/run-cli.ts'

/** Creates a folder `in` with a file, next to a folder `out` with another one. */
async function createFolders() {
  const base = await createTestFolder({ 'in/file.txt': 'mine', 'out/file.txt': 'theirs' })
  return { base, root: join(base, 'in'), outside: join(base, 'out') }
}

/** Links that lead out of a folder: where they are, where they lead, and the path to use. */
const LINKS: readonly (readonly [kind: string, links: Record<string, string>, path: string])[] = [
  ['a file, relative', { 'a.txt': '../out/file.txt' }, 'a.txt'],
  ['a file, absolute', { 'a.txt': '<base>/out/file.txt' }, 'a.txt'],
  ['no file yet', { 'a.txt': '../out/new.txt' }, 'a.txt'],
  ['no folder yet', { a: '../out/new' }, 'a/b/c.txt'],
  ['a folder', { a: '../out' }, 'a/file.txt'],
  ['a folder, for a new file', { a: '../out' }, 'a/new/file.txt'],
  ['another link', { 'a.txt': 'b.txt', 'b.txt': '../out/file.txt' }, 'a.txt'],
  ['a linked folder', { 'a.txt': 'b/file.txt', b: '../out' }, 'a.txt'],
  ['the folder above', { a: '..' }, 'a/out/file.txt'],
  ['the root of the system', { a: '/' }, 'a/<base>/out/file.txt'],
]

test.each(LINKS)('a link to %s outside is neither read nor written', async (_, links, path) => {
  const { base, root, outside } = await createFolders()
  for (const [name, target] of Object.entries(links)) {
    await symlink(target.replace('<base>', base), join(root, name))
  }
  const file = path.replace('<base>', base.slice(1))
  await expect(readFileIn(root, file)).rejects.toThrow(FileError)
  await expect(readFileIn(root, file)).rejects.toThrow(file)
  const write = () => writeFilesIn(root, [{ path: file, content: 'changed' }])
  expect(write).toThrow(file)
  expect(await readFile(join(outside, 'file.txt'), 'utf8')).toBe('theirs')
  await expect(readFile(join(outside, 'new.txt'))).rejects.toThrow('ENOENT')
  await expect(readFile(join(outside, 'new/file.txt'))).rejects.toThrow('ENOENT')
})

test.each(['../out/file.txt', '<base>/out/file.txt', 'a/../../out/file.txt'])(
  'the path %s is neither read nor written',
  async (path) => {
    const { base, root, outside } = await createFolders()
    const file = path.replace('<base>', base)
    await expect(readFileIn(root, file)).rejects.toMatchObject({ code: 'path-outside' })
    expect(() => writeFilesIn(root, [{ path: file, content: 'x' }])).toThrow()
    expect(() => removeFileIn(root, file)).toThrow()
    expect(await readFile(join(outside, 'file.txt'), 'utf8')).toBe('theirs')
  },
)

test('links that stay in the folder are followed, and are still links afterwards', async () => {
  const { base, root } = await createFolders()
  await symlink('file.txt', join(root, 'link.txt'))
  await symlink('later.txt', join(root, 'early.txt'))
  await symlink('in', join(base, 'project'))
  for (const folder of [root, join(base, 'project')]) {
    writeFilesIn(folder, [
      { path: 'link.txt', content: `by ${folder}` },
      { path: 'early.txt', content: 'new' },
    ])
    expect(await readFile(join(root, 'file.txt'), 'utf8')).toBe(`by ${folder}`)
    expect(await readFile(join(root, 'later.txt'), 'utf8')).toBe('new')
    expect(await readlink(join(root, 'link.txt'))).toBe('file.txt')
    expect(String(await readFileIn(folder, 'link.txt'))).toBe(`by ${folder}`)
  }
})

test('nothing is written if one of several files leads out', async () => {
  const { root } = await createFolders()
  await symlink('../out/file.txt', join(root, 'link.txt'))
  const files = ['file.txt', 'new/a.txt', 'link.txt'].map((path) => ({ path, content: 'changed' }))
  expect(() => writeFilesIn(root, files)).toThrow('link.txt')
  expect(await readFile(join(root, 'file.txt'), 'utf8')).toBe('mine')
  await expect(readFile(join(root, 'new/a.txt'))).rejects.toThrow('ENOENT')
})

test('a link is removed, and what it leads to stays', async () => {
  const { root, outside } = await createFolders()
  await symlink('../out/file.txt', join(root, 'link.txt'))
  removeFileIn(root, 'link.txt')
  await expect(readlink(join(root, 'link.txt'))).rejects.toThrow('ENOENT')
  await symlink('../out', join(root, 'folder'))
  expect(() => removeFileIn(root, 'folder/file.txt')).toThrow()
  expect(await readFile(join(outside, 'file.txt'), 'utf8')).toBe('theirs')
})

test('pipes, devices, folders and circles of links are refused at once', async () => {
  const { root } = await createFolders()
  execFileSync('mkfifo', [join(root, 'pipe')])
  await mkdir(join(root, 'folder'))
  await symlink('b', join(root, 'a'))
  await symlink('a', join(root, 'b'))
  for (const [name, code] of [
    ['pipe', 'file-not-regular'],
    ['folder', 'file-is-folder'],
    ['a', 'file-not-regular'],
  ] as const) {
    await expect(readFileIn(root, name)).rejects.toMatchObject({ code })
    const write = () => writeFilesIn(root, [{ path: name, content: 'x' }])
    expect(write).toThrow(expect.objectContaining({ cause: expect.objectContaining({ code }) }))
  }
  const device = readRegularFile('/dev/zero', 'zero.json')
  await expect(device).rejects.toThrow('zero.json is a device')
})

test('a file that is too large is not read', async () => {
  const { root } = await createFolders()
  await truncate(join(root, 'file.txt'), 17 * 1024 * 1024)
  await expect(readFileIn(root, 'file.txt')).rejects.toThrow('file.txt is larger than 16 MB.')
  const bytes = await readFileIn(root, 'file.txt', { maxBytes: 20 * 1024 * 1024 })
  expect(bytes?.length).toBe(17 * 1024 * 1024)
})

test('a read-only file is not replaced', async () => {
  const { root } = await createFolders()
  await chmod(join(root, 'file.txt'), 0o444)
  const write = () => writeFilesIn(root, [{ path: 'file.txt', content: 'x' }])
  expect(write).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ code: 'file-read-only' }) }),
  )
  expect(await readFile(join(root, 'file.txt'), 'utf8')).toBe('mine')
})
