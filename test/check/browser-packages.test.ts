import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  describeInstall,
  findOwnPackages,
  PINNED_PACKAGES,
} from '../../src/project/check/browser-packages.ts'
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

test('the text about missing packages names the folder, the size, and what stays as it is', () => {
  const text = describeInstall({ env: { HOME: '/home/ada' } }, ['playwright-core'])
  expect(text).toMatch(
    /cache folder ~\/.*\/svc\/browser, once per machine \(\d+ MB; delete the folder/,
  )
  expect(text).toContain('the project and its package.json stay as they are')
  expect(describeInstall({ env: {} }, ['playwright-core'])).toBeUndefined()
})
