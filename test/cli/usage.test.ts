import { expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands/index.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

test('the commands are those of the notes, each with one example that is its own', () => {
  expect(COMMANDS.map(({ name }) => name).sort()).toEqual(
    [
      ...['init', 'validate', 'compile', 'pack', 'search', 'list', 'get', 'schema', 'export'],
      ...['build', 'serve'],
    ].sort(),
  )
  for (const { name, example } of COMMANDS) expect(example).toMatch(new RegExp(`^svc ${name}\\b`))
})

test.each(COMMANDS.map(({ name, example }) => [name, example]))(
  '`svc %s --help` shows its example and ends well',
  async (name, example) => {
    const { exit, out, err } = await runCli('/', [name, '--help'])
    expect({ exit, err }).toEqual({ exit: 0, err: '' })
    expect(out).toContain(`Example:\n  $ ${example}`)
  },
)

test.each([[[]], [['--help']]])('%j shows every command', async (args) => {
  const { exit, out } = await runCli('/', args)
  expect(exit).toBe(0)
  for (const { name, summary } of COMMANDS) {
    expect(out).toContain(`  ${name}`)
    expect(out).toContain(summary)
  }
})

/** What is wrong, how it ends, and the right thing that is named. */
const WRONG: readonly (readonly [args: string[], exit: number, named: RegExp])[] = [
  [['serach', 'x'], 2, /unknown command 'serach'.*Did you mean search\?/i],
  [['list', 'patterns', '--jsn'], 2, /unknown option '--jsn'.*Did you mean --json\?/i],
  [['list', 'patterns', '--limt', '3'], 2, /Did you mean --limit\?/],
  [['get', 'pattern'], 2, /missing required argument 'slug'/i],
  [['get', 'pattern', 'hero', 'more'], 2, /too many arguments/i],
  [['list', 'paterns'], 2, /"paterns"\. Did you mean patterns\?/],
  [['list', 'patterns', '--sort', 'nme'], 2, /--sort may not be "nme".*Did you mean name\?/],
  [['list', 'patterns', '--limit', 'many'], 2, /--limit is "many".*whole number/],
  [['search', 'x', '--type', 'patern'], 2, /Did you mean patterns\?/],
  [['export', 'slate', '--format', 'tailwnd'], 2, /"tailwnd"\. Did you mean tailwind\?/],
  [['compile', '--format', 'md'], 2, /--format is "md".*markdown, json, both/],
  [['pack', 'pge'], 2, /"pge"\. Did you mean page\?/],
  [['build', '--without', 'twin'], 2, /"twin"\. Did you mean twins\?/],
  [['build', '--max-files', 'x'], 2, /--max-files is "x"/],
  [['serve', '--port', '99999'], 2, /--port is "99999"/],
  [['init', '--mode', 'drak', '--blueprint', 'internal-admin'], 2, /Did you mean dark\?/],
  [['init', '--sections', 'a'], 2, /--sections needs a --blueprint/],
  [['init', '--blueprint', 'a', '--blank'], 2, /exclude each other/],
  [['init', '--blank'], 2, /at least one page.*--page \/orders=/],
  [['init', '--page', 'orders'], 2, /--page is "orders"/],
  [['init'], 2, /--blueprint with one of internal-admin/],
  [['get', 'pattern', 'heroo'], 5, /no pattern "heroo"\. Did you mean hero\?/],
  [['get', 'pattern', 'zzzzzzzz'], 5, /svc list patterns lists them all/],
  [['get', 'pattern', '../../x'], 5, /no pattern/],
  [['export', 'slat'], 5, /Did you mean slate\?/],
  [['schema', 'essence.v44'], 5, /Did you mean essence\.v4\.json/],
  [['schema', 'zzzzzzzzzzzz'], 5, /svc schema lists them all/],
  [['validate'], 5, /no file svc\.essence\.json\. `svc init` makes one/],
  [['validate', 'nothing.json'], 5, /no file nothing\.json/],
  [['compile'], 5, /no file svc\.essence\.json/],
  [['serve', 'nowhere'], 5, /no built site in nowhere/],
  [['init', '--blueprint', 'internal-admni'], 5, /Did you mean internal-admin\?/],
  [['init', '--blueprint', 'internal-admin', '--theme', 'slat'], 5, /Did you mean slate\?/],
  [['init', '--page', '/=hreo,data-tabel'], 5, /"hreo" \(did you mean hero\?\).*data-table\?/],
  [['init', '--page', '/=hero', '--shell', 'sidebar-mian'], 5, /Did you mean sidebar-main\?/],
  [['init', '--theme-from', 'globals.css', '--page', '/=hero'], 5, /no file globals\.css/],
  [['init', '--components', 'ui', '--page', '/=hero'], 5, /no folder ui/],
  [['list', 'patterns', '--project', 'nowhere'], 5, /no folder .*nowhere/],
  [['list', 'patterns', '--api-url', 'http://127.0.0.1:9/v1', '--timeout', '500'], 3, /./],
  [['list', 'patterns', '--api-url', 'http://x', '--timeout', '0'], 2, /--timeout is "0"/],
]

test.each(WRONG)('%j ends with %d and one message', async (args, exit, named) => {
  const ended = await runCli(await createTestFolder(), args)
  expect(ended.exit).toBe(exit)
  expect(ended.err).toMatch(named)
  expect(ended.err).not.toMatch(/\n\s+at /)
  expect(ended.err.trim().split('\n')).toHaveLength(1)
  expect(ended.out).toBe('')
})

test.each(WRONG.slice(0, 12))('%j with --json is told as JSON', async (args, exit) => {
  const ended = await runCli(await createTestFolder(), [...args, '--json'])
  expect(ended.exit).toBe(exit)
  expect(JSON.parse(ended.err)).toMatchObject({
    error: expect.any(String),
    code: expect.any(String),
  })
})

test('what the operating system refuses is no fault of ours', async () => {
  const folder = await createTestFolder({ file: 'no folder' })
  const ended = await runCli(folder, ['export', 'slate', '--out', 'file/theme.css'])
  expect(ended.exit).toBe(2)
  expect(ended.err).toMatch(/^svc: E[A-Z]+/)
})
