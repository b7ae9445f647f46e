import { groupBy } from '../../kernel/lists.ts'
import type { TextEdit } from '../finding.ts'

/** Groups edits by file, in the order of their first edit. */
export const groupByFile = (edits: readonly TextEdit[]): Map<string, TextEdit[]> =>
  groupBy(edits, ({ file }) => file)

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
function isConflict(a: TextEdit, b: TextEdit): boolean {
  const isSamePlace = a.range.start === b.range.start && a.range.end === b.range.end
  if (a.file !== b.file || (isSamePlace && a.text === b.text)) return false
  if (a.range.start < b.range.end && b.range.start < a.range.end) return true
  const name = getAttributeName(a)
  return a.range.start === b.range.start && name !== undefined && name === getAttributeName(b)
}

const getAttributeName = ({ text }: TextEdit): string | undefined =>
  /^\s*([\w:@.-]+)=/.exec(text)?.[1]

/** Edits that can be applied together. */
export interface EditSet {
  readonly edits: readonly TextEdit[]
  /** True if an edit cannot be applied together with one of the set. */
  hasConflict(edit: TextEdit): boolean
  add(edit: TextEdit): void
}

/** Creates a set of edits, which finds conflicts by place: a file can have thousands of edits. */
export function createEditSet(): EditSet {
  const edits: TextEdit[] = []
  const byPart = new Map<string, TextEdit[]>()
  return {
    edits,
    hasConflict: (edit) =>
      listParts(edit).some((part) => byPart.get(part)?.some((other) => isConflict(edit, other))),
    add(edit) {
      edits.push(edit)
      for (const part of listParts(edit)) {
        const others = byPart.get(part)
        if (others) others.push(edit)
        else byPart.set(part, [edit])
      }
    },
  }
}

const PART_LENGTH = 256

/** Lists the parts of its file that an edit touches. */
function listParts({ file, range }: TextEdit): string[] {
  const first = Math.floor(range.start / PART_LENGTH)
  const last = Math.floor(range.end / PART_LENGTH)
  return Array.from({ length: last - first + 1 }, (_, index) => `${first + index} ${file}`)
}

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
