import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ORDERED_TYPES, TYPE_LABELS } from '../ui/content-type-labels.ts'
import { onSearchShortcut } from '../ui/search-field.ts'
import { SearchPanel } from './search-panel.tsx'
import { formatSearchQuery } from './search-url.ts'
import type { SearchQuery } from './use-search.ts'

/** Where the site is. */
export interface SearchDialogProps {
  /** The way from the page to the site's root. */
  readonly root: string
}

const MAX_RESULTS = 8

/** The search of every page: a button, two shortcuts, and a dialog. */
export const SearchDialog = ({ root }: SearchDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [turn, setTurn] = useState(0)
  // What is in it is there already, so that no key is lost between opening and typing.
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
        onClose={() => setTurn(turn + 1)}
        closedby="any"
      >
        <SearchDialogContent key={turn} root={root} />
      </dialog>
    </>
  )
}

const SearchDialogContent = ({ root }: SearchDialogProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<SearchQuery>({ q: '', filters: {} })
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
        {...{ root, query, field }}
        id="dialog-q"
        onQuery={setQuery}
        limit={MAX_RESULTS}
        renderMore={({ response }) =>
          response.total > MAX_RESULTS && (
            <p class="search-more">
              <a href={`${root}search/${formatSearchQuery(query)}`}>All {response.total} results</a>
            </p>
          )
        }
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

/** The name of the key differs from system to system, which only the browser knows. */
const ShortcutHint = () => {
  const [isApple, setApple] = useState(false)
  useEffect(() => setApple(/Mac|iP(hone|ad)/.test(navigator.platform)), [])
  return (
    <span class="key" aria-hidden="true">
      {isApple ? '⌘' : 'Ctrl'} K
    </span>
  )
}
