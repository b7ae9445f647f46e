import { isProblem, type Problem } from '../../core/kernel/problem.ts'
import { createPromiseCache } from '../promise-cache.ts'
import { type Source, sourceUnreachable } from '../source.ts'
import { withCacheStorage } from './cache-storage.ts'
import {
  type FetchFile,
  fetchText,
  parseFetchedFile,
  type Wait,
  waitWithTimer,
} from './http-request.ts'

/** The URL of an API, ending in `/v1` or `/v1/`; in a page it may be relative. */
export type ApiUrl = string | URL

/** Options for reading files over HTTP. */
export interface FetchOptions {
  /** The timeout of a request in milliseconds; 10,000 by default. */
  readonly timeout?: number
  /** The maximum size of a file in bytes; 64 MiB by default. */
  readonly maxBytes?: number
  /**
   * The name of a cache (Cache API) for files. Tables never change and are read from the cache
   * first; all other files are read from it if no URL can be reached.
   */
  readonly cache?: string
  /**
   * Whether files are checked against the checksums in `manifest.json`. A string is the checksum of
   * that file itself (`sha256-...`), which pins the release.
   */
  readonly integrity?: boolean | string
  /** Waits before the only retry; a timer by default. */
  readonly wait?: Wait
  /** Sends the requests; the global `fetch` by default. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Returns a source that reads over HTTP. Of several URLs, the first reachable one is used until it
 * fails, so that all files are of one release. A 404 is not a failure.
 *
 *
 * @example
 * import { fetchSource } from '@svc/content'
 *
 * const source = fetchSource('http://127.0.0.1:4173/v1')
 * typeof source // => 'function'
 */
export function fetchSource(urls: ApiUrl | readonly ApiUrl[], options: FetchOptions = {}): Source {
  const roots = [urls].flat().map(toBaseUrl)
  const { cache, integrity = false } = options
  const fetchFile = withFallback(roots.map((root) => createFileFetcher(root, options)))
  const verified = integrity === false ? fetchFile : withIntegrityChecks(fetchFile, integrity)
  const read = cache === undefined ? verified : withCacheStorage(cache, roots[0] ?? '', verified)
  return async (path, { signal, revalidate } = {}) => {
    signal?.throwIfAborted()
    return (await read(path, { signal, revalidate })).value
  }
}

function toBaseUrl(url: ApiUrl): string {
  const withSlash = `${String(url).replace(/\/+$/, '')}/`
  const page = globalThis.location?.href
  return URL.canParse(withSlash, page) ? new URL(withSlash, page).href : withSlash
}

function createFileFetcher(root: string, options: FetchOptions): FetchFile {
  const { timeout = 10_000, maxBytes = 64 * 2 ** 20, wait = waitWithTimer } = options
  return async (path, { integrity, ...init } = {}) => {
    const url = URL.canParse(path, root) ? new URL(path, root) : undefined
    if (!url) throw sourceUnreachable(`${root} is not an address.`)
    if (!url.href.startsWith(root)) throw sourceUnreachable(`${url} lies outside ${root}.`)
    const { fetch = globalThis.fetch } = options
    const text = await fetchText({ url, fetch, timeout, maxBytes, wait, integrity, ...init })
    if (integrity !== undefined) (await loadIntegrityChecks()).verifyChecksum(text, integrity, url)
    return parseFetchedFile(text, url)
  }
}

function withFallback(origins: readonly FetchFile[]): FetchFile {
  let current = 0
  return async (path, options) => {
    const causes: Problem[] = []
    const start = current
    for (const step of origins.keys()) {
      const index = (start + step) % origins.length
      try {
        const file = await (origins[index] as FetchFile)(path, options)
        current = index
        return file
      } catch (error) {
        if (!isProblem(error) || error.code !== 'source-unreachable') throw error
        causes.push(error)
      }
    }
    throw causes.length === 1 ? causes[0] : noneReachable(path, causes)
  }
}

const noneReachable = (path: string, causes: readonly Problem[]): Problem =>
  sourceUnreachable(
    [`${path} could not be read anywhere.`, ...causes.map(({ message }) => message)].join(' '),
    new AggregateError(causes),
  )

/** Loaded on demand, because few clients check files. */
const loadIntegrityChecks = () => import('./integrity.ts')

function withIntegrityChecks(read: FetchFile, integrity: true | string): FetchFile {
  const manifests = createPromiseCache(8)
  const pin = integrity === true ? undefined : integrity
  return async (path, options) =>
    (await loadIntegrityChecks()).readVerifiedFile({ read, manifests, pin }, path, options)
}
