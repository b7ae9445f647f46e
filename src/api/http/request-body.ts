import { Problem } from '../../core/problem.ts'

const MAX_BODY_BYTES = 1024 * 1024
const MAX_BODY_DEPTH = 64
const MAX_LIST_LENGTH = 10_000

/** Reads the JSON body of a request, within the limits of the API. */
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

/** Counts the bytes as they arrive, because a `Content-Length` header may be wrong. */
async function readBodyText(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  try {
    for await (const chunk of readChunks(request)) {
      bytes += chunk.length
      if (bytes > MAX_BODY_BYTES) throw bodyTooLarge()
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) {
      throw new Problem('body-not-json', 'The body is not UTF-8 text.')
    }
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

async function parseBody(text: string): Promise<unknown> {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // Only an invalid body pays for the parser that locates its errors.
    const { parseJson } = await import('../../core/json/parse.ts')
    const parsed = parseJson(text)
    throw new Problem('body-not-json', 'The body is not JSON.', {
      issues: parsed.ok ? [] : parsed.issues,
    })
  }
}

/** Rejects deep and long bodies level by level, before any recursive function visits them. */
function checkBodyLimits(value: unknown): void {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_BODY_DEPTH)
      throw bodyInvalid(`The body is nested deeper than ${MAX_BODY_DEPTH} levels.`)
    if (level.some((item) => Array.isArray(item) && item.length > MAX_LIST_LENGTH)) {
      throw bodyInvalid(`A list of the body has more than ${MAX_LIST_LENGTH} items.`)
    }
    level = level.flatMap((item) => (typeof item === 'object' && item ? Object.values(item) : []))
  }
}

const bodyTooLarge = (): Problem =>
  new Problem('body-too-large', `The body has more than ${MAX_BODY_BYTES} bytes.`, {
    hint: 'Send at most 1 MiB; the module compiles larger documents where they are.',
  })

const bodyInvalid = (message: string): Problem => new Problem('body-invalid', message)
