import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'

const hero = readFileSync(`${ROOT}content/patterns/hero.json`, 'utf8')
const MINIMAL = ['--without', 'plane,terms,alias,twins,previews', '--out', 'site']

test('issues of records are printed with a path relative to the current folder', async () => {
  const cwd = await createTestFolder({ 'records/patterns/hero.json': hero })
  const build = ['build', '--content', 'records', ...MINIMAL]
  const { exit, err } = await runCli(cwd, build)
  expect(exit).toBe(0)
  expect(err).toMatch(/^warn G12 records\/patterns\/hero\.json# /m)
  expect(err).not.toContain(cwd)

  const broken = await createTestFolder({
    'records/patterns/hero.json': hero.replace('"id"', '"idd"'),
  })
  const failed = await runCli(broken, build)
  expect(failed.exit).toBe(2)
  expect(failed.err).toContain('records/patterns/hero.json')
  expect(failed.err).not.toContain(broken)
})
