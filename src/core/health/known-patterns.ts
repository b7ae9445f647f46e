import type { KnownRecords } from '../content/dangling-references.ts'
import { memoizeByObject } from '../memoize.ts'
import type { Corpus } from './rule.ts'

/** The patterns of a corpus by slug, for rules that ask for no other type. */
export const getKnownPatterns = memoizeByObject(
  ({ records }: Corpus): KnownRecords => ({
    patterns: new Map(records.patterns.map(({ slug, data }) => [slug, data])),
    themes: new Map(),
    blueprints: new Map(),
    archetypes: new Map(),
    shells: new Map(),
  }),
)
