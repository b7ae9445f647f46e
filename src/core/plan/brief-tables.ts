/** The line that opens and closes a block of code. */
export const FENCE = /^\s*(```|~~~)/

/** The line below the head of a table. */
const RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?\s*)?$/
const ROW = /^\s*\|(.*?)\|?\s*$/

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
    } else if (RULE.test(lines[index + 1] ?? '')) {
      columns = findColumns(cells)
      result.push('')
    } else if (!RULE.test(line)) {
      result.push(columns ? toItem(cells, columns) : cells.filter(Boolean).join(', '), '')
    }
  }
  return result
}

const splitRow = (line: string): string[] | undefined =>
  ROW.exec(line)?.[1]
    ?.split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())

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
