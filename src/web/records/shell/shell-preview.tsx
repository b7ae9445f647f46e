import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { PreviewActions, ResizablePreview, ResizeHandle } from '../../ui/preview-frame.tsx'
import { usePreviewOptions } from '../../ui/preview-store.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { getGridForWidth, type ShellFrame } from './shell-grid.ts'
import { Wireframe } from './wireframe.tsx'

/** The props of the shell preview. */
export interface ShellPreviewProps {
  readonly name: string
  readonly frame: ShellFrame
  /** The URL of the rendered shell, relative to the page. */
  readonly src: string
}

const HEIGHT = 560

/** Shows a shell at the width of the preview bar, as a wireframe or rendered. */
export const ShellPreview = ({ name, frame, src }: ShellPreviewProps) => {
  const container = useRef<HTMLDivElement>(null)
  const drawnWidth = useDrawnWidth(container)
  const width = usePreviewOptions().width ?? drawnWidth
  const scale = Math.min(1, drawnWidth / width)
  const [view, setView] = useState<View>('rendered')
  return (
    <div class="needs-script stage" ref={container}>
      <div class="stage-bar">
        <SegmentedControl
          name="stage-view"
          legend="View"
          value={view}
          options={VIEWS}
          onChange={setView}
        />
        <output>
          {width} px <span class="muted">{getGridForWidth(frame, width)?.name ?? 'no grid'}</span>
        </output>
        <PreviewActions src={src} label={name} id="frame" />
      </div>
      {view === 'rendered' ? (
        <ResizablePreview src={src} title={`${name}, rendered`} height={HEIGHT} isFixed />
      ) : (
        <div class="resizable">
          <div class="preview" style={`--frame-height:${HEIGHT};--scale:${scale}`}>
            <Wireframe frame={frame} width={width} scale={scale} />
          </div>
          <ResizeHandle />
        </div>
      )}
    </div>
  )
}

const VIEWS = [
  ['rendered', 'Rendered'],
  ['wireframe', 'Wireframe'],
] as const

type View = (typeof VIEWS)[number][0]

/** Returns the width that is available for a preview in an element. */
function useDrawnWidth(container: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(DEFAULT_WIDTH)
  useLayoutEffect(() => {
    const { current } = container
    if (!current) return
    const gripWidth = current.querySelector('.grip')?.getBoundingClientRect().width ?? 0
    const measure = () => setWidth(Math.round(current.clientWidth - gripWidth))
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return width
}

/** The width in prerendered pages. */
const DEFAULT_WIDTH = 1280
