import { BLUEPRINT_SETS } from '../../index.ts'
import { findTypeBySingular } from '../ui/content-type-labels.ts'
import type { SearchFilters } from './types.ts'
import type { SearchQuery } from './use-search.ts'

/** The query string of a search; parameters are those of the API. */
export function formatSearchQuery({ q, filters }: SearchQuery): string {
  const words = q.trim() === '' ? {} : { q: q.trim() }
  const entries = Object.entries({ ...words, ...filters }).map(([name, value]) => [
    name,
    String(value),
  ])
  const text = new URLSearchParams(entries).toString()
  return text === '' ? '' : `?${text}`
}

/** The search that an address holds; what means nothing is left out. */
export function parseSearchQuery(search: string): SearchQuery {
  const parameters = new URLSearchParams(search)
  const type = parameters.get('type') ?? ''
  const set = parameters.get('blueprint_set') ?? ''
  const filters: SearchFilters = {
    ...(findTypeBySingular(type) ? { type } : {}),
    ...(parameters.get('recommended') === 'true' ? { recommended: true } : {}),
    ...(BLUEPRINT_SETS.some((one) => one === set && one !== 'all') ? { blueprint_set: set } : {}),
  }
  return { q: parameters.get('q') ?? '', filters }
}
