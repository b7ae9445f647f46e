import type { Severity } from '../kernel/finding.ts'
import { compareStrings } from '../kernel/lists.ts'
import type { Check } from './check.ts'
import { type CheckLimits, LimitedChecks } from './check-limits.ts'
import type { SourceDraft, SourceFinding } from './finding.ts'
import { finishFinding } from './finish-finding.ts'
import { keepToolOutput } from './generated-files.ts'
import { getLowerSeverity, getSeverity } from './severity.ts'
import type { Snapshot } from './snapshot.ts'
import type { SourceFile } from './source-file.ts'
import { createSuppressionFinder, type SuppressionFinder } from './suppressions.ts'
import { createPositionFinder, type TextPosition } from './text-lines.ts'

/** What a run looks at. */
export interface RunOptions {
  /**
   * The files to report about. Checks of single files then run on these alone, whatever the role
   * of the file; in files that are not for production, findings are notes.
   */
  readonly paths?: readonly string[]
  /** Stops checks that take too long; without it, each runs to its end. */
  readonly limits?: CheckLimits
}

/**
 * Runs checks on a project. Returns the findings by file, position and code. Without `paths`, only
 * production files are checked.
 */
export function runChecks(
  snapshot: Snapshot,
  checks: readonly Check[],
  { paths, limits }: RunOptions = {},
): SourceFinding[] {
  const wanted = paths && new Set(paths)
  const files = snapshot.files.filter(({ path, role }) =>
    wanted ? wanted.has(path) : role === 'production',
  )
  const texts = createTextLookup(snapshot)
  const findings: SourceFinding[] = []
  const limited = limits && new LimitedChecks(limits)
  for (const check of checks) {
    const severity = getSeverity(check, snapshot)
    if (severity === null || isSkipped(check, snapshot)) continue
    const finish = (drafts: readonly SourceDraft[]): SourceFinding[] => {
      const inScope = wanted ? drafts.filter(({ file }) => wanted.has(file)) : drafts
      return finishDrafts(inScope, { check, severity, texts })
    }
    const found = limited
      ? limited.run(check, { snapshot, files }, finish)
      : finish(runCheck(check, snapshot, files))
    for (const finding of found) findings.push(finding)
  }
  return findings.sort(compareFindings)
}

/** Lists the checks that cannot run, because what they look at does not exist or was not read. */
export const listSkippedChecks = (snapshot: Snapshot, checks: readonly Check[]): Check[] =>
  checks.filter((check) => isSkipped(check, snapshot))

/** Lists what the checks could not compare, because the project has too little of it. */
export const listGaps = (snapshot: Snapshot, checks: readonly Check[]): string[] =>
  checks.flatMap((check) =>
    getSeverity(check, snapshot) === null || isSkipped(check, snapshot)
      ? []
      : (check.describeGap?.(snapshot) ?? []),
  )

const isSkipped = ({ needs }: Check, snapshot: Snapshot): boolean =>
  needs !== undefined && (snapshot[needs] ?? null) === null

const runCheck = (check: Check, snapshot: Snapshot, files: readonly SourceFile[]): SourceDraft[] =>
  check.scope === 'project'
    ? [...check.run(snapshot)]
    : files.flatMap((file) => [...check.run(file, snapshot)])

/** What findings need to know about the file that they are in. */
interface FileText {
  /** Undefined if the file is not source code. */
  readonly source: SourceFile | undefined
  readonly text: string
  readonly findPosition: (offset: number) => TextPosition
  readonly findSuppression: SuppressionFinder
  readonly isProduction: boolean
}

type TextLookup = (path: string) => FileText

function createTextLookup({ files, contract, contractReport, built }: Snapshot): TextLookup {
  const sources = new Map(files.map((file) => [file.path, file]))
  const texts = new Map<string, FileText>()
  return (path) => {
    const known = texts.get(path)
    if (known !== undefined) return known
    const source = sources.get(path)
    const document = [contract, contractReport].find((candidate) => candidate?.path === path)
    const other = document?.text ?? built?.find((file) => file.path === path)?.text
    const text = source?.text ?? other ?? ''
    const entry: FileText = {
      source,
      text,
      findPosition: createPositionFinder(text),
      findSuppression: createSuppressionFinder(source?.suppressions ?? []),
      isProduction: source === undefined || source.role === 'production',
    }
    texts.set(path, entry)
    return entry
  }
}

interface DraftContext {
  readonly check: Check
  readonly severity: Severity
  readonly texts: TextLookup
}

function finishDrafts(drafts: readonly SourceDraft[], context: DraftContext): SourceFinding[] {
  const ordinals = new Map<string, number>()
  const inOrder = [...drafts].sort((a, b) => a.range.start - b.range.start)
  return inOrder.map((draft) => {
    const key = JSON.stringify([draft.file, draft.anchor])
    const ordinal = ordinals.get(key) ?? 0
    ordinals.set(key, ordinal + 1)
    const { text, findPosition, findSuppression, isProduction } = context.texts(draft.file)
    const { line } = findPosition(draft.range.start)
    const severity = getLowerSeverity(context.severity, draft.severity ?? context.severity)
    return finishFinding(
      keepToolOutput(draft, (path) => context.texts(path).source),
      {
        check: context.check,
        severity: isProduction ? severity : 'info',
        text,
        findPosition,
        ordinal,
        suppression: findSuppression(context.check.code, line),
      },
    )
  })
}

const compareFindings = (a: SourceFinding, b: SourceFinding): number =>
  compareStrings(a.location.file, b.location.file) ||
  a.location.line - b.location.line ||
  a.location.column - b.location.column ||
  compareStrings(a.code, b.code)
