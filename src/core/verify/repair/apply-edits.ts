import type { TextEdit } from '../finding.ts'

/** Groups edits by file, in the order of their first edit. */
export function groupByFile(edits: readonly TextEdit[]): Map<string, TextEdit[]> {
  const groups = new Map<string, TextEdit[]>()
  for (const edit of edits) groups.set(edit.file, [...(groups.get(edit.file) ?? []), edit])
  return groups
}

/** Sorts the edits of one file by position, and leaves out repeated ones. */
export function sortEdits(edits: readonly TextEdit[]): TextEdit[] {
  const unique = new Map(edits.map((edit) => [toKey(edit), edit]))
  return [...unique.values()].sort(
    (a, b) => a.range.start - b.range.start || a.range.end - b.range.end,
  )
}

const toKey = ({ file, range, text }: TextEdit): string =>
  JSON.stringify([file, range.start, range.end, text])

/**
 * True if two different edits cannot both be applied. Texts that are inserted at one place follow
 * each other, unless both add the same attribute.
 */
export function isConflict(a: TextEdit, b: TextEdit): boolean {
  if (a.file !== b.file || toKey(a) === toKey(b)) return false
  if (a.range.start < b.range.end && b.range.start < a.range.end) return true
  const name = getAttributeName(a)
  return a.range.start === b.range.start && name !== undefined && name === getAttributeName(b)
}

const getAttributeName = ({ text }: TextEdit): string | undefined =>
  /^\s*([\w:@.-]+)=/.exec(text)?.[1]

/** Applies the edits of one file to its text. Throws if two of them overlap, which is a bug. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = sortEdits(edits)
  let result = ''
  let position = 0
  for (const { range, text: replacement, file } of sorted) {
    if (range.start < position) throw new Error(`Two edits of ${file} overlap at ${range.start}.`)
    result += text.slice(position, range.start) + replacement
    position = range.end
  }
  return result + text.slice(position)
}
