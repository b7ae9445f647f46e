import type { Suppression } from './source-file.ts'

/** Matches a comment that silences checks, in any comment syntax, up to the end of its line. */
const COMMENT =
  /(?:\/\/|\/\*|<!--|#)[ \t]*svc-ignore[ \t]+([A-Z0-9]+\d{3}(?:[ \t]*,[ \t]*[A-Z0-9]+\d{3})*)(?:[ \t]+--[ \t]*([^\r\n]*))?/g

const COMMENT_END = /\s*(?:\*\/\s*\}?|-->)?\s*$/

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
    const reason = comment.replace(COMMENT_END, '').trim() || null
    for (const code of codes.split(',')) found.push({ code: code.trim(), reason, line })
  }
  return found
}

/** Returns the comment that silences a code on a line, from the comments directly above it. */
export function findSuppression(
  suppressions: readonly Suppression[],
  code: string,
  line: number,
): Suppression | undefined {
  for (let above = line - 1; ; above--) {
    const comments = suppressions.filter((comment) => comment.line === above)
    const match = comments.find((comment) => comment.code === code && comment.reason !== null)
    if (match !== undefined || comments.length === 0) return match
  }
}
