// Long run: runs every writing command on every kind of link.
import { execFileSync } from 'node:child_process'
import { chmod, lstat, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callTool } from '../../src/mcp/call-tool.ts'
import { TOOLS } from '../../src/mcp/tools/index.ts'
import { runCli } from '../support/package/run-cli.ts'
import {
  LINK_KINDS,
  type LinkedProject,
  type LinkKind,
  prepareLinkedProject,
} from '../support/project/linked-project.ts'
import { createEnvironment } from '../support/project/test-project.ts'

const createLinkedProject = await prepareLinkedProject()

/** The end of a command: its exit code, and what it wrote. */
interface Result {
  readonly exit: number
  readonly text: string
}

type Run = (project: LinkedProject) => Promise<Result>

const cli =
  (...args: readonly string[]): Run =>
  async ({ root }) => {
    const { exit, out, err } = await runCli(root, [...args, '--offline'])
    return { exit, text: out + err }
  }

/** Calls a tool; an error of the call counts as exit code 2. */
async function call(root: string, name: string, args: Readonly<Record<string, unknown>>) {
  const [toolName, action] = name.split(' ')
  const tool = TOOLS.find((item) => item.name === toolName)
  if (tool === undefined) throw new Error(`There is no tool ${toolName}.`)
  return callTool(createEnvironment(root), { tool, args: { action, ...args } })
}

const mcp =
  (name: string, args: Readonly<Record<string, unknown>> = {}): Run =>
  async ({ root }) => {
    const answer = await call(root, name, args)
    const isBug = !answer.ok && answer.error.code === 'internal-error'
    return { exit: answer.ok ? 0 : isBug ? 70 : 2, text: JSON.stringify(answer) }
  }

const EDIT = { operation: 'add_feature', payload: { feature: 'links', section_id: 'record-admin' } }

/** Writes an edit of the contract, with the hash that a dry run returns. */
const editContract: Run = async (project) => {
  const { meta } = await call(project.root, 'svc_contract_write update_essence', EDIT)
  return mcp('svc_contract_write update_essence', {
    ...EDIT,
    dry_run: false,
    expected_hash: meta.hash ?? 'unknown',
  })(project)
}

const oldEssence: Run = async (project) => {
  const file = join(project.root, 'old.json')
  const essence = JSON.parse(await readFile(join(project.root, 'svc.essence.json'), 'utf8'))
  await writeFile(file, JSON.stringify({ ...essence, version: '3.0.0' }))
  return cli('migrate', 'old.json', '--write')(project)
}

const compile = cli('compile')
const init = cli('init', '--quiet')
const verify = cli('verify', '--allow-not-proven')

/** Each file that svc reads or writes by its name, and a command that does. */
const CASES: readonly (readonly [file: string, command: string, run: Run])[] = [
  ['svc.essence.json', 'compile', compile],
  ['svc.essence.json', 'validate --fix', cli('validate', '--fix')],
  ['svc.essence.json', 'migrate --write', cli('migrate', '--write')],
  ['svc.essence.json', 'verify', verify],
  ['svc.essence.json', 'svc_contract read_essence', mcp('svc_contract read_essence')],
  ['svc.essence.json', 'svc_contract_write', editContract],
  ['.svc/backups/svc.essence.json.bak', 'svc_contract_write', editContract],
  ['svc.essence.json.lock', 'svc_contract_write', editContract],
  ['.svc/backups/backup.json', 'svc_contract_write', editContract],
  ['.svc/backups/old.json.bak', 'migrate old.json --write', oldEssence],
  ['svc.config.json', 'compile', compile],
  ['AGENTS.md', 'compile', compile],
  ['AGENTS.md', 'init', init],
  ['src/tokens.css', 'compile', compile],
  ['.svc/.gitignore', 'compile', compile],
  ['.svc/.gitattributes', 'init', init],
  ['.svc/schemas/essence.v4.json', 'compile', compile],
  ['.svc/context/scaffold-pack.md', 'compile', compile],
  ['.svc/context/manifest.json', 'compile', compile],
  ['.svc/runs/.gitignore', 'verify', verify],
  ['.gitignore', 'verify', verify],
  ['.svc/baseline.json', 'baseline save', cli('baseline', 'save')],
  ['.svc/baseline.json', 'ci', cli('ci', '--allow-not-proven')],
  ['.svc/graph/graph-snapshot.json', 'graph --write', cli('graph', '--write', '.svc/graph')],
  ['src/theme.css', 'export --out', cli('export', '--format', 'css', '--out', 'src/theme.css')],
  ['.mcp.json', 'mcp install', cli('mcp', 'install', 'claude')],
  ['.cursor/mcp.json', 'mcp install', cli('mcp', 'install', 'cursor')],
]

/** Each folder that svc reads or writes by its name, and a command that does. */
const FOLDER_CASES: typeof CASES = [
  ['.svc', 'compile', compile],
  ['.svc/context', 'compile', compile],
  ['.svc/schemas', 'compile', compile],
  ['.svc/runs', 'verify', verify],
  ['.svc/graph', 'graph --write', cli('graph', '--write', '.svc/graph')],
  ['.svc/custom', 'content check', cli('content', 'check')],
  ['.svc/custom', 'compile', compile],
  ['.cursor', 'mcp install', cli('mcp', 'install', 'cursor')],
  ['packs', 'compile --out', cli('compile', '--out', 'packs')],
  ['tokens', 'export --out', cli('export', '--format', 'dtcg', '--out', 'tokens')],
]

const ALL_CASES = [
  ...CASES.flatMap((row) =>
    LINK_KINDS.filter((kind) => kind !== 'folder').map((kind) => [...row, kind] as const),
  ),
  ...FOLDER_CASES.map((row) => [...row, 'folder' as LinkKind] as const),
]

test.each(ALL_CASES)('%s as a link stops %s', async (file, _command, run, kind) => {
  const project = await createLinkedProject()
  await project.link(file, kind)
  const before = await project.describeOutside()
  const { exit, text } = await run(project)
  expect({ exit, text }).toEqual({ exit: 2, text: expect.stringContaining(file) })
  expect(text).toContain('symbolic link')
  expect(text).not.toContain('AKIASECRET')
  expect(await project.describeOutside()).toEqual(before)
  expect((await lstat(join(project.root, file))).isSymbolicLink()).toBe(true)
})

test.each(CASES)('%s as a named pipe does not block %s', async (file, _command, run) => {
  const project = await createLinkedProject()
  await rm(join(project.root, file), { force: true })
  await mkdir(join(project.root, file, '..'), { recursive: true })
  execFileSync('mkfifo', [join(project.root, file)])
  const { exit, text } = await run(project)
  expect({ exit, text }).toEqual({ exit: 2, text: expect.stringContaining(file) })
})

test('a named pipe as an argument, or as package.json, gets an answer', async () => {
  const project = await createLinkedProject()
  execFileSync('mkfifo', [join(project.root, 'pipe.json')])
  const answer = await mcp('svc_contract validate', { path: 'pipe.json' })(project)
  expect(answer).toMatchObject({ exit: 2, text: expect.stringContaining('named pipe') })
  await rm(join(project.root, 'svc.config.json'))
  for (const name of ['package.json', 'tsconfig.json']) {
    execFileSync('mkfifo', [join(project.root, name)])
    expect(await init(project)).toMatchObject({ exit: 2, text: expect.stringContaining(name) })
    await rm(join(project.root, name))
  }
})

test('a file that is far too large is not read', async () => {
  const project = await createLinkedProject()
  execFileSync('truncate', ['-s', '3G', join(project.root, 'svc.essence.json')])
  const answer = await mcp('svc_contract read_essence')(project)
  expect(answer).toMatchObject({ exit: 2, text: expect.stringContaining('larger than 16 MB') })
})

test('links inside a project, and to the project, work as before', async () => {
  const project = await createLinkedProject()
  const agents = await readFile(join(project.root, 'AGENTS.md'), 'utf8')
  await writeFile(
    join(project.root, 'notes.md'),
    agents.replace('svc:begin -->', 'svc:begin -->\n'),
  )
  await rm(join(project.root, 'AGENTS.md'))
  await symlink('notes.md', join(project.root, 'AGENTS.md'))
  const link = join(project.outside, '../linked')
  await symlink('project', link)
  expect((await runCli(link, ['compile'])).exit).toBe(0)
  expect(await readFile(join(project.root, 'notes.md'), 'utf8')).toBe(agents)
  expect((await runCli(link, ['compile', '--check'])).exit).toBe(0)
})

test('instructions outside the project that svc has not been asked to write stay', async () => {
  const project = await createLinkedProject()
  await writeFile(join(project.root, 'svc.config.json'), '{}')
  await project.link('AGENTS.md', 'relative')
  const before = await project.describeOutside()
  expect((await compile(project)).exit).toBe(0)
  expect(await project.describeOutside()).toEqual(before)
})

test('a file that is read-only is not replaced', async () => {
  const project = await createLinkedProject()
  const file = join(project.root, 'svc.essence.json')
  const before = await readFile(file, 'utf8')
  await chmod(file, 0o444)
  const answer = await editContract(project)
  expect(answer.text).toContain('svc.essence.json is read-only')
  expect(answer.text).toContain('chmod u+w')
  expect(await readFile(file, 'utf8')).toBe(before)
})

test('a backup of the user is never replaced, and that of svc is', async () => {
  const project = await createLinkedProject()
  const read = (name: string) => readFile(join(project.root, name), 'utf8')
  const edit = async (feature: string) => {
    const args = { ...EDIT, payload: { ...EDIT.payload, feature } }
    const name = 'svc_contract_write update_essence'
    const { meta } = await call(project.root, name, args)
    return call(project.root, name, { ...args, dry_run: false, expected_hash: meta.hash })
  }
  await mkdir(join(project.root, '.svc/backups'), { recursive: true })
  await writeFile(join(project.root, '.svc/backups/svc.essence.json.bak'), 'mine')
  const first = await read('svc.essence.json')
  expect(await edit('a')).toMatchObject({ data: { backup: '.svc/backups/svc.essence.json.2.bak' } })
  expect(await read('.svc/backups/svc.essence.json.2.bak')).toBe(first)
  const second = await read('svc.essence.json')
  expect(await edit('b')).toMatchObject({ data: { backup: '.svc/backups/svc.essence.json.2.bak' } })
  expect(await read('.svc/backups/svc.essence.json.2.bak')).toBe(second)
  await writeFile(join(project.root, '.svc/backups/svc.essence.json.2.bak'), 'edited')
  expect(await edit('c')).toMatchObject({ data: { backup: '.svc/backups/svc.essence.json.3.bak' } })
  expect([
    await read('.svc/backups/svc.essence.json.bak'),
    await read('.svc/backups/svc.essence.json.2.bak'),
  ]).toEqual(['mine', 'edited'])
})

test.each([
  ['output.css', { output: { css: 'src/x\nssh-ed25519 AAAA\n.css' } }, '/output/css'],
  ['output.agents', { output: { agents: ['AGENTS.md', 'a\u0085.md'] } }, '/output/agents/1'],
  ['tokens.extends', { tokens: { extends: 'a\r.css' } }, '/tokens/extends'],
  [
    'components.bind',
    { components: { bind: { Button: 'import a\nb' } } },
    '/components/bind/Button',
  ],
  ['a key', { components: { bind: { 'a\nb': 'import a' } } }, '/components/bind'],
  ['exclude', { exclude: ['a\u2028b'] }, '/exclude/0'],
])('a control character in %s is refused', async (_, settings, pointer) => {
  const project = await createLinkedProject()
  await writeFile(join(project.root, 'svc.config.json'), JSON.stringify(settings))
  const before = await readFile(join(project.root, 'AGENTS.md'), 'utf8')
  const { exit, text } = await compile(project)
  expect({ exit, text }).toEqual({ exit: 2, text: expect.stringContaining(pointer) })
  expect(text).toContain('control character')
  expect(await readFile(join(project.root, 'AGENTS.md'), 'utf8')).toBe(before)
})

test('a control character in the path of an option is refused', async () => {
  const project = await createLinkedProject()
  const { exit, text } = await cli('init', '--css', 'src/x\ny.css')(project)
  expect({ exit, text }).toEqual({ exit: 2, text: expect.stringContaining('--css') })
})
