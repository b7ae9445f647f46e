import type { Essence } from '../../essence.ts'
import { listProductPages, type ProductPage } from '../product.ts'
import { type LinkContext, RecordLink, RecordLinks } from './record-links.tsx'

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
