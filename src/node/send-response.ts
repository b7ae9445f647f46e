import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ApiResponse, CACHE_CONTROL } from '../index.ts'
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

/** Sends a response over node:http, compressed if the client accepts that. */
export async function sendResponse(
  source: SiteResponse,
  message: IncomingMessage,
  target: ServerResponse,
): Promise<void> {
  const coding = codingFor(source, message)
  if (coding === undefined) return sendBody(source, message, target)
  const { headers, body, file } = source
  const codedHeaders = { ...headers, ...toCodedHeaders(headers, coding) }
  if (headers['Cache-Control'] === CACHE_CONTROL.packs) {
    target.writeHead(source.status, codedHeaders)
    await pipeline(Readable.from([body]), createCompressionStream(coding), target)
    return
  }
  const compressed = await compressBody(body as Uint8Array, coding, file)
  return sendBody({ ...source, headers: codedHeaders, body: compressed }, message, target)
}

/** Returns the coding of a response; undefined if it is sent as it is. */
function codingFor({ headers, body }: SiteResponse, message: IncomingMessage) {
  if (body === null || body.length < MIN_COMPRESSED_BYTES) return undefined
  if (headers.ETag === undefined || !isCompressible(headers['Content-Type'] ?? '')) return undefined
  return chooseCoding(String(message.headers['accept-encoding'] ?? ''))
}

// RFC 9110, 8.8.3.3: a strong ETag belongs to one coding. A weak one is shared, and revalidates.
const toCodedHeaders = ({ ETag = '' }: ApiResponse['headers'], coding: ContentCoding) => ({
  'Content-Encoding': coding,
  ETag: `W/${ETag}`,
})

async function sendBody(
  { status, headers, body }: ApiResponse,
  message: IncomingMessage,
  target: ServerResponse,
): Promise<void> {
  const isComplete = message.complete || !hasBody(message)
  target.writeHead(status, {
    ...headers,
    Vary: 'Accept-Encoding',
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
