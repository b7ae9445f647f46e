import type { PublishedRecord } from '../content/record.ts'
import { toSearchDocument } from './document.ts'
import { STOP_WORDS } from './settings.ts'
import { toTerms } from './words.ts'
import { selectSearchable } from './write-tables.ts'

/** Lower case, digits and single hyphens: the same name on every file system and in every address. */
const SAFE_FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Names of devices, which Windows takes for no file, whatever their ending. */
const WINDOWS_DEVICE_NAME = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** The slugs of records and the words of their slugs, names, tags and synonyms, by code unit. */
export function listHeadTerms(records: readonly PublishedRecord[]): string[] {
  const terms = selectSearchable(records)
    .map(toSearchDocument)
    .flatMap(({ slug, name, tags, synonyms }) => [
      slug,
      ...[slug, name, ...tags, ...synonyms].flatMap(toTerms),
    ])
  return [...new Set(terms)]
    .filter(
      (term) =>
        SAFE_FILE_NAME.test(term) && !WINDOWS_DEVICE_NAME.test(term) && !STOP_WORDS.has(term),
    )
    .sort()
}
