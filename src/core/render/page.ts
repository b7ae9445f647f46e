import type { LayoutRow } from '../essence/layout.ts'
import type { AppPage } from '../packs/app.ts'
import type { Instance } from '../packs/context.ts'
import { type ColumnsNode, layoutTree } from '../packs/layout-tree.ts'
import type { RenderedApp } from './app.ts'
import { MOST_COLUMNS } from './columns-css.ts'
import { patternElement, unknownPattern } from './example.ts'
import { frameAround } from './frame.ts'
import { keepOneTitle, pageTitle, raiseHeadings, titleOf } from './headings.ts'
import { dropDangling, instanceIds } from './instance-ids.ts'
import { MAIN } from './main-id.ts'
import { labelOfPage } from './navigation.ts'
import { type Element, el, type Node } from './node.ts'
import { idsIn } from './pattern.ts'
import { closedDialog, closePopups } from './popups.ts'

/** A page put together, with the addresses of its examples still in it. */
export interface ComposedPage {
  readonly title: string
  readonly body: readonly Node[]
  readonly ids: ReadonlySet<string>
}

/** The page of an app in its shell. */
export function composePage(app: RenderedApp, page: AppPage): ComposedPage {
  const taken = new Set([MAIN])
  const label = labelOfPage(app, page)
  const rows = page.rows.map((row) => drawnRow(app, row, taken))
  const { title, drawn } = withTitle(rows)
  const main = [
    ...(title === undefined ? [pageTitle(label)] : []),
    ...drawn.map((row) => rowElement(row, taken)),
  ]
  const shell = app.get('shells', page.shell)
  const examplesAt = (path: string) => examplesOf(app, path)
  const body = frameAround(shell, { app, page, main, taken, examplesAt })
  const nodes = dropDangling(keepOneTitle([body]), idsIn([body]))
  return { title: title ?? label, body: nodes, ids: idsIn(nodes) }
}

/** A row of a page with its patterns as elements. */
interface DrawnRow {
  readonly row: LayoutRow
  readonly elements: readonly Element[]
}

function drawnRow(app: RenderedApp, row: LayoutRow, taken: Set<string>): DrawnRow {
  const elements = row.instances.map((instance) => {
    const { name, pattern, preset } = app.instance(instance)
    return instanceIds(exampleOf(app, { pattern, preset }), {
      ...{ prefix: `${pattern}-${preset}-`, name, taken },
    })
  })
  return { row, elements }
}

function exampleOf(app: RenderedApp, { pattern, preset }: Pick<Instance, 'pattern' | 'preset'>) {
  const record = app.get('patterns', pattern)
  return record ? patternElement(record, preset) : unknownPattern(pattern, preset)
}

/** The examples on a page as their records have them. */
const examplesOf = (app: RenderedApp, path: string): Element[] =>
  app.pages
    .filter((page) => page.path === path)
    .flatMap(({ instances }) => instances)
    .map((instance) => exampleOf(app, app.instance(instance)))

interface Titled {
  readonly title: string | undefined
  readonly drawn: readonly DrawnRow[]
}

/**
 * The rows with the title of the page in the first pattern that opens it; when that pattern has
 * none, the page has a title of its own.
 */
function withTitle(rows: readonly DrawnRow[]): Titled {
  const lead = rows.findIndex(({ elements }) => elements.some(opensPage))
  const row = rows[lead]
  const at = row?.elements.findIndex(opensPage) ?? -1
  const element = row?.elements[at]
  const title = element && titleOf(element)
  if (!row || !element || title === undefined) return { title: undefined, drawn: rows }
  const raised = raiseHeadings([element], 1)[0] as Element
  return {
    title,
    drawn: rows.with(lead, { row: row.row, elements: row.elements.with(at, raised) }),
  }
}

/** What leads elsewhere or lies closed does not open a page. */
const opensPage = ({ name }: Element): boolean => name !== 'nav' && name !== 'dialog'

function rowElement({ row, elements }: DrawnRow, taken: Set<string>): Element {
  const [tree] = layoutTree([row])
  const placed = elements.map((element) => placedIn(element, taken))
  if (tree === undefined || !('columns' in tree)) return el('div', { 'data-row': true }, placed[0])
  return columnsElement(tree, placed)
}

/** A pattern in a page: its popups closed, and closed itself when it is a dialog. */
function placedIn(element: Element, taken: Set<string>): Element[] {
  const closed = closePopups(element, taken)
  return closed.name === 'dialog' ? closedDialog(closed, taken) : [closed]
}

function columnsElement(tree: ColumnsNode, placed: readonly Element[][]): Element {
  const most = Math.max(...tree.columns.map(({ weight }) => weight), 1)
  const weightOf = (weight: number): string => {
    const scaled = most > MOST_COLUMNS ? (weight / most) * MOST_COLUMNS : weight
    return String(Math.min(MOST_COLUMNS, Math.max(1, Math.round(scaled) || 1)))
  }
  const steps = tree.steps?.map(({ at, columns }) => `${at}-${countOf(columns)}`).join(' ')
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

const countOf = (columns: number): number =>
  Math.min(MOST_COLUMNS, Math.max(1, Math.round(columns) || 1))
