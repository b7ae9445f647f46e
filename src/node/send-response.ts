import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ApiResponse } from '../index.ts'
import { CACHE_CONTROL, isFresh } from '../internal.ts'
import {
  type ContentCoding,
  chooseCoding,
  compressBody,
  createCompressionStream,
  isCompressible,
  MIN_COMPRESSED_BYTES,
} from './compression.ts'

/** A response, and the file with the same content if there may be one. */
export interface SiteResponse extends ApiResponse {
  /** The path of a file; compressed files next to it are sent if they have the same content. */
  readonly file?: string | undefined
}

/** The maximum number of bytes of a body that are read and ignored after an early response. */
const MAX_DRAINED_BYTES = 16 * 2 ** 20
const MAX_DRAIN_TIME = 5_000

/**
 * Sends a response over node:http, compressed if the client accepts that. A client that already has
 * it gets 304 with the same ETag; for HEAD, node:http leaves out the body.
 */
export async function sendResponse(
  source: SiteResponse,
  message: IncomingMessage,
  target: ServerResponse,
): Promise<void> {
  const coding = codingFor(source, message)
  const headers = coding ? toCodedHeaders(source.headers, coding) : source.headers
  const { status, body, file } = source
  if (isNotModified(source, message)) return sendBody(toNotModified(headers), message, target)
  if (coding === undefined) return sendBody(source, message, target)
  if (headers['Cache-Control'] === CACHE_CONTROL.packs) {
    target.writeHead(status, headers)
    await pipeline(Readable.from([body]), createCompressionStream(coding), target)
    return
  }
  const compressed = await compressBody(body as Uint8Array, coding, file)
  return sendBody({ status, headers, body: compressed }, message, target)
}

function isNotModified({ status, headers: { ETag } }: SiteResponse, message: IncomingMessage) {
  const isRead = message.method === 'GET' || message.method === 'HEAD'
  const known = message.headers['if-none-match'] ?? null
  return isRead && status === 200 && ETag !== undefined && isFresh(ETag, known)
}

/** Returns the response without the headers that describe its body. */
function toNotModified(headers: ApiResponse['headers']): ApiResponse {
  const { 'Content-Type': _type, 'Content-Encoding': _coding, ...others } = headers
  return { status: 304, headers: others, body: null }
}

/** Returns the coding of a response; undefined if it is sent as it is. */
function codingFor({ headers, body }: SiteResponse, message: IncomingMessage) {
  if (body === null || body.length < MIN_COMPRESSED_BYTES) return undefined
  if (headers.ETag === undefined || !isCompressible(headers['Content-Type'] ?? '')) return undefined
  return chooseCoding(String(message.headers['accept-encoding'] ?? ''))
}

// RFC 9110, 8.8.3.3: a strong ETag belongs to one coding. A weak one is shared, and revalidates.
const toCodedHeaders = (
  headers: ApiResponse['headers'],
  coding: ContentCoding,
): ApiResponse['headers'] => ({
  ...headers,
  'Content-Encoding': coding,
  ETag: `W/${headers.ETag}`,
})

async function sendBody(
  { status, headers, body }: ApiResponse,
  message: IncomingMessage,
  target: ServerResponse,
): Promise<void> {
  const isComplete = message.complete || !hasBody(message)
  target.writeHead(status, {
    ...headers,
    Vary: [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    ...(body && { 'Content-Length': body.length }),
    ...(isComplete || isDrainable(message) ? {} : { Connection: 'close' }),
  })
  if (isComplete) return void target.end(body ?? undefined)
  // The response is complete before the connection may close: a client that is still sending would
  // lose it to a reset.
  if (body) target.write(body)
  const isDrained = await drain(message)
  target.end(() => {
    if (!isDrained) message.socket.destroy()
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** True if the rest of a body is known to be short enough to be read. */
const isDrainable = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? Number.NaN) <= MAX_DRAINED_BYTES

/** Reads and ignores the rest of a body, within limits, and returns whether it came to its end. */
function drain(message: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0
    const finish = (): void => {
      clearTimeout(timer)
      message.off('data', count)
      message.pause()
      resolve(message.complete)
    }
    const count = (chunk: Uint8Array): void => {
      bytes += chunk.length
      if (bytes > MAX_DRAINED_BYTES) finish()
    }
    const timer = setTimeout(finish, MAX_DRAIN_TIME)
    message.once('end', finish).once('close', finish).on('data', count)
  })
}
