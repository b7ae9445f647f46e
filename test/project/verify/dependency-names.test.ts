import { expect, test } from 'vitest'
import { CHECKS, runChecks } from '../../../src/internal/verify.ts'
import { openProject } from '../../../src/project/folder/project.ts'
import { readProject } from '../../../src/project/verify/read-project.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'

const PROJECT = {
  'package.json': '{ "dependencies": { "@acme/preset": "1.0.0" } }',
  'src/a.css':
    ':root { --tag-red-icon: red } .a { color: var(--tag-green-icon); fill: var(--tag-red-icn) }',
}

/** Verifies a project, and returns the names, certainty and severity of what is not defined. */
async function findUndefined(files: Readonly<Record<string, string>>) {
  const snapshot = await readProject(await openProject(await createTestFolder(files)))
  return runChecks(
    snapshot,
    CHECKS.filter(({ code }) => code === 'TOKEN011'),
  ).map(({ excerpt, confidence, severity }) => [excerpt, confidence, severity])
}

test('a name that an installed package mentions is defined', async () => {
  const preset = "module.exports = { theme: { vars: { '--tag-green-icon': '#0f0' } } }"
  expect(
    await findUndefined({ ...PROJECT, 'node_modules/@acme/preset/dist/index.js': preset }),
  ).toEqual([['--tag-red-icn', 'certain', 'error']])
})

test('a package that is not installed may define any name', async () => {
  expect(await findUndefined(PROJECT)).toEqual([
    ['--tag-green-icon', 'possible', 'info'],
    ['--tag-red-icn', 'possible', 'info'],
  ])
})

test('a preset or plugin of Tailwind may define any name', async () => {
  const installed = { ...PROJECT, 'node_modules/@acme/preset/index.js': '' }
  expect((await findUndefined(installed)).map(([, confidence]) => confidence)).toEqual([
    'certain',
    'certain',
  ])
  const config = "module.exports = { presets: [require('./preset')] }"
  expect(await findUndefined({ ...installed, 'tailwind.config.js': config })).toMatchObject([
    [expect.anything(), 'possible', 'info'],
    [expect.anything(), 'possible', 'info'],
  ])
})
