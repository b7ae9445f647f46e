import type { ResolvedInstance } from '../essence/app/app-context.ts'
import type { AppPage } from '../essence/app/app-plan.ts'
import { type ColumnsNode, toLayoutTree } from '../essence/app/layout-tree.ts'
import type { LayoutRow } from '../essence/model/layout-rows.ts'
import { MAX_COLUMNS } from './css/record-css.ts'
import {
  type Element,
  el,
  findElement,
  getAttribute,
  type Node,
  replaceElement,
  textContent,
} from './element.ts'
import { assignInstanceIds, listIds, MAIN_ID, removeDanglingReferences } from './element-ids.ts'
import { createUnknownPattern } from './example-elements.ts'
import {
  createPageTitle,
  findPageTitle,
  keepSingleH1,
  promoteHeadings,
  toPageTitle,
} from './headings.ts'
import type { LoadedApp } from './load-app.ts'
import { getPageLabel } from './navigation.ts'
import { hasOutline, identifyHeadings, keepSmallTables } from './outline.ts'
import { createExample, findSample } from './page-samples.ts'
import { wrapInShell } from './page-shell.ts'
import { closePopovers, collapseBelow, collapseFilters, createClosedDialog } from './popovers.ts'

/** A page in its shell, whose links are not rewritten yet. */
export interface ComposedPage {
  readonly title: string
  readonly body: readonly Node[]
  readonly ids: ReadonlySet<string>
}

/** Composes a page of an app from the examples of its patterns, in its shell. */
export function composePage(app: LoadedApp, page: AppPage): ComposedPage {
  const usedIds = new Set([MAIN_ID])
  const label = getPageLabel(app, page)
  const rows = page.rows.map((row) => createPageRow({ app, page, usedIds }, row))
  const { heading, title, titledRows } = promoteTitle(rows, label)
  const content = [
    ...(heading ? [heading] : []),
    ...continueColumns(titledRows).map((rows) => createRowElement(rows, { app, page, usedIds })),
  ]
  const main = hasOutline(app, page) ? keepSmallTables(identifyHeadings(content, usedIds)) : content
  const shell = app.getRecord('shells', page.shell)
  const getExamplesAt = (path: string) => listExamples(app, path)
  const body = wrapInShell(shell, { app, page, main, usedIds, getExamplesAt })
  const nodes = removeDanglingReferences(keepSingleH1([body]), listIds([body]))
  return { title, body: nodes, ids: listIds(nodes) }
}

/** A row of a page with its patterns as elements. */
interface PageRow {
  readonly row: LayoutRow
  readonly elements: readonly Element[]
}

/** The page that is composed, and the ids that it already has. */
interface PageContext {
  readonly app: LoadedApp
  readonly page: AppPage
  readonly usedIds: Set<string>
}

function createPageRow({ app, page, usedIds }: PageContext, row: LayoutRow): PageRow {
  const elements = row.instances.map((instance) => {
    const resolved = app.resolveInstance(instance)
    const { name, pattern, preset } = resolved
    return assignInstanceIds(getExample(app, page, resolved), {
      prefix: `${pattern}-${preset}-`,
      name,
      usedIds,
    })
  })
  return { row, elements }
}

/** Returns the example of an instance, with the sample that the page has for it. */
function getExample(app: LoadedApp, page: AppPage, instance: ResolvedInstance): Element {
  const { pattern, preset } = instance
  const record = app.getRecord('patterns', pattern)
  if (record === undefined) return createUnknownPattern(pattern, preset)
  const sample = findSample(app.archetypes.get(page.section.id), page, instance)
  return createExample(record, preset, sample)
}

/** Returns the examples of the page with a path. */
const listExamples = (app: LoadedApp, path: string): Element[] =>
  app.pages
    .filter((page) => page.path === path)
    .flatMap((page) =>
      page.instances.map((instance) => getExample(app, page, app.resolveInstance(instance))),
    )

interface TitledRows {
  /** The title, if it has to be added before the rows. */
  readonly heading: Element | undefined
  readonly title: string
  readonly titledRows: readonly PageRow[]
}

/**
 * Makes the heading of the first pattern the title of the page. Next to another pattern, a heading
 * other than that of a record would seem to be the title of its column: it moves above the row if it
 * is the name of the page, and the page gets a title of its own otherwise.
 */
function promoteTitle(rows: readonly PageRow[], label: string): TitledRows {
  const rowIndex = rows.findIndex(({ elements }) => elements.some(canOpenPage))
  const row = rows[rowIndex]
  const index = row?.elements.findIndex(canOpenPage) ?? -1
  const element = row?.elements[index]
  const heading = element && findPageTitle(element)
  const title = heading && textContent(heading.children)
  const isInPlace = row?.elements.length === 1 || (index === 0 && heading && isRecordTitle(heading))
  if (!row || !element || !heading || !title || !(isInPlace || title === label))
    return { heading: createPageTitle(label), title: label, titledRows: rows }
  const content = isInPlace ? element : replaceElement(element, heading)
  const changed = promoteHeadings([content], 1)[0] as Element
  return {
    heading: isInPlace ? undefined : toPageTitle(heading),
    title,
    titledRows: rows.with(rowIndex, { row: row.row, elements: row.elements.with(index, changed) }),
  }
}

/** True for the title of a record or an article, which packs ask for as title of the page. */
const isRecordTitle = (heading: Element): boolean => getAttribute(heading, 'data-slot') === 'title'

/** True if a page can start with the element; navigation and closed dialogs are skipped. */
const canOpenPage = ({ name }: Element): boolean => name !== 'nav' && name !== 'dialog'

/** A row, and the rows that continue its last column. */
interface RowGroup extends PageRow {
  readonly continued: readonly PageRow[]
}

/**
 * Keeps the rows after a navigation and its content in the column of the content, so that they do
 * not run below the navigation. The button of a dialog stays with the row before it.
 */
function continueColumns(rows: readonly PageRow[]): RowGroup[] {
  const groups: RowGroup[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const isContinued =
      last && row.elements.length === 1 && (startsWithNavigation(last) || isDialogRow(row))
    if (isContinued) groups[groups.length - 1] = { ...last, continued: [...last.continued, row] }
    else groups.push({ ...row, continued: [] })
  }
  return groups
}

const isDialogRow = ({ elements }: PageRow): boolean => elements[0]?.name === 'dialog'

const startsWithNavigation = ({ elements }: PageRow): boolean =>
  elements.length === 2 && elements[0]?.name === 'nav'

function createRowElement(
  { row, elements, continued }: RowGroup,
  { page, usedIds }: PageContext,
): Element {
  const [tree] = toLayoutTree([row])
  const from = tree && 'columns' in tree ? tree.from : undefined
  const cells = elements.map((element) =>
    element.name === 'nav' && from !== undefined
      ? collapseBelow(element, from, usedIds, { label: findLinkText(element, page.path) })
      : closeOverlays(element, usedIds, from),
  )
  const more = continued.flatMap((next) =>
    next.elements.flatMap((element) => closeOverlays(element, usedIds)),
  )
  if (tree === undefined || !('columns' in tree))
    return el('div', { 'data-row': true }, [...(cells[0] ?? []), ...more])
  return createColumnsElement(
    tree,
    cells.map((cell, index) => (index === cells.length - 1 ? [...cell, ...more] : cell)),
  )
}

/** Returns the text of the link to a path. */
const findLinkText = (root: Element, path: string): string | undefined => {
  const link = findElement([root], (element) => getAttribute(element, 'href') === path)
  return link && textContent(link.children)
}

/** Closes the popovers of a pattern, and the pattern itself if it is a dialog. */
function closeOverlays(element: Element, usedIds: Set<string>, columnsFrom?: string): Element[] {
  const closed = closePopovers(collapseFilters(element, { usedIds, columnsFrom }), usedIds)
  return closed.name === 'dialog' ? createClosedDialog(closed, usedIds) : [closed]
}

function createColumnsElement(tree: ColumnsNode, cells: readonly Element[][]): Element {
  const maxWeight = Math.max(...tree.columns.map(({ weight }) => weight), 1)
  const scale = maxWeight > MAX_COLUMNS ? MAX_COLUMNS / maxWeight : 1
  const steps = tree.steps?.map(({ at, columns }) => `${at}-${clampColumnCount(columns)}`).join(' ')
  const columns = tree.columns.map(({ weight }, index) =>
    el('div', { 'data-column': String(clampColumnCount(weight * scale)) }, cells[index]),
  )
  const inner = el(
    'div',
    {
      'data-columns': tree.measured,
      'data-from': steps ? undefined : (tree.from ?? 'always'),
      'data-steps': steps,
    },
    columns,
  )
  return el('div', { 'data-row': true }, [inner])
}

/** Rounds a number of columns, or a weight, to a value that the style sheet has a rule for. */
const clampColumnCount = (columns: number): number =>
  Math.min(MAX_COLUMNS, Math.max(1, Math.round(columns) || 1))
