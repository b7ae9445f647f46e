import {
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser'
import type { Checked, Issue, Location } from './issue.ts'
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

/**
 * Where the value of a pointer begins in a JSON text, or its nearest ancestor when it is not there.
 * Comments and trailing commas, which people leave in while they edit, are read over.
 */
export const locate = (text: string, pointer: string): Location => createLocator(text)(pointer)

/** `locate` for many pointers into one text, which is read once. */
export function createLocator(text: string): (pointer: string) => Location {
  const root = parseTree(text, [], { allowTrailingComma: true })
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (pointer) => {
    let node = root
    for (const segment of segmentsOf(pointer)) {
      const next: Node | undefined = childNode(node, segment)
      if (!next) break
      node = next
    }
    const offset = node?.offset ?? 0
    const line = starts.findLastIndex((start) => start <= offset)
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
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
        if (keys?.has(key)) found.push(repeated(key, pathTo(), placeOf(line, column)))
        keys?.add(key)
      },
      onError: (code, _offset, _length, line, column) =>
        void found.push(broken(code, placeOf(line, column))),
    },
    { disallowComments: true, allowTrailingComma: false },
  )
  return found
}

const placeOf = (line: number, column: number): Location => ({ line: line + 1, column: column + 1 })

const inWords = ({ line, column }: Location): string => `line ${line}, column ${column}`

const fault = (code: string, pointer: string, message: string): Issue => ({
  code,
  severity: 'error',
  pointer,
  message,
})

function broken(code: ParseError['error'], location: Location): Issue {
  const name = printParseErrorCode(code)
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return { ...fault('json-invalid', '', `${words} at ${inWords(location)}.`), location }
}

function repeated(key: string, parent: JSONPath, location: Location): Issue {
  const message = `The key "${key}" stands twice in one object, again at ${inWords(location)}.`
  return { ...fault('json-key-repeated', pointerOf([...parent, key]), message), location }
}
