import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ORDERED_TYPES, TYPE_LABELS } from '../ui/content-type-labels.ts'
import { onSearchShortcut } from '../ui/search-shortcuts.ts'
import { AllResultsLink } from './results.tsx'
import { SearchPanel } from './search-panel.tsx'
import type { SearchQuery } from './types.ts'

/** The props of the search dialog. */
export interface SearchDialogProps {
  /** The relative path from the page to the site root. */
  readonly root: string
}

const MAX_RESULTS = 8

/** The search of every page: a button and two shortcuts that open a dialog. */
export const SearchDialog = ({ root }: SearchDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  // A new key resets the content each time that the dialog closes.
  const [resetKey, setResetKey] = useState(0)
  // The content is rendered in advance, so that no keystroke is lost while the dialog opens.
  const open = () => dialog.current?.showModal()
  useLayoutEffect(() => onSearchShortcut(open), [])
  return (
    <>
      <a class="search-open without-script" href={`${root}search/`}>
        <SearchIcon /> Search
      </a>
      <button
        type="button"
        class="search-open needs-script"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
      >
        <SearchIcon /> Search <ShortcutHint />
      </button>
      <dialog
        class="search-dialog"
        aria-label="Search"
        ref={dialog}
        onKeyDown={(event) => {
          // A browser would clear the field first, and close the dialog with a second Escape.
          if (event.key !== 'Escape' || event.isComposing) return
          event.preventDefault()
          dialog.current?.close()
        }}
        onClose={() => setResetKey(resetKey + 1)}
        closedby="any"
      >
        <SearchDialogContent key={resetKey} root={root} />
      </dialog>
    </>
  )
}

const SearchDialogContent = ({ root }: SearchDialogProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<SearchQuery>({ q: '', filters: {} })
  // A dialog that reopens before it was reset loses its focused field to a new one.
  useLayoutEffect(() => {
    if (field.current?.closest('dialog')?.open) field.current.focus()
  }, [])
  return (
    <form
      class="search-dialog-body"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.querySelector<HTMLElement>('a.hit')?.click()
      }}
    >
      <SearchPanel
        root={root}
        query={query}
        field={field}
        id="dialog-q"
        onQuery={setQuery}
        limit={MAX_RESULTS}
        renderMore={({ response }) => (
          <AllResultsLink root={root} query={query} response={response} />
        )}
      >
        <ul class="inline">
          {ORDERED_TYPES.map((type) => (
            <li key={type}>
              <a href={`${root}${type}/`}>{TYPE_LABELS[type]}</a>
            </li>
          ))}
        </ul>
      </SearchPanel>
      <p class="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </p>
    </form>
  )
}

const SearchIcon = () => (
  <svg class="glass" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.4 10.4 14 14" />
  </svg>
)

/** Shows the shortcut with the modifier key of the user's operating system. */
const ShortcutHint = () => {
  const [isApple, setApple] = useState(false)
  useEffect(() => setApple(/Mac|iP(hone|ad)/.test(navigator.platform)), [])
  return (
    <span class="key" aria-hidden="true">
      {isApple ? '⌘' : 'Ctrl'} K
    </span>
  )
}
