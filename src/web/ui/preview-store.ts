import { useLayoutEffect, useState } from 'preact/hooks'
import {
  formatPreviewOptions,
  type PreviewOptions,
  parsePreviewOptions,
} from './preview-options.ts'

/** The localStorage key of the options, which `public/theme.js` reads before the first paint. */
const STORAGE_KEY = 'svc-preview'

const listeners = new Set<(options: PreviewOptions) => void>()
let current: PreviewOptions = {}

/** Shows all previews with the options of the URL, or with those that were stored last. */
export function restorePreviewOptions(): void {
  const linked = parsePreviewOptions(location.search)
  current = Object.keys(linked).length > 0 ? linked : parsePreviewOptions(readStorage())
  showOptions()
}

/** Changes some options of all previews, and stores the result. */
export function changePreviewOptions(
  changes: Partial<Record<keyof PreviewOptions, unknown>>,
): void {
  const query = formatPreviewOptions({ ...current, ...changes } as PreviewOptions)
  current = parsePreviewOptions(query)
  writeStorage(query)
  // The options of a link would win over the new ones when the page is loaded again.
  if (Object.keys(parsePreviewOptions(location.search)).length > 0) {
    history.replaceState(history.state, '', location.pathname + location.hash)
  }
  showOptions()
}

/** Returns the options; a component that uses them is rendered again when they change. */
export function usePreviewOptions(): PreviewOptions {
  // A prerendered page has no options, and hydration must start from the same HTML.
  const [options, setOptions] = useState<PreviewOptions>({})
  useLayoutEffect(() => {
    setOptions(current)
    listeners.add(setOptions)
    return () => void listeners.delete(setOptions)
  }, [])
  return options
}

/**
 * Applies the mode, density and direction to a document without scripts, now and when they change.
 * The mode that the document declares is kept while the option is `auto`. Returns a function that
 * stops it and restores the document.
 */
export function followPreviewOptions(root: HTMLElement): () => void {
  const { mode, density } = root.dataset
  const { dir } = root
  const page = document.documentElement
  const show = (options: PreviewOptions, pageMode?: string) => {
    setData(root, 'mode', isAuto(options) ? (mode ?? pageMode) : options.mode)
    setData(root, 'density', options.density ?? density)
    root.dir = options.dir ?? dir
  }
  const observer = new MutationObserver(() => show(current, page.dataset.mode))
  observer.observe(page, { attributes: true, attributeFilter: ['data-preview', 'data-mode'] })
  show(current, page.dataset.mode)
  return () => {
    observer.disconnect()
    show({})
  }
}

const isAuto = ({ mode = 'auto' }: PreviewOptions): boolean => mode === 'auto'

function setData({ dataset }: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

/** Returns the URL of the page with the options and a fragment, to share. */
export const createPreviewLink = (fragment: string): string =>
  new URL(toSearch(current) + fragment, location.origin + location.pathname).href

/** Adds the options to the URL of a preview that is opened by itself; its own options win. */
export function withPreviewOptions(url: string): string {
  const result = new URL(url)
  const pageMode = parsePreviewOptions(`mode=${document.documentElement.dataset.mode}`).mode
  const mode = isAuto(current) ? pageMode : current.mode
  const query = formatPreviewOptions({ ...current, mode, width: undefined })
  for (const [name, value] of new URLSearchParams(query)) {
    if (!result.searchParams.has(name)) result.searchParams.set(name, value)
  }
  return result.href
}

function toSearch(options: PreviewOptions): string {
  const query = formatPreviewOptions(options)
  return query && `?${query}`
}

/** Publishes the options as attributes of the page, which previews and style sheets follow. */
function showOptions(): void {
  const { documentElement: root } = document
  const width = current.width?.toString()
  setData(root, 'previewWidth', width)
  root.style.setProperty('--preview-width', width ?? null)
  root.dataset.preview = formatPreviewOptions(current)
  for (const listener of listeners) listener(current)
}

function readStorage(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? ''
  } catch (error) {
    // A browser may block storage; then previews start with the defaults.
    if (!(error instanceof DOMException)) throw error
    return ''
  }
}

function writeStorage(query: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, query)
  } catch (error) {
    // A browser may block storage; then the options last until the page is closed.
    if (!(error instanceof DOMException)) throw error
  }
}
