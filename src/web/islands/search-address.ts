import { BLUEPRINT_SETS } from '../../index.ts'
import type { Query } from '../search/use-search.ts'
import type { Filters } from '../search/wanted.ts'
import { typeOfSingular } from '../type-names.ts'

/** The query string of a search; parameters are those of the API. */
export function addressOf({ q, filters }: Query): string {
  const words = q.trim() === '' ? {} : { q: q.trim() }
  const entries = Object.entries({ ...words, ...filters }).map(([name, value]) => [
    name,
    String(value),
  ])
  const text = new URLSearchParams(entries).toString()
  return text === '' ? '' : `?${text}`
}

/** The search that an address holds; what means nothing is left out. */
export function queryOf(search: string): Query {
  const parameters = new URLSearchParams(search)
  const type = parameters.get('type') ?? ''
  const set = parameters.get('blueprint_set') ?? ''
  const filters: Filters = {
    ...(typeOfSingular(type) ? { type } : {}),
    ...(parameters.get('recommended') === 'true' ? { recommended: true } : {}),
    ...(BLUEPRINT_SETS.some((one) => one === set && one !== 'all') ? { blueprint_set: set } : {}),
  }
  return { q: parameters.get('q') ?? '', filters }
}
