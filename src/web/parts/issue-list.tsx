import type { Location } from '../../essence.ts'
import type { Issue } from '../../index.ts'

interface IssueListProps {
  readonly issues: readonly Issue[]
  /** How many there are, where only some were kept. */
  readonly total?: number
  /** Shows a place in the text, where there is a text to show it in. */
  readonly goTo?: (location: Location) => void
}

/** More than this many issues have one cause; a longer list would only bury it. */
const MOST = 100

/** Issues in the order in which they were found: where, what, and what was expected. */
export const IssueList = ({ issues, total = issues.length, goTo }: IssueListProps) => (
  <>
    <ol class="issues">
      {issues.slice(0, MOST).map((issue, index) => (
        <li key={`${index}${issue.pointer}`}>
          <Place issue={issue} goTo={goTo} />
          <p>
            {issue.message}
            <Advice {...issue} />
          </p>
        </li>
      ))}
    </ol>
    {total > MOST && <p class="muted">And {total - MOST} more.</p>}
  </>
)

const SEVERITIES = { warn: 'warning', info: 'note' } as const

interface PlaceProps {
  readonly issue: Issue
  readonly goTo: IssueListProps['goTo']
}

const Place = ({ issue: { pointer, location, severity }, goTo }: PlaceProps) =>
  pointer === '' && !location && severity === 'error' ? null : (
    <div class="place">
      {severity !== 'error' && <span class="severity">{SEVERITIES[severity]}</span>}
      {pointer && <code class="pointer">{pointer}</code>}
      {location && goTo && (
        <button type="button" class="link" onClick={() => goTo(location)}>
          line {location.line}
        </button>
      )}
    </div>
  )

/** What was expected and what may help, where the message does not say so itself. */
const Advice = ({ message, expected, hint }: Issue) => (
  <>
    {expected !== undefined && !message.includes(expected) && (
      <span class="muted"> Expected: {expected}.</span>
    )}
    {hint !== undefined && <span class="muted"> {hint}</span>}
  </>
)
