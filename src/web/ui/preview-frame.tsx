interface PreviewProps {
  /** The URL of the preview, relative to the page. */
  readonly src: string
  /** The viewport width in pixels; by default the width of the container. */
  readonly width?: number
  readonly height?: number
}

const formatFrameSize = ({ width, height = 480 }: Omit<PreviewProps, 'src'>): string =>
  `${width === undefined ? '' : `--frame-width:${width};`}--frame-height:${height}`

/** An interactive preview; `fitPreviewFrames` makes it as high as its content. */
export const PreviewFrame = ({
  src,
  title,
  ...size
}: PreviewProps & { readonly title: string }) => (
  <div
    class="preview"
    data-scaled={size.width !== undefined || undefined}
    style={formatFrameSize(size)}
  >
    <iframe src={src} title={title} loading="lazy" data-fit="" />
  </div>
)

/** The limits of a preview's height, in CSS pixels of the preview. */
const MIN_HEIGHT = 96
const MAX_HEIGHT = 760

/** Keeps every frame with `data-fit` as high as its content. */
export function fitPreviewFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-fit]')) {
    const watch = () => observer.observe(frame.contentDocument?.body ?? frame)
    const observer = new ResizeObserver(() => fitPreviewFrame(frame))
    frame.addEventListener('load', watch)
    if (frame.contentDocument?.readyState === 'complete') watch()
  }
}

function fitPreviewFrame(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body
  // A frame that has not loaded yet has an empty body.
  if (!body || body.childElementCount === 0) return
  const height = Math.min(
    MAX_HEIGHT,
    Math.max(MIN_HEIGHT, Math.ceil(body.getBoundingClientRect().height)),
  )
  frame.parentElement?.style.setProperty('--frame-height', String(height))
}
