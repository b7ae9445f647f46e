import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { checksum, checksumFiles } from '../../src/node.ts'
import { installPackage } from '../support/package/installed-package.ts'
import { openTerminal } from '../support/package/pseudo-terminal.ts'
import { runCli } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'
import { takeSample } from '../support/sample.ts'

// Runs the installed CLI in child processes. What only prepares a test or looks at its result runs
// in this process.

let bin = ''
let offline = {}

/** Makes any use of the network fail. */
const NO_NETWORK = `
import { Socket } from 'node:net'
Socket.prototype.connect = () => { throw new Error('The network was used.') }
globalThis.fetch = () => { throw new Error('The network was used.') }
`

beforeAll(async () => {
  const project = await installPackage()
  bin = `${project}/node_modules/.bin/svc`
  await writeFile(`${project}/no-network.mjs`, NO_NETWORK)
  offline = { ...process.env, NODE_OPTIONS: `--import file://${project}/no-network.mjs` }
})

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-run-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const svc = (cwd: string, ...args: string[]) =>
  spawnSync(bin, args, { cwd, encoding: 'utf8', env: offline })

test('init creates readable packs in an empty folder, offline', async () => {
  const cwd = await createFolder()
  const { status, stdout, stderr } = svc(cwd, 'init', '--blueprint', 'internal-admin')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(12)
  expect(await readFile(join(cwd, '.svc/context/scaffold-pack.md'), 'utf8')).toMatch(/^# /)
  const published = await readFile(`${ROOT}schemas/essence.v4.json`, 'utf8')
  expect(await readFile(join(cwd, '.svc/schemas/essence.v4.json'), 'utf8')).toBe(published)
  expect(svc(cwd, 'compile', '--check').status).toBe(0)
  expect(await runCli(cwd, ['validate'])).toMatchObject({ exit: 0 })
  const before = await checksumFiles(cwd)
  expect(await runCli(cwd, ['init', '--blueprint', 'internal-admin'])).toMatchObject({ exit: 0 })
  expect(await checksumFiles(cwd)).toEqual(before)
})

test('check names the command that installs what is missing', async () => {
  const cwd = await createFolder()
  await runCli(cwd, ['init', '--blueprint', 'internal-admin'])
  await writeFile(join(cwd, 'index.html'), '<!doctype html><title>App</title>')
  await writeFile(join(cwd, 'yarn.lock'), '')
  const { status, stdout, stderr } = svc(cwd, 'check', '.')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('Run `yarn add -D playwright-core axe-core`.')
})

/** Waits until a folder has `count` files or the process has exited. */
async function waitForFiles(cwd: string, count: number, child: ChildProcess): Promise<void> {
  const countFiles = async (): Promise<number> => (await readdir(cwd, { recursive: true })).length
  while (child.exitCode === null && (await countFiles()) < count) await setTimeout(2)
}

/** The numbers of files after which a process is killed. */
const KILL_AFTER_FILES = process.env.SVC_FULL ? [1, 12, 39] : [12]

test('a killed process leaves no partial files, and the next run completes the work', async () => {
  for (const count of KILL_AFTER_FILES) {
    const cwd = await createFolder()
    const child = spawn(bin, ['init', '--blueprint', 'internal-admin'], { cwd, env: offline })
    const exited = once(child, 'exit')
    await waitForFiles(cwd, count, child)
    child.kill('SIGKILL')
    await exited
    for (const { path } of await checksumFiles(cwd)) {
      if (path.endsWith('.part')) continue
      const text = await readFile(join(cwd, path), 'utf8')
      expect(text.endsWith('\n'), path).toBe(true)
      if (path.endsWith('.json')) JSON.parse(text)
      if (path.endsWith('-pack.md')) expect(text).toMatch(/ compile --check`\n$/)
    }
    expect(await runCli(cwd, ['init', '--blueprint', 'internal-admin'])).toMatchObject({ exit: 0 })
    expect(await runCli(cwd, ['compile', '--check'])).toMatchObject({ exit: 0 })
  }
})

test('invalid commands exit with the right code and no stack trace', async () => {
  const cwd = await createFolder()
  const cases: [args: string[], status: number, message: RegExp][] = [
    [['serach'], 2, /Did you mean search\?/],
    [['get', 'pattern', 'heroo'], 5, /Did you mean hero\?/],
    [['validate', 'x.json'], 5, /x\.json/],
    [['list', 'themes', '--api-url', 'http://127.0.0.1:1/v1'], 3, /127\.0\.0\.1/],
  ]
  for (const [args, status, message] of takeSample(cases, 2, 1)) {
    const result = spawnSync(bin, args, { cwd, encoding: 'utf8' })
    expect(result).toMatchObject({ status, stdout: '' })
    expect(result.stderr).toMatch(message)
    expect(result.stderr).not.toMatch(/\n\s+at /)
  }
})

test('a reader that closes the pipe early causes no error', async () => {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `"${bin}" schema essence.v4 | head -1`],
    {
      encoding: 'utf8',
    },
  )
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '{\n', stderr: '' })
})

test('--version prints the package version', async () => {
  const { version } = JSON.parse(await readFile(`${ROOT}package.json`, 'utf8'))
  expect(svc('/', '--version').stdout).toBe(`${version}\n`)
})

/** True for files that list all other files, and so depend on the pages of a site. */
const isManifest = (path: string): boolean => /^v1\/manifest[.\w]*\.json$/.test(path)

// The sampled run builds the site of custom records with the same command, which is faster.
const testInFullRun = process.env.SVC_FULL ? test : () => {}

testInFullRun('build creates the same files as the repository', async () => {
  const cwd = await createFolder()
  const lean = ['--without', 'plane,terms', '--without', 'alias,twins']
  expect(svc(cwd, 'build', ...lean)).toMatchObject({ status: 0 })
  const site = join(cwd, 'site')
  // The package has no fonts, so its style sheets of themes do not load any, and no explorer, so the
  // sections of its showcase sites have no links to records.
  const isComparable = (path: string): boolean =>
    !isManifest(path) && !/theme.*\.css$|^showcase\/.*\.html$/.test(path)
  const files = (await checksumFiles(site)).filter(({ path }) => isComparable(path))
  const built = await Promise.all(
    files.map(async ({ path }) => ({
      path,
      ...checksum(await readFile(`${ROOT}dist/site/${path}`)),
    })),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files).toEqual(built)
})

test('builds a site from custom records, rebuilds it with fewer parts and serves it', async () => {
  const cwd = await createFolder()
  const build = ['build', '--content', `${ROOT}test/fixtures/corpus`, '--out', 'out']
  const lean = ['--without', 'plane,terms,alias,previews']
  const terminal = openTerminal(bin, [...build, ...lean], { cwd, env: offline })
  expect(await terminal.exited).toBe(0)
  expect(terminal.text()).toMatch(/█+░+ Rendering files \d+\/\d+/)
  expect(terminal.raw()).toContain('\r\u001B[2KWrote ')
  await writeFile(join(cwd, 'out/CNAME'), 'mine')
  const paths = async () => (await checksumFiles(join(cwd, 'out'))).map(({ path }) => path)
  expect(await paths()).toContain('v1/health')
  expect(svc(cwd, ...build, ...lean, '--without', 'twins').status).toBe(0)
  expect(await paths()).not.toContain('v1/health')
  expect(await paths()).toContain('CNAME')
  await writeFile(join(cwd, 'file.txt'), '')
  expect(await runCli(cwd, ['build', '--out', '.'])).toMatchObject({ exit: 2 })
  expect(await runCli(cwd, ['build', '--content', 'nowhere'])).toMatchObject({ exit: 2 })
  const { embeddedSource } = await import(`${cwd}/out/lib/embedded.js`)
  const index = JSON.parse(await readFile(join(cwd, 'out/v1/index.json'), 'utf8'))
  expect(await embeddedSource()('index.json')).toEqual(index)
  const { url, stop } = await serve(cwd, 'out')
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' })
  expect(await stop()).toBe(0)
})

test('serves search and compile without a site until Ctrl-C', async () => {
  const cwd = await createFolder()
  expect(await runCli(cwd, ['init', '--page', '/=hero'])).toMatchObject({ exit: 0 })
  const { url, stop } = await serve(cwd)
  const response = await (await fetch(`${url}/search?q=hero&limit=1`)).json()
  expect(response.results).toMatchObject([{ slug: 'hero' }])
  const { tables } = await (await fetch(url)).json()
  expect((await fetch(`${url}/${tables.cards}`)).status).toBe(200)
  const { status, headers } = await fetch(new URL('/lib/search.js', url))
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  const compiled = await fetch(`${url}/packs/compile`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: await readFile(join(cwd, 'svc.essence.json')),
  })
  expect(compiled.status).toBe(200)
  expect(await stop()).toBe(0)
})

async function serve(cwd: string, ...args: string[]) {
  const server: ChildProcess = spawn(bin, ['serve', ...args, '--port', '0', '--json'], { cwd })
  const [output] = await once(server.stdout ?? expect.unreachable(), 'data')
  const stop = async (): Promise<number> => {
    server.kill('SIGINT')
    const [code] = await once(server, 'exit')
    return code
  }
  return { url: String(JSON.parse(String(output)).url), stop }
}
