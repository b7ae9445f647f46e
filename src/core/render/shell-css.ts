import { BREAKPOINTS } from '../breakpoints.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { cssValue } from '../packs/css-value.ts'
import { cssRule, within } from './css-rule.ts'
import { areasOf, isName, regionsOf, type ShellRegion } from './regions.ts'

/** The ranges of widths that a shell has areas for, each with what it is asked by. */
const RANGES = [
  ['mobile', ''],
  ['tablet', `@media (min-width: ${BREAKPOINTS.md}px)`],
  ['desktop', `@media (min-width: ${BREAKPOINTS.lg}px)`],
] as const

/** The rules that put the regions of a shell where its record says. */
export function shellCss(shell: ShellV1): string {
  if (!isName(shell.id)) return ''
  const root = `[data-shell="${shell.id}"]`
  const regions = regionsOf(shell).filter(({ id }) => isName(id))
  return [
    ...regions.map(({ id }) => cssRule(partOf(root, id), [`grid-area: ${id}`])),
    ...RANGES.map(([range, media]) => {
      const rows = areasOf(shell, range)
      return rows.length === 0 ? '' : within(media, rangeRules(root, { rows, regions }))
    }),
  ].join('')
}

const partOf = (root: string, id: string): string => `${root} > [data-region="${id}"]`

/** The regions of a shell and where they stand in one range of widths. */
interface Areas {
  readonly rows: readonly (readonly string[])[]
  readonly regions: readonly ShellRegion[]
}

function rangeRules(root: string, areas: Areas): string {
  const { rows, regions } = areas
  const columns = rows[0]?.map((_, at) => columnSize(areas, at)) ?? []
  const heights = rows.map((row) => (holdsMain(row, areas) ? '1fr' : 'auto'))
  return [
    cssRule(root, [
      `grid-template: ${rows.map((row, at) => `"${row.join(' ')}" ${heights[at]}`).join(' ')} / ${columns.join(' ')}`,
    ]),
    ...regions
      .filter(({ element }) => element !== 'main')
      .map((region) => cssRule(partOf(root, region.id), linesFor(region, areas))),
  ].join('')
}

const holdsMain = (row: readonly string[], { regions }: Areas): boolean =>
  regions.some(({ id, element }) => element === 'main' && row.includes(id))

/** A column is as wide as what stands in it; main takes the rest, or shares it by fractions. */
function columnSize(areas: Areas, at: number): string {
  const { rows, regions } = areas
  const inColumn = regions.filter(({ id }) => rows.some((row) => row[at] === id))
  if (inColumn.some(({ element }) => element === 'main')) return 'minmax(0, 1fr)'
  const share = inColumn.map(({ size = '' }) => /^(\d+)fr$/.exec(size)?.[1]).find(Boolean)
  return share === undefined ? 'auto' : `minmax(0, ${share}fr)`
}

/** Where a region stays while the page scrolls, and how large it is. */
function linesFor(region: ShellRegion, areas: Areas): string[] {
  const { rows } = areas
  const isColumn = rows.some((row) => row.includes(region.id) && holdsMain(row, areas))
  return isColumn ? columnLines(region, areas) : barLines(region, areas)
}

const remsOf = ({ size = '' }: ShellRegion): string | undefined =>
  /^[\d.]+rem$/.test(size) ? cssValue(size) : undefined

function columnLines(region: ShellRegion, { rows, regions }: Areas): string[] {
  const first = rows.findIndex((row) => row.includes(region.id))
  const column = rows[first]?.indexOf(region.id) ?? 0
  const above = new Set(rows.slice(0, first).map((row) => row[column]))
  const bars = regions
    .filter(({ id, isSticky }) => isSticky && above.has(id))
    .flatMap((bar) => remsOf(bar) ?? [])
  const offset = bars.length === 0 ? '0px' : `calc(${bars.join(' + ')})`
  return [
    'position: sticky',
    `inset-block: ${offset} auto`,
    'align-self: start',
    `block-size: calc(100dvb - ${offset})`,
    `inline-size: ${remsOf(region) ?? 'auto'}`,
    `overflow-y: ${region.scrolls ? 'auto' : 'visible'}`,
  ]
}

function barLines(region: ShellRegion, areas: Areas): string[] {
  const rowOf = (passes: (row: readonly string[]) => boolean) => areas.rows.findIndex(passes)
  const isBelow = rowOf((row) => row.includes(region.id)) > rowOf((row) => holdsMain(row, areas))
  return [
    `position: ${region.isSticky ? 'sticky' : 'static'}`,
    `inset-block: ${isBelow ? 'auto 0' : '0 auto'}`,
    'align-self: stretch',
    'block-size: auto',
    'inline-size: auto',
    'overflow-y: visible',
    ...(region.element === 'header' ? [`min-block-size: ${remsOf(region) ?? '0'}`] : []),
  ]
}
