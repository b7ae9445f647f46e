import type { ContentRecord } from '../../../content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { listRecords } from '../../../content/corpus.ts'
import { findMatches, listProse, type RecordText } from '../../prose.ts'
import type { ContextRule, Corpus } from '../../rule.ts'

const COLOR_WORDS = [
  ...['red', 'orange', 'amber', 'yellow', 'lime', 'green', 'teal', 'turquoise', 'cyan', 'blue'],
  ...['indigo', 'violet', 'purple', 'magenta', 'pink', 'crimson', 'scarlet', 'maroon', 'navy'],
  ...['brown', 'beige', 'grey', 'gray'],
]

// Four digits after # are more often a number of something than a colour.
const COLOR_AND_PIXEL_PATTERNS = [
  /\b\d+(?:\.\d+)?\s?px\b|\bpx\b/gi,
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3}|(?=\d{0,3}[a-f])[\da-f]{4})\b/gi,
  /\b(?:rgb|hsl)a?\b|\b(?:oklch|oklab|hwb)\b/gi,
  new RegExp(`\\b(?:${COLOR_WORDS.join('|')})\\b`, 'gi'),
]

/** Colours and pixels are the theme's to say. */
export const colorFreeRule: ContextRule = {
  id: 'G8',
  requirement: 'Outside themes no prose names pixels, a colour value or a hue.',
  severity: 'warn',
  source: 'content',
  scope: 'context',
  types: CONTENT_TYPES.filter((type) => type !== 'themes'),
  check: (record, corpus) => {
    const texts = stripReferences(record, corpus)
    return COLOR_AND_PIXEL_PATTERNS.flatMap((pattern) => findMatches(texts, pattern)).map(
      ({ pointer, match }) => ({
        pointer,
        message: `"${match}" is for a theme to decide.`,
        remedy: 'Name the role of the colour, or a size in relation to another.',
      }),
    )
  },
}

/** The prose of a record without the slugs in it and what stands in backticks. */
function stripReferences(record: ContentRecord, corpus: Corpus): RecordText[] {
  const slugs = new Set(listRecords(corpus).map(({ slug }) => slug))
  return listProse(record).map(({ pointer, text }) => ({
    pointer,
    text: text
      .replaceAll(/`[^`]*`/g, '')
      .replaceAll(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g, (word) => (slugs.has(word) ? '' : word)),
  }))
}
