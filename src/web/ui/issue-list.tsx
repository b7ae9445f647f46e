import type { ComponentChildren } from 'preact'
import type { Location } from '../../essence.ts'
import type { Issue } from '../../index.ts'
import { MAX_ISSUES } from './issue-limit.ts'

interface IssueListProps<T extends Issue> {
  readonly issues: readonly T[]
  /** The number of all issues, if `issues` holds only the first ones. */
  readonly total?: number
  /** Selects the place of an issue in the text, if the page shows the text. */
  readonly onSelect?: (issue: T) => void
  /** Shows the button that fixes an issue, if there is one. */
  readonly renderFix?: (issue: T) => ComponentChildren
}

/** Lists issues, each with its severity, its location, its message and what was expected. */
export const IssueList = <T extends Issue>({
  issues,
  total = issues.length,
  onSelect,
  renderFix,
}: IssueListProps<T>) => (
  <>
    <ol class="issues">
      {issues.slice(0, MAX_ISSUES).map((issue, index) => (
        <li key={`${index}${issue.pointer}`} data-severity={issue.severity}>
          <IssueLocation issue={issue} onSelect={onSelect && (() => onSelect(issue))} />
          <p>
            {issue.message}
            <IssueHint {...issue} />
          </p>
          {renderFix?.(issue)}
        </li>
      ))}
    </ol>
    {total > MAX_ISSUES && <p class="muted">And {total - MAX_ISSUES} more.</p>}
  </>
)

const SEVERITY_LABELS = { error: 'Error', warn: 'Warning', info: 'Note' } as const

interface IssueLocationProps {
  readonly issue: Issue
  readonly onSelect: (() => void) | undefined
}

const IssueLocation = ({
  issue: { pointer, location, severity },
  onSelect,
}: IssueLocationProps) => (
  <div class="place">
    <span class="severity">{SEVERITY_LABELS[severity]}</span>
    {location && onSelect && (
      <button type="button" class="link" onClick={onSelect}>
        line {location.line}
      </button>
    )}
    {pointer && <code class="pointer">{pointer}</code>}
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
