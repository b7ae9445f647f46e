import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { lstat, readFile, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ifExists } from '../if-exists.ts'
import { onExit } from '../on-exit.ts'
import { FileError } from './file-error.ts'

/** The process that holds a lock. */
export interface LockOwner {
  readonly pid: number
  readonly host: string
  /** Differs for every lock, also if a process takes the same one twice. */
  readonly id: string
  /** When the process started, because ids are used again; null if the system does not say. */
  readonly started: string | null
}

export interface LockOptions {
  /** Called once if another process has the lock. */
  readonly onWait?: ((owner: LockOwner) => void) | undefined
  /** How long to wait for another process, in milliseconds. */
  readonly timeout?: number
}

/** The error of a lock that another process did not release in time. */
export class LockTimeoutError extends Error {
  override readonly name = 'LockTimeoutError'
  readonly file: string
  readonly owner: LockOwner | undefined

  constructor(file: string, owner: LockOwner | undefined) {
    const process = owner ? `Process ${owner.pid} on ${owner.host}` : 'Another process'
    super(`${process} holds the lock ${file}.`)
    this.file = file
    this.owner = owner
  }
}

const POLL_INTERVAL_MS = 50
const TIMEOUT_MS = 600_000

/** An empty lock that is older than this was left by a process that ended before it wrote its id. */
const MAX_EMPTY_AGE_MS = 2_000

/** The locks of this process. A lock with its pid that is not among them is from an earlier process. */
const heldIds = new Set<string>()

/**
 * Runs an action while no other process holds the same lock. A lock names its process, so that one
 * whose process is gone is replaced at once.
 */
export async function withLock<T>(
  file: string,
  action: () => Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  const { pid } = process
  const owner: LockOwner = { pid, host: hostname(), id: randomUUID(), started: getStart(pid) }
  heldIds.add(owner.id)
  try {
    const release = await acquireLock(file, owner, options)
    try {
      return await action()
    } finally {
      release()
    }
  } finally {
    heldIds.delete(owner.id)
  }
}

async function acquireLock(
  file: string,
  owner: LockOwner,
  { onWait, timeout = TIMEOUT_MS }: LockOptions,
): Promise<() => void> {
  let isWaiting = false
  for (let waited = 0; ; waited += POLL_INTERVAL_MS) {
    mkdirSync(dirname(file), { recursive: true })
    if (tryCreate(file, JSON.stringify(owner))) return createRelease(file)
    const text = await readLock(file)
    const other = parseOwner(text)
    if (other ? !isRunning(other) : await isAbandoned(file)) {
      await removeStaleLock(file, text)
      continue
    }
    if (waited >= timeout) throw new LockTimeoutError(file, other)
    if (other && !isWaiting) onWait?.(other)
    isWaiting ||= other !== undefined
    await wait(POLL_INTERVAL_MS)
  }
}

function createRelease(file: string): () => void {
  const remove = (): void => rmSync(file, { force: true })
  const forget = onExit(remove)
  return () => {
    remove()
    forget()
  }
}

/** Creates a lock file; false if it exists, or if its folder was just removed. */
function tryCreate(file: string, text: string): boolean {
  try {
    const descriptor = openSync(file, 'wx')
    writeSync(descriptor, text)
    closeSync(descriptor)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || code === 'ENOENT') return false
    throw error
  }
}

function parseOwner(text: string): LockOwner | undefined {
  try {
    const { pid, host, id, started } = JSON.parse(text) as Partial<LockOwner>
    return typeof pid === 'number' &&
      typeof host === 'string' &&
      typeof id === 'string' &&
      (typeof started === 'string' || started === null)
      ? { pid, host, id, started }
      : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}

/** True if the process of a lock may still run. Processes of other computers are not visible. */
function isRunning({ pid, host, id, started }: LockOwner): boolean {
  if (host !== hostname()) return true
  if (pid === process.pid) return heldIds.has(id)
  return isProcessRunning(pid) && getStart(pid) === started
}

/** Returns when a process started, in ticks since the computer did; null if that is unknown. */
function getStart(pid: number): string | null {
  try {
    // The name of the program, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return fields?.[START_FIELD] ?? null
  } catch {
    // Only Linux has this file.
    return null
  }
}

/** `starttime`, the 22nd field, without the two before the state: see proc_pid_stat(5). */
const START_FIELD = 19

/** True if a process of this computer is running. */
export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user exists, but does not accept signals.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Reads a lock; empty if it is gone. Throws if it is something that svc never writes as one. */
async function readLock(file: string): Promise<string> {
  const stats = await ifExists(lstat(file))
  if (stats === undefined) return ''
  if (stats.isFile() && stats.size <= MAX_LOCK_BYTES) {
    return (await ifExists(readFile(file, 'utf8'))) ?? ''
  }
  const kind = stats.isSymbolicLink()
    ? 'a symbolic link'
    : stats.isDirectory()
      ? 'a folder'
      : 'another file'
  const message = `${file} is ${kind}, not a lock of svc.`
  throw new FileError('lock-invalid', message, 'Remove it, and try again.')
}

const MAX_LOCK_BYTES = 4096

async function isAbandoned(file: string): Promise<boolean> {
  const stats = await ifExists(lstat(file))
  return stats !== undefined && Date.now() - stats.mtimeMs > MAX_EMPTY_AGE_MS
}

/**
 * Removes a lock whose process is gone. It is renamed first, so that of several waiting processes
 * only one removes it; a lock that was taken in the meantime is put back.
 */
async function removeStaleLock(file: string, text: string): Promise<void> {
  const moved = `${file}.${randomUUID()}`
  const isMoved = await ifExists(rename(file, moved).then(() => true))
  if (!isMoved) return
  const found = await ifExists(readFile(moved, 'utf8'))
  if (found === text) await rm(moved, { force: true })
  else if (found !== undefined) await rename(moved, file)
}
