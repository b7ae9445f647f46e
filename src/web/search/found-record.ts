import { CONTENT_TYPES, type SearchResult, toSingular } from '../../index.ts'
import { merged } from './marks.ts'
import type { FoundRecord, Marks } from './wanted.ts'

/** A row of the API as a result that can be shown. */
export function foundRecord(row: SearchResult, marks: Marks): FoundRecord {
  const { slug, name = slug, description = '', intelligence } = row
  return {
    type: CONTENT_TYPES.find((type) => toSingular(type) === row.type) ?? 'patterns',
    ...{ slug, name, description, isRecommended: intelligence?.recommended === true },
    marks: { ...marks, name: merged(marks.name), description: merged(marks.description) },
  }
}
