import { compareBy } from '../../src/core/content/order.ts'
import type { Published } from '../../src/core/content/record.ts'
import { publicSummary } from '../../src/core/content/summary.ts'
import { CONTENT_TYPES } from '../../src/core/content/type.ts'
import { official } from './official.ts'

const byRecommendation = compareBy('recommended')

/** The records of the official corpus, recommended ones first. */
export const published: readonly Published[] = CONTENT_TYPES.flatMap(
  (type): readonly Published[] => official.content.records[type],
).sort((a, b) => byRecommendation(publicSummary(a), publicSummary(b)))
