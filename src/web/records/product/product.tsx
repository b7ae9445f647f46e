import type { Essence, Issue, ValidationResult } from '../../../essence.ts'
import { type ListedPack, listPacks, type PackBundle } from '../../../packs.ts'
import { Thumbnail } from '../../ui/preview-frame.tsx'
import { type LinkContext, RecordLink, RecordLinks } from '../record-links.tsx'

/** What comes of an archetype or a blueprint: an essence with its packs, or why there is none. */
export type CompiledProduct =
  | { readonly essence: Essence; readonly packs: readonly ListedPack[] }
  | { readonly issues: readonly Issue[] }

/** Compiles an essence. */
export type CompileEssence = (essence: Essence) => Promise<PackBundle>

/** Compiles what was made of a record; a third party's may lack what an essence needs. */
export async function compileProduct(
  made: ValidationResult<Essence>,
  compile: CompileEssence,
): Promise<CompiledProduct> {
  if (!made.ok) return { issues: made.issues }
  return { essence: made.value, packs: listPacks(await compile(made.value)) }
}

/** A page of an essence, by what it is called, where it is and what is on it. */
export interface ProductPage {
  readonly section: string
  readonly page: string
  readonly route: string
  readonly shell: string
  readonly patterns: readonly string[]
}

/** The pages of an essence in the order of its sections. */
export const listProductPages = ({ blueprint }: Essence): ProductPage[] =>
  blueprint.sections.flatMap(({ id, shell, pages }) =>
    pages.map((page) => ({
      ...{
        section: id,
        page: page.id,
        route: page.route ?? findPageRoute(blueprint.routes, id, page.id),
      },
      shell: page.shell_override ?? shell,
      patterns: listLayoutPatterns(page.layout),
    })),
  )

const findPageRoute = (
  routes: Essence['blueprint']['routes'],
  section: string,
  page: string,
): string =>
  Object.entries(routes ?? {}).find(([, to]) => to.section === section && to.page === page)?.[0] ??
  `/${page}`

type PageLayout = Essence['blueprint']['sections'][number]['pages'][number]['layout']

/** The patterns of a page from top to bottom, each once. */
function listLayoutPatterns(layout: PageLayout): string[] {
  const items = layout.flatMap((item) =>
    typeof item === 'object' && 'cols' in item ? item.cols : [item],
  )
  return [...new Set(items.map((item) => (typeof item === 'string' ? item : item.pattern)))]
}

interface RouteMapProps extends LinkContext {
  readonly essence: Essence
}

/** Every route of a product by section: the page that it leads to, its shell, its patterns. */
export const RouteMap = ({ essence, ...linking }: RouteMapProps) => {
  const stops = listProductPages(essence)
  return (
    <div class="route-map">
      {essence.blueprint.sections.map(({ id, role, description }) => (
        <section key={id} aria-labelledby={`section-${id}`}>
          <h3 id={`section-${id}`}>
            {id} <span class="badge">{role}</span>
          </h3>
          <p class="muted">{description}</p>
          <ul class="routes">
            {stops
              .filter(({ section }) => section === id)
              .map((stop) => (
                <RouteRow key={stop.page} stop={stop} {...linking} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const RouteRow = ({ stop, ...linking }: LinkContext & { readonly stop: ProductPage }) => (
  <li>
    <code>{stop.route}</code>
    <span>{stop.page}</span>
    <span class="muted">
      in <RecordLink type="shells" slug={stop.shell} {...linking} />
    </span>
    <RecordLinks type="patterns" slugs={stop.patterns} {...linking} />
  </li>
)

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
