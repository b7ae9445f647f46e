import { unique } from '../kernel/lists.ts'
import type { SearchCard } from './search-document.ts'
import { STOP_WORDS } from './settings.ts'
import { toTerms } from './tokenize.ts'

/** Lowercase letters, digits and single hyphens, which are safe in all file systems and URLs. */
const SAFE_FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Device names, which Windows does not allow as file names. */
const WINDOWS_DEVICE_NAME = /^(con|prn|aux|nul|com\d|lpt\d)$/

/**
 * Lists the terms that have a static page of results, sorted: the slugs of records and the words of
 * slugs, names, tags and synonyms.
 */
export function listSearchTerms(cards: readonly SearchCard[]): string[] {
  const terms = cards.flatMap(({ slug, name, tags, synonyms }) => [
    slug,
    ...[slug, name, ...tags, ...synonyms].flatMap(toTerms),
  ])
  return unique(terms)
    .filter(
      (term) =>
        SAFE_FILE_NAME.test(term) && !WINDOWS_DEVICE_NAME.test(term) && !STOP_WORDS.has(term),
    )
    .sort()
}
