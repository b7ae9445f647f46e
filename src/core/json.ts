import {
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser'
import type { Checked, Issue } from './issue.ts'
import { pointerOf, segmentsOf } from './pointer.ts'

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

/** A place in a text, both counted from 1 as editors do. */
export interface Location {
  readonly line: number
  readonly column: number
}

/**
 * Where the value of a pointer begins in a JSON text, or its nearest ancestor when it is not there.
 * Comments and trailing commas, which people leave in while they edit, are read over.
 */
export function locate(text: string, pointer: string): Location {
  let node = parseTree(text, [], { allowTrailingComma: true })
  for (const segment of segmentsOf(pointer)) {
    const next: Node | undefined = childNode(node, segment)
    if (!next) break
    node = next
  }
  const before = text.slice(0, node?.offset ?? 0).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function childNode(node: Node | undefined, segment: string): Node | undefined {
  if (node?.type === 'array') return node.children?.[Number(segment)]
  const property = node?.children?.findLast(({ children }) => children?.[0]?.value === segment)
  return property?.children?.[1]
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
