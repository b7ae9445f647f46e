import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Location } from '../../essence.ts'
import { pluralize } from '../../index.ts'
import { fetchJsonText } from '../ui/fetch-text.ts'
import { IssueList, selectLocation } from '../ui/issue-list.tsx'
import { formatByKind, type TextByKind } from '../ui/status-text.ts'
import { getSizeError } from './limits.ts'
import type { CompileOutcome, IssueSummary } from './messages.ts'
import { PackViewer } from './try-packs.tsx'
import { useDebouncedCompile } from './use-compiler-worker.ts'

/** An essence that can be loaded into the editor. */
export interface StartingPoint {
  readonly label: string
  /** The path of its file below the site root. */
  readonly file: string
}

/** The initial text of the editor, and the essences that can replace it. */
export interface TryPanelProps {
  /** The relative path from the page to the site root. */
  readonly root: string
  readonly text: string
  readonly starts: readonly StartingPoint[]
}

/** An essence editor that shows issues, packs and the rendered page as the user types. */
export const TryPanel = ({ root, text, starts }: TryPanelProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const { state, compile, send } = useDebouncedCompile(root)
  const [notice, setNotice] = useState('')
  const { outcome, isWorking } = state
  useLayoutEffect(() => {
    // Browsers restore text that was typed before the user left the page.
    compile(field.current?.value ?? '', 0)
  }, [])
  /** Rejects text that would freeze the field, and that the compiler rejects anyway. */
  const rejectOversized = (event: Event, transfer: DataTransfer | null) => {
    const sizeError = getSizeError(transfer?.getData('text/plain') ?? '')
    if (sizeError === undefined) return
    event.preventDefault()
    setNotice(`${sizeError} It was left out, and the field is as it was.`)
  }
  const replaceText = (value: string) => {
    if (field.current) field.current.value = value
    compile(value, 0)
  }
  return (
    <div class="try needs-script">
      <div class="try-input">
        <div class="try-bar">
          <label for="essence">Essence</label>
          <StartSelect root={root} starts={starts} example={text} onText={replaceText} />
        </div>
        <textarea
          id="essence"
          ref={field}
          defaultValue={text}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="none"
          wrap="off"
          aria-describedby="try-hint"
          onInput={({ currentTarget }) => {
            setNotice('')
            compile(currentTarget.value)
          }}
          onPaste={(event) => rejectOversized(event, event.clipboardData)}
          onDrop={(event) => rejectOversized(event, event.dataTransfer)}
        />
        <p role="alert">{notice}</p>
        <p id="try-hint" class="muted">
          Runs in your browser. Nothing is uploaded.
        </p>
      </div>
      <div class="try-output">
        <CompileOutcomePanel
          outcome={outcome}
          isWorking={isWorking}
          onLocationClick={(location) => selectLocation(field.current, location)}
        />
        {outcome?.kind === 'compiled' && (
          <PackViewer packs={outcome.packs} text={state.text} send={send} />
        )}
      </div>
    </div>
  )
}

interface StartSelectProps extends Pick<TryPanelProps, 'root' | 'starts'> {
  readonly example: string
  readonly onText: (text: string) => void
}

const StartSelect = ({ root, starts, example, onText }: StartSelectProps) => {
  const [error, setError] = useState('')
  const load = async (file: string) => {
    try {
      const text = file === '' ? example : await fetchJsonText(root + file)
      setError('')
      onText(text)
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause))
    }
  }
  useEffect(() => {
    const requested = new URLSearchParams(location.search).get('start')
    const start = starts.find(({ file }) => requested && file.includes(`/${requested}.`))
    if (start) void load(start.file)
  }, [])
  return (
    <label class="choice">
      <span>Start from</span>
      <select onChange={({ currentTarget }) => load(currentTarget.value)}>
        <option value="">a small example</option>
        {starts.map(({ label, file }) => (
          <option key={file} value={file}>
            {label}
          </option>
        ))}
      </select>
      <span role="status">{error}</span>
    </label>
  )
}

interface CompileOutcomePanelProps {
  readonly outcome: CompileOutcome | undefined
  /** True while a newer text is being compiled. */
  readonly isWorking: boolean
  /** Selects a location in the text. */
  readonly onLocationClick: (location: Location) => void
}

/** Shows the result of compiling a text: a status message, then the issues. */
export const CompileOutcomePanel = ({
  outcome,
  isWorking,
  onLocationClick,
}: CompileOutcomePanelProps) => (
  <section class="try-issues" aria-labelledby="issues" data-kind={outcome?.kind}>
    <h2 id="issues">Issues</h2>
    <p role="status" data-working={isWorking || undefined}>
      {outcome === undefined ? 'Loading the compiler…' : formatByKind(STATUS_TEXTS, outcome)}
    </p>
    {outcome && 'issues' in outcome && outcome.issues.total > 0 && (
      <IssueList
        issues={outcome.issues.visible}
        total={outcome.issues.total}
        onLocationClick={onLocationClick}
      />
    )}
  </section>
)

const STATUS_TEXTS: TextByKind<CompileOutcome> = {
  empty: () => 'Nothing here yet. Paste an essence, or choose one to start from.',
  refused: ({ message }) => message,
  broken: ({ issues }) => `Not JSON yet. ${issues.visible[0]?.message ?? ''}`,
  invalid: ({ issues }) => `Not an essence yet: ${pluralize(issues.total, 'issue')}.`,
  compiled: ({ issues, packs }) => {
    const hasErrors = issues.visible.some(({ severity }) => severity === 'error')
    const found = issues.total === 0 ? 'no issues' : formatSeverities(issues)
    return `${hasErrors ? 'Fix the errors' : 'Valid'}: ${pluralize(packs.length, 'pack')}, ${found}.`
  },
  failed: ({ message }) => `It could not be compiled. ${message}`,
}

const SEVERITY_LABELS = { error: 'error', warn: 'warning', info: 'note' } as const

function formatSeverities({ visible }: IssueSummary): string {
  const count = (severity: keyof typeof SEVERITY_LABELS): number =>
    visible.filter((issue) => issue.severity === severity).length
  return (['error', 'warn', 'info'] as const)
    .filter((severity) => count(severity) > 0)
    .map((severity) => pluralize(count(severity), SEVERITY_LABELS[severity]))
    .join(', ')
}
