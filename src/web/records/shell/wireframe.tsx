import {
  getGridForWidth,
  getGridTracks,
  isCollapsed,
  type Region,
  type ShellFrame,
} from './shell-grid.ts'

interface WireframeProps {
  readonly frame: ShellFrame
  /** The width of the window that is drawn, in pixels. */
  readonly width: number
  /** How many pixels of the drawing stand for one of the window. */
  readonly scale: number
}

/** The regions of a shell where they lie in a window of some width, numbered as focus goes. */
export const Wireframe = ({ frame, width, scale }: WireframeProps) => {
  const grid = getGridForWidth(frame, width)
  if (!grid) return null
  const shown = new Set(grid.areas.flat())
  const { columns, rows } = getGridTracks(grid.areas, frame.regions, width)
  const scaled = (size: string) =>
    size.endsWith('fr') ? `minmax(0,${size})` : `calc(${size}*${scale})`
  return (
    <ol
      class="wireframe"
      style={{
        gridTemplateAreas: grid.areas.map((row) => `"${row.join(' ')}"`).join(' '),
        gridTemplateColumns: columns.map(scaled).join(' '),
        gridTemplateRows: rows
          .map((size) => (size === '1fr' ? size : `minmax(${size},auto)`))
          .join(' '),
      }}
    >
      {frame.regions.map((region, at) =>
        shown.has(region.id) ? (
          <RegionBox key={region.id} region={region} number={at + 1} width={width} />
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
