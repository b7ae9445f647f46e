import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callTool } from '../../src/mcp/call-tool.ts'
import { TOOLS } from '../../src/mcp/tools/index.ts'
import type { Environment } from '../../src/project/environment.ts'
import { ESSENCE_FILE } from '../../src/project/folder/project.ts'
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
