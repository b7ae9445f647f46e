import { patchJson, type TextEdit } from './edit-json.ts'
import type { CompileOutcome, LocatedIssue } from './messages.ts'

/** A long list of fixes is applied in several goes. */
const MAX_FIXES = 50

/** What is compared between two texts, the most important first. Lower is better. */
type Rank = readonly [stage: number, errors: number, issues: number]

const STAGES: Readonly<Record<CompileOutcome['kind'], number>> = {
  compiled: 0,
  invalid: 1,
  broken: 2,
  ...{ failed: 3, refused: 3, empty: 3 },
}

const toRank = (outcome: CompileOutcome): Rank => {
  const stage = STAGES[outcome.kind]
  return 'issues' in outcome
    ? [stage, outcome.issues.counts.error, outcome.issues.total]
    : [stage, 0, 0]
}

const isBetter = (rank: Rank, other: Rank): boolean => {
  const index = rank.findIndex((value, position) => value !== other[position])
  return index !== -1 && (rank[index] ?? 0) < (other[index] ?? 0)
}

const isFixed = (outcome: CompileOutcome): boolean =>
  outcome.kind === 'compiled' && outcome.issues.counts.error === 0

const applyPatches = (text: string, issues: readonly LocatedIssue[]): string =>
  applyEdit(
    text,
    patchJson(
      text,
      issues.flatMap(({ patch = [] }) => patch),
    ),
  )

const applyEdit = (text: string, { from, to, insert }: TextEdit): string =>
  text.slice(0, from) + insert + text.slice(to)

/**
 * Applies the fixes of a text. If an error is left, it applies them one after the other instead, and
 * looks again after each: the fix of one issue may make that of another wrong. A fix after which the text is not better is left out.
 */
export async function applyAllFixes(
  start: string,
  compile: (text: string) => Promise<CompileOutcome>,
): Promise<string> {
  let text = start
  let outcome = await compile(text)
  // Usually all fixes fit together, and a large document is compiled only once more.
  const all = applyPatches(text, 'issues' in outcome ? outcome.issues.visible : [])
  if (isFixed(await compile(all))) return all
  const rejected = new Set<string>()
  for (let count = 0; count < MAX_FIXES; count++) {
    const issue = findFixable(outcome, rejected)
    if (issue === undefined) return text
    const fixed = applyPatches(text, [issue])
    const next = await compile(fixed)
    if (isBetter(toRank(next), toRank(outcome))) [text, outcome] = [fixed, next]
    else rejected.add(toKey(issue))
  }
  return text
}

const toKey = ({ code, pointer, patch }: LocatedIssue): string =>
  JSON.stringify([code, pointer, patch])

/** Returns the first issue with a fix that was not rejected. */
const findFixable = (
  outcome: CompileOutcome,
  rejected: ReadonlySet<string>,
): LocatedIssue | undefined =>
  'issues' in outcome
    ? outcome.issues.visible.find(
        (issue) => issue.patch !== undefined && !rejected.has(toKey(issue)),
      )
    : undefined
