import { Problem } from '../../core/kernel/problem.ts'
import type { ApiRequest } from './message.ts'

const MAX_BODY_BYTES = 1024 * 1024
const MAX_BODY_DEPTH = 64
const MAX_LIST_LENGTH = 10_000

/**
 * Reads the text of a body that is declared as JSON, within the limits of the API. Bytes are counted
 * as they arrive, because a `Content-Length` header may be wrong.
 */
export async function readBodyText(request: ApiRequest): Promise<string> {
  const type = request.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new Problem('media-type-unsupported', `The body is declared as "${type ?? 'nothing'}".`, {
      hint: 'Send Content-Type: application/json.',
    })
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  try {
    for await (const chunk of request.body ?? []) {
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

/** Parses the text of a body as JSON. Repeated keys are errors, as in every other document. */
export async function parseJsonBody(text: string): Promise<unknown> {
  const plain = tryParse(text)
  if (plain) checkBodyLimits(plain.value)
  // Loaded only if needed: most requests have no body.
  const { parseJson } = await import('../../core/kernel/json/parse.ts')
  const parsed = parseJson(text)
  if (parsed.ok) return parsed.value
  const message = plain ? 'The body has repeated keys.' : 'The body is not JSON.'
  throw new Problem('body-not-json', message, { issues: parsed.issues })
}

function tryParse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
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
