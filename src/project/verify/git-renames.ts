import type { Renames } from '../../internal/verify.ts'
import { requireRef, runGit } from '../folder/git.ts'

/** Returns the files that were renamed since a commit, in the index or the working tree. */
export async function readRenames(root: string, since: string): Promise<Renames> {
  const args = ['diff', '--name-status', '-z', '-M', '--diff-filter=R', '--relative']
  const output = await runGit(root, [...args, requireRef(since), '--'])
  // Each rename is three fields: `R086`, the old path and the new path.
  const fields = output.split('\0')
  const renames = new Map<string, string>()
  for (let at = 0; at + 2 < fields.length; at += 3) {
    renames.set(fields[at + 1] ?? '', fields[at + 2] ?? '')
  }
  return renames
}

/** Returns the current commit; null outside of a repository, or before its first commit. */
export const readCommit = (root: string): Promise<string | null> =>
  runGit(root, ['rev-parse', '--verify', 'HEAD']).then(
    (output) => output.trim(),
    () => null,
  )
