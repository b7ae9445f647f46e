/** The line that opens and closes a block of code. */
export const FENCE = /^\s*(```|~~~)/

/** A cell of the line below the head of a table. */
const RULE_CELL = /^:?-{2,}:?$/

const PAGE_COLUMN = /^(?:pages?|screens?|views?|seiten?|ansicht(?:en)?|bildschirme?)\b/i
const ROUTE_COLUMN = /^(?:routes?|paths?|urls?|address|pfade?|adressen?)\b/i

/** The columns of a table of pages. An index is -1 if there is no such column. */
interface PageColumns {
  readonly page: number
  readonly route: number
}

/**
 * Rewrites the tables of a brief: each row of a table of pages becomes a numbered item, with its
 * route first, and each row of other tables a paragraph. Code is left as it is.
 */
export function rewriteTables(lines: readonly string[]): string[] {
  const result: string[] = []
  let isFenced = false
  let columns: PageColumns | undefined
  for (const [index, line] of lines.entries()) {
    if (FENCE.test(line)) isFenced = !isFenced
    const cells = isFenced ? undefined : splitRow(line)
    if (cells === undefined) {
      columns = undefined
      result.push(line)
    } else if (isRule(lines[index + 1] ?? '')) {
      columns = findColumns(cells)
      result.push('')
    } else if (!isRule(line)) {
      result.push(columns ? toItem(cells, columns) : cells.filter(Boolean).join(', '), '')
    }
  }
  return result
}

function splitRow(line: string): string[] | undefined {
  const text = line.trim()
  if (!text.startsWith('|')) return undefined
  return withoutFrame(text)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
}

/** Leaves out the bars at both ends of a row. */
const withoutFrame = (row: string): string =>
  row.slice(row.startsWith('|') ? 1 : 0, row.length > 1 && row.endsWith('|') ? -1 : undefined)

/** True for the line below the head of a table. */
function isRule(line: string): boolean {
  const text = line.trim()
  const cells = withoutFrame(text).split('|')
  return text.includes('|') && cells.every((cell) => RULE_CELL.test(cell.trim()))
}

/** Finds the columns of a table of pages; undefined for another table. */
function findColumns(head: readonly string[]): PageColumns | undefined {
  const names = head.map((cell) => cell.replaceAll(/[*_`]/g, ''))
  const page = names.findIndex((name) => PAGE_COLUMN.test(name))
  const route = names.findIndex((name) => ROUTE_COLUMN.test(name))
  return page === -1 && route === -1 ? undefined : { page, route }
}

function toItem(cells: readonly string[], { page, route }: PageColumns): string {
  const address = (cells[route] ?? '').replaceAll('`', '')
  const others = cells.filter((cell, index) => index !== page && index !== route && cell !== '')
  const text = [cells[page], others.join('. ')].filter(Boolean).join(': ')
  return `1. ${address.startsWith('/') ? `\`${address}\` ` : ''}${text}`
}
