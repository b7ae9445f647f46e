import { applyEdits, type EditResult, format, type JSONPath, modify, type Node } from 'jsonc-parser'
import type { JsonPatchOperation } from '../../essence.ts'
import { findChild, parseJsonTree, splitPointer } from './issue-ranges.ts'

/** A change of a text: the characters between two offsets are replaced. */
export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly insert: string
}

const FORMATTING = { insertSpaces: true, tabSize: 2 } as const

/** Formats a JSON text with two spaces per level. Works for text with syntax errors too. */
export const formatJson = (text: string): TextEdit =>
  toTextEdit(text, applyEdits(text, format(text, undefined, FORMATTING)))

/**
 * Applies a JSON Patch (RFC 6902) to a JSON text, and keeps the formatting of the rest. Operations
 * whose value is gone are left out, because an earlier operation may have renamed its parent.
 */
export function patchJson(text: string, patch: readonly JsonPatchOperation[]): TextEdit {
  const patched = patch.reduce(
    (current, operation) => applyEdits(current, createEdits(current, operation)),
    text,
  )
  return toTextEdit(text, patched)
}

/** The operations that fixes of an essence use. */
function createEdits(text: string, { op, path, from, value }: JsonPatchOperation): EditResult {
  const root = parseJsonTree(text)
  if (!root) return []
  if (op === 'move') return from === undefined ? [] : renameProperty(root, from, path)
  const location = toJsonPath(root, path)
  if (!location || (op !== 'add' && op !== 'replace' && op !== 'remove')) return []
  return modify(text, location, op === 'remove' ? undefined : value, {
    formattingOptions: FORMATTING,
    isArrayInsertion: op === 'add',
  })
}

/** Renames a property in its place. */
function renameProperty(root: Node, from: string, to: string): EditResult {
  const node = findValue(root, splitPointer(from))
  const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  const name = splitPointer(to).at(-1)
  if (!key || name === undefined) return []
  return [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }]
}

const findValue = (root: Node, segments: readonly string[]): Node | undefined =>
  segments.reduce<Node | undefined>((node, segment) => node && findChild(node, segment), root)

/** Converts a pointer to a path with numbers for lists; undefined if its parent does not exist. */
function toJsonPath(root: Node, pointer: string): JSONPath | undefined {
  const path: JSONPath = []
  let node: Node | undefined = root
  for (const segment of splitPointer(pointer)) {
    if (!node) return undefined
    path.push(node.type === 'array' ? Number(segment) : segment)
    node = findChild(node, segment)
  }
  return path
}

/** Returns the smallest edit that turns one text into another. */
export function toTextEdit(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return {
    from: start,
    to: before.length - end,
    insert: after.slice(start, after.length - end),
  }
}
