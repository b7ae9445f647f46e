import { isProblem, Problem } from '../core/problem.ts'
import type { Client } from './client.ts'
import { preflightResponse, problemResponse, successResponse } from './http-response.ts'
import { parseSearchParams } from './query.ts'
import { matchRoute } from './router.ts'

const MAX_BODY_BYTES = 1024 * 1024
const MAX_BODY_DEPTH = 64
const MAX_LIST_LENGTH = 10_000

/** The JSON that a request brings, within the bounds of the interface. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new Problem('media-type-unsupported', `The body is declared as "${type ?? 'nothing'}".`, {
      hint: 'Send Content-Type: application/json.',
    })
  }
  const value = await parseBody(await readBodyText(request))
  checkBodyLimits(value)
  return value
}

/** The bytes are counted as they come: what a header says about them may be wrong. */
async function readBodyText(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [bytes, text] = [0, '']
  try {
    for await (const chunk of readChunks(request)) {
      bytes += chunk.length
      if (bytes > MAX_BODY_BYTES) throw bodyTooLarge()
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw bodyNotJson('The body is not UTF-8 text.')
    throw error
  }
}

async function* readChunks({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const bodyTooLarge = (): Problem =>
  new Problem('body-too-large', `The body has more than ${MAX_BODY_BYTES} bytes.`, {
    hint: 'Send at most 1 MiB; the module compiles larger documents where they are.',
  })

const bodyNotJson = (message: string): Problem => new Problem('body-not-json', message)

async function parseBody(text: string): Promise<unknown> {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { parseJson } = await import('../core/json/parse.ts')
    const parsed = parseJson(text)
    throw new Problem('body-not-json', 'The body is not JSON.', {
      issues: parsed.ok ? [] : parsed.issues,
    })
  }
}

/** Refuses what no document of ours needs, before anything walks it by calling itself. */
function checkBodyLimits(value: unknown): void {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_BODY_DEPTH)
      throw bodyInvalid(`The body is nested deeper than ${MAX_BODY_DEPTH} levels.`)
    if (level.some((one) => Array.isArray(one) && one.length > MAX_LIST_LENGTH)) {
      throw bodyInvalid(`A list of the body has more than ${MAX_LIST_LENGTH} items.`)
    }
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []))
  }
}

const bodyInvalid = (message: string): Problem => new Problem('body-invalid', message)

export type Handler = (request: Request) => Promise<Response>

export interface HandlerOptions {
  /** Told of every failure that is our own fault; the caller only sees a 500. */
  readonly onError?: (error: unknown) => void
}

const MAX_PATH_LENGTH = 2048
const MAX_PARAMETERS = 64

/** The whole HTTP interface as one function, over any client. */
export function createHandler(client: Client, options: HandlerOptions = {}): Handler {
  const { onError = console.error } = options
  return async (request) => {
    if (request.method === 'OPTIONS') return preflightResponse()
    try {
      const url = new URL(request.url)
      checkUrlLimits(url)
      const { route, params } = matchRoute(request.method, url.pathname)
      const given = parseSearchParams(url.searchParams)
      const query = route.parameters ? given : {}
      const body = route.method === 'POST' ? await readJsonBody(request) : undefined
      return successResponse(request, route, await route.handle(client, { params, query, body }))
    } catch (error) {
      if (isProblem(error)) return problemResponse(request, error)
      onError(error)
      return problemResponse(
        request,
        new Problem('internal-error', 'The answer could not be made.'),
      )
    }
  }
}

function checkUrlLimits(url: URL): void {
  if (url.pathname.length > MAX_PATH_LENGTH) {
    throw new Problem('uri-too-long', `The path has more than ${MAX_PATH_LENGTH} characters.`)
  }
  if (url.searchParams.size > MAX_PARAMETERS) {
    throw new Problem('parameter-invalid', `There are more than ${MAX_PARAMETERS} parameters.`)
  }
}
