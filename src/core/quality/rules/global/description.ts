import type { ContentRecord } from '../../../content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { listRecords } from '../../../content/corpus.ts'
import { toNearestPointer } from '../../../kernel/json/pointer.ts'
import { asString } from '../../../kernel/json/value.ts'
import type { RecordDraft } from '../../finding.ts'
import {
  type CorpusFinding,
  type CorpusRule,
  describeRecord,
  type RecordRule,
  type RuleInfo,
} from '../../rule.ts'
import { findSimilarTexts, uniformWeight } from '../../text-similarity.ts'

/** The maximum cosine similarity of two descriptions. */
const MAX_SIMILARITY = 0.8

const RULE_INFO: RuleInfo = {
  id: 'G4',
  requirement:
    'A description has 60 to 240 characters, ends with a period and differs from all others.',
  severity: 'warn',
  source: 'content',
}

/** Requires a description of a useful length. */
export const descriptionRule: RecordRule = {
  ...RULE_INFO,
  scope: 'record',
  types: CONTENT_TYPES,
  check: checkDescription,
}

/** Forbids descriptions that are nearly the same. */
export const uniqueDescriptionRule: CorpusRule = {
  ...RULE_INFO,
  scope: 'corpus',
  isPairwise: true,
  check: (corpus) => findSimilarDescriptions(listRecords(corpus)),
}

const getDescription = ({ data }: ContentRecord): string => asString(data.description) ?? ''

function checkDescription(record: ContentRecord): RecordDraft[] {
  const text = getDescription(record)
  const pointer = toNearestPointer(record.authored, ['description'])
  const toFinding = (message: string, hint: string) => ({ pointer, message, hint })
  if (text === '') {
    return [toFinding('The record has no description.', 'Say what it is and what it is for.')]
  }
  const { length } = text
  return [
    ...(length < 60
      ? [toFinding(`The description has ${length} characters.`, 'Write at least 60 characters.')]
      : []),
    ...(length > 240
      ? [toFinding(`The description has ${length} characters.`, 'Write at most 240 characters.')]
      : []),
    ...(text.endsWith('.')
      ? []
      : [toFinding('The description does not end with a period.', 'Add a period.')]),
  ]
}

const findSimilarDescriptions = (records: readonly ContentRecord[]): CorpusFinding[] =>
  findSimilarTexts(records.map(getDescription), {
    weigh: uniformWeight,
    min: MAX_SIMILARITY,
  }).flatMap((pair) => {
    const [first, record] = [records[pair.firstIndex], records[pair.secondIndex]]
    if (first === undefined || record === undefined || pair.cosine <= MAX_SIMILARITY) return []
    const message = `The description is nearly the same as that of the ${describeRecord(first)}.`
    const hint = 'Describe what is unique to this record.'
    const evidence = [first.file, `cosine ${pair.cosine.toFixed(2)}`]
    return [{ record, pointer: '/description', message, hint, evidence }]
  })
