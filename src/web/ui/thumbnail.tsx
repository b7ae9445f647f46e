/** The size of a thumbnail. All have one ratio, so a smaller picture takes up the same space. */
const SIZE = { width: 576, height: 360 }

const COLOR_SCHEMES = ['light', 'dark'] as const

interface ThumbnailProps {
  /** The URL of the pictures without color scheme and extension; undefined if there are none. */
  readonly src: string | undefined
  /** What the placeholder says if there are no pictures. */
  readonly name: string
  readonly category?: string | undefined
}

/**
 * A small picture of a record or page, next to its name. It has one image per color scheme, of which
 * the style sheet shows one: a hidden lazy image is not loaded, and no script is needed to follow the
 * color scheme of the site.
 */
export const Thumbnail = ({ src, name, category }: ThumbnailProps) =>
  src === undefined ? (
    <div class="preview thumbnail-placeholder" aria-hidden="true">
      <strong>{name}</strong>
      {category !== undefined && <span>{category}</span>}
    </div>
  ) : (
    <div class="preview thumbnail">
      {COLOR_SCHEMES.map((scheme) => (
        <img
          key={scheme}
          data-scheme={scheme}
          src={`${src}-${scheme}.webp`}
          alt=""
          {...SIZE}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  )
