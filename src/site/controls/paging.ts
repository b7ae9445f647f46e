import {
  type Collection,
  getCollection,
  getPageRange,
  getTotal,
  listMatches,
  showCollection,
} from './collections.ts'
import { createElement, getName, getText } from './elements.ts'
import { updateSelection } from './selection.ts'

/**
 * Pages the rows of the table next to a pagination. The page has one page of sample rows, so they
 * are shown in two halves.
 */
export function startPaging(pagination: HTMLElement): void {
  const body = findNearTable(pagination)?.tBodies[0]
  const text = pagination.querySelector('p')
  const next = findPageButton(pagination, /^next/i)
  if (!body || !text || !next) return
  const collection = getCollection(body)
  const sampleSize = collection.items.length
  const previous = findPreviousButton(pagination, next)
  const [prefix = '', total = ''] = [/^\D*/, /[\d,]+(?!.*\d)/].map(
    (part) => part.exec(getText(text))?.[0],
  )
  collection.total = total
  collection.pageSize = Math.ceil(sampleSize / 2)
  collection.onChange = () => {
    const { first, last } = getPageRange(collection)
    const count = listMatches(collection).length
    const from = Math.min(first + 1, count)
    text.textContent = `${prefix}${from} to ${Math.min(last, count)} of ${getTotal(collection)}`
    previous.disabled = first === 0
    next.disabled = last >= count
    updateSelection(collection)
  }
  const turn = (step: number) => () => {
    collection.page += step
    showCollection(collection)
  }
  next.addEventListener('click', turn(1))
  previous.addEventListener('click', turn(-1))
  startPageSize(pagination, collection)
  showCollection(collection)
}

/** Returns the table of the same pattern. */
const findNearTable = (element: HTMLElement): HTMLTableElement | null | undefined =>
  element.closest('[data-pattern]')?.querySelector('table')

const findPageButton = (pagination: HTMLElement, name: RegExp): HTMLButtonElement | undefined =>
  [...pagination.querySelectorAll('button')].find((button) => name.test(getName(button)))

/** Returns the button of the previous page, which is added if the example has only a next one. */
function findPreviousButton(pagination: HTMLElement, next: HTMLElement): HTMLButtonElement {
  const found = findPageButton(pagination, /^prev/i)
  if (found) return found
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Previous'
  next.before(button)
  return button
}

function startPageSize(pagination: HTMLElement, collection: Collection): void {
  const select = pagination.querySelector('select')
  if (select === null) return
  const sizes = [collection.pageSize, collection.items.length]
  select.replaceChildren(...sizes.map((size) => createElement('option', {}, [String(size)])))
  select.addEventListener('change', () => {
    collection.pageSize = Number(select.value)
    collection.page = 0
    showCollection(collection)
  })
}
