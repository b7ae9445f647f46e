import { createComparator } from '../../src/core/content/order.ts'
import type { PublishedRecord } from '../../src/core/content/record.ts'
import { toPublicSummary } from '../../src/core/content/summary.ts'
import { CONTENT_TYPES } from '../../src/core/content/type.ts'
import { officialContent } from './official.ts'

const byRecommendation = createComparator('recommended')

/** The records of the official corpus, recommended ones first. */
export const publishedRecords: readonly PublishedRecord[] = CONTENT_TYPES.flatMap(
  (type): readonly PublishedRecord[] => officialContent.content.records[type],
).sort((a, b) => byRecommendation(toPublicSummary(a), toPublicSummary(b)))
