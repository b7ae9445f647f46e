import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listWorkspaceFolders } from '../../../src/project/detect/workspace.ts'
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
