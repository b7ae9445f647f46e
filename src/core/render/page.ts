import type { LayoutRow } from '../essence/model/layout-rows.ts'
import type { AppPage } from '../packs/app-plan.ts'
import type { ResolvedInstance } from '../packs/context.ts'
import { type ColumnsNode, toLayoutTree } from '../packs/layout-tree.ts'
import { MAX_COLUMNS } from './css/record-css.ts'
import { type Element, el, type Node } from './element.ts'
import { assignInstanceIds, MAIN_ID, removeDanglingReferences } from './element-ids.ts'
import { createUnknownPattern, getPatternElement } from './example-elements.ts'
import { createPageTitle, findPageTitle, keepSingleH1, promoteHeadings } from './headings.ts'
import type { LoadedApp } from './load-app.ts'
import { getPageLabel } from './navigation.ts'
import { wrapInShell } from './page-shell.ts'
import { listIds } from './pattern.ts'
import { closePopovers, createClosedDialog } from './popovers.ts'

/** A page put together, with the addresses of its examples still in it. */
export interface ComposedPage {
  readonly title: string
  readonly body: readonly Node[]
  readonly ids: ReadonlySet<string>
}

/** The page of an app in its shell. */
export function composePage(app: LoadedApp, page: AppPage): ComposedPage {
  const taken = new Set([MAIN_ID])
  const label = getPageLabel(app, page)
  const rows = page.rows.map((row) => createPageRow(app, row, taken))
  const { title, titledRows } = promoteTitle(rows)
  const main = [
    ...(title === undefined ? [createPageTitle(label)] : []),
    ...titledRows.map((row) => createRowElement(row, taken)),
  ]
  const shell = app.getRecord('shells', page.shell)
  const examplesAt = (path: string) => listExamples(app, path)
  const body = wrapInShell(shell, { app, page, main, usedIds: taken, getExamplesAt: examplesAt })
  const nodes = removeDanglingReferences(keepSingleH1([body]), listIds([body]))
  return { title: title ?? label, body: nodes, ids: listIds(nodes) }
}

/** A row of a page with its patterns as elements. */
interface PageRow {
  readonly row: LayoutRow
  readonly elements: readonly Element[]
}

function createPageRow(app: LoadedApp, row: LayoutRow, taken: Set<string>): PageRow {
  const elements = row.instances.map((instance) => {
    const { name, pattern, preset } = app.resolveInstance(instance)
    return assignInstanceIds(getExample(app, { pattern, preset }), {
      ...{ prefix: `${pattern}-${preset}-`, name, usedIds: taken },
    })
  })
  return { row, elements }
}

function getExample(
  app: LoadedApp,
  { pattern, preset }: Pick<ResolvedInstance, 'pattern' | 'preset'>,
) {
  const record = app.getRecord('patterns', pattern)
  return record ? getPatternElement(record, preset) : createUnknownPattern(pattern, preset)
}

/** The examples on a page as their records have them. */
const listExamples = (app: LoadedApp, path: string): Element[] =>
  app.pages
    .filter((page) => page.path === path)
    .flatMap(({ instances }) => instances)
    .map((instance) => getExample(app, app.resolveInstance(instance)))

interface TitledRows {
  readonly title: string | undefined
  readonly titledRows: readonly PageRow[]
}

/**
 * The rows with the title of the page in the first pattern that opens it; when that pattern has
 * none, the page has a title of its own.
 */
function promoteTitle(rows: readonly PageRow[]): TitledRows {
  const lead = rows.findIndex(({ elements }) => elements.some(canOpenPage))
  const row = rows[lead]
  const at = row?.elements.findIndex(canOpenPage) ?? -1
  const element = row?.elements[at]
  const title = element && findPageTitle(element)
  if (!row || !element || title === undefined) return { title: undefined, titledRows: rows }
  const raised = promoteHeadings([element], 1)[0] as Element
  return {
    title,
    titledRows: rows.with(lead, { row: row.row, elements: row.elements.with(at, raised) }),
  }
}

/** What leads elsewhere or lies closed does not open a page. */
const canOpenPage = ({ name }: Element): boolean => name !== 'nav' && name !== 'dialog'

function createRowElement({ row, elements }: PageRow, taken: Set<string>): Element {
  const [tree] = toLayoutTree([row])
  const placed = elements.map((element) => closeOverlays(element, taken))
  if (tree === undefined || !('columns' in tree)) return el('div', { 'data-row': true }, placed[0])
  return createColumnsElement(tree, placed)
}

/** A pattern in a page: its popups closed, and closed itself when it is a dialog. */
function closeOverlays(element: Element, taken: Set<string>): Element[] {
  const closed = closePopovers(element, taken)
  return closed.name === 'dialog' ? createClosedDialog(closed, taken) : [closed]
}

function createColumnsElement(tree: ColumnsNode, placed: readonly Element[][]): Element {
  const most = Math.max(...tree.columns.map(({ weight }) => weight), 1)
  const weightOf = (weight: number): string => {
    const scaled = most > MAX_COLUMNS ? (weight / most) * MAX_COLUMNS : weight
    return String(Math.min(MAX_COLUMNS, Math.max(1, Math.round(scaled) || 1)))
  }
  const steps = tree.steps?.map(({ at, columns }) => `${at}-${clampColumnCount(columns)}`).join(' ')
  const columns = tree.columns.map(({ weight }, at) =>
    el('div', { 'data-column': weightOf(weight) }, placed[at]),
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

const clampColumnCount = (columns: number): number =>
  Math.min(MAX_COLUMNS, Math.max(1, Math.round(columns) || 1))
