import { asArray, getOwn } from '../../../json/value.ts'
import { listRegions } from '../../record-parts.ts'
import { createFinding, type Finding, type RecordRule } from '../../rule.ts'

const SCREEN_SIZES = ['desktop', 'tablet', 'mobile']

/** A cell that holds no area, as CSS writes it. */
const EMPTY_CELL = '.'

type GridRows = readonly (readonly string[])[]

/** Every region in its place at every width. */
export const gridAreasRule: RecordRule<'shells'> = {
  id: 'S2',
  requirement: 'The grid areas at desktop, tablet and mobile are exactly the declared regions.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: ['shells'],
  check({ authored, data }) {
    const ids = new Set(listRegions(data).flatMap(({ id }) => id ?? []))
    return SCREEN_SIZES.flatMap((width): Finding[] => {
      const rows = toGridRows(getOwn(getOwn(data, 'grid'), width))
      return checkGridAreas(rows, ids).map((words) =>
        createFinding(authored, ['grid', width], words),
      )
    })
  },
}

const toGridRows = (value: unknown): GridRows =>
  asArray(value).map((row) =>
    asArray(row).map((cell) => (typeof cell === 'string' ? cell : JSON.stringify(cell))),
  )

function checkGridAreas(rows: GridRows, ids: ReadonlySet<string>) {
  const cells = rows.flat()
  const areas = new Set(cells.filter((cell) => cell !== EMPTY_CELL))
  const remedy = 'Name each region in one rectangle of cells, and nothing else.'
  if (cells.length === 0) return [{ message: 'There are no grid areas.', remedy }]
  const unknown = [...areas].filter((area) => !ids.has(area))
  const missing = [...ids].filter((id) => !areas.has(id))
  const broken = [...areas].filter((area) => !isRectangle(rows, area))
  return [
    ...(new Set(rows.map((row) => row.length)).size === 1
      ? []
      : [{ message: 'The rows differ in length.', remedy }]),
    ...unknown.map((area) => ({ message: `"${area}" is no region.`, remedy })),
    ...missing.map((id) => ({ message: `The region "${id}" has no area.`, remedy })),
    ...broken.map((area) => ({ message: `The area "${area}" is no rectangle.`, remedy })),
  ]
}

function isRectangle(rows: GridRows, area: string): boolean {
  const taken = rows.filter((row) => row.includes(area))
  const first = rows.findIndex((row) => row.includes(area))
  const last = rows.findLastIndex((row) => row.includes(area))
  if (last - first + 1 !== taken.length) return false
  const [shape, ...others] = taken.map((row) => getSpan(row, area))
  return shape !== undefined && shape !== '' && others.every((other) => other === shape)
}

/** The cells of a row that an area takes, as `from-to`; empty when something stands between. */
function getSpan(row: readonly string[], area: string): string {
  const [from, to] = [row.indexOf(area), row.lastIndexOf(area)]
  const count = row.filter((cell) => cell === area).length
  return count === to - from + 1 ? `${from}-${to}` : ''
}
