import { createSizedCache } from '../../core/kernel/sized-cache.ts'
import type { Client } from '../client.ts'
import { isNotFound } from '../source.ts'
import type { Answer } from './response.ts'

/** Caches the answers of one release by their address. */
export interface AnswerCache {
  get(address: string): Promise<Answer | undefined>
  /** Computes the answer of an address and keeps it while the release stays the same. */
  add(address: string, compute: () => Promise<Answer>): Promise<Answer>
}

/**
 * Creates a cache of the answers of a client, up to a total size in bytes. Answers of a release do
 * not change; when the client reads another release, the cache is emptied. Answers of a server
 * without an entry document are not cached, because it names no release.
 */
export function createAnswerCache(client: Client, maxBytes: number): AnswerCache {
  const cache = createSizedCache<Answer>(maxBytes)
  const readRelease = createReleaseReader(client, maxBytes)
  let cachedRelease: string | undefined

  /** Returns the current release, after removing the answers of another one. */
  async function openRelease(): Promise<string | undefined> {
    const release = await readRelease()
    if (release !== cachedRelease) cache.clear()
    cachedRelease = release
    return release
  }

  return {
    async get(address) {
      // Before the first answer there is nothing to find, and no reason to read the release.
      if (cachedRelease === undefined) return undefined
      return (await openRelease()) === undefined ? undefined : cache.get(address)
    },
    async add(address, compute) {
      const before = await openRelease()
      const answer = await compute()
      if (before === undefined || (await openRelease()) !== before) return answer
      cache.set(address, answer, answer.body.length + address.length)
      return answer
    },
  }
}

/** Returns a function that reads the release of a client; undefined if it cannot be known. */
function createReleaseReader(client: Client, maxBytes: number) {
  let isKnown = maxBytes > 0
  return async (): Promise<string | undefined> => {
    if (!isKnown) return undefined
    try {
      return (await client.entry()).release
    } catch (error) {
      // A server without an entry document stays one; any other failure may pass.
      if (isMissingEntry(error)) isKnown = false
      return undefined
    }
  }
}

/** `client.entry` reports a missing entry as an unusable source, with the reason as its cause. */
const isMissingEntry = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof Error && isNotFound(error.cause))
