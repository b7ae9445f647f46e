import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { getGridForWidth, type ShellFrame, VIEWPORTS } from './shell-grid.ts'
import { Wireframe } from './wireframe.tsx'

/** The props of the shell preview. */
export interface ShellPreviewProps {
  readonly name: string
  readonly frame: ShellFrame
  /** The URL of the rendered shell, relative to the page. */
  readonly src: string
}

const MIN_WIDTH = 320
const MAX_WIDTH = 1440

/** A resizable viewport that shows a shell as a wireframe or rendered. */
export const ShellPreview = ({ name, frame, src }: ShellPreviewProps) => {
  const container = useRef<HTMLDivElement>(null)
  const { width, setWidth, scale } = useViewportWidth(container)
  const [isWireframe, setWireframe] = useState(true)
  const size = { inlineSize: `${width}px`, blockSize: `${100 / scale}%`, scale: String(scale) }
  return (
    <div class="needs-script stage">
      <div class="stage-bar">
        <ViewSwitch isWireframe={isWireframe} setWireframe={setWireframe} />
        <WidthSlider
          width={width}
          setWidth={setWidth}
          grid={getGridForWidth(frame, width)?.name ?? 'no grid'}
        />
        <WidthPresets setWidth={setWidth} />
      </div>
      <div class="stage-place" ref={container}>
        <div class="window" style={{ inlineSize: `${Math.round(width * scale)}px` }}>
          {isWireframe ? (
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
    {VIEWPORTS.map(({ name, previewWidth }) => (
      <button key={name} type="button" class="button small" onClick={() => setWidth(previewWidth)}>
        {name}
      </button>
    ))}
  </div>
)

interface ViewSwitchProps {
  readonly isWireframe: boolean
  readonly setWireframe: (isWireframe: boolean) => void
}

const ViewSwitch = ({ isWireframe, setWireframe }: ViewSwitchProps) => (
  <fieldset class="segments">
    <legend>View</legend>
    {[true, false].map((value) => (
      <label key={String(value)}>
        <input
          type="radio"
          name="stage-view"
          checked={value === isWireframe}
          onChange={() => setWireframe(value)}
        />
        <span>{value ? 'Wireframe' : 'Rendered'}</span>
      </label>
    ))}
  </fieldset>
)

interface ResizeHandleProps extends WidthProps {
  readonly width: number
  readonly scale: number
}

/** The draggable edge of the viewport. The slider does the same for the keyboard. */
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
        // The viewport is centered, so its edge moves by half of the change in width.
        setWidth(start.current.width + (2 * (clientX - start.current.x)) / scale)
      }}
      onPointerUp={() => {
        start.current = null
      }}
    />
  )
}

/** Manages the width of the viewport, and the scale at which it fits its container. */
function useViewportWidth(container: RefObject<HTMLDivElement | null>) {
  const [width, storeWidth] = useState<number>(VIEWPORTS[2].previewWidth)
  const [availableWidth, setAvailableWidth] = useState(0)
  const setWidth = (value: number) =>
    storeWidth(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(value / 10) * 10)))
  useLayoutEffect(() => {
    const { current } = container
    if (!current) return
    if (getContentWidth(current) < 600) setWidth(VIEWPORTS[0].previewWidth)
    const observer = new ResizeObserver(() => setAvailableWidth(getContentWidth(current)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { width, setWidth, scale: availableWidth === 0 ? 1 : Math.min(1, availableWidth / width) }
}

/** Returns the width of an element without its padding. */
function getContentWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}
