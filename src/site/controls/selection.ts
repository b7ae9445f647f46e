import { type Collection, getCollection, getTotal, listCollections } from './collections.ts'
import { setSelected } from './elements.ts'

type Listener = (selection: BehaviorSelection) => void

const listeners: Listener[] = []

/** Calls a function when other rows of the tables in the page are selected. */
export const onSelection = (listener: Listener): void => {
  listeners.push(listener)
}

const findRowBoxes = (root: ParentNode): HTMLInputElement[] =>
  [...root.querySelectorAll('tbody [data-slot="row-select"] input')].filter(
    (box) => box instanceof HTMLInputElement,
  )

/** Marks the selected rows, updates the box in the head of the table, and reports the selection. */
export function updateSelection(collection: Collection): void {
  const { table } = collection
  const boxes = table ? findRowBoxes(table) : []
  if (!table || boxes.length === 0) return
  for (const box of boxes) {
    const row = box.closest('tr')
    if (row) setSelected(row, box.checked)
  }
  const shown = boxes.filter((box) => box.closest('tr')?.hidden === false)
  const head = table.querySelector('thead [data-slot="select-all"] input')
  const count = boxes.filter((box) => box.checked).length
  const shownCount = shown.filter((box) => box.checked).length
  const hasHead = head instanceof HTMLInputElement
  if (hasHead) {
    head.checked = shown.length > 0 && shownCount === shown.length
    head.indeterminate = shownCount > 0 && !head.checked
  }
  const focusTable = () => (hasHead ? head : boxes[0])?.focus()
  const total = getTotal(collection)
  for (const listener of listeners)
    listener({ count, elsewhere: count - shownCount, total, focusTable })
}

/** Selects all rows, or none. False if no row can be selected. */
export function selectRows(isSelected: boolean): boolean {
  const boxes = findRowBoxes(document)
  for (const box of boxes) box.checked = isSelected
  updateSelections()
  return boxes.length > 0
}

/** Lets people select rows of tables, all rows of a page with the box in the head. */
export function startSelection(): void {
  for (const box of findRowBoxes(document)) {
    const body = box.closest('tbody')
    if (body) getCollection(body)
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    const table = target.closest('table')
    const [body] = table?.tBodies ?? []
    if (!table || !body) return
    if (target.closest('thead [data-slot="select-all"]')) {
      for (const box of findRowBoxes(table))
        if (box.closest('tr')?.hidden === false) box.checked = target.checked
    }
    updateSelection(getCollection(body))
  })
}

/** Reports the selection of all tables. */
export function updateSelections(): void {
  for (const collection of listCollections()) updateSelection(collection)
}
