import type { ContentRecord } from '../../content/assemble.ts'
import { asArray, asString } from '../../content/fields.ts'
import { CONTENT_TYPES } from '../../content/type.ts'
import { titleOf } from '../all-records.ts'
import type { CorpusFinding, CorpusRule } from '../rule.ts'

const MOST = 8

/** A phrase that people type leads to one record of a type. */
export const synonyms: CorpusRule = {
  id: 'G13',
  asks: 'A record has at most 8 synonyms, and no other of its type has one of them.',
  severity: 'warn',
  source: 'content',
  check: ({ records }) =>
    CONTENT_TYPES.flatMap((type) => [
      ...records[type].flatMap(tooMany),
      ...sharedPhrases(records[type]),
    ]),
}

function tooMany(record: ContentRecord): CorpusFinding[] {
  const { length } = asArray(record.authored.synonyms)
  if (length <= MOST) return []
  const message = `There are ${length} synonyms.`
  return [{ record, pointer: '/synonyms', message, remedy: `Keep the ${MOST} most typed.` }]
}

function sharedPhrases(records: readonly ContentRecord[]): CorpusFinding[] {
  const owners = new Map<string, ContentRecord>()
  return records.flatMap((record) =>
    asArray(record.authored.synonyms).flatMap((value, at) => {
      const phrase = asString(value)
      if (phrase === undefined) return []
      const owner = owners.get(keyOf(phrase))
      if (owner === undefined) {
        owners.set(keyOf(phrase), record)
        return []
      }
      const message = `The ${titleOf(owner)} has the synonym "${phrase}" already.`
      const remedy = 'Leave it to the record that people mean by it.'
      return [{ record, pointer: `/synonyms/${at}`, message, remedy, evidence: [owner.file] }]
    }),
  )
}

/** Case, hyphens and white space make no other phrase. */
const keyOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
    .join(' ')
