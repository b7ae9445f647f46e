// `npm run inspect`: lists the tools and calls every action with the command line of the MCP
// Inspector, which npx downloads on first use.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const svc = `${root}dist/lib/cli/main.js`

/** The oldest Node that the Inspector runs on. */
const MIN_NODE = 22

/** @param {string} message @returns {never} */
function exitWithError(message) {
  console.error(message)
  process.exit(1)
}

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < MIN_NODE) {
  exitWithError(
    `The MCP Inspector needs Node ${MIN_NODE} or newer; this is ${process.version}. ` +
      'The same calls are tested with the official client: npx vitest run test/built/mcp.test.ts',
  )
}

const build = spawnSync(process.execPath, [`${root}build/build.mjs`], { stdio: 'inherit' })
if (build.status !== 0) process.exit(1)

const project = mkdtempSync(join(tmpdir(), 'svc-inspect-'))
process.on('exit', () => rmSync(project, { recursive: true, force: true }))
run(process.execPath, [svc, 'init', '--blueprint', 'internal-admin', '--quiet'])

/** Runs a command in the project and returns its output. @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  // The Inspector also fails for an answer that is a typed error of a tool.
  const hasAnswer = status === 0 || stdout.includes('"structuredContent"')
  return hasAnswer ? stdout : exitWithError(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
}

/** Calls a method of the server with the Inspector. @param {string[]} args */
const inspect = (...args) =>
  JSON.parse(
    run('npx', [
      ...['-y', '@modelcontextprotocol/inspector', '--cli', process.execPath, svc, 'mcp'],
      ...['--method', ...args],
    ]),
  )

const { tools } = inspect('tools/list')
if (tools.length !== 8) exitWithError(`There are ${tools.length} tools instead of 8.`)

/** @type {Record<string, Record<string, Record<string, unknown>>>} */
const calls = JSON.parse(
  readFileSync(`${root}test/support/mcp/example-calls.json`, 'utf8')
    .replaceAll('/section-3/page-4', '/records')
    .replaceAll('section-3/page-4', 'record-admin/list')
    .replaceAll('section-3', 'record-admin'),
)

/** @param {unknown} value */
const toText = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

for (const [tool, actions] of Object.entries(calls)) {
  for (const [action, args] of Object.entries(actions)) {
    const flags = Object.entries({ action, ...args }).flatMap(([name, value]) => [
      ...['--tool-arg', `${name}=${toText(value)}`],
    ])
    const { structuredContent } = inspect('tools/call', '--tool-name', tool, ...flags)
    const { ok, error } = structuredContent
    if (!ok && /^(internal-error|parameter-|action-)/.test(error.code)) {
      exitWithError(`${tool} ${action}: ${error.message}`)
    }
    console.log(`${tool} ${action}: ${ok ? 'ok' : error.code}`)
  }
}
