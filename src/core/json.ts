import { type JSONPath, type ParseError, printParseErrorCode, visit } from 'jsonc-parser'
import type { Checked, Issue } from './issue.ts'

/** A JSON Pointer (RFC 6901) of path segments. */
export const pointerOf = (path: readonly (string | number)[]): string =>
  path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The path segments of a JSON Pointer. */
export const segmentsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value that a JSON Pointer leads to, or undefined when there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document
  for (const segment of segmentsOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment))
      return undefined
    value = Reflect.get(value, segment)
  }
  return value
}

/** The value of a JSON text, or every fault in it: broken syntax and repeated keys, with line and column. */
export function parseJson(text: string): Checked<unknown> {
  try {
    const issues = faults(text)
    return issues.length > 0 ? { ok: false, issues } : { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, issues: [fault('json-invalid', '', refusal(error))] }
  }
}

function refusal(error: unknown): string {
  // The scanner follows nesting on the call stack; JSON.parse does not.
  if (error instanceof RangeError) return 'The text is nested too deeply.'
  if (error instanceof SyntaxError) return error.message
  throw error
}

function faults(text: string): Issue[] {
  const found: Issue[] = []
  const open: Set<string>[] = []
  visit(
    text,
    {
      onObjectBegin: () => void open.push(new Set()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty: (key, _offset, _length, line, column, pathTo) => {
        const keys = open.at(-1)
        if (keys?.has(key)) found.push(repeated(key, pathTo(), { line, column }))
        keys?.add(key)
      },
      onError: (code, _offset, _length, line, column) =>
        void found.push(fault('json-invalid', '', `${words(code)} at ${place({ line, column })}.`)),
    },
    { disallowComments: true, allowTrailingComma: false },
  )
  return found
}

interface Position {
  readonly line: number
  readonly column: number
}

const place = ({ line, column }: Position): string => `line ${line + 1}, column ${column + 1}`

const words = (code: ParseError['error']): string =>
  printParseErrorCode(code).replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const fault = (code: string, pointer: string, message: string): Issue => ({
  code,
  severity: 'error',
  pointer,
  message,
})

const repeated = (key: string, parent: JSONPath, position: Position): Issue =>
  fault(
    'json-key-repeated',
    pointerOf([...parent, key]),
    `The key "${key}" stands twice in one object, again at ${place(position)}.`,
  )
