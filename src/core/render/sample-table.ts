import { isSafeUrl } from '../kernel/html/allow-list.ts'
import { asArray, isObject, type JsonObject } from '../kernel/json/value.ts'
import {
  type Element,
  el,
  findElement,
  getAttribute,
  isElement,
  listElements,
  type Node,
  replaceElement,
  textContent,
  withAttributes,
  withChildren,
} from './element.ts'
import { copyWithNewIds } from './element-ids.ts'
import { enter, type SampleContext } from './sample-context.ts'
import { applyTextAttributes, replaceText, setText, toPhrase } from './sample-text.ts'

/** A column of a sample. */
interface Column {
  readonly text: string
  readonly align?: string | undefined
  readonly sort?: string | undefined
}

const toColumn = (value: unknown): Column => {
  if (!isObject(value)) return { text: String(value ?? '') }
  const { text, align, sort } = value
  return {
    text: String(text ?? ''),
    align: typeof align === 'string' ? align : undefined,
    sort: typeof sort === 'string' ? sort : undefined,
  }
}

/** A row of a sample. */
interface SampleRow {
  readonly cells: readonly unknown[]
  readonly isSelected: boolean
  /** The slots and fields of the row that differ from those of the example, by key. */
  readonly fields: JsonObject
}

/** Returns a row of a sample: its cells, or an object with the cells, a state and fields. */
function toRow(value: unknown): SampleRow | undefined {
  if (Array.isArray(value)) return { cells: value, isSelected: false, fields: {} }
  if (!isObject(value) || !Array.isArray(value.cells)) return undefined
  const { cells, selected, ...fields } = value
  return { cells, isSelected: selected === true, fields }
}

/** True if a value is a row of a table. */
export const isTableRow = (value: unknown): boolean => toRow(value) !== undefined

/** Fills the slots and fields inside an element. */
type FillFields = (scope: Element, fields: JsonObject, context: SampleContext) => Element

/**
 * Fills a table with the columns and rows of a sample. Cells with controls, such as checkboxes and
 * row actions, stay; every row is a copy of the table's first row with data.
 */
export function fillTable(
  table: Element,
  sample: JsonObject,
  context: SampleContext,
  fillFields: FillFields,
): Element {
  const columns = Array.isArray(sample.columns) ? sample.columns.map(toColumn) : undefined
  const rows = asArray(sample.rows).flatMap((row) => toRow(row) ?? [])
  const template = findTemplateRow(table)
  if (template === undefined) {
    context.report({ path: context.path, message: 'The table of the example has no row of data.' })
    return table
  }
  const labels = columns ?? readColumns(table, template)
  for (const [index, { cells }] of rows.entries()) {
    if (cells.length === labels.length) continue
    const message = `A row has ${cells.length} values; the table has ${labels.length} columns.`
    context.report({ path: [...context.path, index], message })
  }
  const filledRows = rows.map(({ cells, isSelected, fields }, index) => {
    const copy = index === 0 ? template : copyWithNewIds(resetRow(template), context.usedIds)
    const row = fillFields(copy, fields, enter(context, index))
    const filled = fillRow(row, cells, { columns: labels, isReplaced: columns !== undefined })
    return isSelected ? selectRow(filled) : filled
  })
  const header = columns && findHeaderRow(table)
  const withHeader = header
    ? replaceElement(table, header, fillHeader(header, columns, template))
    : table
  return replaceBody(withHeader, filledRows, columns !== undefined)
}

const listRows = (table: Element): Element[] =>
  listElements([table]).filter(({ name }) => name === 'tr')

const listCells = (row: Element): Element[] =>
  row.children.filter(isElement).filter(({ name }) => name === 'th' || name === 'td')

const hasData = (row: Element): boolean => {
  const cells = listCells(row)
  return (
    cells.some(({ name }) => name === 'td') &&
    !cells.some(({ attributes }) => Number(attributes.get('colspan') ?? 1) > 1)
  )
}

/** Lists the rows of the parts of a table with a name, such as `thead`. */
const listPartRows = (table: Element, name: string): Element[] =>
  table.children
    .filter(isElement)
    .filter((part) => part.name === name)
    .flatMap(listRows)

const findTemplateRow = (table: Element): Element | undefined => {
  const others = [...listPartRows(table, 'thead'), ...listPartRows(table, 'tfoot')]
  return listRows(table).find((row) => hasData(row) && !others.includes(row))
}

/** Returns the last row of the head, else the first row without data. */
const findHeaderRow = (table: Element): Element | undefined =>
  listPartRows(table, 'thead').at(-1) ?? listRows(table).find((row) => !hasData(row))

/** The slots of cells that hold controls. */
const CONTROL_SLOTS =
  /^(row-select|select|select-all|expander|drag|handle|row-actions|actions|menu)$/

/** True if a cell of a row holds only controls, which every row has. */
const isControlCell = (cell: Element): boolean => {
  if (CONTROL_SLOTS.test(getAttribute(cell, 'data-slot') ?? '')) return true
  const parts = cell.children.filter((child) => isElement(child) || child.trim() !== '')
  return parts.length > 0 && parts.every(isControl)
}

const isControl = (node: Node): boolean =>
  isElement(node) &&
  (node.name === 'button' ||
    (node.name === 'input' && /^(checkbox|radio)$/.test(getAttribute(node, 'type') ?? '')) ||
    (/^(label|div|span)$/.test(node.name) &&
      node.children.some(isElement) &&
      node.children.every((child) =>
        isElement(child)
          ? isControl(child) || child.attributes.has('data-unseen')
          : child.trim() === '',
      )))

/** Returns the columns of a table that a sample does not change. */
const readColumns = (table: Element, template: Element): Column[] => {
  const header = findHeaderRow(table)
  const headings = header ? listCells(header) : []
  return listCells(template).flatMap((cell, index) =>
    isControlCell(cell)
      ? []
      : [
          {
            text: headings[index] ? textContent(headings[index].children) : '',
            align: getAttribute(cell, 'data-align'),
          },
        ],
  )
}

/**
 * Replaces the header cells over data, in the place of the first of them. The sorted column is a
 * copy of the example's, which has the button that sorts.
 */
function fillHeader(header: Element, columns: readonly Column[], template: Element): Element {
  const cells = listCells(template)
  const headings = listCells(header)
  const dataHeadings = headings.filter((_, index) => !(cells[index] && isControlCell(cells[index])))
  const sorted = dataHeadings.find(({ attributes }) => attributes.has('aria-sort'))
  const filled = columns.map(({ text, align, sort }, index) => {
    const own = dataHeadings[index] ?? dataHeadings.at(-1)
    const unsorted = own === sorted ? undefined : own
    const heading = (sort ? (sorted ?? own) : unsorted) ?? el('th', { scope: 'col' })
    return withAttributes(setText(heading, text), {
      'aria-sort': sort,
      'data-align': align,
      ...(dataHeadings[index] ? {} : { 'data-slot': undefined, 'data-field': undefined }),
    })
  })
  return replaceCells(header, dataHeadings, filled)
}

function replaceCells(
  row: Element,
  cells: readonly Element[],
  filled: readonly Element[],
): Element {
  const [first] = cells
  return withChildren(
    row,
    row.children.flatMap((child): readonly Node[] => {
      if (child === first) return filled
      return isElement(child) && cells.includes(child) ? [] : [child]
    }),
  )
}

interface RowOptions {
  readonly columns: readonly Column[]
  /** True if the sample has its own columns, so that the cells of the example do not fit. */
  readonly isReplaced: boolean
}

function fillRow(
  row: Element,
  values: readonly unknown[],
  { columns, isReplaced }: RowOptions,
): Element {
  const cells = listCells(row).filter((cell) => !isControlCell(cell))
  const [first] = cells
  const filled = columns.map(({ text, align }, index) => {
    const cell = cells[index]
    const value = values[index]
    if (index === 0 && cell) return fillCell(cell, value)
    if (!isReplaced && cell) return fillCell(cell, value)
    const label =
      columns.length > 1 && first && cells.some((other) => other.attributes.has('data-label'))
    return el(
      'td',
      { 'data-label': label ? text : undefined, 'data-align': align, ...getCellState(value) },
      createCellContent(value),
    )
  })
  const replaced = replaceCells(row, cells, filled)
  return first && filled[0]
    ? replaceText(replaced, getCellName(first), getCellName(filled[0]))
    : replaced
}

/** Returns the first line of a cell, which other cells of the row name it by. */
function getCellName(cell: Element): string {
  const link = findElement([cell], ({ name }) => name === 'a')
  return textContent((link ?? cell).children)
}

/** Returns the mark of a selected cell, such as that of a point of a chart. */
const getCellState = (value: unknown): Readonly<Record<string, string | undefined>> => ({
  'data-selected': isObject(value) && value.selected === true ? 'true' : undefined,
})

const fillCell = (cell: Element, value: unknown): Element => {
  if (!isObject(value)) return setText(cell, String(value ?? ''))
  const { note, selected: _, ...attributes } = value
  const filled = withAttributes(applyTextAttributes(cell, attributes), getCellState(value))
  return withChildren(filled, [...filled.children, ...createNote(note)])
}

/** Creates the second line of a cell: a text, or a text with a status. */
function createNote(note: unknown): Node[] {
  const { text, status } = isObject(note) ? note : { text: note, status: undefined }
  if (typeof text !== 'string' || text === '') return []
  const content = typeof status === 'string' ? el('span', { 'data-status': status }, [text]) : text
  return [' ', el('small', {}, [content])]
}

/** Creates the content of a cell: a badge, a link, a date or a text, with its icon and note. */
function createCellContent(value: unknown): Node[] {
  if (!isObject(value)) return toPhrase(String(value ?? ''))
  const { text = '', href, datetime, status, icon, note } = value
  const label = String(text)
  const isText = (setting: unknown): setting is string => typeof setting === 'string'
  const isLink = isText(href) && isSafeUrl('href', href)
  const content = isText(status)
    ? el('span', { 'data-component': 'Badge', 'data-status': status }, [label])
    : isLink
      ? el('a', { href }, [label])
      : isText(datetime)
        ? el('time', { datetime }, [label])
        : label
  const symbol = isText(icon) ? [el('svg', { 'data-icon': icon, 'aria-hidden': 'true' }), ' '] : []
  return [...symbol, content, ...createNote(note)]
}

const resetRow = (row: Element): Element =>
  withAttributes(row, { 'data-selected': undefined, 'aria-selected': undefined })

/** Marks a row and its checkbox as selected. */
const selectRow = (row: Element): Element => {
  const selected = withAttributes(row, { 'data-selected': 'true' })
  const box = findElement([selected], (element) => getAttribute(element, 'type') === 'checkbox')
  return box ? replaceElement(selected, box, withAttributes(box, { checked: true })) : selected
}

/** Replaces the rows of the first body; other bodies and old totals do not fit the new columns. */
function replaceBody(table: Element, rows: readonly Element[], isReplaced: boolean): Element {
  const bodies = table.children.filter(isElement).filter(({ name }) => name === 'tbody')
  const [body] = bodies
  if (body === undefined) {
    const kept = table.children.filter(
      (child) => !(isElement(child) && child.name === 'tr' && hasData(child)),
    )
    return withChildren(table, [...kept, ...rows])
  }
  return withChildren(
    table,
    table.children.flatMap((child): readonly Node[] => {
      if (child === body) return [withChildren(body, rows)]
      if (!isElement(child)) return [child]
      if (child.name === 'tbody' || (child.name === 'tfoot' && isReplaced)) return []
      return [child]
    }),
  )
}
