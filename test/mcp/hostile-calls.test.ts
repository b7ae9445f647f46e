// Long run: calls every tool with hostile input.
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { pathParameters } from '../../src/mcp/parameters.ts'
import { TOOLS } from '../../src/mcp/tools/index.ts'
import { createEssenceWithPages } from '../support/essence/essence-with-pages.ts'
import { callInFolder, EXAMPLE_CALLS, EXAMPLE_ROWS } from '../support/mcp/example-calls.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

let folder = ''
let before = ''

async function readFolder(): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).sort()
  return JSON.stringify([names, await readFile(join(folder, 'svc.essence.json'), 'utf8')])
}

beforeEach(async () => {
  const essence = JSON.stringify(createEssenceWithPages(40), null, 2)
  folder = await createTestFolder({ 'svc.essence.json': essence })
  const outside = await createTestFolder({ 'secret.json': '{"hidden":1}' })
  await symlink(outside, join(folder, 'link'))
  await writeFile(join(folder, 'orders.tsx'), '<table></table>')
  before = await readFolder()
})

/** Calls a tool with wrong arguments, and checks that nothing changes. */
async function expectError(tool: string, args: Readonly<Record<string, unknown>>, code: RegExp) {
  const answer = await callInFolder(folder, tool, args)
  const name = `${tool} ${JSON.stringify(args).slice(0, 120)}`
  if (answer.ok) throw new Error(`${name} was accepted.`)
  expect(`${name}: ${answer.error.code}`).toMatch(code)
  expect(answer.error.message).not.toMatch(/\.ts:\d|node:internal|hidden/)
}

/** Values that no parameter of the other types accepts. */
const WRONG_VALUES = [null, 7.5, Number.NaN, { toString: 1 }, [[]], true, 'none']

test.each(EXAMPLE_ROWS)('%s %s rejects values of a wrong type', async (tool, action, args) => {
  const { parameters } = TOOLS.find(({ name }) => name === tool)?.actions[action] ?? {}
  for (const [name, schema] of Object.entries(parameters?.shape ?? {})) {
    for (const value of WRONG_VALUES.filter((value) => !schema.safeParse(value).success)) {
      await expectError(tool, { action, ...args, [name]: value }, /: parameter-(invalid|missing)$/)
    }
  }
  expect(await readFolder()).toBe(before)
})

test.each(EXAMPLE_ROWS)('%s %s stays in its folder', async (tool, action, args) => {
  const { parameters } = TOOLS.find(({ name }) => name === tool)?.actions[action] ?? {}
  for (const [name, schema] of Object.entries(parameters?.shape ?? {})) {
    const { innerType = schema } = schema.def as { readonly innerType?: typeof schema }
    const use = pathParameters.get(schema) ?? pathParameters.get(innerType)
    if (use === undefined) continue
    for (const path of ['..', '../../etc/passwd', '/etc/passwd', 'link/secret.json', 'a\0b']) {
      const value = innerType.safeParse([path]).success ? [path] : path
      await expectError(tool, { action, ...args, [name]: value }, /: path-outside$/)
    }
  }
  expect(await readFolder()).toBe(before)
})

test('of two writes with the same hash, one is refused', async () => {
  const project = await createTestFolder()
  await runCli(project, ['init', '--blueprint', 'internal-admin', '--no-agents'])
  const read = await callInFolder(project, 'svc_contract', { action: 'capsule' })
  const write = (feature: string) =>
    callInFolder(project, 'svc_contract_write', {
      action: 'update_essence',
      operation: 'add_feature',
      payload: { feature, section_id: 'record-admin' },
      expected_hash: read.meta.hash,
      dry_run: false,
    })
  const answers = await Promise.all([write('first'), write('second')])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const [refused] = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))
  expect(refused).toBe('hash-mismatch')
})

test('invalid settings are an answer, and not a crash', async () => {
  await writeFile(join(folder, 'svc.config.json'), '{ "apiUrll": 1 }')
  await expectError('svc_registry', { action: 'search', query: 'x' }, /: config-invalid$/)
})

const TOOL_NAMES = Object.keys(EXAMPLE_CALLS)

test.each(TOOL_NAMES)('%s rejects actions and parameters that do not exist', async (tool) => {
  for (const action of [
    '__proto__',
    'constructor',
    'toString',
    'serach',
    '',
    5,
    null,
    ['search'],
  ]) {
    await expectError(tool, { action }, /: action-unknown$/)
  }
  const [action = '', args = {}] = Object.entries(EXAMPLE_CALLS[tool] ?? {})[0] ?? []
  const hostile = JSON.parse('{"__proto__": {"action": "x"}}')
  await expectError(tool, { action, ...args, constructor: 1 }, /: parameter-unknown$/)
  await expectError(
    tool,
    Object.assign(Object.create(null), hostile, { action }),
    /: (action|param)/,
  )
  await expectError(tool, { action, ...args, extra: 'x'.repeat(5_000_000) }, /: input-too-large$/)
  expect(await readFolder()).toBe(before)
})
