import { type Node, parseTree } from 'jsonc-parser'
import type { Issue } from '../../index.ts'

/** A part of a text, as offsets. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/** Creates a function that finds the part of a JSON text that an issue is about. */
export function createRangeFinder(text: string): (issue: Issue) => TextRange {
  let root: Node | undefined | null = null
  return (issue) => {
    // Syntax errors have a location, and no value that a pointer could lead to.
    if (issue.code === 'json-invalid' && issue.location) return findToken(text, issue.location)
    if (root === null) root = parseJsonTree(text)
    return root ? toRange(findNode(root, issue.pointer), issue) : { from: 0, to: 0 }
  }
}

/** Parses a JSON text; undefined if it is nested deeper than the call stack. */
export function parseJsonTree(text: string): Node | undefined {
  try {
    return parseTree(text, [], { allowTrailingComma: true })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Finds the value at a pointer, or its nearest ancestor if there is no such value. */
function findNode(root: Node, pointer: string): Node {
  let node = root
  for (const segment of splitPointer(pointer)) {
    const next = findChild(node, segment)
    if (!next) return node
    node = next
  }
  return node
}

/** Splits a JSON Pointer (RFC 6901) into keys and indexes. */
export const splitPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Returns the value of a key or an index. Of a repeated key, the last value counts. */
export const findChild = ({ type, children = [] }: Node, segment: string): Node | undefined =>
  type === 'array'
    ? children[Number(segment)]
    : children.findLast(({ children: [key] = [] }) => key?.value === segment)?.children?.[1]

/** Marks a simple value whole. Of an object or a list, only the key is marked, or the bracket. */
function toRange(node: Node, { code }: Issue): TextRange {
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  const isSimple = node.type !== 'object' && node.type !== 'array'
  if (isSimple && code !== 'property-unknown') return spanOf(node)
  return key ? spanOf(key) : { from: node.offset, to: node.offset + (isSimple ? node.length : 1) }
}

const spanOf = ({ offset, length }: Node): TextRange => ({ from: offset, to: offset + length })

/** Finds the word or the character at a location; at the end of a line, the last character. */
function findToken(text: string, { line, column }: NonNullable<Issue['location']>): TextRange {
  let start = 0
  for (let count = 1; count < line; count++) start = text.indexOf('\n', start) + 1
  const offset = Math.min(start + column - 1, text.length)
  const [token = ''] = /^(?:[\w.$-]+|[^\n])/.exec(text.slice(offset, offset + 100)) ?? []
  return token === ''
    ? { from: Math.max(start, offset - 1), to: offset }
    : { from: offset, to: offset + token.length }
}
