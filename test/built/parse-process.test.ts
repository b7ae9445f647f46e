// Long run: waits for a parser to run out of time.
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, onTestFinished, test } from 'vitest'
import { readSources } from '../../src/project/parse/read-sources.ts'
import { createTimedParser } from '../../src/project/parse/timed-parser.ts'
import type { VerifyData } from '../../src/project/verify/verify.ts'
import { installOffline } from '../support/package/offline-program.ts'
import { createTestFolder } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'
import { SEEDED_DEFECTS, toTexts } from '../support/verify/seeded-defects.ts'

const PROCESS = { process: new URL(`file://${ROOT}dist/lib/cli/parse-process.js`) }

const GOOD = {
  'good.svelte': '<img src="a.png">',
  'good.vue': '<template><img src="a.png"></template>',
  'good.tsx': 'export const A = () => <img src="a.png" />',
}

/** Files that take parsers of other packages seconds or hours. */
const HOSTILE = {
  'hostile.svelte': `<script ${'a="" '.repeat(1_000)}`,
  'backslashes.ts': '\\'.repeat(400_000),
  'brackets.ts': 'a<b<'.repeat(1_900),
}

const readAll = async (texts: Readonly<Record<string, string>>, options = {}) => {
  const root = await createTestFolder(texts)
  return readSources(root, Object.keys(texts), new Map(), { ...PROCESS, ...options })
}

test('a process reads what this one reads', async () => {
  const root = await createTestFolder(toTexts(SEEDED_DEFECTS, false))
  const paths = Object.keys(toTexts(SEEDED_DEFECTS, false))
  const limited = await readSources(root, paths, new Map(), PROCESS)
  expect(limited).toEqual(await readSources(root, paths))
  expect(limited.files.filter(({ syntax }) => syntax === 'svelte')).not.toEqual([])
})

test.each(Object.entries(HOSTILE))('%s is not read, and the others are', async (path, text) => {
  const { files, limitations } = await readAll({ [path]: text, ...GOOD }, { fileTimeout: 1_000 })
  expect(files.map((file) => file.path)).toEqual(Object.keys(GOOD))
  expect(files.map(({ elements: [element] }) => element?.tag)).toEqual(['img', 'img', 'img'])
  expect(limitations).toEqual([`1 file not read, because parsing took longer than 1 s: ${path}.`])
})

test('after ten files that take too long, no more of them are tried', async () => {
  const names = Array.from({ length: 12 }, (_, number) => `a${number}.svelte`)
  const texts = Object.fromEntries(names.map((name) => [name, HOSTILE['hostile.svelte']]))
  const { limitations } = await readAll(texts, { fileTimeout: 50 })
  expect(limitations).toEqual([
    '10 files not read, because parsing took longer than 0.05 s: a0.svelte, a1.svelte, a2.svelte and 7 more.',
    '2 files not read, because ten others took too long: a10.svelte, a11.svelte.',
  ])
})

test('a file whose process fails is named, and the next process reads the others', async () => {
  const root = await createTestFolder({
    'process.mjs': `process.on('message', (path) => {
      if (path === 'bad.vue') process.exit(1)
      process.send({ path, omission: 'binary' })
    })
    process.send('ready')`,
  })
  const parser = createTimedParser(root, { process: new URL(`file://${root}/process.mjs`) })
  for (const path of ['a.vue', 'bad.vue', 'b.vue']) parser.add(path)
  expect(Object.fromEntries(await parser.finish())).toEqual({
    'a.vue': { omission: 'binary' },
    'bad.vue': { omission: 'failed' },
    'b.vue': { omission: 'binary' },
  })
})

test('files are read without a process if none can start', async () => {
  const root = await createTestFolder({ ...GOOD, 'process.mjs': 'process.exit(1)' })
  const options = { process: new URL(`file://${root}/process.mjs`) }
  const { files } = await readSources(root, Object.keys(GOOD), new Map(), options)
  expect(files.map(({ path }) => path)).toEqual(Object.keys(GOOD))
})

test('verify names the files that took too long, and proves nothing', async () => {
  const { svc } = await installOffline()
  const cwd = await createTestFolder({ ...HOSTILE, 'good.ts': 'export const a = 1\n' })
  const { status, stdout } = svc(cwd, 'verify', '--json', '--fail-on=none', '--file-timeout=1000')
  const run = JSON.parse(stdout) as VerifyData
  expect(run).toMatchObject({ files: 1, status: 'not_proven' })
  expect(run.limitations.join('\n')).toContain(
    '3 files not read, because parsing took longer than 1 s: ',
  )
  expect(status).not.toBe(0)
  const wrong = svc(cwd, 'verify', '--file-timeout', '2s')
  expect(wrong.status).toBe(2)
  expect(wrong.stderr).toContain('Invalid value "2s" for --file-timeout.')
})

test('the MCP server names the file that took too long, and answers others meanwhile', async () => {
  const { bin } = await installOffline()
  const cwd = await createTestFolder({ ...GOOD, 'hostile.svelte': HOSTILE['hostile.svelte'] })
  const client = new Client({ name: 'svc-test', version: '1.0.0' })
  onTestFinished(() => client.close())
  await client.connect(new StdioClientTransport({ command: bin, args: ['mcp'], cwd }))
  const ended: string[] = []
  const call = async (name: string, action: string) => {
    const { structuredContent } = await client.callTool({ name, arguments: { action } })
    ended.push(action)
    return JSON.stringify(structuredContent)
  }
  const [audit] = await Promise.all([
    call('svc_verify', 'audit_project'),
    call('svc_project', 'diagnostics'),
  ])
  expect(audit).toContain('1 file not read, because parsing took longer than 2 s: hostile.svelte.')
  expect(ended).toEqual(['diagnostics', 'audit_project'])
})
