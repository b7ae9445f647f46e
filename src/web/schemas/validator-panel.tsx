import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { ESSENCE_SCHEMA, type Issue } from '../../index.ts'
import { IssueList, selectLocation } from '../ui/issue-list.tsx'
import type { DocumentValidator, ValidationOutcome } from './validate-text.ts'

/** Loads the validator of a schema. That of the essence also explains its fields. */
async function loadValidator(name: string): Promise<DocumentValidator> {
  if (name === ESSENCE_SCHEMA) return (await import('./essence-validator.ts')).essenceValidator
  const { loadDocumentValidator } = await import('./validate-document.ts')
  return loadDocumentValidator(name)
}

interface ValidationReportProps {
  readonly outcome: ValidationOutcome | undefined
  /** True if the text has changed since. */
  readonly isStale: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** Shows the outcome of a validation: a sentence for screen readers, then the issues. */
const ValidationReport = ({ outcome, isStale, field }: ValidationReportProps) => (
  <div class="result" data-kind={outcome?.kind} data-stale={isStale || undefined}>
    <p role="status">{outcome && formatStatus(outcome)}</p>
    {isStale && outcome && <p class="muted">The text has changed since. Validate it again.</p>}
    {outcome && 'issues' in outcome && (
      <IssueList
        issues={outcome.issues}
        onSelect={({ location }) => location && selectLocation(field.current, location)}
      />
    )}
  </div>
)

type OutcomeKind = ValidationOutcome['kind']

type OutcomeByKind<K extends OutcomeKind> = Extract<ValidationOutcome, { readonly kind: K }>

const STATUS_FORMATTERS: { readonly [K in OutcomeKind]: (outcome: OutcomeByKind<K>) => string } = {
  empty: () => 'There is nothing to validate yet. Paste a document above.',
  broken: ({ issues }) => `Not JSON yet. ${issues.slice(0, 1).map(describeSyntaxError).join('')}`,
  valid: () => 'Valid. The document keeps every rule of the schema.',
  invalid: ({ issues }) => `Not valid. ${issues.length} issue${issues.length === 1 ? '' : 's'}:`,
  failed: ({ message }) => `The check could not run. ${message}`,
}

const describeSyntaxError = ({ message, location }: Issue): string =>
  location ? `${message} See line ${location.line}, column ${location.column}.` : message

const formatStatus = <K extends OutcomeKind>(outcome: OutcomeByKind<K>): string =>
  (STATUS_FORMATTERS[outcome.kind] as (outcome: OutcomeByKind<K>) => string)(outcome)

/** The schema to validate against. */
export interface ValidatorPanelProps {
  /** The schema's file name. */
  readonly name: string
}

/** A field for a JSON document and its issues. The document never leaves the page. */
export const ValidatorPanel = (props: ValidatorPanelProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const { outcome, isStale, check, edit } = useValidation(field, props)
  return (
    <div class="check needs-script">
      <label for="document">Your JSON</label>
      <textarea
        id="document"
        rows={12}
        spellcheck={false}
        autocomplete="off"
        aria-describedby="check-hint"
        ref={field}
        onInput={edit}
        onKeyDown={(event) => isSubmitShortcut(event) && check()}
      />
      <div class="check-bar">
        <button type="button" class="button primary" onClick={check}>
          Validate
        </button>
        <p id="check-hint">
          Or press <kbd>Ctrl</kbd> or <kbd>⌘</kbd> with <kbd>Enter</kbd>. It is checked in this page
          and sent nowhere.
        </p>
      </div>
      <ValidationReport outcome={outcome} isStale={isStale} field={field} />
    </div>
  )
}

const isSubmitShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)

/** Returns the outcome of the latest validation, and whether the text has changed since. */
function useValidation(
  field: RefObject<HTMLTextAreaElement | null>,
  { name }: ValidatorPanelProps,
) {
  const latest = useRef(0)
  const [outcome, setOutcome] = useState<ValidationOutcome>()
  const [isStale, setStale] = useState(false)
  const check = async () => {
    const run = ++latest.current
    const { validateText } = await import('./validate-text.ts')
    const result = await validateText(field.current?.value ?? '', () => loadValidator(name))
    if (run !== latest.current) return
    setOutcome(result)
    setStale(false)
  }
  return { outcome, isStale, check, edit: () => setStale(true) }
}
