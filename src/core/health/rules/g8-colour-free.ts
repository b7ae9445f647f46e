import type { ContentRecord } from '../../content/assemble.ts'
import { CONTENT_TYPES } from '../../content/type.ts'
import { allRecords } from '../all-records.ts'
import { matchesIn, proseOf, type Text } from '../prose.ts'
import type { Corpus, RecordRule } from '../rule.ts'

const HUES = [
  ...['red', 'orange', 'amber', 'yellow', 'lime', 'green', 'teal', 'turquoise', 'cyan', 'blue'],
  ...['indigo', 'violet', 'purple', 'magenta', 'pink', 'crimson', 'scarlet', 'maroon', 'navy'],
  ...['brown', 'beige', 'grey', 'gray'],
]

// Four digits after # are more often a number of something than a colour.
const VALUES = [
  /\b\d+(?:\.\d+)?\s?px\b|\bpx\b/gi,
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3}|(?=\d{0,3}[a-f])[\da-f]{4})\b/gi,
  /\b(?:rgb|hsl)a?\b|\b(?:oklch|oklab|hwb)\b/gi,
  new RegExp(`\\b(?:${HUES.join('|')})\\b`, 'gi'),
]

/** Colours and pixels are the theme's to say. */
export const colourFree: RecordRule = {
  id: 'G8',
  asks: 'Outside themes no prose names pixels, a colour value or a hue.',
  severity: 'warn',
  source: 'content',
  types: CONTENT_TYPES.filter((type) => type !== 'themes'),
  check: (record, corpus) => {
    const texts = withoutReferences(record, corpus)
    return VALUES.flatMap((pattern) => matchesIn(texts, pattern)).map(({ pointer, found }) => ({
      pointer,
      message: `"${found}" is for a theme to decide.`,
      remedy: 'Name the role of the colour, or a size in relation to another.',
    }))
  },
}

/** The prose of a record without the slugs in it and what stands in backticks. */
function withoutReferences(record: ContentRecord, corpus: Corpus): Text[] {
  const slugs = new Set(allRecords(corpus).map(({ slug }) => slug))
  return proseOf(record).map(({ pointer, text }) => ({
    pointer,
    text: text
      .replaceAll(/`[^`]*`/g, '')
      .replaceAll(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g, (word) => (slugs.has(word) ? '' : word)),
  }))
}
