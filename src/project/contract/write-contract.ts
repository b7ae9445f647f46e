import { join } from 'node:path'
import { LockTimeoutError, withLock } from '../../internal/node.ts'
import { OperationError } from '../errors.ts'
import {
  readText,
  removeAbandonedParts,
  rethrowFileError,
  writeFilesAtomic,
} from '../folder/files.ts'
import { ESSENCE_FILE } from '../folder/project.ts'
import { planBackup } from './backup.ts'
import { parseContract } from './contract-file.ts'

/** The folder of a project, the new text of its essence, and the hash that the caller has seen. */
interface ContractWrite {
  readonly root: string
  readonly text: string
  readonly expectedHash: string
}

/**
 * Replaces the text of a contract, unless it has changed since the caller read it. Returns the name
 * of the file with the previous text.
 */
export const writeContract = ({ root, text, expectedHash }: ContractWrite): Promise<string> =>
  lockContract(root, async () => {
    const before = await readText(root, ESSENCE_FILE)
    const hash = before === undefined ? null : parseContract(before).hash
    if (before === undefined || hash !== expectedHash) throw hashMismatch(expectedHash, hash)
    await removeAbandonedParts(root, [root])
    const backup = await planBackup(root, { file: ESSENCE_FILE, text: before })
    writeFilesAtomic(root, [...backup.files, { path: ESSENCE_FILE, content: text }])
    return backup.name
  })

/** Creates the error of a hash that is not the current one. */
export const hashMismatch = (expected: string, hash: string | null): OperationError =>
  new OperationError('hash-mismatch', `${ESSENCE_FILE} has changed since it was read.`, {
    hint: `expected_hash is ${expected}, but the hash is ${hash ?? 'unknown: the file is not JSON'}. Read it again, and repeat the change.`,
  })

const LOCK_TIMEOUT_MS = 3_000

/** Runs an action while no other process writes the contract of the same project. */
async function lockContract<T>(root: string, action: () => Promise<T>): Promise<T> {
  try {
    return await withLock(join(root, `${ESSENCE_FILE}.lock`), action, { timeout: LOCK_TIMEOUT_MS })
  } catch (error) {
    if (!(error instanceof LockTimeoutError)) return rethrowFileError(error)
    const { owner } = error
    const subject = owner ? `Process ${owner.pid} on ${owner.host}` : 'Another process'
    throw new OperationError('contract-busy', `${subject} is writing ${ESSENCE_FILE}.`, {
      hint: `Try again. If no process is writing it, delete ${ESSENCE_FILE}.lock.`,
    })
  }
}
