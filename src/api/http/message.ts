/**
 * A request to the API as plain data. A web `Request` is converted to one; a host whose own
 * requests are cheaper, such as node:http, creates it directly.
 */
export interface ApiRequest {
  readonly method: string
  /** The absolute URL. */
  readonly url: string
  /** Returns the value of a header by its name in lower case. */
  header(name: string): string | null
  /** The chunks of the body, if there is one. They may stay unread. */
  readonly body?: AsyncIterable<Uint8Array> | undefined
  /** Aborts when the client is gone, so that nothing is computed for it. */
  readonly signal?: AbortSignal | undefined
}

/** A response of the API as plain data. Equal bodies of one release are the same object. */
export interface ApiResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | null
}

/** Answers a request to the API. */
export type Responder = (request: ApiRequest) => Promise<ApiResponse>

/** Converts a web `Request`. */
export const fromWebRequest = (request: Request): ApiRequest => ({
  method: request.method,
  url: request.url,
  header: (name) => request.headers.get(name),
  body: request.body ? readChunks(request.body) : undefined,
  signal: request.signal,
})

/** Converts a response to a web `Response`. */
export const toWebResponse = ({ status, headers, body }: ApiResponse): Response =>
  new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers: { ...headers } })

/** Reads a stream chunk by chunk; not every browser can iterate over one. */
async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
