import { findTypeBySingular } from '../ui/content-type-labels.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { RECORD_FILTERS } from './record-filters.ts'
import type { SearchFilters, SearchQuery } from './types.ts'

/** Formats a search as a query string, with the parameter names of the API and the kind of other pages. */
export function formatSearchQuery({ q, filters }: SearchQuery): string {
  const text = q.trim() === '' ? {} : { q: q.trim() }
  const entries = Object.entries({ ...text, ...filters }).map(([name, value]) => [
    name,
    String(value),
  ])
  const search = new URLSearchParams(entries).toString()
  return search === '' ? '' : `?${search}`
}

/** Parses a query string, ignoring unknown filter values. */
export function parseSearchQuery(search: string): SearchQuery {
  const parameters = new URLSearchParams(search)
  const type = parameters.get('type') ?? ''
  const kind = parameters.get('kind') ?? ''
  const filters: SearchFilters = {
    ...(PAGE_KINDS.some((item) => item === kind) ? { kind } : {}),
    ...(findTypeBySingular(type) ? { type } : {}),
    ...Object.fromEntries(
      RECORD_FILTERS.flatMap(({ name, options }) =>
        options
          .filter(({ value }) => String(value) === parameters.get(name))
          .map(({ value }) => [name, value]),
      ),
    ),
  }
  return { q: parameters.get('q') ?? '', filters }
}
