import { execFileSync } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Runs git as a person would, with everything that the repository asks for. */
export const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@svc.example', ...args], {
    cwd,
    encoding: 'utf8',
    timeout: 20_000,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
  })

const HOOKS = ['post-index-change', 'post-checkout', 'pre-auto-gc', 'reference-transaction']

/** The settings that name a program, with the arguments that the program gets before others. */
const PROGRAMS = [
  ...['core.fsmonitor', 'core.pager', 'core.editor', 'core.sshCommand', 'core.gitProxy'],
  ...['core.askPass', 'credential.helper', 'diff.external', 'diff.planted.command'],
  ...['diff.planted.textconv', 'filter.planted.clean', 'filter.planted.smudge'],
  ...['filter.monitor.process', 'gpg.program', 'pager.log', 'pager.diff', 'pager.show'],
  ...['remote.origin.uploadpack', 'interactive.diffFilter', 'merge.planted.driver'],
  ...['alias.diff', 'alias.status', 'sequence.editor', 'uploadpack.packObjectsHook'],
]

const SETTINGS: Readonly<Record<string, string>> = {
  'log.showSignature': 'true',
  'filter.planted.required': 'true',
  'diff.autoRefreshIndex': 'true',
  'status.submoduleSummary': 'true',
  'submodule.recurse': 'true',
  'core.untrackedCache': 'true',
  'protocol.ext.allow': 'always',
}

const ATTRIBUTES = `*.tsx filter=planted diff=planted
*.scss filter=monitor
*.json diff=planted
`

/**
 * Turns a folder into a repository whose settings name a program for everything that git can run.
 * Each program adds the name of its setting to a file.
 */
export async function plantRepository(folder: string, markFile: string): Promise<void> {
  git(folder, 'init', '--quiet')
  await writeFile(join(folder, '.gitattributes'), ATTRIBUTES)
  await addSubmodule(folder, markFile)
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', 'first')
  signCommit(folder)
  for (const key of PROGRAMS) git(folder, 'config', key, await plantProgram(folder, key, markFile))
  for (const [key, value] of Object.entries(SETTINGS)) git(folder, 'config', key, value)
  for (const hook of HOOKS) await writeProgram(join(folder, '.git/hooks', hook), hook, markFile)
}

/** Adds a repository in a folder of the repository, with settings of its own. */
async function addSubmodule(folder: string, markFile: string): Promise<void> {
  const inner = join(folder, 'vendor-ui')
  await mkdir(inner)
  git(inner, 'init', '--quiet')
  await writeFile(join(inner, 'button.css'), 'button { color: red }\n')
  git(inner, 'add', '--all')
  git(inner, 'commit', '--quiet', '--message', 'first')
  git(inner, 'config', 'core.fsmonitor', await plantProgram(inner, 'submodule', markFile))
}

/** Replaces the commit with one that has a signature, which git gives to another program. */
function signCommit(folder: string): void {
  const commit = git(folder, 'cat-file', 'commit', 'HEAD')
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n'
  const signed = commit.replace(/^(committer .*\n)/m, `$1${signature}`)
  const id = execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], {
    cwd: folder,
    input: signed,
    encoding: 'utf8',
  })
  git(folder, 'update-ref', 'HEAD', id.trim())
}

async function plantProgram(folder: string, name: string, markFile: string): Promise<string> {
  const path = join(folder, '.git', `planted-${name}`)
  await writeProgram(path, name, markFile)
  return path
}

/** Writes a program that leaves a mark. */
export async function writeProgram(path: string, name: string, markFile: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, `#!/bin/sh\necho ${name} >> ${markFile}\n`)
  await chmod(path, 0o755)
}
