import type { PatternLayoutSpec } from '../generated/types/common.v1.ts'
import { closest, type HtmlElement, type HtmlFragment } from '../kernel/html/parse.ts'
import { listChildElements } from './aria/accessible-name.ts'

/** A slot of a preset, with what a developer supplies for it. */
export interface Slot {
  /** The name as it is written, with the mark of an optional slot. */
  readonly key: string
  /** The name in examples. */
  readonly name: string
  readonly details: NonNullable<PatternLayoutSpec['slot_details']>[string]
}

/** Lists the slots of a layout that have details. */
export const listDetailedSlots = ({ slot_details = {} }: PatternLayoutSpec): Slot[] =>
  Object.entries(slot_details).map(([key, details]) => ({
    key,
    name: key.replace(/\?$/, ''),
    details,
  }))

/** Finds the elements of a slot in an example. */
export const findSlotElements = ({ elements }: HtmlFragment, slot: string): HtmlElement[] =>
  elements.filter(({ attributes }) => attributes.get('data-slot') === slot)

/** Elements whose children are items. */
const LIST_ELEMENTS = new Set('ul ol tbody menu select datalist'.split(' '))

/** Elements that are items themselves. */
const ITEM_ELEMENTS = new Set('li tr option article'.split(' '))

/**
 * Lists the items of a slot, grouped by list: the elements of the slot if they are items, else the
 * children of the slot or of the list or table body in it.
 */
export function listSlotItems(html: HtmlFragment, slot: string): (readonly HtmlElement[])[] {
  const elements = findSlotElements(html, slot)
  const [first] = elements
  if (first === undefined) return []
  if (elements.length === 1 && ITEM_ELEMENTS.has(first.name)) return [listPartsOfItem(first)]
  const parents = new Set(elements.map(({ parent }) => parent))
  if (ITEM_ELEMENTS.has(first.name) || parents.size < elements.length)
    return [...parents].map((parent) => elements.filter((element) => element.parent === parent))
  return elements.map((element) => listChildItems(element))
}

/** Lists the cells of a row or the items of the list in an item; else the item is the only one. */
function listPartsOfItem(item: HtmlElement): readonly HtmlElement[] {
  const children = listChildElements(item)
  if (item.name === 'tr') return children
  return children.some(({ name }) => LIST_ELEMENTS.has(name)) ? listChildItems(item) : [item]
}

function listChildItems(slot: HtmlElement): HtmlElement[] {
  const children = listChildElements(slot)
  if (LIST_ELEMENTS.has(slot.name)) return children
  if (slot.name === 'dl') return children.filter(({ name }) => name === 'dt' || name === 'div')
  const list = children.find(({ name }) => LIST_ELEMENTS.has(name) || name === 'dl')
  if (list) return listChildItems(list)
  const table = children.find(({ name }) => name === 'table')
  if (table) return listChildItems(table)
  const [only, ...others] = children
  return only && others.length === 0 && listChildElements(only).length > 1
    ? listChildItems(only)
    : children
}

/** Counts the words of an element that people see. */
export const countWords = (element: HtmlElement): number =>
  listTexts(element).join(' ').split(/\s+/).filter(hasLetterOrDigit).length

const hasLetterOrDigit = (word: string): boolean => /[\p{L}\p{N}]/u.test(word)

const listTexts = ({ children }: HtmlElement): string[] =>
  children.flatMap((node) => {
    if (typeof node === 'string') return node
    const isHidden = node.attributes.get('aria-hidden') === 'true' || node.name === 'svg'
    return isHidden ? [] : listTexts(node)
  })

/**
 * True if an example contains the text of a field: in the slot, or in the row or list item around a
 * slot that is a part of it.
 */
export const hasField = (html: HtmlFragment, slot: string, field: string): boolean => {
  const scopes = findSlotElements(html, slot).map(
    (element) => closest(element, ({ name }) => ITEM_ELEMENTS.has(name)) ?? element,
  )
  return html.elements.some(
    (element) =>
      element.attributes.get('data-field') === field &&
      closest(element, (other) => scopes.includes(other)),
  )
}
