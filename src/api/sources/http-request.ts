import { isProblem, type Problem } from '../../core/kernel/problem.ts'
import { documentNotFound, sourceUnreachable } from '../source.ts'

/** Waits for some milliseconds; rejects when the signal aborts. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** A request for a file. */
export interface FileRequest {
  readonly url: URL
  readonly fetch: typeof globalThis.fetch
  /** The timeout of one attempt, including its body, in milliseconds. */
  readonly timeout: number
  readonly maxBytes: number
  readonly wait: Wait
  /** The checksum that `fetch` verifies. */
  readonly integrity?: string | undefined
  /** Whether HTTP caches must ask the server. */
  readonly revalidate?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

const RETRY_DELAY = 300

/** The statuses of a gateway whose server is temporarily unavailable. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/** Fetches a text, with one retry after an error that may be temporary. */
export async function fetchText(request: FileRequest): Promise<string> {
  const first = await tryFetch(request)
  if ('text' in first) return first.text
  if (!first.isTransient) throw first.problem
  await request.wait(RETRY_DELAY, request.signal)
  const second = await tryFetch(request)
  if ('text' in second) return second.text
  throw second.problem
}

type AttemptResult =
  | { readonly text: string }
  | { readonly problem: Problem; readonly isTransient?: boolean }

async function tryFetch({
  url,
  fetch,
  timeout,
  maxBytes,
  integrity,
  revalidate,
  signal,
}: FileRequest): Promise<AttemptResult> {
  const timeoutSignal = AbortSignal.timeout(timeout)
  try {
    // No custom header: it would need a preflight, which static hosts reject.
    const response = await fetch(url, {
      signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal,
      ...(integrity !== undefined && 'integrity' in Request.prototype ? { integrity } : {}),
      ...(revalidate ? { cache: 'no-cache' } : {}),
    })
    if (response.ok) return { text: await readLimitedText(response, maxBytes) }
    await response.body?.cancel()
    const { status } = response
    if (status === 404) return { problem: documentNotFound(url) }
    return {
      problem: sourceUnreachable(`${url} answered ${status}.`),
      isTransient: TRANSIENT_STATUSES.has(status),
    }
  } catch (cause) {
    if (signal?.aborted) throw cause
    if (isProblem(cause)) return { problem: cause }
    if (timeoutSignal.aborted) {
      return { problem: sourceUnreachable(`${url} did not answer within ${timeout} ms.`, cause) }
    }
    return { problem: sourceUnreachable(`${url} could not be reached.`, cause), isTransient: true }
  }
}

/** Reads the text of a body up to a maximum number of decompressed bytes. */
async function readLimitedText({ body, url }: Response, maxBytes: number): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parts: string[] = []
  for (let size = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return parts.join('') + decoder.decode()
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw sourceUnreachable(`${url} has more than ${maxBytes} bytes.`)
    }
    parts.push(decoder.decode(value, { stream: true }))
  }
}

/** Waits with a timer. */
export const waitWithTimer: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(done, milliseconds)
    function done(): void {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }
    function onAbort(): void {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted) onAbort()
    else signal?.addEventListener('abort', onAbort, { once: true })
  })

/** A file's text and its parsed JSON. */
export interface FetchedFile {
  readonly text: string
  readonly value: unknown
}

export interface FetchFileOptions {
  readonly signal?: AbortSignal | undefined
  /** The required checksum of the file, such as `sha256-...`. */
  readonly integrity?: string | undefined
  readonly revalidate?: boolean | undefined
}

/** Reads and parses the file at a path. */
export type FetchFile = (path: string, options?: FetchFileOptions) => Promise<FetchedFile>

/** Parses the JSON of a file. */
export function parseFetchedFile(text: string, from: string | URL): FetchedFile {
  try {
    return { text, value: JSON.parse(text) }
  } catch (cause) {
    throw sourceUnreachable(`${from} did not answer with JSON.`, cause)
  }
}
