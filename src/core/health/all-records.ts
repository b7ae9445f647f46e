import type { ContentRecord } from '../content/assemble-content.ts'
import { CONTENT_TYPES, toSingular } from '../content/content-types.ts'
import type { Corpus } from './rule.ts'

/** The records of every type, in the order of type and slug. */
export const listRecords = ({ records }: Pick<Corpus, 'records'>): ContentRecord[] =>
  CONTENT_TYPES.flatMap((type): readonly ContentRecord[] => records[type])

/** What a record is called in a message, such as `pattern "hero"`. */
export const describeRecord = ({ type, slug }: ContentRecord): string =>
  `${toSingular(type)} "${slug}"`
