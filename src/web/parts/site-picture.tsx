import type { ShowcaseApp } from '../../index.ts'
import { Thumbnail } from './preview-frame.tsx'

/** A site as it looks: its picture where one was taken, else the site itself, small. */
export const SiteThumbnail = ({ app: { slug, thumbnail } }: { readonly app: ShowcaseApp }) =>
  thumbnail ? (
    <img
      class="preview"
      src={`../${thumbnail.src.replace(/^(\.\.)?\//, '')}`}
      alt={thumbnail.alt}
      width={thumbnail.width}
      height={thumbnail.height}
      loading="lazy"
    />
  ) : (
    <Thumbnail src={`${encodeURIComponent(slug)}/`} />
  )
