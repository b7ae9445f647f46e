import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProcessRunning } from './lock.ts'
import { onExit } from './on-exit.ts'

/** A folder for files of one process. */
export interface TemporaryFolder {
  readonly path: string
  remove(): void
}

/**
 * Creates a temporary folder that is removed when the process exits. Its name has the id of the
 * process, so that the next call removes the folder of a process that was killed.
 */
export async function createTemporaryFolder(prefix: string): Promise<TemporaryFolder> {
  await removeAbandoned(prefix)
  const path = await mkdtemp(join(tmpdir(), `${prefix}-${process.pid}-`))
  const remove = (): void => rmSync(path, { recursive: true, force: true })
  const forget = onExit(remove)
  return {
    path,
    remove: () => {
      remove()
      forget()
    },
  }
}

/** Removes the folders of processes that do not run any more. */
async function removeAbandoned(prefix: string): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = name.startsWith(`${prefix}-`)
      ? (/^-(\d+)-/.exec(name.slice(prefix.length)) ?? [])
      : []
    if (pid !== undefined && !isProcessRunning(Number(pid))) {
      await rm(join(tmpdir(), name), { recursive: true, force: true })
    }
  }
}
