import type { Published } from '../content/record.ts'
import { searchDocument } from './document.ts'
import { STOP_WORDS } from './settings.ts'
import { termsOf } from './words.ts'
import { findable } from './write-tables.ts'

/** Lower case, digits and single hyphens: the same name on every file system and in every address. */
const SAFE = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Names of devices, which Windows takes for no file, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** The slugs of records and the words of their slugs, names, tags and synonyms, by code unit. */
export function headTerms(records: readonly Published[]): string[] {
  const terms = findable(records)
    .map(searchDocument)
    .flatMap(({ slug, name, tags, synonyms }) => [
      slug,
      ...[slug, name, ...tags, ...synonyms].flatMap(termsOf),
    ])
  return [...new Set(terms)]
    .filter((term) => SAFE.test(term) && !DEVICE.test(term) && !STOP_WORDS.has(term))
    .sort()
}
