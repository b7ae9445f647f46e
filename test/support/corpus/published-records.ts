import { CONTENT_TYPES } from '../../../src/core/content/content-types.ts'
import { createComparator } from '../../../src/core/content/list.ts'
import { type PublishedRecord, toPublicSummary } from '../../../src/core/content/record.ts'
import { officialContent } from './official-content.ts'

const byRecommendation = createComparator('recommended')

/** The records of the official corpus, recommended ones first. */
export const publishedRecords: readonly PublishedRecord[] = CONTENT_TYPES.flatMap(
  (type): readonly PublishedRecord[] => officialContent.content.records[type],
).sort((a, b) => byRecommendation(toPublicSummary(a), toPublicSummary(b)))
