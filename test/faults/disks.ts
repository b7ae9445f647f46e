import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { join } from 'node:path'
import { checksumFiles } from '../../src/internal/node.ts'
import { type ProcessResult, runNode, runProcess, SVC } from './processes.ts'
import type { Group, GroupContext } from './run-groups.ts'

const MINIMAL = ['--without', 'plane,terms,alias,twins,previews']

/** A command that writes into the current folder. */
const COMMANDS = [
  { name: 'svc build', args: ['build', '--out', 'site', ...MINIMAL] },
  { name: 'svc init', args: ['init', '--blueprint', 'internal-admin'] },
] as const

/** Runs commands on disks that are full or read-only, and at the same time in one folder. */
export const disks: Group = {
  name: 'disks',
  async run(context) {
    if (await canMount(context)) {
      for (const command of COMMANDS) await runOnBadDisks(command, context)
    } else {
      await context.attempt('full disk: skipped, because mounting needs root', '', async () => {})
    }
    await runAtOnce(context)
  },
}

/** Runs a shell script in its own mount namespace, in a folder with an empty disk of a given size. */
async function runOnDisk(
  context: GroupContext,
  { size, script, args = [] }: { size: string; script: string; args?: readonly string[] },
): Promise<ProcessResult> {
  const cwd = await context.createFolder()
  const mount = `mount -t tmpfs -o size=${size} tmpfs "$PWD" && cd "$PWD" && ${script}`
  return runProcess('unshare', ['-rm', 'sh', '-c', mount, 'sh', ...args], { cwd })
}

async function canMount(context: GroupContext): Promise<boolean> {
  if (process.platform !== 'linux') return false
  return (await runOnDisk(context, { size: '1m', script: 'true' })).code === 0
}

async function runOnBadDisks(
  { name, args }: (typeof COMMANDS)[number],
  context: GroupContext,
): Promise<void> {
  const command = [process.execPath, SVC, ...args]
  for (const size of ['8k', '64k', '200k']) {
    await context.attempt(`full disk: ${name}`, size, async () => {
      const script = '"$@"; echo "exit $?"; find . -type f'
      const { text } = await runOnDisk(context, { size, script, args: command })
      ok(/^exit [1-9]/m.test(text), `The command should fail: ${text}`)
      match(text, /the disk is full/)
      equal(text.split(/^exit \d+\n/m)[1], '', 'No file is left.')
    })
  }
  await context.attempt(`read-only disk: ${name}`, name, async () => {
    const script = 'mount -o remount,ro "$PWD"; "$@"; echo "exit $?"'
    const { text } = await runOnDisk(context, { size: '1m', script, args: command })
    ok(/^exit [1-9]/m.test(text), `The command should fail: ${text}`)
    match(text, /Cannot write .*the file system is read-only/)
  })
}

/** Starts the same build several times in one folder. */
async function runAtOnce(context: GroupContext): Promise<void> {
  const cwd = await context.createFolder()
  const build = (out: string) => runNode([SVC, 'build', '--out', out, ...MINIMAL], { cwd })
  for (const count of [2, 3]) {
    await context.attempt('builds at once', `${count} builds`, async () => {
      const results = await Promise.all(Array.from({ length: count }, () => build('site')))
      deepEqual(
        results.map(({ code }) => code),
        results.map(() => 0),
      )
      equal((await build('expected')).code, 0)
      const [files, expected] = [join(cwd, 'site'), join(cwd, 'expected')].map(checksumFiles)
      deepEqual(await files, await expected)
    })
  }
}
