import { useState } from 'preact/hooks'
import type { BriefState } from './use-brief.ts'

interface BriefInputProps {
  readonly state: Pick<BriefState, 'draft' | 'input' | 'error' | 'change' | 'openFile'>
  /** The text of an example. */
  readonly example: string
}

/** Where a brief is typed, pasted, dropped or opened from a file. */
export const BriefInput = ({ state, example }: BriefInputProps) => {
  const { draft, input, error, change, openFile } = state
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    setOver(false)
    const [file] = event.dataTransfer?.files ?? []
    // Dropped words are inserted by the browser.
    if (!file) return
    event.preventDefault()
    void openFile(file)
  }
  return (
    <section class="brief-input" aria-labelledby="brief-label">
      <div class="try-bar">
        <h2 id="brief-label">
          <label for="brief">Brief</label>
        </h2>
        <span class="try-actions">
          <label class="button small brief-file">
            <input
              type="file"
              accept=".md,.markdown,.txt,text/*"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) void openFile(file)
                // The same file can be chosen again after it has changed.
                currentTarget.value = ''
              }}
            />
            Open a file
          </label>
          <button type="button" class="button small" onClick={() => change({ text: example })}>
            Example
          </button>
        </span>
      </div>
      <textarea
        id="brief"
        ref={input}
        class="brief-text"
        spellcheck={false}
        placeholder={PLACEHOLDER}
        aria-describedby="brief-hint brief-error"
        aria-invalid={error !== undefined}
        value={draft.text}
        data-over={isOver || undefined}
        onInput={({ currentTarget }) => change({ text: currentTarget.value })}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      />
      <p id="brief-error" class="brief-error" role="alert">
        {error ?? ''}
      </p>
      <p id="brief-hint" class="try-hint muted">
        Type, paste or drop a text or a .md file. It stays in this browser.
      </p>
    </section>
  )
}

const PLACEHOLDER =
  'What the product is and who uses it.\n\n1. `/` The first page: what it shows.\n2. `/book` Another page: what people do there.'
