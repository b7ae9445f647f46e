import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  listWorkspaceFolders,
  readPackages,
  withWorkspaceCache,
} from '../../../src/project/detect/workspace.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'

const PACKAGE = JSON.stringify({ name: 'ui' })

/** Lists the packages of a workspace, relative to its root. */
async function listPackages(workspaces: readonly string[]): Promise<string[]> {
  const outside = await createTestFolder({ 'package.json': PACKAGE })
  const root = await createTestFolder({
    'package.json': JSON.stringify({ workspaces }),
    'packages/ui/package.json': PACKAGE,
    'packages/ui/src/deep/package.json': PACKAGE,
  })
  await symlink(outside, join(root, 'packages/linked'))
  return (await listWorkspaceFolders(root)).map((folder) => folder.slice(root.length + 1))
}

test('a workspace has the packages below its root, and none that a path or a link leads to', async () => {
  expect(await listPackages(['packages/ui'])).toEqual(['packages/ui'])
  expect(await listPackages(['../*', '../../**', 'packages/../..', 'packages/linked'])).toEqual([])
})

test('many stars list each folder once', async () => {
  const folders = await listPackages(['**/'.repeat(15)])
  expect(folders.length).toBe(new Set(folders).size)
  expect(await listPackages(['**/'.repeat(500)])).toEqual([])
})

test('the packages of a workspace are read once for all of its projects', async () => {
  const root = await createTestFolder({
    'package.json': JSON.stringify({ name: 'shop', workspaces: ['packages/*'] }),
    'packages/a/package.json': JSON.stringify({ name: 'a' }),
    'packages/b/package.json': JSON.stringify({ name: 'b' }),
  })
  const list = async (project: string) =>
    (await readPackages(join(root, project))).packages.map(({ name, folder }) => [name, folder])
  await withWorkspaceCache(async () => {
    expect(await list('packages/a')).toEqual([['b', '../b']])
    await writeFile(join(root, 'packages/b/package.json'), JSON.stringify({ name: 'renamed' }))
    expect(await list('packages/b')).toEqual([['a', '../a']])
    expect(await list('packages/a')).toEqual([['b', '../b']])
  })
  expect(await list('packages/a')).toEqual([['renamed', '../b']])
})
