import { BREAKPOINTS } from '../../../index.ts'
import { asArray, asObject, asString } from '../json-values.ts'

/** A part of a shell's frame. */
export interface Region {
  readonly id: string
  readonly element: string
  readonly label?: string
  /** A CSS length, or `1fr` for whatever is left. */
  readonly size?: string
  readonly isSticky: boolean
  readonly scrolls: boolean
  /** Below which width, in pixels, it turns into something else, and what that is. */
  readonly collapse?: { readonly below: number; readonly to: string }
}

/** The names of regions row by row, as `grid-template-areas` has them. */
export type GridAreas = readonly (readonly string[])[]

/** The frame of a shell as data. */
export interface ShellFrame {
  readonly regions: readonly Region[]
  readonly grids: readonly { readonly name: string; readonly areas: GridAreas }[]
}

/** The widths that grids are named after: each holds from a number of pixels on. */
export const VIEWPORTS = [
  { name: 'mobile', from: 0, shown: 390 },
  { name: 'tablet', from: BREAKPOINTS.md, shown: 800 },
  { name: 'desktop', from: BREAKPOINTS.lg, shown: BREAKPOINTS.xl },
] as const

/** What a style sheet takes as the name of an area. */
const isAreaName = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9-]*$/i.test(value)

/** The regions and grids of a shell; what cannot be drawn is left out. */
export function parseShellFrame(shell: { readonly [member: string]: unknown }): ShellFrame {
  const grid = asObject(shell.grid)
  return {
    regions: asArray(shell.regions).flatMap(parseRegion),
    grids: VIEWPORTS.flatMap(({ name }) => {
      const areas = asArray(grid[name]).map((row) => asArray(row).filter(isAreaName))
      const isEven = areas.every((row) => row.length === areas[0]?.length)
      return areas.length > 0 && isEven && areas[0]?.length ? [{ name, areas }] : []
    }),
  }
}

function parseRegion(value: unknown): Region[] {
  const { id, element, landmark_label, size, sticky, scroll, collapse } = asObject(value)
  if (!isAreaName(id)) return []
  const label = asString(landmark_label)
  return [
    {
      ...{ id, element: asString(element) ?? 'div' },
      ...(label === undefined ? {} : { label }),
      ...(isTrackSize(size) ? { size } : {}),
      ...{ isSticky: sticky === true, scrolls: scroll === true },
      ...parseCollapse(collapse),
    },
  ]
}

const isTrackSize = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+(\.\d+)?(rem|px|fr|%)$/.test(value)

function parseCollapse(value: unknown): Pick<Region, 'collapse'> {
  const { below, to } = asObject(value)
  const width = Object.entries(BREAKPOINTS).find(([name]) => name === below)?.[1]
  const form = asString(to)
  return width === undefined || form === undefined ? {} : { collapse: { below: width, to: form } }
}

/** The name of the grid that holds at a width: its own, else that of the next narrower one. */
export const getGridForWidth = (
  { grids }: ShellFrame,
  width: number,
): ShellFrame['grids'][number] | undefined =>
  grids.findLast(({ name }) => (VIEWPORTS.find((one) => one.name === name)?.from ?? 0) <= width) ??
  grids[0]

/** Whether a region has turned into something else at a width. */
export const isCollapsed = ({ collapse }: Region, width: number): boolean =>
  collapse !== undefined && width < collapse.below

/** How high a region is that has turned into one line. */
const COLLAPSED_HEIGHT = '3rem'

/** The sizes of columns and rows in which the regions of a grid are drawn. */
export function getGridTracks(areas: GridAreas, regions: readonly Region[], width: number) {
  const columns = areas[0]?.map((_name, at) => areas.map((row) => row[at] ?? '')) ?? []
  const size = (id: string): string | undefined => regions.find((one) => one.id === id)?.size
  const isLine = (id: string): boolean =>
    regions.some((region) => region.id === id && isCollapsed(region, width))
  return {
    columns: columns.map((line, at) =>
      getTrackSize(
        listExclusiveRegions(line, columns, at)
          .filter((id) => !isLine(id))
          .map(size),
      ),
    ),
    rows: areas.map((line, at) => {
      const own = listExclusiveRegions(line, areas, at)
      return own.every(isLine) && own.length > 0 ? COLLAPSED_HEIGHT : getTrackSize(own.map(size))
    }),
  }
}

/** The regions that lie in one line of a grid and in no other. */
const listExclusiveRegions = (line: readonly string[], lines: GridAreas, at: number): string[] =>
  [...new Set(line)].filter(
    (id) => !lines.some((other, index) => index !== at && other.includes(id)),
  )

/** What is left goes to whoever asks for a share of it, or to everyone where nobody says a size. */
const getTrackSize = (sizes: readonly (string | undefined)[]): string =>
  sizes.length === 0 || sizes.some((size) => size === undefined || size.endsWith('fr'))
    ? '1fr'
    : (sizes[0] ?? '1fr')
