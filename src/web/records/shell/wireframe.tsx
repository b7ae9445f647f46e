import {
  getGridForWidth,
  getGridTracks,
  isCollapsed,
  type Region,
  type ShellFrame,
} from './shell-grid.ts'

interface WireframeProps {
  readonly frame: ShellFrame
  /** The viewport width in pixels. */
  readonly width: number
  /** The ratio of drawn pixels to viewport pixels. */
  readonly scale: number
}

/** Draws the regions of a shell at a viewport width, numbered in focus order. */
export const Wireframe = ({ frame, width, scale }: WireframeProps) => {
  const grid = getGridForWidth(frame, width)
  if (!grid) return null
  const visibleIds = new Set(grid.areas.flat())
  const { columns, rows } = getGridTracks(grid.areas, frame.regions, width)
  const scaleSize = (size: string) =>
    size.endsWith('fr') ? `minmax(0,${size})` : `calc(${size}*${scale})`
  return (
    <ol
      class="wireframe"
      style={{
        gridTemplateAreas: grid.areas.map((row) => `"${row.join(' ')}"`).join(' '),
        gridTemplateColumns: columns.map(scaleSize).join(' '),
        gridTemplateRows: rows
          .map((size) => (size === '1fr' ? size : `minmax(${size},auto)`))
          .join(' '),
      }}
    >
      {frame.regions.map((region, index) =>
        visibleIds.has(region.id) ? (
          <RegionBox key={region.id} region={region} number={index + 1} width={width} />
        ) : null,
      )}
    </ol>
  )
}

interface RegionBoxProps {
  readonly region: Region
  readonly number: number
  readonly width: number
}

const RegionBox = ({ region, number, width }: RegionBoxProps) => (
  <li
    style={{ gridArea: region.id }}
    data-element={region.element}
    data-collapsed={isCollapsed(region, width) || undefined}
  >
    <span class="number">{number}</span> <strong>{region.id}</strong>{' '}
    <span>{isCollapsed(region, width) ? `as ${region.collapse?.to}` : region.size}</span>
  </li>
)
