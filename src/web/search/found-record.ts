import { CONTENT_TYPES, type SearchResult, toSingular } from '../../index.ts'
import { mergeRanges } from './marks.ts'
import type { Highlights, SearchHit } from './wanted.ts'

/** A row of the API as a result that can be shown. */
export function toSearchHit(row: SearchResult, marks: Highlights): SearchHit {
  const { slug, name = slug, description = '', intelligence } = row
  return {
    type: CONTENT_TYPES.find((type) => toSingular(type) === row.type) ?? 'patterns',
    ...{ slug, name, description, isRecommended: intelligence?.recommended === true },
    highlights: {
      ...marks,
      name: mergeRanges(marks.name),
      description: mergeRanges(marks.description),
    },
  }
}
