import { Thumbnail } from './preview-frame.tsx'

/** One page of a product, as it looks. */
export interface FilmstripItem {
  /** The address of its preview, relative to the page. */
  readonly src: string
  readonly name: string
  readonly route: string
}

/** Pages side by side; the strip scrolls by itself, also with the keyboard. */
export const Filmstrip = ({ stills }: { readonly stills: readonly FilmstripItem[] }) => (
  <section class="filmstrip" aria-label="Pages, side by side" tabindex={0}>
    <ul>
      {stills.map(({ src, name, route }) => (
        <li key={src}>
          <Thumbnail src={src} />
          <a href={src}>{name}</a>
          <code>{route}</code>
        </li>
      ))}
    </ul>
  </section>
)
