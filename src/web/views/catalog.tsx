import { Island } from '../islands.tsx'
import type { SiteData } from '../site.ts'
import type { View } from '../view.ts'

/** All schemas by family, with a filter. */
export function catalogView({ entries }: SiteData): View {
  const data = { catalog: { entries } }
  return {
    path: 'schema/index.html',
    title: 'Schemas · svc',
    description: `The ${entries.length} JSON Schemas of svc, by family, with a filter.`,
    data,
    main: (
      <>
        <div class="title">
          <h1>Schemas</h1>
          <p>
            {entries.length} JSON Schemas (draft 2020-12). Each is the only description of its
            document: types and validators are made from it.
          </p>
        </div>
        <Island name="catalog" props={data.catalog} />
      </>
    ),
  }
}
