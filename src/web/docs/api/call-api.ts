import { createResponder } from '../../../index.ts'
import { createApiClient } from '../../api-client.ts'
import type { ApiCall } from './request-samples.ts'

// A module of its own, so that the page loads the handler with the first request only.

/** The answer of the handler, ready to be shown. */
export interface ApiAnswer {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** The body; JSON is indented. */
  readonly text: string
  /** The size of the body as it is sent. */
  readonly bytes: number
}

/**
 * Answers a request with the handler of the API, in this page. It reads the files of the site at
 * `api`, so it also works where no server answers requests.
 */
export async function callApi({ method, url, body }: ApiCall, api: URL): Promise<ApiAnswer> {
  const respond = createResponder(createApiClient(api), { baseUrl: api })
  const response = await respond({
    method,
    url,
    header: (name) => (name === 'content-type' && body !== undefined ? 'application/json' : null),
    ...(body === undefined ? {} : { body: toChunks(body) }),
  })
  const bytes = response.body ?? new Uint8Array()
  const text = new TextDecoder().decode(bytes)
  const isJson = /\bjson\b/.test(response.headers['Content-Type'] ?? '')
  return {
    status: response.status,
    headers: Object.entries(response.headers),
    text: isJson ? JSON.stringify(JSON.parse(text), null, 2) : text,
    bytes: bytes.length,
  }
}

async function* toChunks(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
