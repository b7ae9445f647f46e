import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileContract } from '../../../src/project/operations/compile.ts'
import { createRepairPatch } from '../../../src/project/operations/repair.ts'
import { auditProject } from '../../../src/project/operations/verify.ts'
import { createProject } from '../../support/project/test-project.ts'

const SETTINGS = { 'svc.config.json': '{ "output": { "css": "src/tokens.css" } }' }
const PAGE = '<main><button type="button">Save</button></main>\n'

test('the style sheet that svc writes is never repaired', async () => {
  const environment = await createProject({ ...SETTINGS, 'src/app.html': PAGE })
  await compileContract(environment, {})
  const before = await readFile(join(environment.cwd, 'src/tokens.css'), 'utf8')
  expect(before).toContain('Written by svc')
  const { counts } = await auditProject(environment)
  expect(counts.A11Y001).toBe(1)
  const { diff, manual } = await createRepairPatch(environment, { code: 'A11Y001' })
  expect(diff).toBe('')
  expect(manual).toHaveLength(1)
})

test('a global rule goes to a style sheet that people write', async () => {
  const environment = await createProject({
    ...SETTINGS,
    'src/app.html': PAGE,
    'src/pages/home.css': '.a { gap: 0 }\n',
  })
  await compileContract(environment, {})
  await auditProject(environment)
  const { diff } = await createRepairPatch(environment, { code: 'A11Y001' })
  expect(diff).toContain('+++ b/src/pages/home.css')
  expect(diff).not.toContain('tokens.css')
})
