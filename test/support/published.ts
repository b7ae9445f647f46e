import { createComparator } from '../../src/core/content/order.ts'
import type { PublishedRecord } from '../../src/core/content/record.ts'
import { toPublicSummary } from '../../src/core/content/summary.ts'
import { CONTENT_TYPES } from '../../src/core/content/type.ts'
import { official } from './official.ts'

const byRecommendation = createComparator('recommended')

/** The records of the official corpus, recommended ones first. */
export const published: readonly PublishedRecord[] = CONTENT_TYPES.flatMap(
  (type): readonly PublishedRecord[] => official.content.records[type],
).sort((a, b) => byRecommendation(toPublicSummary(a), toPublicSummary(b)))
