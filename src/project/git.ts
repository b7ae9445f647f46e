import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { OperationError } from './errors.ts'

const run = promisify(execFile)

const MAX_BYTES = 20_000_000
const TIMEOUT_MS = 10_000

/** Runs git in a folder and returns its output. Throws `git-failed` if it fails. */
export async function runGit(cwd: string, args: readonly string[]): Promise<string> {
  try {
    const options = { cwd, maxBuffer: MAX_BYTES, timeout: TIMEOUT_MS }
    return (await run('git', [...args], options)).stdout
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string }
    const [line] = (stderr.trim() || message).split('\n')
    throw new OperationError('git-failed', `git ${args[0]} failed: ${line}.`, {
      hint: 'Pass an existing commit, branch or tag of a repository that contains the project.',
    })
  }
}

/** Throws unless a text can be the name of a commit; git would read a leading dash as an option. */
export function requireRef(ref: string): string {
  if (/^[\w@][\w@{}^~./-]*$/.test(ref) && ref.length <= 200) return ref
  throw new OperationError('usage', `"${ref.slice(0, 60)}" is not a git reference.`)
}

/** Lists the files that differ from a commit, and the new ones that git does not ignore. */
export async function listChangedFiles(root: string, ref: string): Promise<string[]> {
  const outputs = await Promise.all([
    runGit(root, ['diff', '--name-only', '-z', '--relative', requireRef(ref), '--']),
    runGit(root, ['ls-files', '--others', '--exclude-standard', '-z']),
  ])
  return [...new Set(outputs.flatMap((output) => output.split('\0').filter(Boolean)))].sort()
}

/** Returns the output of git, or null where it fails: outside of a repository, for example. */
export const tryGit = async (root: string, args: readonly string[]): Promise<string | null> =>
  runGit(root, args).then(
    (output) => output.trim(),
    () => null,
  )
