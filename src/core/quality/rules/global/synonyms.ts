import type { ContentRecord } from '../../../content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { asArray, asString } from '../../../kernel/json/value.ts'
import { type CorpusFinding, type CorpusRule, describeRecord } from '../../rule.ts'

const MAX_SYNONYMS = 8

/** Requires synonyms to be few and unique among the records of a type. */
export const synonymsRule: CorpusRule = {
  id: 'G13',
  requirement: 'A record has at most 8 synonyms and shares none with another record of its type.',
  severity: 'warn',
  source: 'content',
  scope: 'corpus',
  check: ({ records }) =>
    CONTENT_TYPES.flatMap((type) => [
      ...records[type].flatMap(checkSynonymCount),
      ...findSharedSynonyms(records[type]),
    ]),
}

function checkSynonymCount(record: ContentRecord): CorpusFinding[] {
  const { length } = asArray(record.authored.synonyms)
  if (length <= MAX_SYNONYMS) return []
  const message = `The record has ${length} synonyms.`
  return [
    { record, pointer: '/synonyms', message, hint: `Keep the ${MAX_SYNONYMS} most common ones.` },
  ]
}

function findSharedSynonyms(records: readonly ContentRecord[]): CorpusFinding[] {
  const owners = new Map<string, ContentRecord>()
  return records.flatMap((record) =>
    asArray(record.authored.synonyms).flatMap((value, index) => {
      const phrase = asString(value)
      if (phrase === undefined) return []
      const owner = owners.get(normalizePhrase(phrase))
      if (owner === undefined) {
        owners.set(normalizePhrase(phrase), record)
        return []
      }
      const message = `The ${describeRecord(owner)} has the same synonym "${phrase}".`
      const hint = 'Keep it in the record that people look for with it.'
      return [{ record, pointer: `/synonyms/${index}`, message, hint, evidence: [owner.file] }]
    }),
  )
}

/** Ignores case, hyphens and extra whitespace. */
const normalizePhrase = (phrase: string): string =>
  phrase
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
    .join(' ')
