import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callTool } from '../../src/mcp/call-tool.ts'
import { TOOLS } from '../../src/mcp/tools/index.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { adminEssence, createProject } from '../support/project/test-project.ts'

/** The same operation as a command and as a call of a tool. */
const SAME: readonly (readonly [args: string[], tool: string, call: object])[] = [
  [['state'], 'svc_project', { action: 'state' }],
  [['validate'], 'svc_contract', { action: 'validate' }],
  [['verify'], 'svc_verify', { action: 'audit_project' }],
  [['graph'], 'svc_graph', { action: 'snapshot' }],
  [
    ['graph', 'page:record-admin/list', '--depth', '1'],
    'svc_graph',
    { action: 'traverse', from: 'page:record-admin/list', depth: 1 },
  ],
]

test.each(SAME)('svc %j --json prints the data of %s', async (args, name, call) => {
  const environment = await createProject()
  const tool = TOOLS.find((item) => item.name === name)
  if (tool === undefined) throw new Error(`There is no tool ${name}.`)
  const answer = await callTool(environment, { tool, args: call as Record<string, unknown> })
  const { out } = await runCli(environment.cwd, [...args, '--json', '--offline'])
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(answer.ok && answer.data)))
})

test('verify exits with 4 if nothing is wrong, but not everything was checked', async () => {
  const { cwd } = await createProject()
  const { exit, out } = await runCli(cwd, ['verify'])
  expect(exit).toBe(4)
  expect(out).toContain('Exit code 4 means "not proven"')
  expect(out).not.toContain('up to date')
  expect((await runCli(cwd, ['verify', '--allow-not-proven'])).exit).toBe(0)
})

test('verify exits with 1 and names the line of a finding', async () => {
  const essence = structuredClone(adminEssence)
  essence.dna.theme.id = 'slat'
  const { cwd } = await createProject({}, essence)
  const { exit, out } = await runCli(cwd, ['verify', '--allow-not-proven'])
  expect(exit).toBe(1)
  expect(out).toMatch(/^error CONTRACT004 svc\.essence\.json:\d+\n {2}Unknown theme "slat"/)
})

test('repair plans the steps, prints a prompt and a diff, and changes nothing', async () => {
  const essence = structuredClone(adminEssence)
  essence.dna.theme.id = 'slat'
  const { cwd } = await createProject({}, essence)
  const { steps } = JSON.parse((await runCli(cwd, ['repair', '--json'])).out)
  const [id] = steps[0].finding_ids
  expect((await runCli(cwd, ['repair'])).out).toContain(`svc.essence.json:`)
  const { out: prompt } = await runCli(cwd, ['repair', id, '--prompt'])
  expect(prompt).toMatch(/^Fix CONTRACT004 in svc\.essence\.json:\d+/)
  const { out: diff } = await runCli(cwd, ['repair', '--patch'])
  expect(diff).toMatch(/^-.*"slat",?$/m)
  expect(diff).toMatch(/^\+.*"slate",?$/m)
  expect((await runCli(cwd, ['repair', '--patch'])).out).toBe(diff)
  expect(await runCli(cwd, ['repair', '--prompt'])).toMatchObject({ exit: 2 })
  expect(await runCli(cwd, ['repair', 'CONTRACT004:nothing'])).toMatchObject({ exit: 5 })
})

test('texts for people name commands, never tools', async () => {
  const { cwd } = await createProject({ 'svc.essence.json': '{"version": "2.0.0"}' })
  const { steps } = JSON.parse((await runCli(cwd, ['repair', '--json'])).out)
  const commands = [
    ['validate'],
    ['verify'],
    ['state'],
    ['repair'],
    ['repair', steps[0].finding_ids[0], '--prompt'],
    ['repair', 'CONTRACT004:nothing'],
  ]
  const results = await Promise.all(commands.map((args) => runCli(cwd, args)))
  const text = results.map(({ out, err }) => out + err).join('\n')
  expect(text).not.toMatch(/svc_\w+|migrateEssence|the action|baseline/)
  expect(text.match(/`npx @svc\/content migrate`/g)?.length).toBeGreaterThan(2)
})

test('verify saves its run, and --recheck says what became of the findings', async () => {
  const cwd = await createTestFolder({ 'index.html': '<main><img src="/a.png"></main>' })
  const { run_id, findings } = JSON.parse((await runCli(cwd, ['verify', '--json'])).out)
  const { out: plan } = await runCli(cwd, ['repair', '--run', run_id, '--json'])
  expect(JSON.parse(plan)).toMatchObject({ run_id })
  await writeFile(
    join(cwd, 'index.html'),
    '<main><img src="/a.png" alt=""><img src="/b.png"></main>',
  )
  const { exit, out } = await runCli(cwd, ['verify', '--recheck', 'last'])
  const { id } = findings.find(({ code }: { code: string }) => code === 'A11Y030')
  expect(exit).toBe(1)
  expect(out).toContain(`replaced ${id}\n`)
  expect(out).toMatch(/new A11Y030:\w+ index\.html:1\n {2}.*\n0 resolved, .*1 replaced, 1 new\.\n/)
  expect(await runCli(cwd, ['verify', 'src', '--recheck', 'last'])).toMatchObject({ exit: 2 })
  expect(await runCli(cwd, ['verify', '--recheck', 'run-0'])).toMatchObject({ exit: 5 })
})

const UNFOCUSED = {
  'src/a.css': '.a:focus { outline: none }\n\n.b:focus { outline: none }\n',
  'src/b.css': '.a:focus { outline: none }\n',
}

test('repair writes the fixes of the files that are named, and says what it did', async () => {
  const cwd = await createTestFolder(UNFOCUSED)
  const { out } = await runCli(cwd, ['repair', '--write', '--safe', './src/a.css'])
  expect(out).toContain('src/a.css: A11Y001 in lines 1, 3.\nFixed 2 findings in 1 file.\n')
  expect(await readFile(join(cwd, 'src/b.css'), 'utf8')).toBe(UNFOCUSED['src/b.css'])
  expect(await readFile(join(cwd, 'src/a.css'), 'utf8')).not.toContain('none')
  expect(await runCli(cwd, ['repair', '--write', '--patch'])).toMatchObject({ exit: 2 })
  expect(await runCli(cwd, ['repair', '--write', 'src/typo.css'])).toMatchObject({ exit: 2 })
})

test('repair names all lines of a step', async () => {
  const { out } = await runCli(await createTestFolder(UNFOCUSED), ['repair'])
  expect(out).toContain('src/a.css:1, 3: ')
})

test('verify fixes what is safe before it reports the rest', async () => {
  const cwd = await createTestFolder(UNFOCUSED)
  const { err, out } = await runCli(cwd, ['verify', '--fix', '--json'])
  expect(err).toContain('Fixed 3 findings in 2 files.')
  expect(JSON.parse(out).counts.A11Y001).toBeUndefined()
  expect((await runCli(cwd, ['verify', '--fix'])).err).toBe('')
  expect(await runCli(cwd, ['verify', '--fix', '--recheck', 'last'])).toMatchObject({ exit: 2 })
})

test('repair says that there is nothing to do', async () => {
  const { cwd } = await createProject()
  const { exit, out } = await runCli(cwd, ['repair'])
  expect({ exit, out }).toEqual({
    exit: 0,
    out: 'There is nothing to repair.\n',
  })
})

test('graph suggests the nearest node', async () => {
  const { cwd } = await createProject()
  const { exit, err } = await runCli(cwd, ['graph', 'pattern:data-tabel'])
  expect(exit).toBe(5)
  expect(err).toContain('Did you mean pattern:data-table')
})
