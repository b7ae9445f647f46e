import { execFile } from 'node:child_process'
import { devNull } from 'node:os'
import { promisify } from 'node:util'
import { OperationError } from '../errors.ts'
import { findProgram } from './find-program.ts'

const run = promisify(execFile)

const MAX_BYTES = 20_000_000
const TIMEOUT_MS = 10_000

/**
 * Settings that keep git from running programs that a repository names, and from writing. `-c` wins
 * over the files of a repository.
 */
const SETTINGS = [
  ...['core.fsmonitor=false', `core.hooksPath=${devNull}`, 'log.showSignature=false'],
  ...['diff.autoRefreshIndex=false', 'safe.bareRepository=explicit'],
].flatMap((setting) => ['-c', setting])

/** Flags with the same purpose. The settings of a submodule are its own, so none is entered. */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  diff: ['--no-ext-diff', '--no-textconv', '--ignore-submodules=all'],
  status: ['--ignore-submodules=all'],
  show: ['--no-ext-diff', '--no-textconv'],
}

/** The commands that compare the files on disk, which filters of the repository would convert. */
const FILTERING = ['diff', 'status']

/** Nothing is fetched or asked for: a partial clone would otherwise call its remote. */
const VARIABLES = {
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
}

/**
 * Runs a reading command of git in a folder and returns its output. Runs nothing that the
 * repository names: no hook, monitor, filter, driver or remote. Throws `git-failed` if it fails.
 */
export async function runGit(cwd: string, args: readonly string[]): Promise<string> {
  const [command = '', ...rest] = args
  try {
    const filters = FILTERING.includes(command) ? await listFilters(cwd) : []
    const settings = filters.flatMap((name) => [
      ...['-c', `filter.${name}.clean=`, '-c', `filter.${name}.process=`],
      ...['-c', `filter.${name}.required=false`],
    ])
    return await execute(cwd, [...settings, command, ...(FLAGS[command] ?? []), ...rest])
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string }
    const [line = ''] = (stderr.trim() || message).split('\n')
    throw new OperationError('git-failed', `git ${command} failed: ${line.replace(/\.?$/, '.')}`, {
      hint: 'Pass an existing commit, branch or tag of a repository that contains the project.',
    })
  }
}

async function execute(cwd: string, args: readonly string[]): Promise<string> {
  const git = findProgram('git', { searchPath: process.env.PATH ?? '', except: cwd })
  if (git === undefined) throw new Error('no program git in PATH outside of the project')
  const env = { ...process.env, ...VARIABLES }
  const options = { cwd, env, maxBuffer: MAX_BYTES, timeout: TIMEOUT_MS }
  return (await run(git, ['--no-pager', ...SETTINGS, ...args], options)).stdout
}

/** Lists the filters that the settings of a repository and of the user declare. */
async function listFilters(cwd: string): Promise<string[]> {
  const args = ['config', '--null', '--name-only', '--get-regexp', '^filter\\.']
  // The exit code is 1 if there is none.
  const output = await execute(cwd, args).catch(({ code, stdout }) => {
    if (code === 1) return String(stdout)
    throw new Error('the settings of the repository cannot be read')
  })
  const keys = output.split('\0').filter(Boolean)
  const names = new Set(keys.map((key) => key.slice('filter.'.length, key.lastIndexOf('.'))))
  const unsafe = [...names].find((name) => name.includes('='))
  if (unsafe === undefined) return [...names]
  throw new Error(`the filter "${unsafe}" has a name that cannot be switched off`)
}

/** Throws unless a text can be the name of a commit; git would read a leading dash as an option. */
export function requireRef(ref: string): string {
  if (/^[\w@][\w@{}^~./-]*$/.test(ref) && ref.length <= 200) return ref
  throw new OperationError('usage', `"${ref.slice(0, 60)}" is not a git reference.`)
}

/** Lists the files that differ from a commit, and the new ones that git does not ignore. */
export async function listChangedFiles(root: string, ref: string): Promise<string[]> {
  // Counting lines leaves out files that were only touched; git would write its index to know them.
  const diff = ['diff', '--numstat', '-z', '--no-renames', '--relative', requireRef(ref), '--']
  const [counts, added] = await Promise.all([
    runGit(root, diff),
    runGit(root, ['ls-files', '--others', '--exclude-standard', '-z']),
  ])
  const changed = counts.split('\0').map((line) => line.replace(/^[^\t]*\t[^\t]*\t/, ''))
  return [...new Set([...changed, ...added.split('\0')])].filter(Boolean).sort()
}

/** Returns the output of git, or null where it fails: outside of a repository, for example. */
export const tryGit = async (root: string, args: readonly string[]): Promise<string | null> =>
  runGit(root, args).then(
    (output) => output.trim(),
    () => null,
  )
