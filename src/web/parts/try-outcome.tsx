import type { Location } from '../../essence.ts'
import type { Issues, Outcome } from '../try/outcome.ts'
import { IssueList } from './issue-list.tsx'

interface TryOutcomeProps {
  readonly outcome: Outcome | undefined
  /** Whether a newer text is being tried. */
  readonly isWorking: boolean
  /** Shows a place in the text. */
  readonly goTo: (location: Location) => void
}

/** What came of a text: a sentence that is read out, then what to mend. */
export const TryOutcome = ({ outcome, isWorking, goTo }: TryOutcomeProps) => (
  <section class="try-issues" aria-labelledby="issues" data-kind={outcome?.kind}>
    <h2 id="issues">Issues</h2>
    <p role="status" data-working={isWorking || undefined}>
      {outcome === undefined ? 'Loading the compiler…' : statusOf(outcome)}
    </p>
    {outcome && 'issues' in outcome && outcome.issues.total > 0 && (
      <IssueList issues={outcome.issues.shown} total={outcome.issues.total} goTo={goTo} />
    )}
  </section>
)

type Kind = Outcome['kind']

type Ended<K extends Kind> = Extract<Outcome, { readonly kind: K }>

const STATUS: { readonly [K in Kind]: (outcome: Ended<K>) => string } = {
  empty: () => 'Nothing here yet. Paste an essence, or choose one to start from.',
  refused: ({ message }) => message,
  broken: ({ issues }) => `Not JSON yet. ${issues.shown[0]?.message ?? ''}`,
  invalid: ({ issues }) => `Not an essence yet: ${counted(issues.total, 'issue')}.`,
  compiled: ({ issues, packs }) =>
    `Valid: ${counted(packs.length, 'pack')}, ${issues.total === 0 ? 'nothing to mend' : severities(issues)}.`,
  failed: ({ message }) => `It could not be compiled. ${message}`,
}

const statusOf = <K extends Kind>(outcome: Ended<K>): string =>
  (STATUS[outcome.kind] as (outcome: Ended<K>) => string)(outcome)

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const WORDS = { error: 'error', warn: 'warning', info: 'note' } as const

function severities({ shown }: Issues): string {
  const of = (severity: keyof typeof WORDS): number =>
    shown.filter((issue) => issue.severity === severity).length
  return (['error', 'warn', 'info'] as const)
    .filter((severity) => of(severity) > 0)
    .map((severity) => counted(of(severity), WORDS[severity]))
    .join(', ')
}
