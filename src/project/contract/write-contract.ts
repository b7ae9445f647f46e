import { open, rm, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { ifExists } from '../../node.ts'
import { OperationError } from '../errors.ts'
import { readText, writeFileAtomic } from '../files.ts'
import { ESSENCE_FILE } from '../project.ts'
import { parseContract } from './contract-file.ts'

/** The essence file, its new text, and the hash of the document that the caller has seen. */
interface ContractWrite {
  readonly path: string
  readonly text: string
  readonly expectedHash: string
}

/**
 * Replaces the text of a contract, unless it has changed since the caller read it. The previous
 * text stays in `svc.essence.json.bak`.
 */
export async function writeContract({ path, text, expectedHash }: ContractWrite): Promise<void> {
  await withLock(path, async () => {
    const before = await readText(path)
    const hash = before === undefined ? null : parseContract(before).hash
    if (before === undefined || hash !== expectedHash) throw hashMismatch(expectedHash, hash)
    await writeFileAtomic(`${path}.bak`, before)
    await writeFileAtomic(path, text)
  })
}

/** Creates the error of a hash that is not the current one. */
export const hashMismatch = (expected: string, hash: string | null): OperationError =>
  new OperationError('hash-mismatch', `${ESSENCE_FILE} has changed since it was read.`, {
    hint: `expected_hash is ${expected}, but the hash is ${hash ?? 'unknown: the file is not JSON'}. Read it again, and repeat the change.`,
  })

const LOCK_ATTEMPTS = 60
const LOCK_INTERVAL_MS = 50

/** A lock that is older than this was left by a process that ended. */
const LOCK_MAX_AGE_MS = 30_000

/** Runs an action while no other process writes the same file. */
async function withLock(path: string, action: () => Promise<void>): Promise<void> {
  const lock = `${path}.lock`
  await acquireLock(lock)
  try {
    await action()
  } finally {
    await rm(lock, { force: true })
  }
}

async function acquireLock(lock: string): Promise<void> {
  for (let attempt = 0; attempt < LOCK_ATTEMPTS; attempt++) {
    if (await tryCreate(lock)) return
    const stats = await ifExists(stat(lock))
    if (stats && Date.now() - stats.mtimeMs > LOCK_MAX_AGE_MS) await rm(lock, { force: true })
    else await wait(LOCK_INTERVAL_MS)
  }
  throw new OperationError('contract-busy', `Another process is writing ${ESSENCE_FILE}.`, {
    hint: `Try again. If no process is writing it, delete ${ESSENCE_FILE}.lock.`,
  })
}

/** Creates a file; false if it exists. */
async function tryCreate(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx')).close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
