import { fetchSource, isPublishedDocument, Problem, type Source } from '../../index.ts'
import type { Environment } from '../environment.ts'
import { type Cache, type CacheEntry, findCacheFolder, openCache } from './cache.ts'
import { describeTooLarge, readLimitedBody } from './limited-body.ts'

/** The API to open. */
export interface ApiOptions {
  readonly url: string
  /** Whether to read only what is cached. */
  readonly offline: boolean
  /** The timeout of a request in milliseconds. */
  readonly timeout?: number
}

/**
 * Opens an API through the user's cache. Returns undefined if it must be read offline and nothing of
 * it is cached.
 */
export async function openApi(
  environment: Environment,
  { url, offline, ...options }: ApiOptions,
): Promise<Source | undefined> {
  const { note, now = Date.now } = environment
  const base = toBaseUrl(url)
  const root = findCacheFolder(environment)
  const cache = root && openCache(root, base, note)
  if (!cache) note('Responses are not cached: HOME is not set.')
  if (!offline) {
    return fetchSource(
      url,
      cache ? { ...options, fetch: cachingFetch({ base, cache, note, now }) } : options,
    )
  }
  if (cache && (await cache.read(`${base}${ENTRY}`))) {
    return fetchSource(url, { fetch: offlineFetch(cache) })
  }
  note(`No copy of ${base} is cached. Using the embedded content.`)
  return undefined
}

function toBaseUrl(url: string): string {
  const withSlash = `${url.replace(/(?<!\/)\/+$/, '')}/`
  return URL.canParse(withSlash) ? new URL(withSlash).href : withSlash
}

/** The path of the document that the client reads first. */
const ENTRY = 'index.json'

const MINUTE = 60_000

/** How long a response is used without asking the server, by the path below the base URL. */
const FRESHNESS: readonly (readonly [path: RegExp, milliseconds: number])[] = [
  // The name of a table has a hash of its content.
  [/^_i\//, Number.POSITIVE_INFINITY],
  [/^([\w-]+\/@|schema\/)/, 24 * 60 * MINUTE],
  [/^/, 10 * MINUTE],
]

interface CachingContext extends Pick<Environment, 'note'> {
  readonly base: string
  readonly cache: Cache
  now(): number
}

/**
 * Creates a `fetch` that answers from the cache while a response is fresh, revalidates it with its
 * ETag afterwards, and uses it despite its age if the server fails.
 */
function cachingFetch(context: CachingContext): typeof fetch {
  const { base, cache, now } = context
  const noteOnce = createOnce(context.note)
  return async (input, init) => {
    const url = String(input)
    const path = url.slice(base.length)
    const entry = await cache.read(url)
    const isFresh = entry && now() - entry.fetchedAt < getFreshness(path)
    if (isFresh && init?.cache !== 'no-cache') return new Response(entry.body)
    const response = await send(url, init, entry)
    if (response instanceof Response && response.ok) return store(context, url, response)
    if (entry && response instanceof Response && response.status === 304) {
      await cache.write({ ...entry, fetchedAt: now() })
      return new Response(entry.body)
    }
    const hasFailed = response instanceof Error || response.status >= 500
    if (entry && hasFailed) {
      const date = new Date(entry.fetchedAt).toISOString().slice(0, 16).replace('T', ' ')
      noteOnce(`${base} cannot be reached. Using the copy of ${date} UTC.`)
      return new Response(entry.body)
    }
    if (response instanceof Error) throw response
    // A table that is gone belongs to an earlier release, and so does the cached entry.
    if (response.status === 404 && path.startsWith('_i/')) await cache.remove(`${base}${ENTRY}`)
    return response
  }
}

const getFreshness = (path: string): number =>
  FRESHNESS.find(([pattern]) => pattern.test(path))?.[1] ?? 0

/** Sends a request; returns the error of one that gets no response. */
async function send(
  url: string,
  init: RequestInit | undefined,
  entry: CacheEntry | undefined,
): Promise<Response | Error> {
  const headers = entry?.etag ? { 'If-None-Match': entry.etag } : {}
  try {
    const response = await fetch(url, { ...init, headers })
    // The body can fail too, and then a cached copy is better.
    return response.ok ? new Response(await readBody(response), response) : response
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}

async function readBody(response: Response): Promise<Blob> {
  const chunks = await readLimitedBody(response)
  if (chunks) return new Blob(chunks)
  throw new Problem('source-unreachable', describeTooLarge(response.url))
}

/** Stores a response if it can be the document at its path, which that of a captive portal is not. */
async function store(
  { base, cache, now }: CachingContext,
  url: string,
  response: Response,
): Promise<Response> {
  const body = await response.text()
  if (isPublishedDocument(url.slice(base.length), parseJson(body))) {
    await cache.write({ url, body, etag: response.headers.get('ETag'), fetchedAt: now() })
    if (url === `${base}${ENTRY}`) await cache.removeOld(now())
  }
  return new Response(body)
}

/** Parses JSON; returns undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Creates a `fetch` that only reads the cache. */
const offlineFetch =
  (cache: Cache): typeof fetch =>
  async (input) => {
    const entry = await cache.read(String(input))
    if (entry) return new Response(entry.body)
    throw new Problem('source-unreachable', `${input} is not in the cache.`, {
      hint: 'Run the command once without --offline, or leave out the API URL.',
    })
  }

/** Returns a function that passes only the first text on. */
function createOnce(note: (text: string) => void): (text: string) => void {
  let isDone = false
  return (text) => {
    if (!isDone) note(text)
    isDone = true
  }
}
