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
