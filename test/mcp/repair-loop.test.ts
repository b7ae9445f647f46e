import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callTool } from '../../src/mcp/call-tool.ts'
import { TOOLS } from '../../src/mcp/tools/index.ts'
import { adminEssence, createProject } from '../support/project/test-project.ts'

// What an agent does: verify, plan, apply the calls exactly as they are given, and check again.

type Environment = Awaited<ReturnType<typeof createProject>>

/** A call that an answer suggests. */
interface SuggestedCall {
  readonly tool: string
  readonly action: string
  readonly args?: Readonly<Record<string, unknown>>
}

async function call(environment: Environment, { tool: name, action, args }: SuggestedCall) {
  const tool = TOOLS.find((item) => item.name === name)
  if (tool === undefined) throw new Error(`There is no tool ${name}.`)
  const answer = await callTool(environment, { tool, args: { action, ...args } })
  return JSON.parse(JSON.stringify(answer))
}

/** Creates a project with two mistakes that have a certain fix. */
async function createBrokenProject(): Promise<Environment> {
  const text = JSON.stringify(adminEssence)
    .replace('"pattern":"data-table"', '"pattern":"data-tabel"')
    .replace('"pattern":"filter-bar"', '"pattern":"filter-bra"')
  return createProject({}, JSON.parse(text))
}

test('the suggested calls repair several errors at once', async () => {
  const environment = await createBrokenProject()
  const audit = await call(environment, { tool: 'svc_verify', action: 'audit_project' })
  expect(audit.data.status).toBe('attention')
  const { data: plan } = await call(environment, {
    tool: 'svc_repair',
    action: 'repair_plan',
    args: { run_id: audit.data.run_id },
  })
  const [step] = plan.steps
  expect(step.finding_ids.length).toBeGreaterThan(1)
  const applied = await call(environment, step.apply)
  expect(applied).toMatchObject({ ok: true, data: { written: true, valid: true } })
  const { data: recheck } = await call(environment, step.verify)
  const verdicts = recheck.verdicts.map(({ verdict }: { verdict: string }) => verdict)
  expect(new Set(verdicts)).toEqual(new Set(['resolved']))
})

test('a prompt names a complete call', async () => {
  const environment = await createBrokenProject()
  const { data } = await call(environment, { tool: 'svc_verify', action: 'audit_project' })
  const prompt = await call(environment, {
    tool: 'svc_repair',
    action: 'repair_prompt',
    args: { run_id: data.run_id, finding_id: data.findings[0].id },
  })
  const [, args = '{}'] = /Call svc_contract_write with (\{.*\})\.\n/.exec(prompt.data.prompt) ?? []
  const { action, ...rest } = JSON.parse(args)
  const applied = await call(environment, { tool: 'svc_contract_write', action, args: rest })
  expect(applied).toMatchObject({ ok: true, data: { written: true } })
})

test('a change that changes nothing keeps the backup of the last one', async () => {
  const environment = await createProject()
  const update = async (description: string) => {
    const patch = [{ op: 'replace', path: '/blueprint/sections/0/description', value: description }]
    const args = { operation: 'patch', payload: { patch } }
    const dry = await call(environment, {
      tool: 'svc_contract_write',
      action: 'update_essence',
      args,
    })
    return call(environment, {
      tool: 'svc_contract_write',
      action: 'update_essence',
      args: { ...args, expected_hash: dry.data.old_hash, dry_run: false },
    })
  }
  const before = await readFile(join(environment.cwd, 'svc.essence.json'), 'utf8')
  expect((await update('Requests and their owners.')).data).toMatchObject({
    written: true,
    backup: '.svc/backups/svc.essence.json.bak',
  })
  expect((await update('Requests and their owners.')).data).toMatchObject({
    written: false,
    backup: null,
  })
  expect(await readFile(join(environment.cwd, '.svc/backups/svc.essence.json.bak'), 'utf8')).toBe(
    before,
  )
})

test('an incomplete payload names everything that is missing', async () => {
  const { error } = await call(await createProject(), {
    tool: 'svc_contract_write',
    action: 'update_essence',
    args: { operation: 'add_page', payload: { patern: 'data-table' } },
  })
  expect(error.message).toBe(
    'The payload of add_page is invalid: page_id is missing; layout is missing; unknown patern.',
  )
})

test('a dry run says that an invalid result would not be written', async () => {
  const environment = await createProject()
  const { data } = await call(environment, {
    tool: 'svc_contract_write',
    action: 'update_essence',
    args: { operation: 'update_dna', payload: { dna: { theme: { id: 'slat' } } } },
  })
  expect(data).toMatchObject({ valid: false, routes: { added: [], removed: [] } })
  expect(data.needs).toContain('a result without errors')
})
