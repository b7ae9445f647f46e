import type { RefObject } from 'preact'
import type { Outcome } from '../check-text.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { selectPlace } from './select-place.ts'

interface CheckResultProps {
  readonly outcome: Outcome | undefined
  /** Whether the text has changed since. */
  readonly isStale: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** How a check ended: a sentence that is read out, then what to mend. */
export const CheckResult = ({ outcome, isStale, field }: CheckResultProps) => (
  <div class="result" data-kind={outcome?.kind} data-stale={isStale || undefined}>
    <p role="status">{outcome && statusOf(outcome)}</p>
    {isStale && outcome && <p class="muted">The text has changed since. Validate it again.</p>}
    {outcome && 'issues' in outcome && (
      <IssueList
        issues={outcome.issues}
        goTo={(location) => selectPlace(field.current, location)}
      />
    )}
  </div>
)

type Kind = Outcome['kind']

type Ended<K extends Kind> = Extract<Outcome, { readonly kind: K }>

const STATUS: { readonly [K in Kind]: (outcome: Ended<K>) => string } = {
  empty: () => 'There is nothing to validate yet. Paste a document above.',
  broken: ({ issues }) => `Not JSON yet. ${issues[0]?.message ?? ''}`,
  valid: () => 'Valid. The document keeps every rule of the schema.',
  invalid: ({ issues }) => `Not valid. ${issues.length} issue${issues.length === 1 ? '' : 's'}:`,
  failed: ({ message }) => `The check could not run. ${message}`,
}

const statusOf = <K extends Kind>(outcome: Ended<K>): string =>
  (STATUS[outcome.kind] as (outcome: Ended<K>) => string)(outcome)
