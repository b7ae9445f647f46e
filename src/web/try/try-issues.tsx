import type { JsonPatchOperation } from '../../essence.ts'
import { pluralize } from '../../internal.ts'
import { IssueList } from '../ui/issue-list.tsx'
import { formatByKind, type TextByKind } from '../ui/status-text.ts'
import { getFixLabel } from './fix-label.ts'
import type { CompileOutcome, IssueSummary, LocatedIssue } from './messages.ts'

interface TryIssuesProps {
  readonly outcome: CompileOutcome | undefined
  /** True while a newer text is being compiled. */
  readonly isWorking: boolean
  /** Selects the place of an issue in the text. */
  readonly onSelect: (issue: LocatedIssue) => void
  /** Applies the fix of an issue. */
  readonly onFix: (patch: readonly JsonPatchOperation[]) => void
  /** Applies the fixes of all issues. */
  readonly onFixAll: () => void
}

/** Shows the result of compiling a text: a status message, then the issues with their fixes. */
export const TryIssues = (props: TryIssuesProps) => {
  const { outcome, isWorking, onSelect, onFix, onFixAll } = props
  const issues = outcome && 'issues' in outcome ? outcome.issues : undefined
  const fixable = issues?.visible.filter(({ patch }) => patch !== undefined) ?? []
  return (
    <section class="try-issues" aria-labelledby="issues" data-kind={getTone(outcome)}>
      <div class="try-bar">
        <h2 id="issues">Issues</h2>
        <p role="status" data-working={isWorking || undefined}>
          {outcome === undefined ? 'Loading the compiler…' : formatByKind(STATUS_TEXTS, outcome)}
        </p>
        {fixable.length > 1 && (
          <button type="button" class="button small" onClick={onFixAll}>
            Apply all {fixable.length} fixes
          </button>
        )}
      </div>
      {issues && issues.total > 0 && (
        <IssueList
          issues={issues.visible}
          total={issues.total}
          onSelect={onSelect}
          renderFix={(issue) => <FixButton issue={issue} onFix={onFix} />}
        />
      )}
    </section>
  )
}

interface FixButtonProps extends Pick<TryIssuesProps, 'onFix'> {
  readonly issue: LocatedIssue
}

const FixButton = ({ issue, onFix }: FixButtonProps) => {
  const label = getFixLabel(issue)
  return label === undefined ? null : (
    <button type="button" class="button small fix" onClick={() => onFix(issue.patch ?? [])}>
      {label}
    </button>
  )
}

/** Returns how a result is colored. */
function getTone(outcome: CompileOutcome | undefined): 'good' | 'bad' | undefined {
  if (outcome === undefined || outcome.kind === 'empty') return undefined
  return outcome.kind === 'compiled' && outcome.issues.counts.error === 0 ? 'good' : 'bad'
}

const STATUS_TEXTS: TextByKind<CompileOutcome> = {
  empty: () => 'Nothing here yet. Paste an essence, or choose one to start from.',
  refused: ({ message }) => message,
  broken: ({ issues }) => `Not JSON yet: ${pluralize(issues.total, 'error')}.`,
  invalid: ({ issues }) => `Not an essence yet: ${pluralize(issues.total, 'error')}.`,
  compiled: ({ issues, packs }) => {
    const found = issues.total === 0 ? 'no issues' : formatSeverities(issues)
    const verdict = issues.counts.error > 0 ? 'Fix the errors' : 'Valid'
    return `${verdict}: ${pluralize(packs.length, 'pack')}, ${found}.`
  },
  failed: ({ message }) => `It could not be compiled. ${message}`,
}

const SEVERITY_NOUNS = [
  ['error', 'error'],
  ['warn', 'warning'],
  ['info', 'note'],
] as const

const formatSeverities = ({ counts }: IssueSummary): string =>
  SEVERITY_NOUNS.filter(([severity]) => counts[severity] > 0)
    .map(([severity, noun]) => pluralize(counts[severity], noun))
    .join(', ')
