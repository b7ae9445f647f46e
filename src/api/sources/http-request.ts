import { isProblem, type Problem } from '../../core/problem.ts'
import { documentNotFound, sourceUnreachable } from '../source.ts'

/** Waits for some milliseconds, or until somebody gives up. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** How one file is asked for. */
export interface FileRequest {
  readonly url: URL
  /** How long an attempt may take, its body included, in milliseconds. */
  readonly timeout: number
  readonly maxBytes: number
  readonly wait: Wait
  /** The checksum that the platform is told to expect. */
  readonly integrity?: string | undefined
  readonly signal?: AbortSignal | undefined
}

const RETRY_DELAY = 300

/** What a gateway says while the server behind it is away. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/** The text at an address, asked for once more when a failure may have passed by then. */
export async function fetchText(asking: FileRequest): Promise<string> {
  const first = await tryFetch(asking)
  if ('text' in first) return first.text
  if (!first.mayPass) throw first.problem
  await asking.wait(RETRY_DELAY, asking.signal)
  const second = await tryFetch(asking)
  if ('text' in second) return second.text
  throw second.problem
}

type AttemptResult =
  | { readonly text: string }
  | { readonly problem: Problem; readonly mayPass?: boolean }

async function tryFetch({
  url,
  timeout,
  maxBytes,
  integrity,
  signal,
}: FileRequest): Promise<AttemptResult> {
  const late = AbortSignal.timeout(timeout)
  try {
    // No header of our own: static hosts refuse the preflight that it would cost.
    const response = await fetch(url, {
      signal: signal ? AbortSignal.any([signal, late]) : late,
      ...(integrity !== undefined && 'integrity' in Request.prototype ? { integrity } : {}),
    })
    if (response.ok) return { text: await readLimitedText(response, maxBytes) }
    await response.body?.cancel()
    const { status } = response
    if (status === 404) return { problem: documentNotFound(url) }
    return {
      problem: sourceUnreachable(`${url} answered ${status}.`),
      mayPass: TRANSIENT_STATUSES.has(status),
    }
  } catch (cause) {
    if (signal?.aborted) throw cause
    if (isProblem(cause)) return { problem: cause }
    if (late.aborted) {
      return { problem: sourceUnreachable(`${url} did not answer within ${timeout} ms.`, cause) }
    }
    return { problem: sourceUnreachable(`${url} could not be reached.`, cause), mayPass: true }
  }
}

/** The text of a body, read no further than its bound. Bytes count as they are unpacked. */
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

/** Waits by the clock. */
export const waitWithTimer: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(done, milliseconds)
    function done(): void {
      signal?.removeEventListener('abort', stop)
      resolve()
    }
    function stop(): void {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })

/** A file as it was read, and what it says. */
export interface FetchedFile {
  readonly text: string
  readonly value: unknown
}

export interface FetchFileOptions {
  readonly signal?: AbortSignal | undefined
  /** The checksum that the file must have, such as `sha256-...`. */
  readonly integrity?: string | undefined
}

/** Reads a file by its path, with the text that it was read from. */
export type FetchFile = (path: string, options?: FetchFileOptions) => Promise<FetchedFile>

/** What a text says, which must be JSON. */
export function parseFetchedFile(text: string, from: string | URL): FetchedFile {
  try {
    return { text, value: JSON.parse(text) }
  } catch (cause) {
    throw sourceUnreachable(`${from} did not answer with JSON.`, cause)
  }
}
