import { CopyButton } from './copy-button.tsx'
import { clampPreviewWidth } from './preview-options.ts'
import { changePreviewOptions, withPreviewOptions } from './preview-store.ts'

interface PreviewProps {
  /** The URL of the preview, relative to the page. */
  readonly src: string
  /** The viewport width in pixels; by default the width of the container. */
  readonly width?: number
  readonly height?: number
}

const formatFrameSize = ({ width, height = 480 }: Omit<PreviewProps, 'src'>): string =>
  `${width === undefined ? '' : `--frame-width:${width};`}--frame-height:${height}`

interface PreviewFrameProps extends PreviewProps {
  readonly title: string
  /** True to keep the height, for pages that scroll. */
  readonly isFixed?: boolean
}

/** An interactive preview; `fitPreviewFrames` makes it as high as its content unless it is fixed. */
export const PreviewFrame = ({ src, title, isFixed = false, ...size }: PreviewFrameProps) => (
  <div
    class="preview"
    data-scaled={size.width !== undefined || undefined}
    style={formatFrameSize(size)}
  >
    <iframe src={src} title={title} loading="lazy" data-fit={isFixed ? undefined : ''} />
  </div>
)

/** An interactive preview with the width of the preview bar, and a handle to change it. */
export const ResizablePreview = (props: Omit<PreviewFrameProps, 'width'>) => (
  <div class="resizable">
    <PreviewFrame {...props} />
    <ResizeHandle />
  </div>
)

/** The draggable edge of a preview. The width field of the bar does the same for the keyboard. */
export const ResizeHandle = () => <span class="grip needs-script" aria-hidden="true" />

interface PreviewActionsProps {
  /** The URL of the preview, relative to the page. */
  readonly src: string
  /** The name of the preview, for assistive technology. */
  readonly label: string
  /** The id of the element that shows the preview. */
  readonly id: string
}

/** Links to open a preview in a tab, and to share the page as it is. */
export const PreviewActions = ({ src, label, id }: PreviewActionsProps) => (
  <div class="preview-actions">
    <a class="button small" href={src} target="_blank" data-preview-link={src} rel="noopener">
      Open <span class="hidden">{label} in a new tab</span>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5" />
      </svg>
    </a>
    <CopyButton source={{ link: `#${id}` }} label={`to ${label}`} />
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

/** Gives links to previews the options of the page just before they are used. */
export function enablePreviewLinks(): void {
  for (const type of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest('a[data-preview-link]')
      if (!(link instanceof HTMLAnchorElement)) return
      const { previewLink = '' } = link.dataset
      link.href = withPreviewOptions(new URL(previewLink, document.baseURI).href)
    })
  }
}

/** Lets the handles of previews change the width of all previews, with one listener. */
export function enablePreviewResizing(): void {
  document.addEventListener('pointerdown', ({ target, pointerId, clientX }) => {
    if (!(target instanceof HTMLElement) || !target.matches('.grip')) return
    const preview = target.parentElement?.querySelector<HTMLElement>('.preview')
    if (!preview) return
    const drawnWidth = preview.getBoundingClientRect().width
    const width = Number(document.documentElement.dataset.previewWidth ?? drawnWidth)
    // A preview that is too wide for the page is scaled down, and the pointer moves faster.
    const scale = Math.min(1, drawnWidth / width)
    const sign = getComputedStyle(target).direction === 'rtl' ? -1 : 1
    target.setPointerCapture(pointerId)
    target.onpointermove = (event) =>
      changePreviewOptions({
        width: clampPreviewWidth(width + (sign * (event.clientX - clientX)) / scale),
      })
    target.onpointerup = target.onpointercancel = () => {
      target.onpointermove = null
    }
  })
}
