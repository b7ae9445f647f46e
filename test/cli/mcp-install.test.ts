import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

const COMMAND = { command: 'npx', args: ['-y', '@svc/content', 'mcp'] }

/** The clients with a JSON file: where it is, and what it must contain. */
const JSON_CLIENTS: readonly (readonly [
  client: string,
  file: string,
  key: string,
  entry: object,
])[] = [
  ['claude', 'project/.mcp.json', 'mcpServers', { type: 'stdio', ...COMMAND }],
  ['cursor', 'project/.cursor/mcp.json', 'mcpServers', COMMAND],
  ['vscode', 'project/.vscode/mcp.json', 'servers', { type: 'stdio', ...COMMAND }],
  ['windsurf', 'home/.codeium/windsurf/mcp_config.json', 'mcpServers', COMMAND],
  ['zed', 'home/.config/zed/settings.json', 'context_servers', COMMAND],
]

async function createFolders() {
  const root = await createTestFolder()
  const [project, home] = [join(root, 'project'), join(root, 'home')]
  await Promise.all([mkdir(project), mkdir(home)])
  const install = (client: string, ...flags: string[]) =>
    runCli(project, ['mcp', 'install', client, ...flags], { env: { HOME: home } })
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return { root, install, read, write }
}

test.each(JSON_CLIENTS)('%s: %s is created, and a second run changes nothing', async (...row) => {
  const [client, file, key, entry] = row
  const { install, read } = await createFolders()
  expect(await install(client)).toMatchObject({
    exit: 0,
    out: expect.stringMatching(/ created\n$/),
  })
  const text = await read(file)
  expect(JSON.parse(text)).toEqual({ [key]: { svc: entry } })
  expect((await install(client)).out).toMatch(/ same\n$/)
  expect(await read(file)).toBe(text)
})

test.each(JSON_CLIENTS)('%s: other settings and comments stay', async (...row) => {
  const [client, file, key, entry] = row
  const { install, read, write } = await createFolders()
  const before = `{\n    // mine\n    "theme": "dark",\n    "${key}": {\n        "other": { "command": "x" }\n    }\n}\n`
  await write(file, before)
  expect((await install(client)).out).toMatch(/ changed\n$/)
  const text = await read(file)
  expect(text).toContain('    // mine\n    "theme": "dark",')
  expect(parse(text)).toEqual({ theme: 'dark', [key]: { other: { command: 'x' }, svc: entry } })
})

test('variables of the server stay', async () => {
  const { install, read, write } = await createFolders()
  const env = { SVC_API_URL: 'https://content.example/v1' }
  await write('project/.cursor/mcp.json', JSON.stringify({ mcpServers: { svc: { env } } }))
  await install('cursor')
  expect(JSON.parse(await read('project/.cursor/mcp.json'))).toEqual({
    mcpServers: { svc: { env, ...COMMAND } },
  })
})

test('codex: the table is appended, replaced, and keeps its other keys', async () => {
  const { install, read, write } = await createFolders()
  const file = 'home/.codex/config.toml'
  await install('codex')
  const table = '[mcp_servers.svc]\ncommand = "npx"\nargs = ["-y","@svc/content","mcp"]\n'
  expect(await read(file)).toBe(table)
  const others = 'model = "gpt-5"\n\n[mcp_servers.docs]\ncommand = "docs"\n'
  await write(file, others)
  await install('codex')
  expect(await read(file)).toBe(`${others}\n${table}`)
  const old =
    '[mcp_servers.svc]\ncommand = "node"\nargs = [\n  "old",\n]\nstartup_timeout_sec = 20\n\n'
  await write(file, `${old}${others}`)
  await install('codex')
  expect(await read(file)).toBe(`${table}startup_timeout_sec = 20\n\n${others}`)
})

test('--print shows the file and writes nothing', async () => {
  const { root, install } = await createFolders()
  const { exit, out, err } = await install('vscode', '--print')
  expect({ exit, err }).toEqual({ exit: 0, err: 'VS Code reads this from .vscode/mcp.json.\n' })
  expect(JSON.parse(out)).toEqual({ servers: { svc: { type: 'stdio', ...COMMAND } } })
  expect(await readdir(join(root, 'project'))).toEqual([])
})

/** Files that must stay as they are. */
const REJECTED: readonly (readonly [
  client: string,
  file: string,
  text: string,
  message: RegExp,
])[] = [
  ['cursor', 'project/.cursor/mcp.json', '{ "mcpServers": ', /Cannot parse \.cursor\/mcp\.json/],
  ['claude', 'project/.mcp.json', '{ "mcpServers": [] }', /"mcpServers" in \.mcp\.json is not/],
  ['claude', 'project/.mcp.json', '[]', /is not an object/],
  ['codex', 'home/.codex/config.toml', 'mcp_servers = { svc = {} }\n', /defines the server inline/],
]

test.each(REJECTED)('%s: %s with %j is not touched', async (client, file, text, message) => {
  const { install, read, write } = await createFolders()
  await write(file, text)
  expect(await install(client)).toMatchObject({ exit: 2, err: expect.stringMatching(message) })
  expect(await read(file)).toBe(text)
})

test('an unknown client gets a suggestion', async () => {
  const { install } = await createFolders()
  expect(await install('cursr')).toMatchObject({
    exit: 2,
    err: expect.stringContaining('Did you mean cursor?'),
  })
})

test('a client without a home folder is an error', async () => {
  const folder = await createTestFolder()
  expect(await runCli(folder, ['mcp', 'install', 'zed'])).toMatchObject({
    exit: 2,
    err: expect.stringContaining('HOME is not set'),
  })
})
