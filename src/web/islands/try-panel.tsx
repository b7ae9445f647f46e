import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { CompileOutcomePanel } from '../parts/try-outcome.tsx'
import { getSizeError } from '../try/limits.ts'
import { selectLocation } from './select-place.ts'
import { PackViewer } from './try-packs.tsx'
import { useDebouncedCompile } from './use-try.ts'

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
