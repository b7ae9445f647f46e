import { isDeepStrictEqual } from 'node:util'
import {
  applyEdits,
  type FormattingOptions,
  findNodeAtLocation,
  getNodeValue,
  modify,
  type Node,
  parseTree,
} from 'jsonc-parser'
import { applyPatch, type Operation } from 'rfc6902'
import type { JsonPatchOperation } from '../../essence.ts'
import { parsePointer } from '../../internal.ts'

type Path = (string | number)[]

/**
 * Applies a JSON Patch to a JSON text and keeps the formatting of everything else. Returns
 * undefined if the patch does not fit the text, or if a move would replace an existing value.
 */
export function patchJsonText(
  text: string,
  patch: readonly JsonPatchOperation[],
): string | undefined {
  const value: unknown = JSON.parse(text)
  const results = applyPatch(value, structuredClone(patch) as Operation[])
  if (results.some((error) => error !== null)) return undefined
  let after: string | undefined = text
  for (const operation of patch) after = after === undefined ? after : edit(after, operation)
  const isRight = after !== undefined && isDeepStrictEqual(JSON.parse(after), value)
  return isRight ? after : undefined
}

/** Sets a value in a JSON text, which may have comments, and keeps the formatting of the rest. */
export const setJsonValue = (text: string, path: readonly string[], value: unknown): string =>
  set(text, [...path], value, false)

function edit(text: string, operation: JsonPatchOperation): string | undefined {
  const { op, value, from } = operation
  const root = parseTree(text)
  if (op === 'test' || root === undefined) return text
  const path = toPath(root, operation.path)
  if (from === undefined) return set(text, path, op === 'remove' ? undefined : value, op === 'add')
  const source = findNodeAtLocation(root, toPath(root, from))
  const isProperty = typeof path.at(-1) === 'string'
  if (source === undefined || (isProperty && findNodeAtLocation(root, path))) return undefined
  const isSibling =
    from.replace(/(?<![^/])[^/]*$/, '') === operation.path.replace(/(?<![^/])[^/]*$/, '')
  if (op === 'move' && isSibling && isProperty) return renameKey(text, source, path)
  const rest = op === 'move' ? edit(text, { op: 'remove', path: from }) : text
  return rest && edit(rest, { op: 'add', path: operation.path, value: getNodeValue(source) })
}

function set(text: string, path: Path, value: unknown, isArrayInsertion: boolean): string {
  const formatting = hasLongLine(text) ? {} : { formattingOptions: detectFormatting(text) }
  return applyEdits(text, modify(text, path, value, { ...formatting, isArrayInsertion }))
}

/** An edit formats its whole line anew, which takes minutes if that is long, and nobody reads it. */
const MAX_FORMATTED_LINE = 20_000

const hasLongLine = (text: string): boolean =>
  text.split('\n').some((line) => line.length > MAX_FORMATTED_LINE)

/** Replaces the key of a property in place, so that the order of properties stays. */
function renameKey(text: string, { parent: property }: Node, path: Path): string | undefined {
  const key = property?.children?.[0]
  if (key === undefined) return undefined
  const end = key.offset + key.length
  return text.slice(0, key.offset) + JSON.stringify(path.at(-1)) + text.slice(end)
}

/** Converts a pointer to a path; segments of arrays are numbers, and `-` is the end of an array. */
function toPath(root: Node, pointer: string): Path {
  const path: Path = []
  for (const segment of parsePointer(pointer)) {
    const parent = findNodeAtLocation(root, path)
    if (parent?.type !== 'array') path.push(segment)
    else path.push(segment === '-' ? (parent.children?.length ?? 0) : Number(segment))
  }
  return path
}

/** Detects the indentation and the line endings of a text. */
function detectFormatting(text: string): FormattingOptions {
  const indent = /^[{[]\s*?\n([ \t]+)/.exec(text)?.[1] ?? '  '
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
}
