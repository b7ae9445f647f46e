import type { Essence, Issue, ValidationResult } from '../../../essence.ts'
import { type ListedPack, listPacks, type PackBundle } from '../../../packs.ts'
import { Island } from '../../islands.tsx'
import type { StagePage } from '../../preview/preview-stage.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { type LinkContext, RecordLink, RecordLinks } from '../record-links.tsx'

/** The essence and packs of an archetype or a blueprint, or the issues that prevent them. */
export type CompiledProduct =
  | { readonly essence: Essence; readonly packs: readonly ListedPack[] }
  | { readonly issues: readonly Issue[] }

/** Compiles an essence. */
export type CompileEssence = (essence: Essence) => Promise<PackBundle>

/** Compiles the essence of a record. Third-party records may not produce a valid essence. */
export async function compileProduct(
  result: ValidationResult<Essence>,
  compile: CompileEssence,
): Promise<CompiledProduct> {
  if (!result.ok) return { issues: result.issues }
  return { essence: result.value, packs: listPacks(await compile(result.value)) }
}

/** A page of an essence with its route, its shell and its patterns. */
export interface ProductPage {
  readonly section: string
  readonly page: string
  readonly route: string
  readonly shell: string
  readonly patterns: readonly string[]
}

/** Returns the pages of an essence in the order of its sections. */
export const listProductPages = ({ blueprint }: Essence): ProductPage[] =>
  blueprint.sections.flatMap(({ id, shell, pages }) =>
    pages.map((page) => ({
      section: id,
      page: page.id,
      route: page.route ?? findPageRoute(blueprint.routes, id, page.id),
      shell: page.shell_override ?? shell,
      patterns: listLayoutPatterns(page.layout),
    })),
  )

const findPageRoute = (
  routes: Essence['blueprint']['routes'],
  section: string,
  page: string,
): string =>
  Object.entries(routes ?? {}).find(
    ([, target]) => target.section === section && target.page === page,
  )?.[0] ?? `/${page}`

type PageLayout = Essence['blueprint']['sections'][number]['pages'][number]['layout']

/** Returns the distinct patterns of a page from top to bottom. */
function listLayoutPatterns(layout: PageLayout): string[] {
  const items = layout.flatMap((item) =>
    typeof item === 'object' && 'cols' in item ? item.cols : [item],
  )
  return [...new Set(items.map((item) => (typeof item === 'string' ? item : item.pattern)))]
}

interface RouteMapProps extends LinkContext {
  readonly essence: Essence
}

/** Lists the routes of a product by section, each with its page, shell and patterns. */
export const RouteMap = ({ essence, ...linkContext }: RouteMapProps) => {
  const pages = listProductPages(essence)
  return (
    <div class="route-map">
      {essence.blueprint.sections.map(({ id, role, description }) => (
        <section key={id} aria-labelledby={`section-${id}`}>
          <h3 id={`section-${id}`}>
            {id} <span class="badge">{role}</span>
          </h3>
          <p class="muted">{description}</p>
          <ul class="routes">
            {pages
              .filter(({ section }) => section === id)
              .map((page) => (
                <RouteRow key={page.page} page={page} {...linkContext} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const RouteRow = ({ page, ...linkContext }: LinkContext & { readonly page: ProductPage }) => (
  <li>
    <code>{page.route}</code>
    <span>{page.page}</span>
    <span class="muted">
      in <RecordLink type="shells" slug={page.shell} {...linkContext} />
    </span>
    <RecordLinks type="patterns" slugs={page.patterns} {...linkContext} />
  </li>
)

/** A page of a product, and the URL of its thumbnail if there is one. */
export interface ProductPicture extends StagePage {
  readonly thumbnail: string | undefined
}

/** Shows the pages of a product: one at a time with a script, and all of them side by side. */
export const ProductPages = ({ pages }: { readonly pages: readonly ProductPicture[] }) => (
  <>
    <Island name="previewStage" props={{ pages: toStagePages(pages) }} />
    <Filmstrip pages={pages} />
  </>
)

/** Returns what the stage shows, which does not need the thumbnails. */
export const toStagePages = (pages: readonly ProductPicture[]): StagePage[] =>
  pages.map(({ thumbnail: _, ...page }) => page)

/** Shows pages side by side. It scrolls horizontally, so it must be focusable. */
const Filmstrip = ({ pages }: { readonly pages: readonly ProductPicture[] }) => (
  <section class="filmstrip" aria-label="Pages, side by side" tabindex={0}>
    <ul>
      {pages.map(({ src, thumbnail, name, route }) => (
        <li key={src}>
          <Thumbnail src={thumbnail} name={name} category={route} />
          <a href={src} data-preview-link={src}>
            {name}
          </a>
          <code>{route}</code>
        </li>
      ))}
    </ul>
  </section>
)
