import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeTree } from '../../src/internal/node.ts'
import { BUDGETS } from '../../src/mcp/answer-budget.ts'
import type { Envelope } from '../../src/mcp/envelope.ts'
import { TOOLS } from '../../src/mcp/tools/index.ts'
import { createLargeProject, EXAMPLE_ROWS, PAGES } from '../support/mcp/example-calls.ts'
import { installPackage } from '../support/package/installed-package.ts'
import { FIXABLE_FILES } from '../support/verify/seeded-project.ts'

// Talks to the installed server with the official client, in a project with many pages.

const client = new Client({ name: 'svc-test', version: '1.0.0' })
const stderr: string[] = []
let folder = ''

beforeAll(async () => {
  const [installed, cwd] = await Promise.all([installPackage(), createLargeProject()])
  folder = cwd
  const bin = `${installed}/node_modules/.bin/svc`
  const transport = new StdioClientTransport({ command: bin, args: ['mcp'], cwd, stderr: 'pipe' })
  transport.stderr?.on('data', (chunk: Buffer) => stderr.push(String(chunk)))
  await client.connect(transport)
})

afterAll(() => client.close())

async function call(name: string, args: Readonly<Record<string, unknown>>) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: args })
  const [block] = content
  const text = block?.type === 'text' ? block.text : ''
  const envelope = structuredContent as unknown as Envelope
  // The text and the structured content are the same answer.
  expect(JSON.parse(text)).toEqual(envelope)
  expect(isError === true).toBe(!envelope.ok)
  return { text, envelope }
}

test('the server introduces itself in sixteen lines', () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'svc', version: '1.0.0' })
  expect(client.getInstructions()?.split('\n')).toHaveLength(16)
})

test('the client lists exactly eight tools', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
  expect(tools).toHaveLength(8)
  for (const { annotations, name } of tools) {
    expect(annotations?.readOnlyHint).toBe(name !== 'svc_contract_write')
  }
})

test.each(EXAMPLE_ROWS)('%s %s answers', async (tool, action, args) => {
  const { text, envelope } = await call(tool, { action, ...args })
  const { budget = 'compact' } = TOOLS.find(({ name }) => name === tool)?.actions[action] ?? {}
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BUDGETS[budget])
  // The project of this test has no runs, and no built app to look at.
  const expected = ['run-not-found', 'finding-not-found', 'folder-not-found']
  if (!envelope.ok) expect(expected).toContain(envelope.error.code)
})

test('calls that make no sense get an answer, and the server goes on', async () => {
  const long = await call('svc_registry', { action: 'search', query: 'x'.repeat(5_000_000) })
  expect(long.envelope).toMatchObject({ ok: false, error: { code: 'input-too-large' } })
  const wrong = await call('svc_registri', { action: 'search' })
  expect(wrong.envelope).toMatchObject({
    ok: false,
    error: { code: 'tool-unknown', suggestions: ['svc_registry'] },
  })
  expect((await call('svc_registry', { action: 'search', query: 'hero' })).envelope.ok).toBe(true)
})

test('a message that is too large or too deep is an error of its call, and the server goes on', async () => {
  const search = (query: unknown) => call('svc_registry', { action: 'search', query })
  await expect(search('x'.repeat(11_000_000))).rejects.toMatchObject({
    code: -32_600,
    data: { code: 'message-too-large' },
  })
  const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)
  await expect(search(deep)).rejects.toMatchObject({
    code: -32_600,
    data: { code: 'message-too-deep' },
  })
  expect((await search('hero')).envelope.ok).toBe(true)
})

test('schemas and packs are resources', async () => {
  const uris: string[] = []
  let cursor: string | undefined
  do {
    const page = await client.listResources(cursor === undefined ? {} : { cursor })
    uris.push(...page.resources.map(({ uri }) => uri))
    cursor = page.nextCursor
  } while (cursor !== undefined)
  expect(uris.filter((uri) => uri.startsWith('svc://schemas/'))).toHaveLength(59)
  expect(uris.filter((uri) => uri.startsWith('svc://packs/page-'))).toHaveLength(PAGES)
  const schema = await client.readResource({ uri: 'svc://schemas/essence.v4.json' })
  expect(schema.contents[0]).toMatchObject({ mimeType: 'application/schema+json' })
  const pack = await client.readResource({ uri: 'svc://packs/scaffold-pack.md' })
  expect(pack.contents[0]).toMatchObject({ text: expect.stringMatching(/^# /) })
  await expect(client.readResource({ uri: 'svc://packs/../x' })).rejects.toThrow()
})

test('packs are prompts, with completion', async () => {
  const { prompts } = await client.listPrompts()
  expect(prompts.map(({ name }) => name).sort()).toEqual(
    ['scaffold', 'section', 'page', 'mutation', 'review', 'plan_product'].sort(),
  )
  const args = { id: '/section-3/page-4', task: 'Sort by date.' }
  const { messages } = await client.getPrompt({ name: 'page', arguments: args })
  expect(messages[0]?.content).toMatchObject({
    text: expect.stringMatching(/Task: Sort by date\.$/),
  })
  const ref = { type: 'ref/prompt' as const, name: 'section' }
  const argument = { name: 'id', value: 'section-1' }
  const { completion } = await client.complete({ ref, argument })
  expect(completion.values).toContain('section-11')
  await expect(client.getPrompt({ name: 'page', arguments: { id: 'x' } })).rejects.toThrow()
})

test('an agent verifies, plans, patches and checks again until the loop is clean', async () => {
  const shop = join(folder, 'shop')
  await writeTree(shop, new Map(Object.entries(FIXABLE_FILES)))
  const ask = async (tool: string, args: Readonly<Record<string, unknown>>) => {
    const { envelope } = await call(tool, { ...args, project_path: 'shop' })
    if (!envelope.ok) throw new Error(envelope.error.message)
    return JSON.parse(JSON.stringify(envelope.data))
  }
  const audit = await ask('svc_verify', { action: 'audit_project' })
  expect(audit.status).toBe('attention')
  let loop = { run_id: audit.run_id, next: audit.next }
  for (let round = 1; round <= 2 && loop.next !== null; round++) {
    const { steps } = await ask(loop.next.tool, { action: loop.next.action, ...loop.next.args })
    expect(steps[0].verify).toMatchObject({ tool: 'svc_verify', action: 'recheck' })
    const { diff } = await ask('svc_repair', { action: 'patch', run_id: loop.run_id })
    execFileSync('git', ['apply', '-p1'], { cwd: shop, input: diff })
    loop = (await ask('svc_verify', { action: 'recheck', run_id: loop.run_id })).loop
  }
  expect(loop).toMatchObject({ state: 'clean', open_findings: 0, question: null })
})

test('nothing is written to standard error', () => {
  expect(stderr.join('')).toBe('')
})
