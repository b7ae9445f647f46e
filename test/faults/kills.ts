import { deepEqual, equal, ok } from 'node:assert/strict'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checksumFiles } from '../../src/internal/node.ts'
import { type ProcessOptions, type ProcessResult, ROOT, runNode, SVC } from './processes.ts'
import type { Group, GroupContext } from './run-groups.ts'

/** A command that is killed again and again, and what it must have written in the end. */
interface KilledCommand {
  readonly name: string
  readonly args: readonly string[]
  /** How often it is killed. */
  readonly kills: number
  /** Creates the folder to run it in. */
  prepare(context: GroupContext): Promise<string>
  /** Lists the files that it writes, with their checksums. */
  listFiles(cwd: string): Promise<unknown>
}

const KILLS = 50

/** A build takes half a minute, so 50 kills are for `SVC_FULL=1 npm run faults -- --only kills`. */
const BUILD_KILLS = process.env.SVC_FULL ? KILLS : 4

/** After so many kills, the command runs to its end and its files are compared. */
const CHECK_EVERY = 10

const SITE = ['build', '--content', 'records', '--out', 'site', '--without', 'plane,terms,twins']

const listProject = (cwd: string): Promise<unknown> => checksumFiles(cwd)

async function prepareRecords({ createFolder }: GroupContext): Promise<string> {
  const cwd = await createFolder()
  for (const path of ['shells', 'themes/slate.json', 'patterns/hero']) {
    await cp(`${ROOT}content/${path}`, join(cwd, 'records', path), { recursive: true })
  }
  return cwd
}

async function prepareProject({ createFolder }: GroupContext): Promise<string> {
  const cwd = await createFolder()
  const { code, text } = await runNode([SVC, ...INIT], { cwd })
  equal(code, 0, text)
  return cwd
}

const INIT = ['init', '--blueprint', 'internal-admin', '--theme', 'slate']

/** The commands of the built program that are killed. */
const PROGRAM_COMMANDS: readonly KilledCommand[] = [
  {
    ...{ name: 'svc build', args: [SVC, ...SITE], kills: KILLS },
    prepare: prepareRecords,
    listFiles: listProject,
  },
  {
    ...{ name: 'svc init', args: [SVC, ...INIT, '--force'], kills: KILLS },
    prepare: ({ createFolder }) => createFolder(),
    listFiles: listProject,
  },
  {
    ...{ name: 'svc compile', args: [SVC, 'compile'], kills: KILLS },
    prepare: prepareProject,
    listFiles: listProject,
  },
]

/** The build that is killed: it replaces the program. */
const BUILD: KilledCommand = {
  ...{ name: 'npm run build', args: [`${ROOT}build/build.mjs`, '--force'], kills: BUILD_KILLS },
  prepare: async () => ROOT,
  listFiles: () => checksumFiles(`${ROOT}dist`),
}

/** Kills commands at moments that cover their whole run, and checks what the next run makes of it. */
export const kills: Group = {
  name: 'kills',
  async run(context) {
    // Each works in a folder of its own and takes one core.
    const runs = PROGRAM_COMMANDS.map((command) => killRepeatedly(command, context))
    await Promise.all([...runs, hangUpServer(context)])
    await killRepeatedly(BUILD, context)
  },
}

/** Kills a command as often as it says, and lets it run to its end in between. */
async function killRepeatedly(command: KilledCommand, context: GroupContext): Promise<void> {
  const { args, kills: count, listFiles } = command
  const cwd = await command.prepare(context)
  const complete = await run(args, { cwd })
  const expected = await listFiles(cwd)
  for (let index = 0; index < count; index++) {
    const after = Math.round((complete.milliseconds * (index + 0.5)) / count)
    await context.attempt(`kill ${command.name}`, `after ${after} ms`, async () => {
      const { code, text } = await runNode(args, { cwd, kill: { after, signal: 'SIGKILL' } })
      ok(code === null || code === 0, text)
      if (index % CHECK_EVERY !== CHECK_EVERY - 1 && index !== count - 1) return
      await run(args, { cwd })
      deepEqual(await listFiles(cwd), expected)
    })
  }
}

async function run(args: readonly string[], options: ProcessOptions): Promise<ProcessResult> {
  const result = await runNode(args, options)
  equal(result.code, 0, result.text)
  return result
}

/** Ends `svc serve` with signals at several moments, and checks that its temporary folder is gone. */
async function hangUpServer(context: GroupContext): Promise<void> {
  const cwd = await prepareRecords(context)
  const temporary = join(cwd, 'temporary')
  await mkdir(temporary)
  const args = [SVC, 'serve', '--content', 'records', '--port', '0']
  for (const signal of ['SIGHUP', 'SIGTERM', 'SIGINT'] as const) {
    for (const after of [300, 1_000, 2_000, 5_000]) {
      await context.attempt('end svc serve', `${signal} after ${after} ms`, async () => {
        await runNode(args, { cwd, env: { TMPDIR: temporary }, kill: { after, signal } })
        deepEqual(await readdir(temporary), [])
      })
    }
  }
}
