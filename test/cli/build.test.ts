import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'

const hero = readFileSync(`${ROOT}content/patterns/hero.json`, 'utf8')
const LEAN = ['--without', 'plane,terms,alias,twins,previews', '--out', 'site']

test('what is weak or wrong in a record is told with its path from here', async () => {
  const cwd = await createTestFolder({ 'records/patterns/hero.json': hero })
  const build = ['build', '--content', 'records', ...LEAN]
  const { exit, err } = await runCli(cwd, build)
  expect(exit).toBe(0)
  expect(err).toMatch(/^warn G12 records\/patterns\/hero\.json# /m)
  expect(err).not.toContain(cwd)

  const broken = await createTestFolder({
    'records/patterns/hero.json': hero.replace('"id"', '"idd"'),
  })
  const refused = await runCli(broken, build)
  expect(refused.exit).toBe(2)
  expect(refused.err).toContain('records/patterns/hero.json')
  expect(refused.err).not.toContain(broken)
})
