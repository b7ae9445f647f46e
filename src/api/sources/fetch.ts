import { isProblem, type Problem } from '../../core/problem.ts'
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

/** The address of an API, which ends in `/v1` or `/v1/`; in a page it may be relative. */
export type ApiUrl = string | URL

/** How files are read over HTTP. */
export interface FetchOptions {
  /** How long one request may take, in milliseconds: 10,000 unless said. */
  readonly timeout?: number
  /** The most bytes that a file may have: 64 MiB unless said. */
  readonly maxBytes?: number
  /**
   * The name of a cache of the platform (the Cache API) where files are kept, if it has any: tables
   * never change and are read from there alone, all else when no address can be reached.
   */
  readonly cache?: string
  /**
   * Whether files are checked against the checksums in `manifest.json`. A text is the checksum of
   * that file itself (`sha256-...`), for those who want one release and no other.
   */
  readonly integrity?: boolean | string
  /** Waits before the one retry. */
  readonly wait?: Wait
}

/**
 * A source over HTTP. Of several addresses the first that can be reached is kept to, so that one
 * release is read; that it has no such file is an answer too.
 */
export function fetchSource(
  addresses: ApiUrl | readonly ApiUrl[],
  options: FetchOptions = {},
): Source {
  const roots = [addresses].flat().map(toBaseUrl)
  const { cache, integrity = false } = options
  const reached = withFallback(roots.map((root) => createFileFetcher(root, options)))
  const checked = integrity === false ? reached : withIntegrityChecks(reached, integrity)
  const read = cache === undefined ? checked : withCacheStorage(cache, roots[0] ?? '', checked)
  return async (path, { signal } = {}) => {
    signal?.throwIfAborted()
    return (await read(path, { signal })).value
  }
}

function toBaseUrl(address: ApiUrl): string {
  const text = `${String(address).replace(/\/+$/, '')}/`
  const page = globalThis.location?.href
  return URL.canParse(text, page) ? new URL(text, page).href : text
}

function createFileFetcher(root: string, options: FetchOptions): FetchFile {
  const { timeout = 10_000, maxBytes = 64 * 2 ** 20, wait = waitWithTimer } = options
  return async (path, { signal, integrity } = {}) => {
    const url = URL.canParse(path, root) ? new URL(path, root) : undefined
    if (!url) throw sourceUnreachable(`${root} is not an address.`)
    if (!url.href.startsWith(root)) throw sourceUnreachable(`${url} lies outside ${root}.`)
    const text = await fetchText({ url, timeout, maxBytes, wait, signal, integrity })
    if (integrity !== undefined) (await loadIntegrityChecks()).verifyChecksum(text, integrity, url)
    return parseFetchedFile(text, url)
  }
}

function withFallback(origins: readonly FetchFile[]): FetchFile {
  let kept = 0
  return async (path, options) => {
    const causes: Problem[] = []
    const start = kept
    for (const step of origins.keys()) {
      const number = (start + step) % origins.length
      try {
        const answer = await (origins[number] as FetchFile)(path, options)
        kept = number
        return answer
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

/** Few ask for checks, so that their code is not part of what everyone loads. */
const loadIntegrityChecks = () => import('./integrity.ts')

function withIntegrityChecks(read: FetchFile, integrity: true | string): FetchFile {
  const manifests = createPromiseCache(8)
  const pin = integrity === true ? undefined : integrity
  return async (path, options) =>
    (await loadIntegrityChecks()).readVerifiedFile({ read, manifests, pin }, path, options)
}
