import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listFiles } from '../../src/node/file-tree.ts'
import { replaceFiles, STAGING_FOLDER } from '../../src/node/files/staged-folder.ts'

const folder = await mkdtemp(join(tmpdir(), 'svc-staged-'))
afterAll(() => rm(folder, { recursive: true }))

/** A process id that no process has: Linux allows at most 2^22, and others less. */
const DEAD_PROCESS = 2 ** 22 + 1

const newRoot = (): Promise<string> => mkdtemp(join(folder, 'root-'))

const fillWith =
  (files: Readonly<Record<string, string>>) =>
  async (write: (path: string, text: string) => Promise<void>): Promise<void> => {
    for (const [path, text] of Object.entries(files)) await write(path, text)
  }

/** Writes what a killed process leaves: its lock, new files, and perhaps a journal. */
async function leaveBehind(root: string, journal?: readonly string[]): Promise<void> {
  const staging = join(root, STAGING_FOLDER)
  await mkdir(join(staging, 'new'), { recursive: true })
  await writeFile(join(staging, 'new/0'), 'half of a fi')
  const owner = { pid: DEAD_PROCESS, host: hostname(), id: 'earlier', started: null }
  await writeFile(join(staging, 'lock'), JSON.stringify(owner))
  if (journal) await writeFile(join(staging, 'files.json'), JSON.stringify(journal))
}

test('a folder changes only when all files are rendered', async () => {
  const root = await newRoot()
  await replaceFiles(root, fillWith({ a: '1', b: '1' }))
  const failing = replaceFiles(root, async (write) => {
    await write('a', '2')
    throw new Error('This record cannot be rendered.')
  })
  await expect(failing).rejects.toThrow('cannot be rendered')
  expect(await readFile(join(root, 'a'), 'utf8')).toBe('1')
  expect(await listFiles(root)).toEqual(['a', 'b'])
})

test('a folder that a failing call created is removed', async () => {
  const root = join(await newRoot(), 'site')
  await expect(replaceFiles(root, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(root)).toBe(false)
})

test('what a killed process left is removed', async () => {
  const root = await newRoot()
  await leaveBehind(root)
  await replaceFiles(root, fillWith({ a: '1' }))
  expect(await listFiles(root)).toEqual(['a'])
  expect(existsSync(join(root, STAGING_FOLDER))).toBe(false)
})

test('a lock that was cut off is replaced', async () => {
  const root = await newRoot()
  await mkdir(join(root, STAGING_FOLDER))
  const lock = join(root, STAGING_FOLDER, 'lock')
  await writeFile(lock, '')
  await utimes(lock, 0, 0)
  await replaceFiles(root, fillWith({ a: '1' }))
  expect(await listFiles(root)).toEqual(['a'])
})

test('files of a process that was killed while it moved them are removed, others stay', async () => {
  const root = await newRoot()
  await writeFile(join(root, 'own.txt'), 'mine')
  await writeFile(join(root, 'moved.json'), 'from the killed process')
  await leaveBehind(root, ['moved.json', 'a', '../outside.txt'])
  await writeFile(join(folder, 'outside.txt'), 'mine')
  await replaceFiles(root, fillWith({ a: '1' }))
  expect(await listFiles(root)).toEqual(['a', 'own.txt'])
  expect(existsSync(join(folder, 'outside.txt'))).toBe(true)
})

test.each(['half of a li', '{}', '[1]'])('a journal with %s is ignored', async (journal) => {
  const root = await newRoot()
  await writeFile(join(root, 'own.txt'), 'mine')
  await leaveBehind(root)
  await writeFile(join(root, STAGING_FOLDER, 'files.json'), journal)
  await replaceFiles(root, fillWith({ a: '1' }))
  expect(await listFiles(root)).toEqual(['a', 'own.txt'])
})

test('two calls for one folder run one after the other', async () => {
  const root = await newRoot()
  const steps: string[] = []
  const waiting: number[] = []
  let letFirstEnd = (): void => undefined
  const secondWaits = new Promise<void>((resolve) => {
    letFirstEnd = resolve
  })
  let second: Promise<unknown> | undefined
  await replaceFiles(root, async (write) => {
    steps.push('first starts')
    second = replaceFiles(
      root,
      async (writeSecond) => {
        steps.push('second starts')
        await writeSecond('a', 'second')
      },
      {
        onWait: ({ pid }) => {
          waiting.push(pid)
          letFirstEnd()
        },
      },
    )
    await write('a', 'first')
    await secondWaits
    steps.push('first ends')
  })
  await second
  expect(steps).toEqual(['first starts', 'first ends', 'second starts'])
  expect(waiting).toEqual([process.pid])
  expect([await listFiles(root), await readFile(join(root, 'a'), 'utf8')]).toEqual([
    ['a'],
    'second',
  ])
})

test.each([
  ['a folder', 'lib', '../outside', 'lib/a'],
  ['a folder that does not exist', 'lib', '../outside/new', 'lib/a'],
  ['a folder, below others', 'lib', '../outside', 'lib/b/c/a'],
  ['the staging folder', STAGING_FOLDER, '../outside', 'a'],
])('%s that links to another place is refused', async (_, name, target, path) => {
  const root = await newRoot()
  const outside = await newRoot()
  await writeFile(join(outside, 'own.txt'), 'mine')
  await symlink(target.replace('../outside', outside), join(root, name))
  await expect(replaceFiles(root, fillWith({ [path]: 'new', b: '1' }))).rejects.toThrow(name)
  expect(await listFiles(outside)).toEqual(['own.txt'])
  expect(existsSync(join(root, 'b'))).toBe(false)
})

test('old files are not removed through a link', async () => {
  const root = await newRoot()
  const outside = await newRoot()
  await writeFile(join(outside, 'own.txt'), 'mine')
  await symlink(outside, join(root, 'lib'))
  const listOldFiles = async () => ['lib/own.txt']
  await expect(replaceFiles(root, fillWith({ a: '1' }), { listOldFiles })).rejects.toThrow('lib')
  expect(await listFiles(outside)).toEqual(['own.txt'])
})

test('a link in the place of a file is replaced, and what it leads to stays', async () => {
  const root = await newRoot()
  const outside = await newRoot()
  await writeFile(join(outside, 'own.txt'), '1')
  await symlink(join(outside, 'own.txt'), join(root, 'a'))
  expect((await replaceFiles(root, fillWith({ a: '1' }))).written).toEqual(['a'])
  await replaceFiles(root, fillWith({ a: '2' }))
  expect(await readFile(join(outside, 'own.txt'), 'utf8')).toBe('1')
})

test('content in parts is written, and left alone if it is the same', async () => {
  const root = await newRoot()
  const parts = { [Symbol.iterator]: () => ['ä', 'b'.repeat(100_000), 'c'][Symbol.iterator]() }
  const fill = async (write: (path: string, text: Iterable<string>) => Promise<void>) =>
    write('a', parts)
  expect((await replaceFiles(root, fill)).written).toEqual(['a'])
  expect((await replaceFiles(root, fill)).written).toEqual([])
  expect(await readFile(join(root, 'a'), 'utf8')).toBe([...parts].join(''))
})
