import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Location } from '../../essence.ts'
import { IssueList, selectLocation } from '../ui/issue-list.tsx'
import { getSizeError } from './limits.ts'
import type { CompileOutcome, IssueSummary } from './messages.ts'
import { PackViewer } from './try-packs.tsx'
import { useDebouncedCompile } from './use-compiler-worker.ts'

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

/** A document that one can begin with. */
export interface StartingPoint {
  readonly label: string
  /** The file that holds it, from the site's root. */
  readonly file: string
}

/** What is in the field at first, and what else can be. */
export interface TryPanelProps {
  /** The way from the page to the site's root. */
  readonly root: string
  readonly text: string
  readonly starts: readonly StartingPoint[]
}

/** A field for an essence and, as one types, what is wrong with it and what it makes. */
export const TryPanel = ({ root, text, starts }: TryPanelProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const { standing, attempt, ask } = useDebouncedCompile(root)
  const [notice, setNotice] = useState('')
  const { outcome, isWorking, text: tried } = standing
  useLayoutEffect(() => {
    // Browsers bring back what was typed before a page was left.
    attempt(field.current?.value ?? '', 0)
  }, [])
  /** A browser would be stopped by what the compiler refuses anyway. */
  const take = (event: Event, given: DataTransfer | null) => {
    const excess = getSizeError(given?.getData('text/plain') ?? '')
    if (excess === undefined) return
    event.preventDefault()
    setNotice(`${excess} It was left out, and the field is as it was.`)
  }
  const put = (value: string) => {
    if (field.current) field.current.value = value
    attempt(value, 0)
  }
  return (
    <div class="try needs-script">
      <div class="try-input">
        <div class="try-bar">
          <label for="essence">Essence</label>
          <StartSelect root={root} starts={starts} example={text} onText={put} />
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
            attempt(currentTarget.value)
          }}
          onPaste={(event) => take(event, event.clipboardData)}
          onDrop={(event) => take(event, event.dataTransfer)}
        />
        <p role="alert">{notice}</p>
        <p id="try-hint" class="muted">
          Checked and compiled in this page as you type. It is sent nowhere.
        </p>
      </div>
      <div class="try-output">
        <CompileOutcomePanel
          outcome={outcome}
          isWorking={isWorking}
          goTo={(location) => selectLocation(field.current, location)}
        />
        {outcome?.kind === 'compiled' && (
          <PackViewer packs={outcome.packs} text={tried} send={ask} />
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
  const [fault, setFault] = useState('')
  const begin = async (file: string) => {
    try {
      const text =
        file === '' ? example : await fetchEssence(new URL(root + file, document.baseURI))
      setFault('')
      onText(text)
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('start')
    const start = starts.find(({ file }) => wanted && file.includes(`/${wanted}.`))
    if (start) void begin(start.file)
  }, [])
  return (
    <label class="choice">
      <span>Start from</span>
      <select onChange={({ currentTarget }) => begin(currentTarget.value)}>
        <option value="">a small example</option>
        {starts.map(({ label, file }) => (
          <option key={file} value={file}>
            {label}
          </option>
        ))}
      </select>
      <span role="status">{fault}</span>
    </label>
  )
}

async function fetchEssence(url: URL): Promise<string> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error('The host cannot be reached.', { cause })
  })
  if (!response.ok) throw new Error(`The host answered ${response.status}.`)
  return JSON.stringify(await response.json(), null, 2)
}
