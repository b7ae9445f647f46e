import type { SourceFile, Suppression } from './source-file.ts'
import { createPositionFinder } from './text-lines.ts'

/** Matches a comment that silences checks, in any comment syntax, up to the end of its line. */
const COMMENT =
  /(?:\/\/|\/\*|<!--|#)[ \t]*svc-ignore[ \t]+([A-Z0-9]+\d{3}(?:[ \t]*,[ \t]*[A-Z0-9]+\d{3})*)(?:[ \t]+--[ \t]*([^\r\n]*))?/g

/**
 * Reads the comments that silence a check on the line below them:
 * `svc-ignore A11Y011 -- the label is in the parent`. Comments in a row apply to the same line.
 */
export function readSuppressions(text: string): Suppression[] {
  if (!text.includes('svc-ignore')) return []
  const found: Suppression[] = []
  let line = 1
  let counted = 0
  for (const { index, 1: codes = '', 2: comment = '' } of text.matchAll(COMMENT)) {
    for (; counted < index; counted++) if (text[counted] === '\n') line++
    const reason = trimCommentEnd(comment).trim() || null
    for (const code of codes.split(',')) found.push({ code: code.trim(), reason, line })
  }
  return found
}

// Removes what ends a comment, such as `*/`, `*/}` or `-->`, from its text.
function trimCommentEnd(comment: string): string {
  const text = comment.trimEnd()
  if (text.endsWith('-->')) return text.slice(0, -3)
  const inBraces = text.endsWith('}') ? text.slice(0, -1).trimEnd() : text
  return inBraces.endsWith('*/') ? inBraces.slice(0, -2) : text
}

/** Returns the comment that silences a code on a line, from the comments directly above it. */
export type SuppressionFinder = (code: string, line: number) => Suppression | undefined

/**
 * Creates a function that finds comments of a file, which are in the order of their lines. A
 * comment is found in logarithmic time, because one line can have thousands of findings.
 */
export function createSuppressionFinder(suppressions: readonly Suppression[]): SuppressionFinder {
  // The first line of the comments in a row, by the line of each comment.
  const rows = new Map<number, number>()
  const byCode = new Map<string, Suppression[]>()
  for (const comment of suppressions) {
    const { code, line, reason } = comment
    if (!rows.has(line)) rows.set(line, rows.get(line - 1) ?? line)
    const comments = byCode.get(code) ?? []
    byCode.set(code, comments)
    // The first comment of a line with a reason counts.
    if (reason !== null && comments.at(-1)?.line !== line) comments.push(comment)
  }
  return (code, line) => {
    const match = findLast(byCode.get(code) ?? [], line - 1)
    const isInRow = match !== undefined && rows.get(match.line) === rows.get(line - 1)
    return isInRow ? match : undefined
  }
}

/** Finds the last comment that is not below a line. */
function findLast(comments: readonly Suppression[], line: number): Suppression | undefined {
  let [low, high] = [0, comments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((comments[middle] as Suppression).line <= line) low = middle + 1
    else high = middle
  }
  return comments[low - 1]
}

/** Creates a function that tells whether a comment silences a code at an offset of a file. */
export function createSuppressionTest(
  { suppressions, text }: Pick<SourceFile, 'suppressions' | 'text'>,
  code: string,
): (offset: number) => boolean {
  if (suppressions.every((comment) => comment.code !== code)) return () => false
  const findPosition = createPositionFinder(text)
  const findSuppression = createSuppressionFinder(suppressions)
  return (offset) => findSuppression(code, findPosition(offset).line) !== undefined
}
