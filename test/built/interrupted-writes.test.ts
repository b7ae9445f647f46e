// Long run: stops the command line in the middle of many writes.
import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { checksumFiles } from '../../src/internal/node.ts'
import { installPackage } from '../support/package/installed-package.ts'
import { runCli } from '../support/package/run-cli.ts'

// Runs the installed command line where writing fails or is interrupted.

const INIT = ['init', '--blueprint', 'internal-admin', '--theme', 'slate']

let bin = ''
let initialized = ''

beforeAll(async () => {
  const project = await installPackage()
  bin = `${project}/node_modules/.bin/svc`
  initialized = await mkdtemp(join(tmpdir(), 'svc-run-'))
  expect(await runCli(initialized, INIT)).toMatchObject({ exit: 0 })
  return () => rm(initialized, { recursive: true, force: true })
})

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-run-'))
  onTestFinished(async () => {
    await chmod(folder, 0o755)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** Creates a project with another theme, so that compiling changes nearly all files. */
async function createStaleProject(): Promise<string> {
  const folder = await createFolder()
  await cp(initialized, folder, { recursive: true })
  const file = join(folder, 'svc.essence.json')
  const essence = await readFile(file, 'utf8')
  await writeFile(file, essence.replace('"id": "slate"', '"id": "mono"'))
  return folder
}

const shell = (cwd: string, script: string): SpawnSyncReturns<string> =>
  spawnSync('bash', ['-c', script], { cwd, encoding: 'utf8', env: { ...process.env, SVC: bin } })

/** Mounts a small disk on the folder `disk`, which only the commands that follow can see. */
const SMALL_DISK = 'mount -t tmpfs -o size=48k tmpfs disk && cd disk'

test('a full disk: nothing is left, and the message says why', async () => {
  const folder = await createFolder()
  await mkdir(join(folder, 'disk'))
  const canMount = shell(folder, `unshare -m sh -c '${SMALL_DISK}'`).status === 0
  const command = `"$SVC" ${INIT.join(' ')}; echo "exit $?"; find . -mindepth 1`
  // Where nothing can be mounted, a limit on the size of a file fails in the same place.
  const { stdout, stderr } = canMount
    ? shell(folder, `unshare -m sh -c '${SMALL_DISK}; ${command}'`)
    : shell(join(folder, 'disk'), `trap '' XFSZ; ulimit -f 16; ${command}`)
  expect(stderr).toMatch(/^svc: Cannot write .*: .*(full|large).* No file was changed\.$/m)
  expect(stdout).toBe('exit 2\n')
})

test('a read-only folder: nothing changes, and the message says why', async () => {
  const folder = await createStaleProject()
  const before = await checksumFiles(folder)
  await chmod(join(folder, 'src'), 0o555)
  // Root may write anywhere, unless it gives up the right to.
  const drop = process.getuid?.() === 0 ? 'setpriv --bounding-set=-dac_override ' : ''
  const { status, stderr } = shell(folder, `${drop}"$SVC" compile`)
  expect(stderr).toMatch(/^svc: Cannot write .*src\/tokens\.css: permission denied\. No file/m)
  expect(status).toBe(2)
  await chmod(join(folder, 'src'), 0o755)
  expect(await checksumFiles(folder)).toEqual(before)
})

test('no home folder is needed', async () => {
  const folder = await createStaleProject()
  const { status, stderr } = shell(folder, 'env -u HOME -u XDG_CACHE_HOME "$SVC" compile')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test.each(['writing', 150, 400])('interrupted at %s: all files change or none', async (moment) => {
  const folder = await createStaleProject()
  const before = await checksumFiles(folder)
  const compared = await createStaleProject()
  expect(await runCli(compared, ['compile'])).toMatchObject({ exit: 0 })
  const after = await checksumFiles(compared)

  const child = spawn(bin, ['compile'], { cwd: folder, stdio: 'ignore' })
  const watcher = watch(join(folder, '.svc/context'))
  await (typeof moment === 'number' ? setTimeout(moment) : once(watcher, 'change'))
  child.kill('SIGINT')
  const [code, signal] = await once(child, 'exit')
  watcher.close()

  // It may be done before the signal, or start to listen to signals after it.
  expect([0, 130, 'SIGINT']).toContain(code ?? signal)
  const files = await checksumFiles(folder)
  const isDone = code === 0 || moment === 'writing'
  expect(isDone ? [after] : [before, after]).toContainEqual(files)
})
