import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onExit } from '../on-exit.ts'
import { isProcessRunning } from './lock.ts'

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
  let path: string | undefined
  // A file that is being written meanwhile may fill a folder again that was just emptied.
  const remove = (): void => {
    if (path !== undefined) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  }
  // First, because a signal may come at any time but during a synchronous call.
  const forget = onExit(remove)
  path = mkdtempSync(join(tmpdir(), `${prefix}-${process.pid}-`))
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
