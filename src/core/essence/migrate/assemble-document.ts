import { parsePointer, resolvePointer } from '../../pointer.ts'
import type { Change } from './change.ts'

type DocumentNode = Record<string, unknown>

/**
 * The document that a change log describes. Making the document from its log, and not beside
 * it, is what makes the log complete: there is no other way for a value to get in.
 */
export function buildDocument(source: unknown, changes: readonly Change[]): Readonly<DocumentNode> {
  const document: DocumentNode = {}
  for (const { kind, from, to, value } of changes) {
    if (to === undefined) continue
    setValue(
      document,
      to,
      kind === 'moved' && from !== undefined ? resolvePointer(source, from) : value,
    )
  }
  return document
}

/** Writes a value at a pointer. Logs name fields of the format only, never keys of an author. */
function setValue(document: DocumentNode, pointer: string, value: unknown): void {
  const segments = parsePointer(pointer)
  const last = segments.pop() ?? ''
  let node = document
  segments.forEach((segment, at) => {
    node[segment] ??= /^\d+$/.test(segments[at + 1] ?? last) ? [] : {}
    node = node[segment] as DocumentNode
  })
  node[last] = value
}
