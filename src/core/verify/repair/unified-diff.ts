import { HIDDEN_CHARACTER } from '../../kernel/escape-text.ts'
import type { TextEdit } from '../finding.ts'
import { createPositionFinder } from '../text-lines.ts'
import { applyEdits, sortEdits } from './apply-edits.ts'

/** Some lines that an edit replaces, as indexes; the ends are exclusive. */
interface ChangedLines {
  readonly oldStart: number
  readonly oldEnd: number
  readonly newStart: number
  readonly newEnd: number
}

const CONTEXT_LINES = 3

/**
 * Writes the edits of one file as a unified diff that `git apply` and `patch -p1` accept. The
 * edits say where the text changes, so nothing has to be compared.
 */
export function toUnifiedDiff(path: string, text: string, edits: readonly TextEdit[]): string {
  const after = applyEdits(text, edits)
  if (after === text) return ''
  const [oldLines, newLines] = [splitLines(text), splitLines(after)]
  const changes = listChangedLines(text, after, edits)
  const hunks = groupChanges(changes).map((group) => formatHunk(group, oldLines, newLines))
  return `--- ${quotePath(`a/${path}`)}\n+++ ${quotePath(`b/${path}`)}\n${hunks.join('')}`
}

/** Matches the characters that git quotes in the name of a file, and those that nobody sees. */
const UNSAFE_IN_PATH = new RegExp(`["\\\\\\n\\r\\t]|${HIDDEN_CHARACTER}`, 'gu')

/**
 * Returns the path of a file as git writes it in a patch: in quotes, with octal escapes, if a
 * character of it could end the line. A space at the end of a path needs a tab after it.
 * https://git-scm.com/docs/git-config#Documentation/git-config.txt-corequotePath
 */
function quotePath(path: string): string {
  const escaped = path.replaceAll(UNSAFE_IN_PATH, toOctal)
  if (escaped !== path) return `"${escaped}"`
  return path.includes(' ') ? `${path}\t` : path
}

const toOctal = (characters: string): string =>
  encodeURIComponent(characters).replaceAll(/%([0-9A-F]{2})|[^%]/g, (character, hex) => {
    const code = hex === undefined ? character.charCodeAt(0) : Number.parseInt(hex, 16)
    return `\\${code.toString(8).padStart(3, '0')}`
  })

/** Splits a text after each line break; the last line may have none. */
const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

function listChangedLines(
  before: string,
  after: string,
  edits: readonly TextEdit[],
): ChangedLines[] {
  let shift = 0
  const findOldLines = createLineFinder(before)
  const findNewLines = createLineFinder(after)
  return sortEdits(edits).map(({ range, text }) => {
    const newRange = { start: range.start + shift, end: range.start + shift + text.length }
    shift += text.length - (range.end - range.start)
    const old = findOldLines(range)
    const current = findNewLines(newRange)
    return { oldStart: old.start, oldEnd: old.end, newStart: current.start, newEnd: current.end }
  })
}

/** Finds the lines that contain a range, which may be empty, including the line after its end. */
type LineFinder = (range: TextEdit['range']) => { readonly start: number; readonly end: number }

/** Creates the finder of a text, which counts its lines once: a text may have thousands of edits. */
function createLineFinder(text: string): LineFinder {
  const findPosition = createPositionFinder(text)
  const getIndex = (offset: number): number => findPosition(offset).line - 1
  const total = splitLines(text).length
  return ({ start, end }) => ({
    start: Math.min(getIndex(start), total),
    end: Math.min(getIndex(end) + 1, total),
  })
}

/** Merges changes whose context overlaps. */
function groupChanges(changes: readonly ChangedLines[]): ChangedLines[][] {
  const groups: ChangedLines[][] = []
  for (const change of changes) {
    const last = groups.at(-1)
    const previous = last?.at(-1)
    const isNear = previous && change.oldStart - previous.oldEnd <= 2 * CONTEXT_LINES
    if (last && isNear) last.push(change)
    else groups.push([change])
  }
  return groups
}

function formatHunk(
  group: readonly ChangedLines[],
  oldLines: readonly string[],
  newLines: readonly string[],
): string {
  const [first, last] = [group[0], group.at(-1)]
  if (first === undefined || last === undefined) return ''
  const lead = Math.min(CONTEXT_LINES, first.oldStart)
  const oldStart = first.oldStart - lead
  const oldEnd = Math.min(last.oldEnd + CONTEXT_LINES, oldLines.length)
  const newStart = first.newStart - lead
  const newEnd = last.newEnd + (oldEnd - last.oldEnd)
  let text = `@@ -${formatRange(oldStart, oldEnd)} +${formatRange(newStart, newEnd)} @@\n`
  let position = oldStart
  for (const change of mergeTouching(group)) {
    text +=
      formatLines(' ', oldLines.slice(position, change.oldStart)) +
      formatLines('-', oldLines.slice(change.oldStart, change.oldEnd)) +
      formatLines('+', newLines.slice(change.newStart, change.newEnd))
    position = change.oldEnd
  }
  return text + formatLines(' ', oldLines.slice(position, oldEnd))
}

/** Merges changes of the same or neighboring lines. */
function mergeTouching(group: readonly ChangedLines[]): ChangedLines[] {
  const merged: ChangedLines[] = []
  for (const change of group) {
    const last = merged.at(-1)
    if (last === undefined || change.oldStart > last.oldEnd) merged.push(change)
    else {
      merged[merged.length - 1] = {
        ...last,
        oldEnd: Math.max(last.oldEnd, change.oldEnd),
        newEnd: Math.max(last.newEnd, change.newEnd),
      }
    }
  }
  return merged
}

const formatLines = (sign: string, lines: readonly string[]): string =>
  lines.map((line) => formatLine(sign, line)).join('')

const formatLine = (sign: string, line: string): string =>
  line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`

/** Formats a range of lines; an empty one names the line before it. */
const formatRange = (start: number, end: number): string =>
  `${end === start ? start : start + 1},${end - start}`
