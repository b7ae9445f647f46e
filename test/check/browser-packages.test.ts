import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findOwnPackages, PINNED_PACKAGES } from '../../src/project/check/browser-packages.ts'
import { createTestFolder } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'

test('the pinned packages are those that the tests use, byte by byte', async () => {
  const { packages } = JSON.parse(await readFile(`${ROOT}package-lock.json`, 'utf8'))
  for (const [name, { version, integrity }] of Object.entries(PINNED_PACKAGES)) {
    expect(packages[`node_modules/${name}`]).toMatchObject({ version, integrity })
  }
})

test('a folder without complete packages is not used', async () => {
  const home = await createTestFolder()
  expect(findOwnPackages({ env: { XDG_CACHE_HOME: home } })).toBeUndefined()
  expect(findOwnPackages({ env: {} })).toBeUndefined()
})
