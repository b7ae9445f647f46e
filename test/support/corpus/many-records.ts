import type { PublishedRecord } from '../../../src/core/content/record.ts'
import { humanize } from '../../../src/core/kernel/text.ts'
import { toSearchDocument } from '../../../src/core/search/search-document.ts'
import { toTerms } from '../../../src/core/search/tokenize.ts'
import { createRandom, type Random } from '../random.ts'
import { publishedRecords } from './published-records.ts'

const documents = publishedRecords.map(toSearchDocument)
const TAGS = documents.flatMap(({ tags }) => tags)
const TITLE_WORDS = documents.flatMap(({ synonyms }) => toTerms(synonyms.join(' ')))
const BODY_WORDS = documents.flatMap(({ description, rest }) =>
  toTerms([description, ...Object.values(rest).flat()].join(' ')),
)
const SYLLABLES = 'ba de fi lo mu na pe ri so tu ver kan dol mis tor gra'.split(' ')

/**
 * Generates records as long as the official ones, with the same word frequencies. Some words are
 * invented, and their number grows with the corpus, as in natural text.
 */
export function generateManyRecords(count: number, seed = 567): PublishedRecord[] {
  const random = createRandom(seed)
  const invented = Array.from({ length: count * 2 }, () => inventWord(random))
  const word = (known: readonly string[]): string =>
    random.pick(random.below(25) === 0 ? invented : known)
  const words = (known: readonly string[], length: number): string =>
    Array.from({ length }, () => word(known)).join(' ')
  const phrases = (length: number): string[] =>
    Array.from({ length }, () => words(TITLE_WORDS, 1 + random.below(3)))
  return Array.from({ length: count }, (_, number): PublishedRecord => {
    const slug = [words(TITLE_WORDS, 1), words(TITLE_WORDS, 1), number.toString(36)].join('-')
    const data = {
      id: slug,
      name: humanize(slug),
      description: words(BODY_WORDS, 28),
      tags: Array.from({ length: 6 }, () => word(TAGS)),
      synonyms: phrases(7),
      presets: { standard: { description: words(BODY_WORDS, 16), layout: { slots: {} } } },
      components: ['Button', 'Link'],
      use_when: words(BODY_WORDS, 18),
      visual_brief: words(BODY_WORDS, 200),
    }
    return { type: 'patterns', data: data as unknown as PublishedRecord<'patterns'>['data'] }
  })
}

const inventWord = (random: Random): string =>
  Array.from({ length: 2 + random.below(3) }, () => random.pick(SYLLABLES)).join('')
