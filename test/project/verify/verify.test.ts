// Long run: creates and verifies several projects.
import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { updateEssence } from '../../../src/project/contract/update-essence.ts'
import type { Environment } from '../../../src/project/environment.ts'
import { ESSENCE_FILE } from '../../../src/project/folder/project.ts'
import { compileContract } from '../../../src/project/packs/compile.ts'
import {
  createRepairPatch,
  planRepair,
  writeRepairPrompt,
} from '../../../src/project/repair/repair.ts'
import { critiqueFile } from '../../../src/project/reports/run-reports.ts'
import { readProjectState } from '../../../src/project/verify/project-state.ts'
import { readHealthLoop, recheckRun } from '../../../src/project/verify/recheck.ts'
import { auditProject, listFindings, verifyChanges } from '../../../src/project/verify/verify.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'
import {
  adminEssence,
  createEnvironment,
  createProject,
  toText,
} from '../../support/project/test-project.ts'

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

const writeEssence = ({ cwd }: Environment, essence: unknown): Promise<void> =>
  writeFile(join(cwd, ESSENCE_FILE), toText(essence))

const countByCode = (findings: readonly { code: string }[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { code } of findings) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

test('a contract without code is not proven', async () => {
  const data = await auditProject(await createProject())
  expect(data).toMatchObject({ status: 'not_proven', total_findings: 0, next: null })
  expect(data.limitations).toEqual(['There is no markup, style sheet or script to check.'])
})

test('a project without a contract passes if nothing is wrong', async () => {
  const page =
    '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Orders</title></head><body><main><h1>Orders</h1></main></body></html>'
  const environment = createEnvironment(await createTestFolder({ 'index.html': page }))
  expect(await auditProject(environment)).toMatchObject({ status: 'pass', limitations: [] })
})

test('an audit reports what the contract alone shows', async () => {
  const environment = await createProject({}, createBrokenEssence())
  const data = await auditProject(environment)
  expect(data.status).toBe('attention')
  expect(data.counts).toMatchObject({ CONTRACT004: 1, STRUCT001: 1 })
  expect(data.counts.STRUCT002).toBeGreaterThan(0)
  expect(data.findings[0]).toMatchObject({ severity: 'error', location: { file: ESSENCE_FILE } })
  const page = await listFindings(environment, { code: 'CONTRACT004', limit: 10 })
  expect(page).toMatchObject({ total: 1, run_id: data.run_id })
  expect(page.items[0]?.message).toContain('data-tabel')
})

test.each([
  ['{', 'CONTRACT003'],
  ['{"version": "3.1.0"}', 'CONTRACT002'],
  ['{"version": "4.0.0"}', 'CONTRACT003'],
])('%s is %s', async (text, code) => {
  const { findings } = await auditProject(await createProject({ [ESSENCE_FILE]: text }))
  expect(countByCode(findings)).toHaveProperty(code)
})

test('packs of another contract are a finding', async () => {
  const manifest = JSON.stringify({ provenance: { essence_digest: 'sha256:0', records: [] } })
  const environment = await createProject({ '.svc/context/manifest.json': manifest })
  const { findings } = await verifyChanges(environment)
  expect(findings).toMatchObject([
    { code: 'CTX001', repair: { command: 'npx @svc/content compile' } },
  ])
})

test('every file that compile would change is a finding, and so is a deleted contract', async () => {
  const environment = await createProject()
  const { cwd } = environment
  await compileContract(environment)
  expect(await auditProject(environment)).toMatchObject({ total_findings: 0 })
  await appendFile(join(cwd, '.svc/context/scaffold-pack.md'), 'Mine.\n')
  const edited = await auditProject(environment)
  expect(edited).toMatchObject({
    status: 'attention',
    findings: [
      {
        code: 'CTX001',
        message: '.svc/context/scaffold-pack.md was edited by hand.',
        location: { file: '.svc/context/scaffold-pack.md' },
      },
    ],
  })
  expect(await readProjectState(environment)).toMatchObject({
    contract: { status: 'valid', findings: 0 },
    packs: 'stale',
  })
  await rm(join(cwd, '.svc/schemas'), { recursive: true })
  const { findings } = await auditProject(environment)
  expect(findings[0]?.message).toContain('essence.v4.json is missing; ')
  expect(findings[0]?.code).toBe('CTX001')
  await rm(join(cwd, ESSENCE_FILE))
  const deleted = await auditProject(environment)
  expect(deleted).toMatchObject({ status: 'attention', counts: { CONTRACT001: 1 } })
})

test('a project that never had a contract has nothing to check', async () => {
  const environment = createEnvironment(await createTestFolder())
  expect(await auditProject(environment)).toMatchObject({
    status: 'not_proven',
    limitations: ['There is no markup, style sheet or script to check.'],
    findings: [{ code: 'CONTRACT001', severity: 'info' }],
  })
})

test('invalid JSON is fixed first', async () => {
  const environment = await createProject()
  await compileContract(environment)
  await writeFile(join(environment.cwd, ESSENCE_FILE), '{"version": "4.0.0"')
  await auditProject(environment)
  const { steps } = await planRepair(environment)
  expect(steps.at(0)?.title).toMatch(/^Fix the JSON first/)
  expect(steps.at(-1)?.command).toBe('npx @svc/content compile')
})

test('fingerprints do not depend on lines, so a recheck knows what moved', async () => {
  const broken = createBrokenEssence()
  const environment = await createProject({}, broken)
  const { run_id, findings } = await auditProject(environment)
  await writeFile(join(environment.cwd, ESSENCE_FILE), `\n${toText(broken)}`)
  const moved = await recheckRun(environment, { run_id })
  expect(moved.introduced).toEqual([])
  expect(new Set(moved.verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['moved']))
  await writeEssence(environment, adminEssence)
  const fixed = await recheckRun(environment, { run_id })
  expect(fixed.verdicts).toMatchObject(findings.map(({ id }) => ({ id, verdict: 'resolved' })))
  expect(fixed).toMatchObject({ parent_run_id: run_id, loop: { state: 'not_proven' } })
})

test('the loop asks for repair, then for a recheck, then for a person', async () => {
  const environment = await createProject({}, createBrokenEssence())
  const { run_id } = await auditProject(environment)
  expect(await readHealthLoop(environment)).toMatchObject({ state: 'repair_required' })
  const first = await recheckRun(environment, { run_id })
  const second = await recheckRun(environment, { run_id: first.run_id })
  expect(second.loop).toMatchObject({
    state: 'needs_human',
    compat_state: 'human_resolution_required',
  })
  await writeEssence(environment, adminEssence)
  expect(await readHealthLoop(environment, { run_id: second.run_id })).toMatchObject({
    state: 'recheck_required',
  })
})

test('a step of a plan can be applied as it is, and the recheck says resolved', async () => {
  const essence = structuredClone(adminEssence)
  const page = essence.blueprint.sections[0]?.pages[0]
  page?.layout.splice(0, 1, 'data-tabel')
  const environment = await createProject({}, essence)
  const { run_id } = await auditProject(environment)
  const { steps, stale } = await planRepair(environment)
  const [step] = steps
  if (!step?.apply) throw new Error('The plan has no step with a call.')
  expect(stale).toBe(false)
  expect(step.edits).toMatchObject([{ file: ESSENCE_FILE, before: '"data-tabel"' }])
  const [finding_id = ''] = step.finding_ids
  const { prompt } = await writeRepairPrompt(environment, { finding_id })
  expect(prompt).toContain('data-tabel')
  expect(Buffer.byteLength(prompt)).toBeLessThan(2_000)
  const { operation, payload, ...options } = step.apply.args
  const edits = [{ operation: String(operation), payload }]
  const patch = await createRepairPatch(environment)
  const applied = await updateEssence(environment, { edits, ...options })
  expect(patch).toMatchObject({ run_id, fixed: [finding_id], manual: [], deferred: [] })
  expect(patch.diff).toMatch(/^-.*data-tabel.*\n\+.*data-table/m)
  expect(applied.diff).toContain('data-table')
  expect(await planRepair(environment)).toMatchObject({ stale: true })
  const { verdicts, loop } = await recheckRun(environment, { run_id, finding_ids: [finding_id] })
  expect(verdicts).toMatchObject([{ id: finding_id, verdict: 'resolved', attempts: 1 }])
  expect(loop.state).toBe('not_proven')
})

test('only known checks run, and axe needs a built site', async () => {
  const environment = await createProject({ 'src/app.html': '<img src="a.png">' })
  expect(await auditProject(environment, { checks: ['A11Y030'] })).toMatchObject({
    counts: { A11Y030: 1 },
    scope: { checks: ['A11Y030'] },
  })
  await expect(auditProject(environment, { checks: ['A11Y999'] })).rejects.toMatchObject({
    code: 'check-unknown',
  })
  await expect(auditProject(environment, { engine: 'axe' })).rejects.toMatchObject({
    code: 'usage',
  })
  await expect(critiqueFile(environment, { file_path: 'no.html' })).rejects.toMatchObject({
    code: 'path-not-found',
  })
  const critique = await critiqueFile(environment, { file_path: 'src/app.html' })
  expect(critique).toMatchObject({
    file: 'src/app.html',
    findings: [{ code: 'A11Y030' }, { code: 'ROUTE001' }],
  })
  const lowest = critique.scores.toSorted((a, b) => a.score - b.score)[0]
  expect(critique.overall).toBe(lowest?.score)
  expect(lowest?.details).toBe(
    '1 error: 5 points minus 2 per error, 1 per warning and 0.5 per note, at least 0. The overall mark is this one, the lowest.',
  )
})

test('changes are what git says, and the contract', async () => {
  const environment = await createProject({ 'a.html': '<img src="a">', 'b.html': '<img src="b">' })
  const { findings, scope } = await verifyChanges(environment, { changed_files: ['b.html'] })
  expect(scope.changed_files).toEqual(['b.html'])
  expect(new Set(findings.map(({ code, location }) => `${code} ${location.file}`))).toContain(
    'A11Y030 b.html',
  )
  expect(findings.filter(({ location }) => location.file === 'a.html')).toEqual([])
})

test('runs belong to their project', async () => {
  const { run_id } = await auditProject(await createProject())
  const other = await createProject()
  await expect(recheckRun(other, { run_id })).rejects.toMatchObject({ code: 'run-not-found' })
  await expect(verifyChanges(other, { since: '--output=x' })).rejects.toMatchObject({
    code: 'usage',
  })
  await expect(verifyChanges(other, { since: 'main' })).rejects.toMatchObject({
    code: 'git-failed',
  })
})
