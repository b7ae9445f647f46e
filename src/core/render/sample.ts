import { getOwn, isObject, type JsonObject } from '../kernel/json/value.ts'
import {
  type Element,
  findElement,
  getAttribute,
  isElement,
  mapElements,
  type Node,
  replaceElement,
  textContent,
  withAttributes,
  withChildren,
} from './element.ts'
import { copyWithNewIds, listIds } from './element-ids.ts'
import { isHeading } from './headings.ts'
import { enter, type ReportUnplaced, type SampleContext } from './sample-context.ts'
import { fillTable, isTableRow } from './sample-table.ts'
import { applyTextAttributes, replaceText, setText } from './sample-text.ts'

/**
 * Fills the example of a preset with the sample of a page: texts by slot or field, lists, tables
 * and charts. What the example has no element for is reported and otherwise ignored.
 */
export function fillExample(
  root: Element,
  sample: JsonObject,
  report: ReportUnplaced = () => undefined,
): Element {
  return fillFields(root, sample, { path: [], report, usedIds: listIds([root]) })
}

/** Fills the elements inside a scope, by key; then changes the labels that repeat their texts. */
function fillFields(scope: Element, fields: JsonObject, context: SampleContext): Element {
  let result = scope
  for (const [key, value] of Object.entries(fields)) {
    if (key === 'columns' && Array.isArray(fields.rows)) continue
    result = fillKey(result, { key, value, fields }, enter(context, key))
  }
  return result
}

interface Entry {
  readonly key: string
  readonly value: unknown
  /** All fields of the scope. */
  readonly fields: JsonObject
}

function fillKey(scope: Element, { key, value, fields }: Entry, context: SampleContext): Element {
  if (key === 'chart' || key === 'charts') return fillCharts(scope, value, context)
  if (key === 'rows' && isTableRows(value)) {
    const table = findElement([scope], ({ name }) => name === 'table')
    if (table) return replaceElement(scope, table, fillTable(table, fields, context, fillFields))
  }
  const target = findTarget(scope, key)
  const attribute = target === undefined ? getOwn(SCOPE_ATTRIBUTES, key) : undefined
  if (attribute && scope.attributes.has(attribute) && typeof value === 'string')
    return withAttributes(scope, { [attribute]: value })
  if (key === 'hidden' && typeof value === 'boolean')
    return withAttributes(scope, { hidden: value })
  const link = target === undefined && key === 'href' ? findLink(scope) : undefined
  if (link) return replaceElement(scope, link, applyTextAttributes(link, { href: value }))
  if (target === undefined && key === 'status' && scope.attributes.has('data-status'))
    return applyTextAttributes(scope, { status: value })
  if (target === undefined) {
    context.report({ path: context.path, message: `No element has the slot or field "${key}".` })
    return scope
  }
  if (Array.isArray(value)) return fillList(scope, target, value, context)
  if (value === null) return target === scope ? scope : replaceElement(scope, target)
  const filled = fillValue(target, value, context)
  const replaced = target === scope ? filled : replaceElement(scope, target, filled)
  const before = textContent(target.children)
  return isTextValue(target, value)
    ? replaceText(replaced, before, textContent(filled.children))
    : replaced
}

/** The attributes of the example, or of an item, that a key can change. */
const SCOPE_ATTRIBUTES: Readonly<Record<string, string>> = {
  'aria-label': 'aria-label',
  status: 'data-status',
}

const isTableRows = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isTableRow)

/** Returns the first element with a slot or a field; a title can also be a heading or a caption. */
function findTarget(scope: Element, key: string): Element | undefined {
  const hasName = (element: Element): boolean =>
    getAttribute(element, 'data-slot') === key || getAttribute(element, 'data-field') === key
  const match =
    findElement(scope.children.filter(isElement), hasName) ?? findElement([scope], hasName)
  if (match !== undefined || key !== 'title') return match
  return findElement([scope], (element) => isHeading(element) || element.name === 'caption')
}

/** Fills one element with a text, with attributes, or with the fields inside it. */
function fillValue(element: Element, value: unknown, context: SampleContext): Element {
  if (typeof value === 'string' || typeof value === 'number') return setText(element, String(value))
  if (!isObject(value)) {
    context.report({ path: context.path, message: 'It is neither a text nor an object.' })
    return element
  }
  return isTextValue(element, value)
    ? applyTextAttributes(element, value)
    : fillFields(element, value, context)
}

const TEXT_ATTRIBUTES = new Set(
  'text href datetime status value checked icon alt hidden'.split(' '),
)

/** True if a value is a text, alone or with attributes, and not the fields inside the element. */
function isTextValue(element: Element, value: unknown): boolean {
  if (!isObject(value)) return true
  if (typeof value.text === 'string' || typeof value.text === 'number') return true
  const keys = Object.keys(value)
  return (
    keys.every((key) => TEXT_ATTRIBUTES.has(key)) &&
    !keys.some((key) =>
      element.children.some((child) => isElement(child) && findTarget(child, key)),
    )
  )
}

/** Elements whose children are items. */
const LIST_ELEMENTS = new Set('ul ol tbody menu dl select datalist'.split(' '))

/** Elements that are items themselves. */
const ITEM_ELEMENTS = new Set('li tr option'.split(' '))

/** Replaces the items of a list: each value fills a copy of the first item that has its fields. */
function fillList(
  scope: Element,
  target: Element,
  values: readonly unknown[],
  context: SampleContext,
): Element {
  const siblings = findSiblings(scope, target)
  if (siblings !== undefined) {
    const items = createItems(siblings.items, values, context)
    const kept = siblings.parent.children.flatMap((child): readonly Node[] => {
      if (child === target) return items
      return isElement(child) && siblings.items.includes(child) ? [] : [child]
    })
    return replaceElement(scope, siblings.parent, withChildren(siblings.parent, kept))
  }
  const list = findListElement(target)
  const elements = list.children.filter(isElement)
  const legends = elements.filter(({ name }) => name === 'legend')
  const items = elements.filter((element) => !legends.includes(element))
  if (items.length === 0) {
    context.report({ path: context.path, message: 'Its element has no item to repeat.' })
    return scope
  }
  const filled = createItems(items, values, context)
  return replaceElement(scope, list, withChildren(list, [...legends, ...filled]))
}

/** Returns the parent and the items if the elements of the slot are the items of a list. */
function findSiblings(
  scope: Element,
  target: Element,
): { readonly parent: Element; readonly items: readonly Element[] } | undefined {
  const parent = findElement([scope], ({ children }) => children.includes(target))
  const name = getAttribute(target, 'data-slot') ?? getAttribute(target, 'data-field')
  const items = (parent?.children ?? [])
    .filter(isElement)
    .filter(
      (child) =>
        child === target ||
        (getAttribute(child, 'data-slot') ?? getAttribute(child, 'data-field')) === name,
    )
  return parent && (items.length > 1 || ITEM_ELEMENTS.has(target.name))
    ? { parent, items }
    : undefined
}

/** Returns the element whose children are the items: the slot, or the list or table body in it. */
function findListElement(slot: Element): Element {
  if (LIST_ELEMENTS.has(slot.name)) return slot
  const children = slot.children.filter(isElement)
  const list = children.find(({ name }) => LIST_ELEMENTS.has(name))
  if (list) return list
  const table = children.find(({ name }) => name === 'table')
  return table ? findListElement(table) : slot
}

function createItems(
  items: readonly Element[],
  values: readonly unknown[],
  context: SampleContext,
): Element[] {
  const used = new Set<Element>()
  const created = values.flatMap((value, index) => {
    const template = findTemplate(items, value)
    if (template === undefined) return []
    const item = used.has(template)
      ? copyWithNewIds(resetItemState(template), context.usedIds)
      : template
    used.add(template)
    return [fillItem(item, value, enter(context, index))]
  })
  return created.map((item, index) => controlNextItem(item, created[index + 1], created))
}

/** Lets the button of a row open the row after it, and not the one that its original opens. */
function controlNextItem(
  item: Element,
  next: Element | undefined,
  items: readonly Element[],
): Element {
  const nextId = next && getAttribute(next, 'id')
  if (nextId === undefined) return item
  const ids = new Set(items.flatMap((other) => getAttribute(other, 'id') ?? []))
  const [changed] = mapElements([item], (element) =>
    ids.has(getAttribute(element, 'aria-controls') ?? '')
      ? withAttributes(element, { 'aria-controls': nextId })
      : element,
  )
  return changed as Element
}

/** Returns the first item with an element for each field of a value, else the first item. */
function findTemplate(items: readonly Element[], value: unknown): Element | undefined {
  if (!isObject(value)) return items[0]
  const keys = Object.keys(value).filter((key) => !isScopeKey(key))
  return (
    items.find((item) =>
      keys.every((key) => findTarget(item, key) ?? (key === 'href' && findLink(item))),
    ) ?? items[0]
  )
}

/** True if a key can change an attribute of the item itself. */
const isScopeKey = (key: string): boolean =>
  key === 'hidden' || Object.hasOwn(SCOPE_ATTRIBUTES, key)

const findLink = (scope: Element): Element | undefined =>
  findElement([scope], ({ name }) => name === 'a')

const SINGLE_STATES: Readonly<Record<string, string | undefined>> = {
  'aria-current': undefined,
  'aria-selected': 'false',
  'data-selected': undefined,
  open: undefined,
  selected: undefined,
}

/** Removes the states that only one item of a list can have; menus inside the item keep theirs. */
function resetItemState(item: Element): Element {
  const changes = Object.fromEntries(
    Object.entries(SINGLE_STATES).filter(([name]) => item.attributes.has(name)),
  )
  const role = getAttribute(item, 'role') ?? ''
  const isRadio = getAttribute(item, 'type') === 'radio'
  const isChecked = /^(menuitem)?radio$/.test(role) && item.attributes.has('aria-checked')
  const isRoving = /^(menuitem|tab$|option$)/.test(role)
  const reset = withAttributes(item, {
    ...changes,
    ...(isRadio ? { checked: undefined } : {}),
    ...(isChecked ? { 'aria-checked': 'false' } : {}),
    ...(isRoving && getAttribute(item, 'tabindex') === '0' ? { tabindex: '-1' } : {}),
  })
  return withChildren(
    reset,
    item.children.map((child) =>
      isElement(child) && getAttribute(child, 'role') !== 'menu' ? resetItemState(child) : child,
    ),
  )
}

/** Fills one item; labels inside the item that repeat a changed text change with it. */
function fillItem(item: Element, value: unknown, context: SampleContext): Element {
  if (isTextValue(item, value)) {
    const filled = fillValue(item, value, context)
    return replaceText(filled, textContent(item.children), textContent(filled.children))
  }
  return isObject(value) ? fillFields(item, value, context) : fillValue(item, value, context)
}

/** Fills the chart of a scope, or its charts with a list. */
function fillCharts(scope: Element, value: unknown, context: SampleContext): Element {
  const figure = findElement([scope], ({ attributes }) => attributes.has('data-chart'))
  if (figure === undefined) {
    context.report({ path: context.path, message: 'The example has no chart.' })
    return scope
  }
  if (!Array.isArray(value)) {
    const filled = fillChart(figure, value, context)
    return figure === scope ? filled : replaceElement(scope, figure, filled)
  }
  const parent = findElement([scope], ({ children }) => children.includes(figure))
  if (parent === undefined) return fillChart(scope, value[0], enter(context, 0))
  const isChart = (node: Node): node is Element =>
    isElement(node) && node.attributes.has('data-chart')
  const charts = parent.children.filter(isChart)
  const filled: Element[] = value.map((item: unknown, index) =>
    fillChart(
      charts[index] ?? copyWithNewIds(figure, context.usedIds),
      item,
      enter(context, index),
    ),
  )
  const children = parent.children.flatMap((child): readonly Node[] => {
    if (child === figure) return filled
    return isChart(child) ? [] : [child]
  })
  return replaceElement(scope, parent, withChildren(parent, children))
}

function fillChart(figure: Element, value: unknown, context: SampleContext): Element {
  if (!isObject(value)) {
    context.report({ path: context.path, message: 'A chart is an object with columns and rows.' })
    return figure
  }
  const { title, unit, kind, columns, rows, ...fields } = value
  let result = withAttributes(figure, {
    ...(typeof unit === 'string' ? { 'data-unit': unit } : {}),
    ...(typeof kind === 'string' ? { 'data-chart': kind } : {}),
  })
  const table = findElement([result], ({ name }) => name === 'table')
  if (table && rows !== undefined)
    result = replaceElement(result, table, fillTable(table, { columns, rows }, context, fillFields))
  if (typeof title === 'string') result = fillChartTitle(result, title)
  return fillFields(result, fields, context)
}

/** Sets the heading of a chart, else its caption. */
function fillChartTitle(figure: Element, title: string): Element {
  const caption = findElement([figure], ({ name }) => name === 'figcaption')
  const holder = caption && (findElement([caption], isHeading) ?? caption)
  if (holder === undefined) return figure
  const before = textContent(holder.children)
  return replaceText(replaceElement(figure, holder, setText(holder, title)), before, title)
}
