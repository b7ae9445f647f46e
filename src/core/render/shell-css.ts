import { BREAKPOINTS } from '../breakpoints.ts'
import type { ShellV1 } from '../generated/types/shell.v1.ts'
import { toCssValue } from '../theme/css-value.ts'
import { createRule, wrapInAtRule } from './css-rule.ts'
import {
  getGridAreas,
  getShellRegions,
  isCssIdentifier,
  type RegionWithPresets,
} from './regions.ts'

/** The ranges of widths that a shell has areas for, each with what it is asked by. */
const SHELL_MEDIA = [
  ['mobile', ''],
  ['tablet', `@media (min-width: ${BREAKPOINTS.md}px)`],
  ['desktop', `@media (min-width: ${BREAKPOINTS.lg}px)`],
] as const

/** The rules that put the regions of a shell where its record says. */
export function shellCss(shell: ShellV1): string {
  if (!isCssIdentifier(shell.id)) return ''
  const root = `[data-shell="${shell.id}"]`
  const regions = getShellRegions(shell).filter(({ id }) => isCssIdentifier(id))
  return [
    ...regions.map(({ id }) => createRule(getRegionSelector(root, id), [`grid-area: ${id}`])),
    ...SHELL_MEDIA.map(([range, media]) => {
      const rows = getGridAreas(shell, range)
      return rows.length === 0 ? '' : wrapInAtRule(media, createGridRules(root, { rows, regions }))
    }),
  ].join('')
}

const getRegionSelector = (root: string, id: string): string => `${root} > [data-region="${id}"]`

/** The regions of a shell and where they stand in one range of widths. */
interface GridLayout {
  readonly rows: readonly (readonly string[])[]
  readonly regions: readonly RegionWithPresets[]
}

function createGridRules(root: string, areas: GridLayout): string {
  const { rows, regions } = areas
  const columns = rows[0]?.map((_, at) => getColumnSize(areas, at)) ?? []
  const heights = rows.map((row) => (hasMain(row, areas) ? '1fr' : 'auto'))
  return [
    createRule(root, [
      `grid-template: ${rows.map((row, at) => `"${row.join(' ')}" ${heights[at]}`).join(' ')} / ${columns.join(' ')}`,
    ]),
    ...regions
      .filter(({ element }) => element !== 'main')
      .map((region) =>
        createRule(getRegionSelector(root, region.id), getRegionDeclarations(region, areas)),
      ),
  ].join('')
}

const hasMain = (row: readonly string[], { regions }: GridLayout): boolean =>
  regions.some(({ id, element }) => element === 'main' && row.includes(id))

/** A column is as wide as what stands in it; main takes the rest, or shares it by fractions. */
function getColumnSize(areas: GridLayout, at: number): string {
  const { rows, regions } = areas
  const inColumn = regions.filter(({ id }) => rows.some((row) => row[at] === id))
  if (inColumn.some(({ element }) => element === 'main')) return 'minmax(0, 1fr)'
  const share = inColumn.map(({ size = '' }) => /^(\d+)fr$/.exec(size)?.[1]).find(Boolean)
  return share === undefined ? 'auto' : `minmax(0, ${share}fr)`
}

/** Where a region stays while the page scrolls, and how large it is. */
function getRegionDeclarations(region: RegionWithPresets, areas: GridLayout): string[] {
  const { rows } = areas
  const isColumn = rows.some((row) => row.includes(region.id) && hasMain(row, areas))
  return isColumn ? getColumnDeclarations(region, areas) : getBarDeclarations(region, areas)
}

const getRemSize = ({ size = '' }: RegionWithPresets): string | undefined =>
  /^[\d.]+rem$/.test(size) ? toCssValue(size) : undefined

function getColumnDeclarations(region: RegionWithPresets, { rows, regions }: GridLayout): string[] {
  const first = rows.findIndex((row) => row.includes(region.id))
  const column = rows[first]?.indexOf(region.id) ?? 0
  const above = new Set(rows.slice(0, first).map((row) => row[column]))
  const bars = regions
    .filter(({ id, isSticky }) => isSticky && above.has(id))
    .flatMap((bar) => getRemSize(bar) ?? [])
  const offset = bars.length === 0 ? '0px' : `calc(${bars.join(' + ')})`
  return [
    'position: sticky',
    `inset-block: ${offset} auto`,
    'align-self: start',
    `block-size: calc(100dvb - ${offset})`,
    `inline-size: ${getRemSize(region) ?? 'auto'}`,
    `overflow-y: ${region.scrolls ? 'auto' : 'visible'}`,
  ]
}

function getBarDeclarations(region: RegionWithPresets, areas: GridLayout): string[] {
  const rowOf = (passes: (row: readonly string[]) => boolean) => areas.rows.findIndex(passes)
  const isBelow = rowOf((row) => row.includes(region.id)) > rowOf((row) => hasMain(row, areas))
  return [
    `position: ${region.isSticky ? 'sticky' : 'static'}`,
    `inset-block: ${isBelow ? 'auto 0' : '0 auto'}`,
    'align-self: stretch',
    'block-size: auto',
    'inline-size: auto',
    'overflow-y: visible',
    ...(region.element === 'header' ? [`min-block-size: ${getRemSize(region) ?? '0'}`] : []),
  ]
}
