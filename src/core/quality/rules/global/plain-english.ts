import { CONTENT_TYPES } from '../../../content/content-types.ts'
import type { RecordDraft } from '../../finding.ts'
import { findMatches, listExamples, listProse, type RecordText } from '../../prose.ts'
import type { RecordRule } from '../../rule.ts'
import {
  BRITISH_SPELLINGS,
  type DeniedPhrase,
  TRANSLATED_PHRASES,
} from '../../translated-english.ts'

/** Forbids phrases that read as translated, and British spelling. */
export const plainEnglishRule: RecordRule = {
  id: 'G16',
  requirement: 'Prose is idiomatic American English, without phrases that read as translated.',
  severity: 'warn',
  source: 'content',
  scope: 'record',
  types: CONTENT_TYPES,
  check(record) {
    // Synonyms are what people type, in any spelling.
    const texts = listProse(record)
      .filter(({ pointer }) => !pointer.startsWith('/synonyms/'))
      .map(({ pointer, text }) => ({ pointer, text: text.replaceAll(/`[^`]*`/g, '…') }))
    const examples = listExamples(record).map(({ pointer, text }) => ({
      pointer,
      text: text.replaceAll(/<[^>]*>/g, '\n'),
    }))
    return [
      ...findPhrases(texts, TRANSLATED_PHRASES, 'reads as translated'),
      ...findPhrases(texts, BRITISH_SPELLINGS, 'is British spelling'),
      ...findPhrases(examples, TRANSLATED_PHRASES, 'in the example reads as translated'),
      ...findPhrases(examples, BRITISH_SPELLINGS, 'in the example is British spelling'),
    ]
  },
}

const findPhrases = (
  texts: readonly RecordText[],
  phrases: readonly DeniedPhrase[],
  fault: string,
): RecordDraft[] =>
  phrases.flatMap(({ pattern, instead }) =>
    findMatches(texts, pattern).map(({ pointer, match }) => ({
      pointer,
      message: `"${match}" ${fault}.`,
      hint: `Write ${instead}.`,
    })),
  )
