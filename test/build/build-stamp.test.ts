import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createStamp } from '../../build/build-stamp.mjs'
import { writeTree } from '../../src/internal/node.ts'

const folder = await mkdtemp(join(tmpdir(), 'svc-stamp-'))
afterAll(() => rm(folder, { recursive: true }))

/** A project that was just built. */
async function project(env: Record<string, string> = {}) {
  const root = `${await mkdtemp(join(folder, 'project-'))}/`
  const write = (path: string, text: string) => writeTree(root, new Map([[path, text]]))
  await write('src/index.ts', 'one')
  await write('content/patterns/hero/pattern.json', '{}')
  await write('dist/site/index.html', '<p>')
  createStamp(root, env).end()
  return { root, write, isCurrent: (now = env) => createStamp(root, now).isCurrent() }
}

test('what was built is current until something changes', async () => {
  const { isCurrent } = await project()
  expect(isCurrent()).toBe(true)
})

test.each([
  ['a source', 'src/index.ts'],
  ['a new record', 'content/patterns/table/pattern.json'],
  ['the lock', 'package-lock.json'],
  ['a file of the build', 'dist/site/index.html'],
  ['a stray file', 'dist/site/stray.txt'],
])('%s that changes asks for a build', async (_, path) => {
  const { write, isCurrent } = await project()
  await write(path, 'two')
  expect(isCurrent()).toBe(false)
})

test('a file that is gone asks for a build', async () => {
  const { root, isCurrent } = await project()
  await rm(`${root}dist`, { recursive: true })
  expect(isCurrent()).toBe(false)
})

test('other options ask for a build', async () => {
  const { isCurrent } = await project({ SVC_WITHOUT: 'plane' })
  const answers = [{ SVC_WITHOUT: 'plane' }, {}, { SVC_WITHOUT: 'plane', SVC_WORKER: 'off' }]
  expect(answers.map((env) => isCurrent(env as never))).toEqual([true, false, false])
})

test('a folder of records elsewhere is looked at, through links too', async () => {
  const elsewhere = await mkdtemp(join(folder, 'records-'))
  await writeTree(elsewhere, new Map([['kept/x.json', '1']]))
  await symlink(join(elsewhere, 'kept/x.json'), join(elsewhere, 'x.json'))
  const { isCurrent } = await project({ SVC_CONTENT: elsewhere })
  expect(isCurrent()).toBe(true)
  await writeTree(elsewhere, new Map([['kept/x.json', '2']]))
  expect(isCurrent()).toBe(false)
})

test('the compressed copy belongs to what was built', async () => {
  const copy = await mkdtemp(join(folder, 'copy-'))
  const { isCurrent } = await project({ SVC_PRECOMPRESS: copy })
  await writeTree(copy, new Map([['index.html.br', 'x']]))
  expect(isCurrent()).toBe(false)
})

test('a build that did not end leaves nothing current', async () => {
  const { root, isCurrent } = await project()
  createStamp(root, {}).begin()
  expect(isCurrent()).toBe(false)
})

test.each(['', '{"inputs":"3f', 'null'])('a stamp %j is ignored', async (text) => {
  const { write, isCurrent } = await project()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await write('node_modules/.cache/build.json', text)
  expect(isCurrent()).toBe(false)
  const isDamaged = text !== 'null'
  expect(warn.mock.calls.flat().some((note) => note.includes('is damaged'))).toBe(isDamaged)
  warn.mockRestore()
})

test('what changes during a build asks for another', async () => {
  const { root, write, isCurrent } = await project()
  const stamp = createStamp(root, {})
  await write('src/index.ts', 'two')
  stamp.end()
  expect(isCurrent()).toBe(false)
})

test('declarations do not belong to what was built', async () => {
  const { write, isCurrent } = await project()
  await write('dist/lib/index.d.ts', 'one')
  expect(isCurrent()).toBe(true)
})
