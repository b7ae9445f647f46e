import { asArray, asObject, asString, BREAKPOINTS } from '../../../internal.ts'

/** A region of a shell. */
export interface Region {
  readonly id: string
  readonly element: string
  readonly label?: string
  /** A CSS length, or `1fr` for the remaining space. */
  readonly size?: string
  readonly isSticky: boolean
  readonly scrolls: boolean
  /** The width in pixels below which the region collapses, and its collapsed form. */
  readonly collapse?: { readonly below: number; readonly to: string }
}

/** Region names by row, as in `grid-template-areas`. */
export type GridAreas = readonly (readonly string[])[]

/** The regions of a shell and its grid at each viewport. */
export interface ShellFrame {
  readonly regions: readonly Region[]
  readonly grids: readonly { readonly name: string; readonly areas: GridAreas }[]
}

/** The viewports that grids are named after, with their minimum and preview widths. */
export const VIEWPORTS = [
  { name: 'mobile', from: 0, previewWidth: 390 },
  { name: 'tablet', from: BREAKPOINTS.md, previewWidth: 800 },
  { name: 'desktop', from: BREAKPOINTS.lg, previewWidth: BREAKPOINTS.xl },
] as const

/** True if a value is safe as the name of a CSS grid area. */
const isAreaName = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9-]*$/i.test(value)

/** Parses the regions and grids of a shell, leaving out invalid ones. */
export function parseShellFrame(shell: { readonly [key: string]: unknown }): ShellFrame {
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
      id,
      element: asString(element) ?? 'div',
      ...(label === undefined ? {} : { label }),
      ...(isTrackSize(size) ? { size } : {}),
      isSticky: sticky === true,
      scrolls: scroll === true,
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

/** Returns the grid for a width: that of its viewport, or of the next narrower one. */
export const getGridForWidth = (
  { grids }: ShellFrame,
  width: number,
): ShellFrame['grids'][number] | undefined =>
  grids.findLast(
    ({ name }) => (VIEWPORTS.find((viewport) => viewport.name === name)?.from ?? 0) <= width,
  ) ?? grids[0]

/** True if a region is collapsed at a width. */
export const isCollapsed = ({ collapse }: Region, width: number): boolean =>
  collapse !== undefined && width < collapse.below

/** The height of a region that is collapsed to one line. */
const COLLAPSED_HEIGHT = '3rem'

/** Returns the column and row sizes of a grid. */
export function getGridTracks(areas: GridAreas, regions: readonly Region[], width: number) {
  const columns = areas[0]?.map((_name, index) => areas.map((row) => row[index] ?? '')) ?? []
  const getSize = (id: string): string | undefined =>
    regions.find((region) => region.id === id)?.size
  const isLine = (id: string): boolean =>
    regions.some((region) => region.id === id && isCollapsed(region, width))
  return {
    columns: columns.map((line, index) =>
      getTrackSize(
        listExclusiveRegions(line, columns, index)
          .filter((id) => !isLine(id))
          .map(getSize),
      ),
    ),
    rows: areas.map((line, index) => {
      const ids = listExclusiveRegions(line, areas, index)
      return ids.every(isLine) && ids.length > 0 ? COLLAPSED_HEIGHT : getTrackSize(ids.map(getSize))
    }),
  }
}

/** Returns the regions that are in one row or column of a grid and in no other. */
const listExclusiveRegions = (line: readonly string[], lines: GridAreas, index: number): string[] =>
  [...new Set(line)].filter(
    (id) => !lines.some((other, otherIndex) => otherIndex !== index && other.includes(id)),
  )

/** Returns the fixed size of a track, or `1fr` if a region in it is flexible or has no size. */
const getTrackSize = (sizes: readonly (string | undefined)[]): string =>
  sizes.length === 0 || sizes.some((size) => size === undefined || size.endsWith('fr'))
    ? '1fr'
    : (sizes[0] ?? '1fr')
