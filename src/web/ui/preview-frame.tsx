interface PreviewProps {
  /** The address of the preview, relative to the page. */
  readonly src: string
  /** The width of the window that it is shown in, in pixels; as wide as its place if absent. */
  readonly width?: number
  readonly height?: number
}

const formatFrameSize = ({ width, height = 480 }: Omit<PreviewProps, 'src'>): string =>
  `${width === undefined ? '' : `--frame-width:${width};`}--frame-height:${height}`

/** A preview that can be read, used and reached; `fit-frames.ts` makes it as high as its content. */
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

/** A preview as a picture: nothing in it can be reached. */
export const Thumbnail = ({ src, width = 1280, height = 800 }: PreviewProps) => (
  <div
    class="preview"
    data-scaled=""
    style={formatFrameSize({ width, height })}
    inert
    aria-hidden="true"
  >
    <iframe src={src} title="Preview" loading="lazy" tabindex={-1} />
  </div>
)

/** No preview is lower or higher than this, in its own pixels. */
const MIN_HEIGHT = 96
const MAX_HEIGHT = 760

/** Makes every frame that asks for it as high as what it shows, also when that changes. */
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
  // A frame that has not been read yet holds an empty page.
  if (!body || body.childElementCount === 0) return
  const height = Math.min(
    MAX_HEIGHT,
    Math.max(MIN_HEIGHT, Math.ceil(body.getBoundingClientRect().height)),
  )
  frame.parentElement?.style.setProperty('--frame-height', String(height))
}
