import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listOpenFindings } from '../../src/internal/verify.ts'
import { callTool } from '../../src/mcp/call-tool.ts'
import { TOOLS } from '../../src/mcp/tools/index.ts'
import type { Environment } from '../../src/project/environment.ts'
import { requireRun } from '../../src/project/verify/runs.ts'
import { createTestFolder } from '../support/package/run-cli.ts'
import { createEnvironment } from '../support/project/test-project.ts'
import { PALETTE } from '../support/verify/palette.ts'
import { SEEDED_DEFECTS, toTexts } from '../support/verify/seeded-defects.ts'
import { FIXABLE_FILES, MANUAL_FILES } from '../support/verify/seeded-project.ts'

// A scripted agent: verify, plan, apply each patch, recheck, until the loop stops.

const MAX_ROUNDS = 4

async function call(environment: Environment, name: string, args: Record<string, unknown>) {
  const tool = TOOLS.find((item) => item.name === name)
  if (tool === undefined) throw new Error(`There is no tool ${name}.`)
  const answer = await callTool(environment, { tool, args })
  if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`)
  return JSON.parse(JSON.stringify(answer.data))
}

const applyDiff = (cwd: string, diff: string): void => {
  if (diff !== '') execFileSync('git', ['apply', '-p1'], { cwd, input: diff })
}

/** Applies the patch of a run, in as many parts as it takes. */
async function applyPatches(environment: Environment, run_id: string): Promise<void> {
  let selection = {}
  for (;;) {
    const patch = await call(environment, 'svc_repair', { action: 'patch', run_id, ...selection })
    applyDiff(environment.cwd, patch.diff)
    if (patch.omitted.length === 0) return
    selection = { finding_ids: patch.omitted }
  }
}

/** Runs the loop, and returns its state after each round. */
async function runAgent(environment: Environment) {
  const first = await call(environment, 'svc_verify', { action: 'audit_project' })
  const rounds = []
  for (let run_id = first.run_id; rounds.length < MAX_ROUNDS; ) {
    const plan = await call(environment, 'svc_repair', { action: 'repair_plan', run_id })
    expect(plan.steps.length).toBeGreaterThan(0)
    await applyPatches(environment, run_id)
    const recheck = await call(environment, 'svc_verify', { action: 'recheck', run_id })
    rounds.push(recheck)
    run_id = recheck.run_id
    if (recheck.loop.state !== 'repair_required') break
  }
  return { first, rounds }
}

test('an agent that applies every patch reaches clean in at most two rounds', async () => {
  const environment = createEnvironment(await createTestFolder(FIXABLE_FILES))
  const { first, rounds } = await runAgent(environment)
  expect(first.status).toBe('attention')
  expect(first.total_findings).toBeGreaterThanOrEqual(4)
  expect(rounds.length).toBeLessThanOrEqual(2)
  expect(rounds.at(-1).loop).toMatchObject({ state: 'clean', compat_state: 'verified' })
  expect(rounds.at(-1).introduced).toEqual([])
})

test('an agent stops with a question about what it cannot fix', async () => {
  const files = { ...FIXABLE_FILES, ...MANUAL_FILES }
  const environment = createEnvironment(await createTestFolder(files))
  const { rounds } = await runAgent(environment)
  const { loop } = rounds.at(-1)
  expect(loop.state).toBe('needs_human')
  expect(loop.open_findings).toBe(1)
  expect(loop.question.finding_ids).toEqual([expect.stringMatching(/^SEC001:/)])
  expect(loop.question.options).toHaveLength(3)
  expect(rounds.length).toBeLessThanOrEqual(3)
})

test('in a project with a defect per check and syntax, every fix works within two rounds', async () => {
  const files = {
    'package.json': '{ "dependencies": { "react": "19.0.0", "react-router": "7.0.0" } }',
    'src/tokens.css': PALETTE,
    'src/router.tsx':
      "createBrowserRouter([{ path: '/', element: <A /> }, { path: '/records', element: <A /> }])\n",
    ...toTexts(SEEDED_DEFECTS, false),
  }
  const environment = createEnvironment(await createTestFolder(files))
  const { first, rounds } = await runAgent(environment)
  expect(first.total_findings).toBeGreaterThan(60)
  expect(rounds.length).toBeLessThanOrEqual(2)
  const { findings } = await requireRun(environment.cwd, rounds.at(-1).run_id)
  const fixable = listOpenFindings({ findings }).filter(({ repair }) => repair.autofix !== 'none')
  expect(fixable.map(({ id, location }) => `${id} ${location.file}`)).toEqual([])
  expect(rounds.at(-1).loop.state).toBe('needs_human')
  expect(rounds.at(-1).loop.question.text).toMatch(/How should this be settled\?/)
})

test('a moved line is moved, and an edited file makes the plan stale', async () => {
  const environment = createEnvironment(await createTestFolder(MANUAL_FILES))
  const { run_id } = await call(environment, 'svc_verify', { action: 'audit_project' })
  const [[path, text]] = Object.entries(MANUAL_FILES) as [[string, string]]
  await writeFile(join(environment.cwd, path), `// A note.\n${text}`)
  const plan = await call(environment, 'svc_repair', { action: 'repair_plan', run_id })
  expect(plan).toMatchObject({ stale: true })
  expect(await call(environment, 'svc_verify', { action: 'health_loop', run_id })).toMatchObject({
    state: 'recheck_required',
    reason: `${path} has changed since the run.`,
  })
  const recheck = await call(environment, 'svc_verify', { action: 'recheck', run_id })
  expect(recheck.verdicts[0]).toMatchObject({ verdict: 'moved', line: 3, attempts: 1 })
  expect(recheck.introduced).toEqual([])
})

test('a fix that breaks as much as it repairs needs a person', async () => {
  const environment = createEnvironment(await createTestFolder(MANUAL_FILES))
  const { run_id } = await call(environment, 'svc_verify', { action: 'audit_project' })
  await writeFile(join(environment.cwd, 'src/note.js'), 'export const show = () => {}\n')
  await writeFile(
    join(environment.cwd, 'src/other.js'),
    'export const f = (a, b) => { a.outerHTML = b }\n',
  )
  const recheck = await call(environment, 'svc_verify', { action: 'recheck', run_id })
  expect(recheck.verdicts[0]).toMatchObject({ verdict: 'resolved' })
  expect(recheck).toMatchObject({
    introduced: [{ code: 'SEC001' }],
    loop: { state: 'needs_human', reason: 'The last edit resolved 1 and introduced 1.' },
  })
})
