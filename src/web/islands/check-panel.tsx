import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { ValidationOutcome } from '../check-text.ts'
import { loadValidator } from '../load-checker.ts'
import { ValidationReport } from './check-result.tsx'

/** What to check against, and where its schemas are. */
export interface ValidatorPanelProps {
  /** The schema's file name. */
  readonly name: string
  /** The way from the page to the API, ending in `/`. */
  readonly api: string
}

/** A field for a JSON document and what is wrong with it. Nothing leaves the page. */
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

/** How the latest check of a field ended, and whether the text has changed since. */
function useValidation(
  field: RefObject<HTMLTextAreaElement | null>,
  { name, api }: ValidatorPanelProps,
) {
  const latest = useRef(0)
  const [outcome, setOutcome] = useState<ValidationOutcome>()
  const [isStale, setStale] = useState(false)
  const check = async () => {
    const turn = ++latest.current
    const { validateText } = await import('../check-text.ts')
    const base = new URL(api, document.baseURI)
    const ended = await validateText(field.current?.value ?? '', () => loadValidator(name, base))
    if (turn !== latest.current) return
    setOutcome(ended)
    setStale(false)
  }
  return { outcome, isStale, check, edit: () => setStale(true) }
}
