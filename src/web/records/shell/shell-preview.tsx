import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { getGridForWidth, type ShellFrame, VIEWPORTS } from './shell-grid.ts'
import { Wireframe } from './wireframe.tsx'

/** A shell to look at in windows of any width. */
export interface ShellPreviewProps {
  readonly name: string
  readonly frame: ShellFrame
  /** The address of the preview, relative to the page. */
  readonly src: string
}

const MIN_WIDTH = 320
const MAX_WIDTH = 1440

/** A window whose width is dragged or chosen, with a shell in it: as a drawing or as it looks. */
export const ShellPreview = ({ name, frame, src }: ShellPreviewProps) => {
  const place = useRef<HTMLDivElement>(null)
  const { width, setWidth, scale } = useViewportWidth(place)
  const [isDrawn, setDrawn] = useState(true)
  const size = { inlineSize: `${width}px`, blockSize: `${100 / scale}%`, scale: String(scale) }
  return (
    <div class="needs-script stage">
      <div class="stage-bar">
        <ViewSwitch isWireframe={isDrawn} setWireframe={setDrawn} />
        <WidthSlider
          width={width}
          setWidth={setWidth}
          grid={getGridForWidth(frame, width)?.name ?? 'no grid'}
        />
        <WidthPresets setWidth={setWidth} />
      </div>
      <div class="stage-place" ref={place}>
        <div class="window" style={{ inlineSize: `${Math.round(width * scale)}px` }}>
          {isDrawn ? (
            <Wireframe frame={frame} width={width} scale={scale} />
          ) : (
            <iframe src={src} title={`${name}, ${width} pixels wide`} style={size} />
          )}
          <ResizeHandle width={width} scale={scale} setWidth={setWidth} />
        </div>
      </div>
    </div>
  )
}

interface WidthProps {
  readonly setWidth: (width: number) => void
}

const WidthSlider = ({
  width,
  setWidth,
  grid,
}: WidthProps & { readonly width: number; readonly grid: string }) => (
  <label class="slider">
    <span>Width</span>
    <input
      type="range"
      min={MIN_WIDTH}
      max={MAX_WIDTH}
      step={10}
      value={width}
      aria-valuetext={`${width} pixels, ${grid}`}
      onInput={({ currentTarget }) => setWidth(currentTarget.valueAsNumber)}
    />
    <output>
      {width} px <span class="muted">{grid}</span>
    </output>
  </label>
)

const WidthPresets = ({ setWidth }: WidthProps) => (
  <div class="stops">
    {VIEWPORTS.map(({ name, shown }) => (
      <button key={name} type="button" class="button small" onClick={() => setWidth(shown)}>
        {name}
      </button>
    ))}
  </div>
)

interface ViewSwitchProps {
  readonly isWireframe: boolean
  readonly setWireframe: (isDrawn: boolean) => void
}

const ViewSwitch = ({ isWireframe, setWireframe }: ViewSwitchProps) => (
  <fieldset class="segments">
    <legend>View</legend>
    {[true, false].map((drawn) => (
      <label key={String(drawn)}>
        <input
          type="radio"
          name="stage-view"
          checked={drawn === isWireframe}
          onChange={() => setWireframe(drawn)}
        />
        <span>{drawn ? 'Wireframe' : 'Rendered'}</span>
      </label>
    ))}
  </fieldset>
)

interface ResizeHandleProps extends WidthProps {
  readonly width: number
  readonly scale: number
}

/** The edge of the window, for pointers; the slider does the same for keys. */
const ResizeHandle = ({ width, scale, setWidth }: ResizeHandleProps) => {
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null)
  return (
    <div
      class="grip"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width }
      }}
      onPointerMove={({ clientX }) => {
        if (!start.current) return
        // The window stands in the middle, so that an edge moves by half of what it grows.
        setWidth(start.current.width + (2 * (clientX - start.current.x)) / scale)
      }}
      onPointerUp={() => {
        start.current = null
      }}
    />
  )
}

/** The width of the window, and the scale at which it fits its place. */
function useViewportWidth(place: RefObject<HTMLDivElement | null>) {
  const [width, keepWidth] = useState<number>(VIEWPORTS[2].shown)
  const [room, setRoom] = useState(0)
  const setWidth = (wanted: number) =>
    keepWidth(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(wanted / 10) * 10)))
  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    if (getContentWidth(current) < 600) setWidth(VIEWPORTS[0].shown)
    const observer = new ResizeObserver(() => setRoom(getContentWidth(current)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { width, setWidth, scale: room === 0 ? 1 : Math.min(1, room / width) }
}

/** How wide the content of an element may be. */
function getContentWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}
