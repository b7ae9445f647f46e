import type { ContentRecord } from '../../../content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { listRecords } from '../../../content/corpus.ts'
import { memoizeByObject } from '../../../kernel/memoize.ts'
import { findMatches, listProse, type RecordText, SLUG_PATTERN } from '../../prose.ts'
import type { ContextRule, Corpus } from '../../rule.ts'

const COLOR_WORDS =
  `red orange amber yellow lime green teal turquoise cyan blue indigo violet purple
  magenta pink crimson scarlet maroon navy brown beige grey gray`.split(/\s+/)

// Four digits after # are more often a number, such as an order number, than a color.
const COLOR_AND_PIXEL_PATTERNS = [
  /\b\d+(?:\.\d+)?\s?px\b|\bpx\b/gi,
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3}|(?=\d{0,3}[a-f])[\da-f]{4})\b/gi,
  /\b(?:rgb|hsl)a?\b|\b(?:oklch|oklab|hwb)\b/gi,
  new RegExp(`\\b(?:${COLOR_WORDS.join('|')})\\b`, 'gi'),
]

/** Forbids colors and pixels in prose, because themes define them. */
export const colorFreeRule: ContextRule = {
  id: 'G8',
  requirement: 'Outside themes, no prose names pixels, color values or hues.',
  severity: 'warn',
  source: 'content',
  scope: 'context',
  types: CONTENT_TYPES.filter((type) => type !== 'themes'),
  check: (record, corpus) => {
    const texts = stripReferences(record, corpus)
    return COLOR_AND_PIXEL_PATTERNS.flatMap((pattern) => findMatches(texts, pattern)).map(
      ({ pointer, match }) => ({
        pointer,
        message: `"${match}" belongs in a theme.`,
        hint: 'Name the role of the color, or a relative size.',
      }),
    )
  },
}

/** Lists the slugs of all records. Cached per corpus, which never changes. */
const getSlugs = memoizeByObject(
  (corpus: Corpus): ReadonlySet<string> => new Set(listRecords(corpus).map(({ slug }) => slug)),
)

/** Returns the prose of a record without slugs and inline code. */
function stripReferences(record: ContentRecord, corpus: Corpus): RecordText[] {
  const slugs = getSlugs(corpus)
  return listProse(record).map(({ pointer, text }) => ({
    pointer,
    text: text
      .replaceAll(/`[^`]*`/g, '')
      .replaceAll(SLUG_PATTERN, (word) => (slugs.has(word) ? '' : word)),
  }))
}
