import { Problem } from '../core/problem.ts'

const MOST_BYTES = 1024 * 1024
const DEEPEST = 64
const LONGEST_LIST = 10_000

/** The JSON that a request brings, within the bounds of the interface. */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new Problem('media-type-unsupported', `The body is declared as "${type ?? 'nothing'}".`, {
      hint: 'Send Content-Type: application/json.',
    })
  }
  const value = await parse(await readText(request))
  checkSize(value)
  return value
}

/** The bytes are counted as they come: what a header says about them may be wrong. */
async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [bytes, text] = [0, '']
  try {
    for await (const chunk of chunksOf(request)) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) throw tooLarge()
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw notJson('The body is not UTF-8 text.')
    throw error
  }
}

async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const tooLarge = (): Problem =>
  new Problem('body-too-large', `The body has more than ${MOST_BYTES} bytes.`, {
    hint: 'Send at most 1 MiB; the module compiles larger documents where they are.',
  })

const notJson = (message: string): Problem => new Problem('body-not-json', message)

async function parse(text: string): Promise<unknown> {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { parseJson } = await import('../core/json.ts')
    const parsed = parseJson(text)
    throw new Problem('body-not-json', 'The body is not JSON.', {
      issues: parsed.ok ? [] : parsed.issues,
    })
  }
}

/** Refuses what no document of ours needs, before anything walks it by calling itself. */
function checkSize(value: unknown): void {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw tooMuch(`The body is nested deeper than ${DEEPEST} levels.`)
    if (level.some((one) => Array.isArray(one) && one.length > LONGEST_LIST)) {
      throw tooMuch(`A list of the body has more than ${LONGEST_LIST} items.`)
    }
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []))
  }
}

const tooMuch = (message: string): Problem => new Problem('body-invalid', message)
