import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callTool } from '../../src/mcp/call-tool.ts'
import { TOOLS } from '../../src/mcp/tools/index.ts'
import type { Environment } from '../../src/project/environment.ts'
import { ESSENCE_FILE } from '../../src/project/project.ts'
import { createEssenceWithPages } from '../support/essence/essence-with-pages.ts'
import { createTestFolder } from '../support/package/run-cli.ts'
import { createEnvironment, createProject, toText } from '../support/project/test-project.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Calls an action, such as `svc_project state`. */
function call(environment: Environment, name: string, args: Arguments = {}) {
  const [toolName, action] = name.split(' ')
  const tool = TOOLS.find((item) => item.name === toolName)
  if (tool === undefined) throw new Error(`There is no tool ${toolName}.`)
  return callTool(environment, { tool, args: { action, ...args } })
}

/** Every action with arguments that it accepts, and the code of its error if it gives one. */
const CALLS: readonly (readonly [name: string, args?: Arguments, code?: string])[] = [
  ['svc_project state'],
  ['svc_project discover', { section: 'tokens', limit: 5, offset: 0 }],
  ['svc_project workspace_health'],
  ['svc_project diagnostics', { code: 'CTX001' }],
  ['svc_contract read_essence', { layer: 'meta', pointer: '/target' }],
  ['svc_contract validate'],
  ['svc_contract check_drift', { page_id: 'page-0', components_used: [], theme_used: 'slate' }],
  ['svc_contract create_essence', { description: 'admin panel', framework: 'next' }],
  ['svc_contract capsule'],
  [
    'svc_contract_write update_essence',
    { operation: 'remove_feature', payload: { feature: 'orders' } },
  ],
  ['svc_contract_write accept_drift', { resolution: 'defer', drift_ids: ['x'] }, 'drift-not-found'],
  ['svc_graph snapshot', { detail: 'full' }],
  ['svc_graph query', { node_type: 'Page' }],
  ['svc_graph traverse', { from: 'pattern:data-table', direction: 'in', depth: 4 }],
  ['svc_graph impact', { files: [ESSENCE_FILE] }],
  ['svc_graph impact', { files: ['src/a.tsx'] }, 'not-available-yet'],
  ['svc_verify audit_project'],
  ['svc_verify changes', { changed_files: ['src/a.tsx'] }],
  ['svc_verify critique', { file_path: 'src/a.tsx' }, 'not-available-yet'],
  ['svc_verify findings', { severity: 'warn' }],
  ['svc_verify evidence_bundle', {}, 'not-available-yet'],
  ['svc_verify recheck', { run_id: 'run-0' }, 'run-not-found'],
  ['svc_verify health_loop'],
  ['svc_repair findings'],
  ['svc_repair repair_plan', { max: 3 }],
  ['svc_repair repair_prompt', { finding_id: 'x' }, 'finding-not-found'],
  ['svc_repair patch'],
  ['svc_repair health_loop'],
]

test('every action of these tools is called', () => {
  const names = [...new Set(CALLS.map(([name]) => name.split(' ')[0]))]
  const actions = TOOLS.filter(({ name }) => names.includes(name)).flatMap((tool) =>
    Object.keys(tool.actions).map((action) => `${tool.name} ${action}`),
  )
  expect([...new Set(CALLS.map(([name]) => name))].sort()).toEqual(actions.sort())
})

test('answers stay within their budget on 500 pages', async () => {
  const css = Array.from({ length: 2_000 }, (_, index) => `--token-${index}: ${index}px;`).join(
    '\n',
  )
  const environment = await createProject(
    { 'src/tokens.css': `:root {\n${css}\n}` },
    createEssenceWithPages(500),
  )
  for (const [name, args = {}, code] of CALLS) {
    const answer = await call(environment, name, args)
    expect([name, answer.ok ? undefined : answer.error.code]).toEqual([name, code])
    const max = args.detail === 'full' ? 60_000 : 12_000
    expect([name, Buffer.byteLength(JSON.stringify(answer)) <= max]).toEqual([name, true])
  }
}, 60_000)

test('a call enters the project that it names, and no other', async () => {
  const { cwd } = await createProject()
  const essence = await readFile(join(cwd, ESSENCE_FILE), 'utf8')
  const root = await createTestFolder({ 'apps/web/svc.essence.json': essence })
  const environment = createEnvironment(root)
  const inside = await call(environment, 'svc_contract capsule', { project_path: 'apps/web' })
  expect(inside).toMatchObject({ ok: true, meta: { hash: expect.stringMatching(/^sha256:/) } })
  for (const project_path of ['..', '/etc', cwd, 'apps/../../x']) {
    const answer = await call(environment, 'svc_project state', { project_path })
    expect(answer).toMatchObject({ ok: false, error: { code: 'path-outside' } })
  }
  const file = await call(environment, 'svc_contract validate', { path: '../../etc/passwd' })
  expect(file).toMatchObject({ ok: false, error: { code: 'path-outside' } })
})

test('a change is a dry run until it has the hash', async () => {
  const environment = await createProject()
  const read = () => readFile(join(environment.cwd, ESSENCE_FILE), 'utf8')
  const before = await read()
  const edit = { operation: 'update_dna', payload: { spacing: { density: 'spacious' } } }
  const dryRun = await call(environment, 'svc_contract_write update_essence', edit)
  expect(dryRun).toMatchObject({ ok: true, data: { written: false, valid: true } })
  expect(await read()).toBe(before)
  const expected_hash = dryRun.meta.hash
  const write = (args: Arguments) =>
    call(environment, 'svc_contract_write update_essence', { ...edit, dry_run: false, ...args })
  expect(await write({})).toMatchObject({ error: { code: 'hash-required' } })
  expect(await write({ expected_hash })).toMatchObject({ error: { code: 'dna-unconfirmed' } })
  expect(await read()).toBe(before)
  const written = await write({ expected_hash, confirm_dna: true })
  expect(written).toMatchObject({ ok: true, data: { written: true } })
  expect(await write({ expected_hash, confirm_dna: true })).toMatchObject({
    error: { code: 'hash-mismatch' },
  })
  expect(await read()).toBe(before.replace('"density": "compact"', '"density": "spacious"'))
})

/** Hostile arguments, and the code of their errors. */
const HOSTILE: readonly (readonly [name: string, args: Arguments, code: string])[] = [
  ['svc_graph snapshot', { compare_to: '--output=/tmp/x' }, 'usage'],
  ['svc_graph query', { id: '__proto__' }, 'node-not-found'],
  ['svc_contract read_essence', { pointer: '/__proto__' }, 'pointer-not-found'],
  ['svc_contract read_essence', { pointer: 'x' }, 'pointer-invalid'],
  ['svc_contract_write update_essence', { operations: [{ operation: '__proto__' }] }, 'usage'],
  ['svc_contract_write update_essence', { operations: [{}] }, 'usage'],
  ['svc_contract_write update_essence', {}, 'usage'],
  ['svc_verify audit_project', { checks: ['x'.repeat(10_000)] }, 'check-unknown'],
  ['svc_verify changes', { changed_files: ['../../x'] }, 'path-outside'],
  ['svc_repair repair_plan', { run_id: 'constructor' }, 'run-not-found'],
]

test.each(HOSTILE.map((row, index) => [index, ...row] as const))(
  'hostile call %i',
  async (_, name, args, code) => {
    const environment = await createProject()
    const before = await readFile(join(environment.cwd, ESSENCE_FILE), 'utf8')
    const answer = await call(environment, name, args)
    expect(answer).toMatchObject({ ok: false, error: { code } })
    expect(await readFile(join(environment.cwd, ESSENCE_FILE), 'utf8')).toBe(before)
  },
)

test('a contract that is not JSON gives typed errors', async () => {
  const environment = await createProject({ [ESSENCE_FILE]: `${toText({}).trim()}}` })
  for (const name of ['svc_contract capsule', 'svc_contract read_essence', 'svc_graph snapshot']) {
    expect(await call(environment, name)).toMatchObject({ error: { code: 'essence-invalid' } })
  }
})
