import { Island } from '../islands.tsx'
import type { SiteData } from '../site-data.ts'
import { ORDERED_TYPES, TYPE_LABELS } from '../ui/content-type-labels.ts'
import type { View } from '../view.ts'

/** Creates the search page, which lists all content types if scripts are disabled. */
export function searchView({ records }: SiteData): View {
  const data = { searchPage: { root: '../' } }
  return {
    path: 'search/index.html',
    title: 'Search · svc',
    description: `Full-text search over all ${ORDERED_TYPES.join(', ')}, the docs, commands, schemas and problems.`,
    data,
    main: (
      <>
        <div class="title">
          <h1>Search</h1>
        </div>
        <div class="without-script">
          <p>
            A search runs in the page and needs a script. Everything that it finds is also here:
          </p>
          <ul class="tally">
            {ORDERED_TYPES.map((type) => (
              <li key={type}>
                <a href={`../${type}/`}>{TYPE_LABELS[type]}</a>
                <span>{records[type].length}</span>
              </li>
            ))}
          </ul>
        </div>
        <Island name="searchPage" props={data.searchPage} />
      </>
    ),
  }
}
