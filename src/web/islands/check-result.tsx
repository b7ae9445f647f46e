import type { RefObject } from 'preact'
import type { ValidationOutcome } from '../check-text.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { selectLocation } from './select-place.ts'

interface ValidationReportProps {
  readonly outcome: ValidationOutcome | undefined
  /** Whether the text has changed since. */
  readonly isStale: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** How a check ended: a sentence that is read out, then what to mend. */
export const ValidationReport = ({ outcome, isStale, field }: ValidationReportProps) => (
  <div class="result" data-kind={outcome?.kind} data-stale={isStale || undefined}>
    <p role="status">{outcome && formatStatus(outcome)}</p>
    {isStale && outcome && <p class="muted">The text has changed since. Validate it again.</p>}
    {outcome && 'issues' in outcome && (
      <IssueList
        issues={outcome.issues}
        onLocationClick={(location) => selectLocation(field.current, location)}
      />
    )}
  </div>
)

type OutcomeKind = ValidationOutcome['kind']

type OutcomeByKind<K extends OutcomeKind> = Extract<ValidationOutcome, { readonly kind: K }>

const STATUS_FORMATTERS: { readonly [K in OutcomeKind]: (outcome: OutcomeByKind<K>) => string } = {
  empty: () => 'There is nothing to validate yet. Paste a document above.',
  broken: ({ issues }) => `Not JSON yet. ${issues[0]?.message ?? ''}`,
  valid: () => 'Valid. The document keeps every rule of the schema.',
  invalid: ({ issues }) => `Not valid. ${issues.length} issue${issues.length === 1 ? '' : 's'}:`,
  failed: ({ message }) => `The check could not run. ${message}`,
}

const formatStatus = <K extends OutcomeKind>(outcome: OutcomeByKind<K>): string =>
  (STATUS_FORMATTERS[outcome.kind] as (outcome: OutcomeByKind<K>) => string)(outcome)
