// Long run: starts commands in many projects.
import { execFileSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checksumFiles } from '../../src/internal/node.ts'
import type { FileUpdate } from '../../src/project/packs/owned-file.ts'
import { createSuiteFolder, createTestFolder, runCli } from '../support/package/run-cli.ts'

const INIT = ['init', '--page', '/=kpi-grid', '--page', '/orders=filter-bar,data-table']
const PAGES = [...INIT, '--theme', 'slate']

const initialized = await createSuiteFolder()
await runCli(initialized, PAGES)

async function createProject(): Promise<string> {
  const folder = await createTestFolder()
  await cp(initialized, folder, { recursive: true })
  return folder
}

const read = (folder: string, file: string): Promise<string> => readFile(join(folder, file), 'utf8')

async function edit(folder: string, file: string, change: (text: string) => string): Promise<void> {
  const before = await read(folder, file)
  const after = change(before)
  expect(after).not.toBe(before)
  await writeFile(join(folder, file), after)
}

async function compile(folder: string, ...args: string[]) {
  const { exit, out } = await runCli(folder, ['compile', '--json', ...args])
  const updates: FileUpdate[] = JSON.parse(out).updates
  return { exit, updates, changes: updates.map(({ file, change }) => `${file} ${change}`) }
}

const CLEAN = { exit: 0, updates: [], changes: [] }

test('the whole way: init, break, fix, compile, change the theme, compile', async () => {
  const folder = await createTestFolder()
  expect(await runCli(folder, PAGES)).toMatchObject({ exit: 0 })
  expect(await runCli(folder, ['validate'])).toMatchObject({ exit: 0 })
  expect(await runCli(folder, ['compile', '--check'])).toMatchObject({ exit: 0 })

  const before = await checksumFiles(folder)
  await edit(folder, 'svc.essence.json', (text) => text.replace('"data-table"', '"data-tabel"'))
  const broken = await checksumFiles(folder)
  for (const command of ['validate', 'compile']) {
    const { exit, out } = await runCli(folder, [command])
    expect({ command, exit }).toEqual({ command, exit: 1 })
    expect(out).toMatch(/^svc\.essence\.json:\d+:\d+ .*error Unknown pattern "data-tabel"/m)
  }
  expect(await checksumFiles(folder)).toEqual(broken)
  expect(await runCli(folder, ['validate', '--fix'])).toMatchObject({ exit: 0 })
  expect(await checksumFiles(folder)).toEqual(before)

  await edit(folder, 'svc.essence.json', (text) =>
    text
      .replace('"id": "slate"', '"id": "mono"')
      .replace('"palette": "slate"', '"palette": "mono"'),
  )
  const stale = await runCli(folder, ['compile', '--check'])
  expect(stale.exit).toBe(1)
  expect(stale.out).toMatch(/^src\/tokens\.css changed \(theme slate -> mono\)$/m)
  expect(stale.out).toMatch(/^\.svc\/context\/scaffold-pack\.md changed: .*\(essence; record/m)
  expect(await runCli(folder, ['compile'])).toMatchObject({ exit: 0 })
  expect(await read(folder, 'src/tokens.css')).toContain('the theme "mono"')
  expect(await runCli(folder, ['compile', '--check'])).toMatchObject({
    exit: 0,
    out: 'All files are up to date.\n',
  })
})

test.each([
  ['src/tokens.css', 'missing'],
  ['AGENTS.md', 'missing'],
  ['.svc/schemas/essence.v4.json', 'missing'],
  ['.svc/.gitignore', 'missing'],
  ['.svc/.gitattributes', 'missing'],
  ['.svc/context/manifest.json', 'missing'],
])('a removed %s is found and written again', async (file, change) => {
  const folder = await createProject()
  const before = await checksumFiles(folder)
  await rm(join(folder, file))
  expect(await compile(folder, '--check')).toMatchObject({
    exit: 1,
    changes: [`${file} ${change}`],
  })
  expect(await compile(folder)).toMatchObject({ exit: 0 })
  expect(await checksumFiles(folder)).toEqual(before)
})

test('a checkout with CRLF line endings is clean and stays as it is', async () => {
  const folder = await createProject()
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  // Git leaves binary files alone.
  const isText = (name: string): boolean => !name.endsWith('.woff2')
  for (const entry of files.filter((item) => item.isFile() && isText(item.name))) {
    const path = join(entry.parentPath, entry.name)
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll('\n', '\r\n'))
  }
  const before = await checksumFiles(folder)
  expect(await compile(folder, '--check')).toEqual(CLEAN)
  expect(await compile(folder)).toEqual(CLEAN)
  expect(await checksumFiles(folder)).toEqual(before)
})

test('git keeps the line endings of generated files', async () => {
  const folder = await createProject()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=true', ...args], { cwd: folder, encoding: 'utf8' })
  git('init', '--quiet')
  const attributes = git('check-attr', 'eol', 'linguist-generated', '--', '.svc/context/x.md')
  expect(attributes).toContain('eol: lf')
  expect(attributes).toContain('linguist-generated: set')
  expect(git('check-attr', 'eol', '--', '.svc/custom/patterns/a.json')).toContain('unspecified')
})

test.each([
  ['a style sheet of the project', 'not named', () => ':root {}\n', 'not written by svc'],
  [
    'an edited style sheet',
    'named',
    (text: string) => `${text}a { color: red }\n`,
    'edited by hand',
  ],
])('%s is kept, %s, and replaced with --force', async (_, named, change, cause) => {
  const folder = await createProject()
  await edit(folder, 'src/tokens.css', change)
  const text = await read(folder, 'src/tokens.css')
  expect(await compile(folder, '--check')).toMatchObject({ exit: 1 })
  const { exit, updates } = await compile(folder)
  expect(exit).toBe(1)
  expect(updates[0]).toMatchObject({ file: 'src/tokens.css', change: 'kept', causes: [cause] })
  expect(updates[0]?.hint).toContain('--force')
  expect(await read(folder, 'src/tokens.css')).toBe(text)
  for (const file of ['AGENTS.md', '.svc/context/scaffold-pack.md']) {
    expect((await read(folder, file)).includes('src/tokens.css')).toBe(named === 'named')
  }
  const { out } = await runCli(folder, ['pack', 'scaffold'])
  expect(out).toBe(await read(folder, '.svc/context/scaffold-pack.md'))
  expect(await compile(folder, '--force')).toMatchObject({ exit: 0 })
  expect(await read(folder, 'AGENTS.md')).toContain('src/tokens.css')
  expect(await compile(folder, '--check')).toEqual(CLEAN)
})

test('init does not take over a style sheet of the project', async () => {
  const folder = await createTestFolder({ 'src/tokens.css': ':root {}' })
  const { exit, out } = await runCli(folder, PAGES)
  expect(exit).toBe(0)
  expect(out).toMatch(/src\/tokens\.css +kept +not written by svc; use --force/)
  expect(JSON.parse(await read(folder, 'svc.config.json')).output.css).toBe(false)
  expect(await read(folder, 'AGENTS.md')).not.toContain('tokens.css')
  expect(await compile(folder, '--check')).toEqual(CLEAN)
  const named = await runCli(folder, [...PAGES, '--css', 'src/tokens.css'])
  expect(named).toMatchObject({ exit: 2, err: expect.stringContaining('already exists') })
  expect(await runCli(folder, [...PAGES, '--css', 'src/svc.css'])).toMatchObject({ exit: 0 })
  expect(await read(folder, 'AGENTS.md')).toContain('src/svc.css')
  expect(await compile(folder, '--check')).toEqual(CLEAN)
})

test('the settings remember which files a project wants', async () => {
  const folder = await createTestFolder()
  await runCli(folder, [...PAGES, '--no-css', '--no-agents'])
  expect(JSON.parse(await read(folder, 'svc.config.json')).output).toEqual({
    css: false,
    agents: [],
  })
  for (const args of [['compile'], ['init']])
    expect(await runCli(folder, args)).toMatchObject({ exit: 0 })
  expect((await readdir(folder)).sort()).toEqual(['.svc', 'svc.config.json', 'svc.essence.json'])
})

test('the instructions can be in any file, and the settings keep their comments', async () => {
  const folder = await createProject()
  await writeFile(join(folder, 'CLAUDE.md'), '# Ours\n')
  await edit(folder, 'svc.config.json', (text) =>
    text
      .replace('{', '{ // ours')
      .replace('"AGENTS.md"', '"AGENTS.md", "CLAUDE.md", ".cursor/rules/svc.mdc"'),
  )
  expect(await compile(folder, '--check')).toMatchObject({
    exit: 1,
    changes: ['CLAUDE.md changed', '.cursor/rules/svc.mdc missing'],
  })
  expect(await compile(folder)).toMatchObject({ exit: 0 })
  expect(await read(folder, 'CLAUDE.md')).toMatch(/^# Ours\n\n<!-- svc:begin -->/)
  expect(await read(folder, '.cursor/rules/svc.mdc')).toMatch(
    /^---\n.*alwaysApply: true\n---\n\n<!/s,
  )
  expect(await compile(folder, '--check')).toEqual(CLEAN)
  await runCli(folder, ['init', '--css', 'app.css'])
  const config = await read(folder, 'svc.config.json')
  expect(config).toContain('// ours')
  expect(config).toContain('"css": "app.css"')
})

test.each([
  ['{ "output": { "css": "../x.css" } }', '/output/css'],
  ['{ "output": { "agents": "AGENTS.md" } }', '/output/agents'],
  ['{ "output": { "agents": ["/etc/motd"] } }', '/output/agents/0'],
  ['{ "output": { "styles": false } }', '/output/styles'],
])('the settings %s are invalid', async (config, pointer) => {
  const folder = await createProject()
  await writeFile(join(folder, 'svc.config.json'), config)
  const { exit, err } = await runCli(folder, ['compile', '--check'])
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(pointer) })
})

test('another essence or folder gets only packs', async () => {
  const folder = await createProject()
  await rm(join(folder, 'AGENTS.md'))
  await cp(join(folder, 'svc.essence.json'), join(folder, 'other.json'))
  expect(await compile(folder, '--out', 'out')).toMatchObject({ exit: 0 })
  expect(await compile(folder, 'other.json')).toMatchObject({ exit: 0, changes: [] })
  expect(await readdir(folder)).not.toContain('AGENTS.md')
})

test('temporary files of a killed process are removed, those of a running one stay', async () => {
  const folder = await createProject()
  const before = await checksumFiles(folder)
  const name = (pid: number) => `tokens.css.${pid}-0b5a0d3c-7f0e-4f43-8a2c-3d1f5b6c7d8e.part`
  const folders = ['.', '.svc', '.svc/context']
  for (const path of folders) await writeFile(join(folder, path, name(2 ** 22 + 1)), 'half')
  const running = join(folder, '.svc', name(process.pid))
  await writeFile(running, 'half')
  expect(await compile(folder)).toMatchObject({ exit: 0 })
  await rm(running)
  expect(await checksumFiles(folder)).toEqual(before)
})

test('git ignores temporary files, which are all in the folder of svc', async () => {
  const folder = await createProject()
  expect(await read(folder, '.svc/.gitignore')).toMatch(/^\*\.part$/m)
})
