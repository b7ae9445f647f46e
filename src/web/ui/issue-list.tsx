import type { Location } from '../../essence.ts'
import type { Issue } from '../../index.ts'
import { MAX_ISSUES } from '../try/limits.ts'

interface IssueListProps {
  readonly issues: readonly Issue[]
  /** The number of all issues, if `issues` holds only the first ones. */
  readonly total?: number
  /** Selects a location in the text, if the page shows the text. */
  readonly onLocationClick?: (location: Location) => void
}

/** Lists issues, each with its location, its message and what was expected. */
export const IssueList = ({ issues, total = issues.length, onLocationClick }: IssueListProps) => (
  <>
    <ol class="issues">
      {issues.slice(0, MAX_ISSUES).map((issue, index) => (
        <li key={`${index}${issue.pointer}`}>
          <IssueLocation issue={issue} onLocationClick={onLocationClick} />
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

/** Shows the hint, and the expected value if the message does not mention it. */
const IssueHint = ({ message, expected, hint }: Issue) => (
  <>
    {expected !== undefined && !message.includes(expected) && (
      <span class="muted"> Expected: {expected}.</span>
    )}
    {hint !== undefined && <span class="muted"> {hint}</span>}
  </>
)

/**
 * Selects the text from a location to the end of its line. Browsers scroll to a selection when the
 * field gains focus, hence the blur.
 */
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
