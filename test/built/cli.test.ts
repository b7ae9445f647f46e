import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { checksum, checksumFiles } from '../../src/node.ts'
import { installPackage } from '../support/package/installed-package.ts'
import { ROOT } from '../support/root.ts'

// The program that npm installs, as processes of its own.

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

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'svc-run-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

const svc = (cwd: string, ...args: string[]) =>
  spawnSync(bin, args, { cwd, encoding: 'utf8', env: offline })

test('from an empty folder to packs that can be read, without any network', async () => {
  const cwd = await folder()
  const start = performance.now()
  const { status, stdout, stderr } = svc(cwd, 'init', '--blueprint', 'internal-admin')
  console.log(`svc init: ${Math.round(performance.now() - start)} ms`)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(12)
  expect(await readFile(join(cwd, '.svc/context/scaffold-pack.md'), 'utf8')).toMatch(/^# /)
  const published = await readFile(`${ROOT}schemas/essence.v4.json`, 'utf8')
  expect(await readFile(join(cwd, '.svc/schemas/essence.v4.json'), 'utf8')).toBe(published)
  expect(svc(cwd, 'compile', '--check').status).toBe(0)
  expect(svc(cwd, 'validate').status).toBe(0)
  const before = await checksumFiles(cwd)
  expect(svc(cwd, 'init', '--blueprint', 'internal-admin').status).toBe(0)
  expect(await checksumFiles(cwd)).toEqual(before)
})

/** Waits until a folder holds so many files, or a process has ended without making them. */
async function untilFiles(cwd: string, amount: number, child: ChildProcess): Promise<void> {
  const held = async (): Promise<number> => (await readdir(cwd, { recursive: true })).length
  while (child.exitCode === null && (await held()) < amount) await setTimeout(2)
}

/** How many files are there when a process is killed. */
const KILLED_AT = process.env.SVC_FULL ? [1, 12, 39] : [12]

test('a process that is killed leaves no half of a file, and the next one ends its work', async () => {
  for (const amount of KILLED_AT) {
    const cwd = await folder()
    const child = spawn(bin, ['init', '--blueprint', 'internal-admin'], { cwd, env: offline })
    const ended = once(child, 'exit')
    await untilFiles(cwd, amount, child)
    child.kill('SIGKILL')
    await ended
    for (const { path } of await checksumFiles(cwd)) {
      if (path.endsWith('.part')) continue
      const text = await readFile(join(cwd, path), 'utf8')
      expect(text.endsWith('\n'), path).toBe(true)
      if (path.endsWith('.json')) JSON.parse(text)
      if (path.endsWith('-pack.md')) expect(text).toContain('svc compile --check')
    }
    expect(svc(cwd, 'init', '--blueprint', 'internal-admin').status).toBe(0)
    expect(svc(cwd, 'compile', '--check').status).toBe(0)
  }
}, 60_000)

test('wrong commands end as they should, without a stack', async () => {
  const cwd = await folder()
  const wrong: [args: string[], status: number, told: RegExp][] = [
    [['serach'], 2, /Did you mean search\?/],
    [['get', 'pattern', 'heroo'], 5, /Did you mean hero\?/],
    [['validate', 'x.json'], 5, /x\.json/],
    [['list', 'themes', '--api-url', 'http://127.0.0.1:1/v1'], 3, /127\.0\.0\.1/],
  ]
  for (const [args, status, told] of wrong) {
    const ended = spawnSync(bin, args, { cwd, encoding: 'utf8' })
    expect(ended).toMatchObject({ status, stdout: '' })
    expect(ended.stderr).toMatch(told)
    expect(ended.stderr).not.toMatch(/\n\s+at /)
  }
})

test('who reads only the beginning does no harm', async () => {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `"${bin}" schema essence.v4 | head -1`],
    {
      encoding: 'utf8',
    },
  )
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '{\n', stderr: '' })
})

test('it knows its version', async () => {
  const { version } = JSON.parse(await readFile(`${ROOT}package.json`, 'utf8'))
  expect(svc('/', '--version').stdout).toBe(`${version}\n`)
})

/** Files that name every other file, and so differ with the pages that a site has. */
const isManifest = (path: string): boolean => /^v1\/manifest[.\w]*\.json$/.test(path)

test('a site of the official records is that of the repository, file by file', async () => {
  const cwd = await folder()
  const more = process.env.SVC_FULL ? '' : ',previews'
  const lean = ['--without', 'plane,terms', '--without', `alias,twins${more}`]
  expect(svc(cwd, 'build', ...lean)).toMatchObject({ status: 0, stderr: '' })
  const site = join(cwd, 'site')
  const files = (await checksumFiles(site)).filter(({ path }) => !isManifest(path))
  const built = await Promise.all(
    files.map(async ({ path }) => ({
      path,
      ...checksum(await readFile(`${ROOT}dist/site/${path}`)),
    })),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files).toEqual(built)
})

test('a site of one’s own records: built, built again with less, and served', async () => {
  const cwd = await folder()
  const build = ['build', '--content', `${ROOT}test/fixtures/corpus`, '--out', 'out']
  const lean = ['--without', 'plane,terms,alias,previews']
  expect(svc(cwd, ...build, ...lean)).toMatchObject({ status: 0 })
  await writeFile(join(cwd, 'out/CNAME'), 'mine')
  const paths = async () => (await checksumFiles(join(cwd, 'out'))).map(({ path }) => path)
  expect(await paths()).toContain('v1/health')
  expect(svc(cwd, ...build, ...lean, '--without', 'twins').status).toBe(0)
  expect(await paths()).not.toContain('v1/health')
  expect(await paths()).toContain('CNAME')
  await writeFile(join(cwd, 'file.txt'), '')
  expect(svc(cwd, 'build', '--out', '.')).toMatchObject({ status: 2 })
  expect(svc(cwd, 'build', '--content', 'nowhere')).toMatchObject({ status: 2 })
  const { url, stop } = await serve(cwd, 'out')
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' })
  expect(await stop()).toBe(0)
})

test('what it serves without a site searches and compiles, until Ctrl-C', async () => {
  const cwd = await folder()
  expect(svc(cwd, 'init', '--page', '/=hero').status).toBe(0)
  const { url, stop } = await serve(cwd)
  const found = await (await fetch(`${url}/search?q=hero&limit=1`)).json()
  expect(found.results).toMatchObject([{ slug: 'hero' }])
  const { tables } = await (await fetch(url)).json()
  expect((await fetch(`${url}/${tables.cards}`)).status).toBe(200)
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
