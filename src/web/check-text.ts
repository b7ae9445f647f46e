import { type Location, locate, parseJson } from '../essence.ts'
import type { Checked, Issue } from '../index.ts'

/** Checks a value against one schema. */
export type Checker = (value: unknown) => Checked<unknown> | Promise<Checked<unknown>>

/** An issue, and where in the text its cause stands. */
export interface LocatedIssue extends Issue {
  readonly location?: Location | undefined
}

/** How the check of a text ended. */
export type Outcome =
  | { readonly kind: 'empty' }
  | { readonly kind: 'broken'; readonly issues: readonly LocatedIssue[] }
  | { readonly kind: 'valid' }
  | { readonly kind: 'invalid'; readonly issues: readonly LocatedIssue[] }
  | { readonly kind: 'failed'; readonly message: string }

/** Checks a text that should be a JSON document. The checker is loaded only once it is JSON. */
export async function checkText(text: string, load: () => Promise<Checker>): Promise<Outcome> {
  if (text.trim() === '') return { kind: 'empty' }
  const parsed = parseJson(text)
  if (!parsed.ok) return { kind: 'broken', issues: parsed.issues.map(withStatedPlace) }
  try {
    const check = await load()
    const checked = await check(parsed.value)
    if (checked.ok) return { kind: 'valid' }
    return { kind: 'invalid', issues: checked.issues.map((issue) => withPlace(issue, text)) }
  } catch (error) {
    // Whatever stopped the check, the person who asked for it must be told.
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** The document as a whole has no place worth going to. */
const withPlace = (issue: Issue, text: string): LocatedIssue =>
  issue.pointer === '' ? issue : { ...issue, location: locate(text, issue.pointer) }

/** A fault in the syntax has no pointer; its message states the place. */
function withStatedPlace(issue: Issue): LocatedIssue {
  const [, line, column] = /line (\d+), column (\d+)/.exec(issue.message) ?? []
  if (line === undefined || column === undefined) return issue
  return { ...issue, location: { line: Number(line), column: Number(column) } }
}
