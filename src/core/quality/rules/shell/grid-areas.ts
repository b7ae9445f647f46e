import { SCREEN_SIZES } from '../../../kernel/breakpoints.ts'
import { asArray, getOwn } from '../../../kernel/json/value.ts'
import type { RecordDraft } from '../../finding.ts'
import { listRegions } from '../../record-parts.ts'
import { createFinding, type FindingText, type RecordRule } from '../../rule.ts'

/** The CSS notation for a cell without an area. */
const EMPTY_CELL = '.'

type GridRows = readonly (readonly string[])[]

/** Requires a grid with every region for each screen size. */
export const gridAreasRule: RecordRule<'shells'> = {
  id: 'S2',
  requirement: 'The grid areas for mobile, tablet and desktop are exactly the declared regions.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: ['shells'],
  check({ authored, data }) {
    const ids = new Set(listRegions(data).flatMap(({ id }) => id ?? []))
    return SCREEN_SIZES.flatMap((size): RecordDraft[] => {
      const rows = toGridRows(getOwn(getOwn(data, 'grid'), size))
      return checkGridAreas(rows, ids).map((text) => createFinding(authored, ['grid', size], text))
    })
  },
}

const toGridRows = (value: unknown): GridRows =>
  asArray(value).map((row) =>
    asArray(row).map((cell) => (typeof cell === 'string' ? cell : JSON.stringify(cell))),
  )

function checkGridAreas(rows: GridRows, ids: ReadonlySet<string>): FindingText[] {
  const cells = rows.flat()
  const areas = new Set(cells.filter((cell) => cell !== EMPTY_CELL))
  const hint = 'Place each region in one rectangle of cells, and name nothing else.'
  if (cells.length === 0) return [{ message: 'The grid has no areas.', hint }]
  const unknown = [...areas].filter((area) => !ids.has(area))
  const missing = [...ids].filter((id) => !areas.has(id))
  const broken = [...areas].filter((area) => !isRectangle(rows, area))
  return [
    ...(new Set(rows.map((row) => row.length)).size === 1
      ? []
      : [{ message: 'The rows have different lengths.', hint }]),
    ...unknown.map((area) => ({ message: `"${area}" is not a region.`, hint })),
    ...missing.map((id) => ({ message: `The region "${id}" has no area.`, hint })),
    ...broken.map((area) => ({ message: `The area "${area}" is not a rectangle.`, hint })),
  ]
}

function isRectangle(rows: GridRows, area: string): boolean {
  const areaRows = rows.filter((row) => row.includes(area))
  const first = rows.findIndex((row) => row.includes(area))
  const last = rows.findLastIndex((row) => row.includes(area))
  if (last - first + 1 !== areaRows.length) return false
  const [span, ...others] = areaRows.map((row) => getSpan(row, area))
  return span !== undefined && span !== '' && others.every((other) => other === span)
}

/** Returns the columns of an area in a row, as `from-to`; empty if they are not adjacent. */
function getSpan(row: readonly string[], area: string): string {
  const [from, to] = [row.indexOf(area), row.lastIndexOf(area)]
  const count = row.filter((cell) => cell === area).length
  return count === to - from + 1 ? `${from}-${to}` : ''
}
