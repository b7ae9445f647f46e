// Long run: starts the command line many times.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { checksumFiles } from '../../src/internal/node.ts'
import { installOffline } from '../support/package/offline-program.ts'
import { createTestFolder, runCli } from '../support/package/run-cli.ts'
import { ROOT } from '../support/root.ts'
import { takeSample } from '../support/sample.ts'

// Runs the installed CLI in child processes. What only prepares a test or looks at its result runs
// in this process.

const { bin, env: offline, svc } = await installOffline()

test('init creates readable packs in an empty folder, offline', async () => {
  const cwd = await createTestFolder()
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
  const cwd = await createTestFolder()
  await runCli(cwd, ['init', '--blueprint', 'internal-admin'])
  await writeFile(join(cwd, 'index.html'), '<!doctype html><title>App</title>')
  await writeFile(join(cwd, 'yarn.lock'), '')
  // The cache folder of the machine may have the packages.
  const { status, stdout, stderr } = spawnSync(bin, ['check', '.'], {
    cwd,
    env: { ...offline, XDG_CACHE_HOME: cwd },
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('run `yarn add -D playwright-core axe-core`')
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
    const cwd = await createTestFolder()
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
      if (path.endsWith('-pack.md')) expect(text).toMatch(/ compile --check`\.\n$/)
    }
    expect(await runCli(cwd, ['init', '--blueprint', 'internal-admin'])).toMatchObject({ exit: 0 })
    expect(await runCli(cwd, ['compile', '--check'])).toMatchObject({ exit: 0 })
  }
})

test('invalid commands exit with the right code and no stack trace', async () => {
  const cwd = await createTestFolder()
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
