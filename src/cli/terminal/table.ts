import { measureWidth, truncate } from './width.ts'

/** Styles a cell, which is already cut to its width. */
type PaintCell = (cell: string, column: number) => string

const GAP = '  '

/** Formats rows as aligned columns, and cuts lines that are too long. */
export function formatTable(
  rows: readonly (readonly string[])[],
  width: number,
  paint: PaintCell = (cell) => cell,
): string {
  const lines = rows.map((row) => row.map(toOneLine))
  const widths = lines.reduce<number[]>((widest, row) => {
    row.forEach((cell, column) => {
      widest[column] = Math.max(measureWidth(cell), widest[column] ?? 0)
    })
    return widest
  }, [])
  return lines.map((row) => formatRow(row, { widths, width, paint })).join('\n')
}

interface RowLayout {
  readonly widths: readonly number[]
  /** The width of the line. */
  readonly width: number
  readonly paint: PaintCell
}

function formatRow(row: readonly string[], { widths, width, paint }: RowLayout): string {
  let start = 0
  const cells = row.map((cell, column) => {
    const text = truncate(cell, Math.max(0, width - start))
    const columnWidth = widths[column] ?? 0
    start += columnWidth + GAP.length
    const padding = ' '.repeat(Math.max(0, columnWidth - measureWidth(text)))
    return `${text === '' ? '' : paint(text, column)}${padding}`
  })
  return cells.join(GAP).trimEnd()
}

/** Replaces line breaks and other control characters, which would break the table. */
const toOneLine = (cell: string): string => cell.replaceAll(/\p{Cc}+/gu, ' ')
