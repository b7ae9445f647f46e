import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHECKS, runChecks, type SourceFinding } from '../../../src/internal/verify.ts'
import type { Environment } from '../../../src/project/environment.ts'
import { ESSENCE_FILE, findProject } from '../../../src/project/folder/project.ts'
import { compileContract } from '../../../src/project/packs/compile.ts'
import { readContractReport } from '../../../src/project/verify/read-contract.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'
import {
  adminEssence,
  createEnvironment,
  createProject,
} from '../../support/project/test-project.ts'
import { applyEdits } from '../../support/verify/check-cases.ts'
import { createSnapshot } from '../../support/verify/snapshot.ts'

const CODES = /^(?:CONTRACT|STRUCT|CTX)/

/** Runs the checks of the contract and its packs. */
async function check(
  environment: Environment,
): Promise<{ findings: SourceFinding[]; text: string }> {
  const { contract, report } = await readContractReport(environment, await findProject(environment))
  const snapshot = createSnapshot({ contract, contractReport: report })
  const checks = CHECKS.filter(({ code }) => CODES.test(code))
  return { findings: runChecks(snapshot, checks), text: report.text }
}

/** An essence with an unknown pattern, a page without a route and a route that leads nowhere. */
function createBrokenEssence() {
  const essence = structuredClone(adminEssence)
  const [section] = essence.blueprint.sections
  const [first, second] = section?.pages ?? []
  if (!section || !first || !second) throw new Error('The essence has too few pages.')
  first.layout[0] = 'data-tabel'
  essence.blueprint.routes = { '/nowhere': { section: section.id, page: 'nope' } }
  delete second.route
  return essence
}

test('issues of the contract are findings with a line, and their edits remove them', async () => {
  const environment = await createProject({}, createBrokenEssence())
  const { findings, text } = await check(environment)
  expect(findings.map(({ code }) => code).sort()).toEqual(['CONTRACT004', 'STRUCT001', 'STRUCT002'])
  const unknown = findings.find(({ code }) => code === 'CONTRACT004')
  expect(unknown).toMatchObject({
    severity: 'error',
    excerpt: '"data-tabel"',
    location: { file: ESSENCE_FILE },
  })
  for (const { repair, fingerprint } of findings.filter((finding) => finding.repair.edits)) {
    const fixed = applyEdits({ [ESSENCE_FILE]: text }, repair.edits ?? [])
    await writeFile(join(environment.cwd, ESSENCE_FILE), fixed[ESSENCE_FILE] ?? '')
    const after = await check(environment)
    expect(after.findings.map((finding) => finding.fingerprint)).not.toContain(fingerprint)
  }
  expect(findings.filter(({ repair }) => repair.edits).map(({ code }) => code)).toContain(
    'CONTRACT004',
  )
})

test('a contract that is not JSON, and one of another version', async () => {
  const environment = await createProject()
  const path = join(environment.cwd, ESSENCE_FILE)
  await writeFile(path, '{\n  "version": \n}')
  expect((await check(environment)).findings).toMatchObject([
    { code: 'CONTRACT003', location: { line: 3 } },
  ])
  await writeFile(path, JSON.stringify({ ...adminEssence, version: '9.0.0' }))
  expect((await check(environment)).findings).toMatchObject([{ code: 'CONTRACT002' }])
})

test('a missing contract is a note', async () => {
  const empty = createEnvironment(await createTestFolder({ 'package.json': '{}' }))
  expect((await check(empty)).findings).toMatchObject([{ code: 'CONTRACT001', severity: 'info' }])
})

test('packs that are out of date are one finding, and without a contract an error', async () => {
  const environment = await createProject()
  await compileContract(environment, {})
  expect((await check(environment)).findings).toEqual([])
  const changed = { ...adminEssence, dna: { ...adminEssence.dna, personality: ['calm'] } }
  await writeFile(join(environment.cwd, ESSENCE_FILE), JSON.stringify(changed))
  expect((await check(environment)).findings).toMatchObject([
    { code: 'CTX001', repair: { command: 'npx @svc/content compile' } },
  ])
  await rm(join(environment.cwd, ESSENCE_FILE))
  expect((await check(environment)).findings).toMatchObject([
    { code: 'CONTRACT001', severity: 'error' },
  ])
})
