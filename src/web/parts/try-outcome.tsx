import type { Location } from '../../essence.ts'
import type { CompileOutcome, IssueSummary } from '../try/outcome.ts'
import { IssueList } from './issue-list.tsx'

interface CompileOutcomePanelProps {
  readonly outcome: CompileOutcome | undefined
  /** Whether a newer text is being tried. */
  readonly isWorking: boolean
  /** Shows a place in the text. */
  readonly goTo: (location: Location) => void
}

/** What came of a text: a sentence that is read out, then what to mend. */
export const CompileOutcomePanel = ({ outcome, isWorking, goTo }: CompileOutcomePanelProps) => (
  <section class="try-issues" aria-labelledby="issues" data-kind={outcome?.kind}>
    <h2 id="issues">Issues</h2>
    <p role="status" data-working={isWorking || undefined}>
      {outcome === undefined ? 'Loading the compiler…' : formatStatus(outcome)}
    </p>
    {outcome && 'issues' in outcome && outcome.issues.total > 0 && (
      <IssueList
        issues={outcome.issues.visible}
        total={outcome.issues.total}
        onLocationClick={goTo}
      />
    )}
  </section>
)

type OutcomeKind = CompileOutcome['kind']

type OutcomeByKind<K extends OutcomeKind> = Extract<CompileOutcome, { readonly kind: K }>

const STATUS_FORMATTERS: { readonly [K in OutcomeKind]: (outcome: OutcomeByKind<K>) => string } = {
  empty: () => 'Nothing here yet. Paste an essence, or choose one to start from.',
  refused: ({ message }) => message,
  broken: ({ issues }) => `Not JSON yet. ${issues.visible[0]?.message ?? ''}`,
  invalid: ({ issues }) => `Not an essence yet: ${pluralize(issues.total, 'issue')}.`,
  compiled: ({ issues, packs }) =>
    `Valid: ${pluralize(packs.length, 'pack')}, ${issues.total === 0 ? 'nothing to mend' : formatSeverities(issues)}.`,
  failed: ({ message }) => `It could not be compiled. ${message}`,
}

const formatStatus = <K extends OutcomeKind>(outcome: OutcomeByKind<K>): string =>
  (STATUS_FORMATTERS[outcome.kind] as (outcome: OutcomeByKind<K>) => string)(outcome)

const pluralize = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`

const SEVERITY_LABELS = { error: 'error', warn: 'warning', info: 'note' } as const

function formatSeverities({ visible }: IssueSummary): string {
  const of = (severity: keyof typeof SEVERITY_LABELS): number =>
    visible.filter((issue) => issue.severity === severity).length
  return (['error', 'warn', 'info'] as const)
    .filter((severity) => of(severity) > 0)
    .map((severity) => pluralize(of(severity), SEVERITY_LABELS[severity]))
    .join(', ')
}
