import type { ContentRecord } from '../../../content/assemble-content.ts'
import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { listRecords } from '../../../content/corpus.ts'
import { toNearestPointer } from '../../../json/pointer.ts'
import { asString } from '../../../json/value.ts'
import {
  type CorpusFinding,
  type CorpusRule,
  describeRecord,
  type Finding,
  type RecordRule,
  type RuleInfo,
} from '../../rule.ts'
import { findSimilarTexts, uniformWeight } from '../../text-similarity.ts'

/** Two descriptions may be this much alike and no more. */
const MAX_SIMILARITY = 0.8

const RULE_INFO: RuleInfo = {
  id: 'G4',
  requirement:
    'A description has 60 to 240 characters, ends with a full stop and is like no other.',
  severity: 'warn',
  source: 'content',
}

/** Every record has a description of a useful length. */
export const descriptionRule: RecordRule = {
  ...RULE_INFO,
  scope: 'record',
  types: CONTENT_TYPES,
  check: checkDescription,
}

/** No record is described as another is. */
export const uniqueDescriptionRule: CorpusRule = {
  ...RULE_INFO,
  scope: 'corpus',
  isPairwise: true,
  check: (corpus) => findSimilarDescriptions(listRecords(corpus)),
}

const getDescription = ({ data }: ContentRecord): string => asString(data.description) ?? ''

function checkDescription(record: ContentRecord): Finding[] {
  const text = getDescription(record)
  const pointer = toNearestPointer(record.authored, ['description'])
  const found = (message: string, remedy: string) => ({ pointer, message, remedy })
  if (text === '') {
    return [found('There is no description.', 'Say what it is and what it is for.')]
  }
  const { length } = text
  return [
    ...(length < 60
      ? [found(`It has ${length} characters.`, 'Say more, in 60 characters at least.')]
      : []),
    ...(length > 240
      ? [found(`It has ${length} characters.`, 'Keep to 240 characters at most.')]
      : []),
    ...(text.endsWith('.') ? [] : [found('It ends without a full stop.', 'End with a full stop.')]),
  ]
}

const findSimilarDescriptions = (records: readonly ContentRecord[]): CorpusFinding[] =>
  findSimilarTexts(records.map(getDescription), {
    weigh: uniformWeight,
    min: MAX_SIMILARITY,
  }).flatMap((pair) => {
    const [first, record] = [records[pair.firstIndex], records[pair.secondIndex]]
    if (first === undefined || record === undefined || pair.cosine <= MAX_SIMILARITY) return []
    const message = `It says nearly what the ${describeRecord(first)} says.`
    const remedy = 'Say what sets this one apart.'
    const evidence = [first.file, `cosine ${pair.cosine.toFixed(2)}`]
    return [{ record, pointer: '/description', message, remedy, evidence }]
  })
