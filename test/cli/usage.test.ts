// Long run: runs every command with wrong arguments.
import { expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands/index.ts'
import { REGISTRY_COMMANDS } from '../../src/cli/commands/registry.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'

test('every command has two examples that use it', () => {
  expect(COMMANDS.map(({ name }) => name).sort()).toEqual(
    [
      'init',
      'validate',
      'compile',
      'pack',
      'search',
      'list',
      'get',
      'schema',
      'summary',
      'docs',
      'guide',
      'look',
      'next',
      'plan',
      'theme create',
      'diff',
      'migrate',
      'content check',
      'state',
      'verify',
      'repair',
      'graph',
      'ci',
      'baseline save',
      'baseline show',
      'baseline prune',
      'doctor',
      ...REGISTRY_COMMANDS.map(({ name }) => name),
      'showcase',
      'export',
      'build',
      'serve',
      'check',
      'completion',
      'task',
      'mcp',
      'mcp install',
    ].sort(),
  )
  for (const { name, examples } of COMMANDS) {
    expect(new Set(examples).size).toBe(2)
    for (const example of examples) expect(example).toMatch(new RegExp(`^svc ${name}\\b`))
  }
})

test.each(COMMANDS.map(({ name, examples }) => [name, examples] as const))(
  '`svc %s --help` shows its examples and exits with 0',
  async (name, examples) => {
    const { exit, out, err } = await runCli('/', [...name.split(' '), '--help'])
    expect({ exit, err }).toEqual({ exit: 0, err: '' })
    const [first, second] = examples.map((example) => example.replace('svc', 'npx @svc/content'))
    expect(out).toContain(`Examples:\n  $ ${first}\n  $ ${second}\n`)
  },
)

test('every command in the help has a summary', async () => {
  const { out } = await runCli('/', ['--help'])
  const names = new Set(COMMANDS.map(({ name }) => name.split(' ')[0]))
  for (const name of names) expect(out).toMatch(new RegExp(`^  ${name}( .*)?  +\\w.*$`, 'm'))
})

test.each([[[]], [['--help']]])('%j shows every command', async (args) => {
  const { exit, out } = await runCli('/', args)
  expect(exit).toBe(0)
  for (const { name, summary } of COMMANDS) {
    const [first, subcommand] = name.split(' ')
    expect(out).toContain(`  ${first}`)
    // A long summary continues on the next line.
    if (subcommand === undefined) expect(out.replaceAll(/\s+/g, ' ')).toContain(summary)
  }
})

/** Invalid command lines with the exit code and the error message. */
const INVALID: readonly (readonly [args: string[], exit: number, message: RegExp])[] = [
  [['serach', 'x'], 2, /unknown command "serach"\..*Did you mean search\?/i],
  [['list', 'patterns', '--jsn'], 2, /unknown option "--jsn"\..*Did you mean --json\?/i],
  [['list', 'patterns', '--limt', '3'], 2, /Did you mean --limit\?/],
  [['get', 'pattern'], 2, /missing required argument "slug"\. Run `npx @svc\/content get --help`/i],
  [['list', 'patterns', '--limit'], 2, /The option "--limit <\S+>" needs a value\. Run `npx/],
  [['get', 'theme', 'slate', 'x'], 2, /Too many arguments for "get": 3 instead of 2\./],
  [['search', ''], 2, /Invalid value "" for <words>\./],
  [['help', 'serch'], 2, /Unknown command "serch"\. Did you mean search\?/],
  [['help', 'foo'], 2, /Unknown command "foo"\. Run `npx @svc\/content --help` for help\./],
  [['get', 'pattern', 'hero', 'more'], 2, /too many arguments/i],
  [
    ['get', 'pattern', 'data-table', '--preset', 'selectible'],
    2,
    /no preset "selectible"\. Did you mean "selectable"\? Its presets are "standard", "compact"/,
  ],
  [['get', 'pattern', 'data-table', '--preset', 'zzzzzz'], 2, /"zzzzzz"\. Its presets are "stand/],
  [['get', 'theme', 'slate', '--preset', 'dark'], 2, /--preset is for patterns: a theme has no/],
  [['get', 'pattern', 'heroo', '--preset', 'x'], 5, /no pattern "heroo"\. Did you mean hero\?/],
  [
    ['list', 'paterns'],
    2,
    /Invalid value "paterns" for <type>\. Did you mean patterns\? Use patterns, themes/,
  ],
  [['content', 'chek'], 2, /unknown command "chek"\..*Did you mean check\?/i],
  [['content', 'check', 'nowhere'], 5, /Folder not found: nowhere/],
  [['registry', 'serach', 'x'], 2, /unknown command "serach"\..*Did you mean search\?/i],
  [
    ['registry', 'publish', '--name', 'x'],
    2,
    /"registry publish" is retired\. .*npx @svc\/content build/,
  ],
  [['registry', 'login', '--token', 'x'], 2, /"registry login" is retired\. There are no accounts/],
  [['registry', 'logout'], 2, /"registry logout" is retired/],
  [['verify', '--check', 'A11Y999'], 2, /Unknown check "A11Y999"/],
  [['verify', '--since', 'HEAD', '--full'], 2, /--since cannot be combined/],
  [['ci', '--report-version', '4'], 2, /--report-version/],
  [['ci', '--require-baseline'], 5, /There is no baseline/],
  [['baseline', 'prune'], 5, /There is no baseline/],
  [['doctor', 'http://127.0.0.1:9', '--timeout', '500'], 3, /could not be reached/],
  [['doctor', 'x'], 2, /"x" is not the URL of a site/],
  [['registry', 'mirror', 'localhost'], 2, /"localhost" is not the URL of a site/],
  [['registry', 'mirror', 'http://127.0.0.1:9', '--timeout', '500'], 3, /could not be reached/],
  [['list', 'themes', '--api-url', 'nowhere'], 2, /"nowhere" is neither a URL nor the folder/],
  [['showcase', 'manifst'], 2, /"manifst" for \S+ Did you mean manifest\?/],
  [
    ['list', 'patterns', '--sort', 'nme'],
    2,
    /Invalid value "nme" for --sort\. Did you mean name\? Use recommended, recent or name\./,
  ],
  [
    ['list', 'patterns', '--limit', 'many'],
    2,
    /Invalid value "many" for --limit\. Use a whole number/,
  ],
  [['search', 'x', '--type', 'patern'], 2, /"patern" for --type\. Did you mean patterns\?/],
  [['export', 'slate', '--format', 'tailwnd'], 2, /"tailwnd" for \S+ Did you mean tailwind\?/],
  [
    ['compile', '--format', 'md'],
    2,
    /Invalid value "md" for --format\. Use markdown, json or both\./,
  ],
  [['pack', 'pge'], 2, /"pge" for \S+ Did you mean page\?/],
  [['build', '--without', 'twin'], 2, /"twin" for \S+ Did you mean twins\?/],
  [['build', '--max-files', 'x'], 2, /Invalid value "x" for --max-files/],
  [['serve', '--port', '99999'], 2, /Invalid value "99999" for --port/],
  [['init', '--mode', 'drak', '--blueprint', 'internal-admin'], 2, /Did you mean dark\?/],
  [['init', '--sections', 'a'], 2, /--sections requires --blueprint/],
  [['init', '--blueprint', 'a', '--blank'], 2, /either --blueprint or --blank/],
  [['init', '--blank'], 2, /at least one page.*--page \/orders=/],
  [['init', '--page', 'orders'], 2, /Invalid value "orders" for --page/],
  [['init'], 2, /--blueprint \(.*internal-admin.*\) or --blank/],
  [['get', 'pattern', 'heroo'], 5, /no pattern "heroo"\. Did you mean hero\?/],
  [['get', 'pattern', 'zzzzzzzz'], 5, /npx @svc\/content list patterns lists them all/],
  [['schema', 'zzzzzzzz'], 5, /"zzzzzzzz"\. npx @svc\/content schema lists them all\.$/m],
  [
    ['get', 'shell', 'zzzzzzzz'],
    5,
    /Available: .*sidebar-main.* npx @svc\/content list shells lists/,
  ],
  [['get', 'pattern', '../../x'], 5, /no pattern/],
  [['export', 'slat'], 5, /Did you mean slate\?/],
  [['schema', 'essence.v44'], 5, /Did you mean essence\.v4\.json/],
  [['schema', 'zzzzzzzzzzzz'], 5, /called "zzzzzzzzzzzz"\. npx @svc\/content schema lists/],
  [
    ['validate'],
    5,
    /File not found: svc\.essence\.json\. Run `npx @svc\/content init` to create it/,
  ],
  [['validate', 'nothing.json'], 5, /File not found: nothing\.json/],
  [['validate', '.'], 2, /\. is a folder\. Pass the path of a file/],
  [['compile'], 5, /File not found: svc\.essence\.json/],
  [['serve', 'nowhere'], 5, /No built site in nowhere/],
  [['init', '--blueprint', 'internal-admni'], 5, /Did you mean internal-admin\?/],
  [['init', '--blueprint', 'internal-admin', '--theme', 'slat'], 5, /Did you mean slate\?/],
  [['init', '--page', '/=hreo,data-tabel'], 5, /"hreo" \(did you mean hero\?\).*data-table\?/],
  [['init', '--page', '/=hero', '--shell', 'sidebar-mian'], 5, /Did you mean sidebar-main\?/],
  [['init', '--theme-from', 'globals.css', '--page', '/=hero'], 5, /File not found: globals\.css/],
  [['init', '--components', 'ui', '--page', '/=hero'], 5, /Folder not found: ui/],
  [['list', 'patterns', '--project', 'nowhere'], 5, /Folder not found: .*nowhere/],
  [['list', 'patterns', '--api-url', 'http://127.0.0.1:9/v1', '--timeout', '500'], 3, /./],
  [
    ['list', 'patterns', '--api-url', 'http://x', '--timeout', '0'],
    2,
    /Invalid value "0" for --timeout/,
  ],
]

test.each(INVALID)('%j exits with %d and one message', async (args, exit, message) => {
  const folder = await createTestFolder()
  const result = await runCli(folder, args, { env: { HOME: folder } })
  expect(result.exit).toBe(exit)
  expect(result.err).toMatch(message)
  expect(result.err).not.toMatch(/\n\s+at /)
  expect(result.err.trim().split('\n')).toHaveLength(1)
  expect(result.out).toBe('')
})

test.each(INVALID.slice(0, 12))('%j with --json prints the error as JSON', async (args, exit) => {
  const result = await runCli(await createTestFolder(), [...args, '--json'])
  expect(result.exit).toBe(exit)
  expect(JSON.parse(result.err)).toMatchObject({
    error: expect.any(String),
    code: expect.any(String),
  })
})

test('an error of the operating system is not an internal error', async () => {
  const folder = await createTestFolder({ file: 'no folder' })
  const result = await runCli(folder, ['export', 'slate', '--out', 'file/theme.css'])
  expect(result.exit).toBe(2)
  expect(result.err).toMatch(
    /^svc: Cannot write .*: a folder of its path is a file\. No file was changed\./,
  )
})
