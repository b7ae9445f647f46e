import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from '../../src/internal/node.ts'
import { createTestFolder } from '../support/package/run-cli.ts'

const action = () => Promise.resolve('done')

test('a lock that is a link or a folder is reported at once, and nothing is removed', async () => {
  const root = await createTestFolder({ 'real.txt': 'mine' })
  await symlink('nowhere', join(root, 'dangling'))
  await symlink('real.txt', join(root, 'linked'))
  await mkdir(join(root, 'folder'))
  for (const [name, kind] of [
    ['dangling', 'a symbolic link'],
    ['linked', 'a symbolic link'],
    ['folder', 'a folder'],
  ] as const) {
    await expect(withLock(join(root, name), action)).rejects.toMatchObject({
      code: 'lock-invalid',
      message: `${join(root, name)} is ${kind}, not a lock of svc.`,
    })
  }
  expect((await readdir(root)).sort()).toEqual(['dangling', 'folder', 'linked', 'real.txt'])
  expect(await readFile(join(root, 'real.txt'), 'utf8')).toBe('mine')
})

test.runIf(process.platform === 'linux')(
  'a lock whose process id belongs to another process now is replaced at once',
  async () => {
    const root = await createTestFolder()
    const file = join(root, 'lock')
    const lock = { pid: process.ppid, host: hostname(), id: 'x', started: '1' }
    await writeFile(file, JSON.stringify(lock))
    expect(await withLock(file, action, { timeout: 0 })).toBe('done')
  },
)

test('a lock that does not name a process is replaced if it is old', async () => {
  const root = await createTestFolder()
  const file = join(root, 'lock')
  await writeFile(file, JSON.stringify({ pid: process.ppid, host: hostname() }))
  await utimes(file, 0, 0)
  expect(await withLock(file, action, { timeout: 0 })).toBe('done')
})
