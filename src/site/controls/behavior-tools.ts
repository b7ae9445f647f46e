import {
  type Collection,
  getCollection,
  getItemText,
  type Item,
  listMatches,
  showCollection,
} from './collections.ts'
import { openDialog } from './dialogs.ts'
import {
  findAll,
  getName,
  getNextIndex,
  getText,
  isHtml,
  setFields,
  setSelected,
} from './elements.ts'
import { closePopover } from './menus.ts'
import { showMessage, showNotInDemo } from './messages.ts'
import { onSelection, selectRows } from './selection.ts'

/** Creates what the behavior of a pattern may do with the page. */
export const createTools = (root: HTMLElement): BehaviorTools =>
  Object.freeze({
    root,
    announce: showMessage,
    showNotInDemo,
    findAll: (selector: string, within: Element = root) => findAll(selector, within),
    getElement: (id: string) => document.getElementById(id) ?? undefined,
    getText,
    getName,
    setFields,
    setSelected,
    getNextIndex,
    openDialog,
    closePopover,
    getColorMode,
    setColorMode,
    copyLink,
    onKey,
    onScroll,
    onSelection,
    selectRows,
    findRows: () => findRows(root),
  })

/** Converts an event to what a behavior may know about it. */
export const toBehaviorEvent = (event: Event): BehaviorEvent => ({
  key: event instanceof KeyboardEvent ? event.key : '',
  modifiers: MODIFIERS.filter(
    (name) => event instanceof KeyboardEvent && event.getModifierState(name),
  ),
  isTyping: isHtml(event.target) && event.target.matches('input, textarea, select, [role^="menu"]'),
  time: event.timeStamp,
  preventDefault: () => event.preventDefault(),
})

const MODIFIERS = ['Alt', 'Control', 'Meta', 'Shift']

const onKey = (listener: (event: BehaviorEvent) => void): void =>
  document.addEventListener('keydown', (event) => listener(toBehaviorEvent(event)))

function onScroll(listener: (scroll: BehaviorScroll) => void): void {
  const report = () => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement
    listener({ isAtEnd: scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1 })
  }
  addEventListener('scroll', report, { passive: true })
  report()
}

function getColorMode(): 'light' | 'dark' {
  const { mode } = document.documentElement.dataset
  const isDark =
    mode === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark'
  return isDark ? 'dark' : 'light'
}

function setColorMode(mode: 'light' | 'dark' | undefined): void {
  const { dataset } = document.documentElement
  if (mode === undefined) delete dataset.mode
  else dataset.mode = mode
}

async function copyLink(id: string): Promise<void> {
  const url = new URL(`#${id}`, location.href).href
  try {
    await navigator.clipboard.writeText(url)
    showMessage('Link copied.')
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    showMessage(`This browser does not allow copying. The link is ${url}`)
  }
}

/** Returns the rows or cards after an element. */
function findRows(root: HTMLElement): BehaviorRows | undefined {
  const candidates = [
    ...findAll('main table > tbody').filter((body) => !body.closest('figure, dialog, [popover]')),
    ...findAll('main ul:has(> li[data-component="Card"]), main ul:has(> li > article)'),
  ]
  const parent = candidates.find(
    (element) => root.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return parent && createRows(getCollection(parent))
}

function createRows(collection: Collection): BehaviorRows {
  const toRow = (item: Item): BehaviorRow => ({
    getText: (column) => getItemText(item, column, collection),
  })
  const rows = new Map(collection.items.map((item) => [item, toRow(item)]))
  return {
    noun: collection.table ? 'rows' : 'items',
    all: [...rows.values()],
    filter(matches) {
      collection.matches = (item) => matches(rows.get(item) ?? toRow(item))
      collection.page = 0
      showCollection(collection)
      return listMatches(collection).length
    },
  }
}
