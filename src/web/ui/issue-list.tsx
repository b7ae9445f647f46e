import type { Location } from '../../essence.ts'
import type { Issue } from '../../index.ts'

interface IssueListProps {
  readonly issues: readonly Issue[]
  /** How many there are, where only some were kept. */
  readonly total?: number
  /** Shows a place in the text, where there is a text to show it in. */
  readonly onLocationClick?: (location: Location) => void
}

/** More than this many issues have one cause; a longer list would only bury it. */
const MAX_ISSUES = 100

/** Issues in the order in which they were found: where, what, and what was expected. */
export const IssueList = ({
  issues,
  total = issues.length,
  onLocationClick: goTo,
}: IssueListProps) => (
  <>
    <ol class="issues">
      {issues.slice(0, MAX_ISSUES).map((issue, index) => (
        <li key={`${index}${issue.pointer}`}>
          <IssueLocation issue={issue} onLocationClick={goTo} />
          <p>
            {issue.message}
            <IssueHint {...issue} />
          </p>
        </li>
      ))}
    </ol>
    {total > MAX_ISSUES && <p class="muted">And {total - MAX_ISSUES} more.</p>}
  </>
)

const SEVERITY_LABELS = { warn: 'warning', info: 'note' } as const

interface IssueLocationProps {
  readonly issue: Issue
  readonly onLocationClick: IssueListProps['onLocationClick']
}

const IssueLocation = ({
  issue: { pointer, location, severity },
  onLocationClick,
}: IssueLocationProps) =>
  pointer === '' && !location && severity === 'error' ? null : (
    <div class="place">
      {severity !== 'error' && <span class="severity">{SEVERITY_LABELS[severity]}</span>}
      {pointer && <code class="pointer">{pointer}</code>}
      {location && onLocationClick && (
        <button type="button" class="link" onClick={() => onLocationClick(location)}>
          line {location.line}
        </button>
      )}
    </div>
  )

/** What was expected and what may help, where the message does not say so itself. */
const IssueHint = ({ message, expected, hint }: Issue) => (
  <>
    {expected !== undefined && !message.includes(expected) && (
      <span class="muted"> Expected: {expected}.</span>
    )}
    {hint !== undefined && <span class="muted"> {hint}</span>}
  </>
)

/** Selects the rest of a line. Browsers scroll to a selection when the field gains focus. */
export function selectLocation(
  field: HTMLTextAreaElement | null,
  { line, column }: Location,
): void {
  if (!field) return
  const lines = field.value.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  field.setSelectionRange(start + column - 1, start + (lines[line - 1]?.length ?? 0))
  field.blur()
  field.focus()
}
