import type { ContentRecord } from '../../../content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { asArray, asString } from '../../../json/value.ts'
import { type CorpusFinding, type CorpusRule, describeRecord } from '../../rule.ts'

const MAX_SYNONYMS = 8

/** A phrase that people type leads to one record of a type. */
export const synonymsRule: CorpusRule = {
  id: 'G13',
  requirement: 'A record has at most 8 synonyms, and no other of its type has one of them.',
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
  const message = `There are ${length} synonyms.`
  return [{ record, pointer: '/synonyms', message, remedy: `Keep the ${MAX_SYNONYMS} most typed.` }]
}

function findSharedSynonyms(records: readonly ContentRecord[]): CorpusFinding[] {
  const owners = new Map<string, ContentRecord>()
  return records.flatMap((record) =>
    asArray(record.authored.synonyms).flatMap((value, at) => {
      const phrase = asString(value)
      if (phrase === undefined) return []
      const owner = owners.get(normalizePhrase(phrase))
      if (owner === undefined) {
        owners.set(normalizePhrase(phrase), record)
        return []
      }
      const message = `The ${describeRecord(owner)} has the synonym "${phrase}" already.`
      const remedy = 'Leave it to the record that people mean by it.'
      return [{ record, pointer: `/synonyms/${at}`, message, remedy, evidence: [owner.file] }]
    }),
  )
}

/** Case, hyphens and white space make no other phrase. */
const normalizePhrase = (phrase: string): string =>
  phrase
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
    .join(' ')
