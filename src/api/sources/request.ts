import { isProblem, type Problem } from '../../core/problem.ts'
import { missing, unreachable } from '../source.ts'

/** Waits for some milliseconds, or until somebody gives up. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** How one file is asked for. */
export interface Asking {
  readonly url: URL
  /** How long an attempt may take, its body included, in milliseconds. */
  readonly timeout: number
  readonly maxBytes: number
  readonly wait: Wait
  /** The checksum that the platform is told to expect. */
  readonly integrity?: string | undefined
  readonly signal?: AbortSignal | undefined
}

const BACK_OFF = 300

/** What a gateway says while the server behind it is away. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504])

/** The text at an address, asked for once more when a failure may have passed by then. */
export async function requestText(asking: Asking): Promise<string> {
  const first = await attempt(asking)
  if ('text' in first) return first.text
  if (!first.mayPass) throw first.problem
  await asking.wait(BACK_OFF, asking.signal)
  const second = await attempt(asking)
  if ('text' in second) return second.text
  throw second.problem
}

type Attempt = { readonly text: string } | { readonly problem: Problem; readonly mayPass?: boolean }

async function attempt({ url, timeout, maxBytes, integrity, signal }: Asking): Promise<Attempt> {
  const late = AbortSignal.timeout(timeout)
  try {
    // No header of our own: static hosts refuse the preflight that it would cost.
    const response = await fetch(url, {
      signal: signal ? AbortSignal.any([signal, late]) : late,
      ...(integrity !== undefined && 'integrity' in Request.prototype ? { integrity } : {}),
    })
    if (response.ok) return { text: await textWithin(response, maxBytes) }
    await response.body?.cancel()
    const { status } = response
    if (status === 404) return { problem: missing(url) }
    return { problem: unreachable(`${url} answered ${status}.`), mayPass: PASSING.has(status) }
  } catch (cause) {
    if (signal?.aborted) throw cause
    if (isProblem(cause)) return { problem: cause }
    if (late.aborted) {
      return { problem: unreachable(`${url} did not answer within ${timeout} ms.`, cause) }
    }
    return { problem: unreachable(`${url} could not be reached.`, cause), mayPass: true }
  }
}

/** The text of a body, read no further than its bound. Bytes count as they are unpacked. */
async function textWithin({ body, url }: Response, maxBytes: number): Promise<string> {
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
      throw unreachable(`${url} has more than ${maxBytes} bytes.`)
    }
    parts.push(decoder.decode(value, { stream: true }))
  }
}

/** Waits by the clock. */
export const waitByClock: Wait = (milliseconds, signal) =>
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
