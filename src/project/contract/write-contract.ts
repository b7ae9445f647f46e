import { dirname } from 'node:path'
import { LockTimeoutError, withLock } from '../../node.ts'
import { OperationError } from '../errors.ts'
import { readText, removeAbandonedParts, writeFileAtomic } from '../files.ts'
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
  await lockContract(path, async () => {
    const before = await readText(path)
    const hash = before === undefined ? null : parseContract(before).hash
    if (before === undefined || hash !== expectedHash) throw hashMismatch(expectedHash, hash)
    await removeAbandonedParts([dirname(path)])
    await writeFileAtomic(`${path}.bak`, before)
    await writeFileAtomic(path, text)
  })
}

/** Creates the error of a hash that is not the current one. */
export const hashMismatch = (expected: string, hash: string | null): OperationError =>
  new OperationError('hash-mismatch', `${ESSENCE_FILE} has changed since it was read.`, {
    hint: `expected_hash is ${expected}, but the hash is ${hash ?? 'unknown: the file is not JSON'}. Read it again, and repeat the change.`,
  })

const LOCK_TIMEOUT_MS = 3_000

/** Runs an action while no other process writes the same file. */
async function lockContract(path: string, action: () => Promise<void>): Promise<void> {
  try {
    await withLock(`${path}.lock`, action, { timeout: LOCK_TIMEOUT_MS })
  } catch (error) {
    if (!(error instanceof LockTimeoutError)) throw error
    throw new OperationError('contract-busy', `Another process is writing ${ESSENCE_FILE}.`, {
      hint: `Try again. If no process is writing it, delete ${ESSENCE_FILE}.lock.`,
    })
  }
}
