import { readdir, stat } from 'node:fs/promises'
import { platform } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { ifExists, sha256 } from '../../internal/node.ts'
import type { Environment } from '../environment.ts'
import { isSystemError, OperationError } from '../errors.ts'
import { readText, removeFile, writeFileAtomic } from '../folder/files.ts'

/** A stored response. */
export interface CacheEntry {
  readonly url: string
  readonly body: string
  readonly etag: string | null
  /** When the server last confirmed the body, in milliseconds. */
  readonly fetchedAt: number
}

/** A folder with the responses of one API. */
export interface Cache {
  /** Returns the stored response of a URL, unless its file is damaged. */
  read(url: string): Promise<CacheEntry | undefined>
  /** Stores a response. A cache that cannot be written is no error. */
  write(entry: CacheEntry): Promise<void>
  remove(url: string): Promise<void>
  /** Removes the responses that were stored more than a month ago. */
  removeOld(now: number): Promise<void>
}

/** Returns the user's folder for caches, or undefined if the environment does not name one. */
export function findCacheFolder({ env }: Pick<Environment, 'env'>): string | undefined {
  const { XDG_CACHE_HOME, LOCALAPPDATA, HOME } = env
  // A relative path is invalid and must be ignored:
  // https://specifications.freedesktop.org/basedir-spec/latest/
  if (XDG_CACHE_HOME && isAbsolute(XDG_CACHE_HOME)) return join(XDG_CACHE_HOME, 'svc')
  if (platform() === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'svc', 'cache')
  if (!HOME) return undefined
  return join(HOME, platform() === 'darwin' ? 'Library/Caches' : '.cache', 'svc')
}

/** Opens the cache of an API below the user's cache folder. */
export function openCache(root: string, baseUrl: string, note: (text: string) => void): Cache {
  const folder = join(root, sha256(baseUrl).slice(0, 16))
  const toFile = (url: string): string => join(folder, `${sha256(url).slice(0, 32)}.json`)
  let isWritable = true
  /** Changes the cache; stops at the first error of the file system, because more would follow. */
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    if (!isWritable) return
    try {
      await work()
    } catch (error) {
      const cause = error instanceof OperationError ? error.cause : error
      if (!isSystemError(cause)) throw error
      isWritable = false
      note(`Responses are not cached: ${cause.message}.`)
    }
  }
  return {
    read: async (url) => parseEntry(await readText(root, toFile(url), CACHE_LIMIT), url),
    write: (entry) => change(() => writeFileAtomic(root, toFile(entry.url), formatEntry(entry))),
    remove: (url) => change(async () => removeFile(root, toFile(url))),
    removeOld: (now) => change(() => removeOldFiles(root, folder, now - MAX_AGE)),
  }
}

/** Responses are read up to this size, so no larger one is stored. */
const CACHE_LIMIT = { maxBytes: 64 * 1024 * 1024 }

const MAX_AGE = 30 * 24 * 60 * 60 * 1000

async function removeOldFiles(root: string, folder: string, before: number): Promise<void> {
  for (const name of (await ifExists(readdir(folder))) ?? []) {
    const file = join(folder, name)
    const stats = await ifExists(stat(file))
    if (stats && stats.mtimeMs < before) removeFile(root, file)
  }
}

/** Writes the digest with the entry, so that a damaged file is noticed. */
const formatEntry = (entry: CacheEntry): string =>
  `${JSON.stringify({ ...entry, digest: sha256(entry.body) })}\n`

function parseEntry(text: string | undefined, url: string): CacheEntry | undefined {
  if (text === undefined) return undefined
  try {
    const { digest, ...entry } = JSON.parse(text) as CacheEntry & { readonly digest: string }
    return entry.url === url && digest === sha256(entry.body) ? entry : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}
