import type { ContentRecord } from '../../content/assemble.ts'
import { asString } from '../../content/fields.ts'
import { CONTENT_TYPES } from '../../content/type.ts'
import { allRecords, titleOf } from '../all-records.ts'
import { toNearestPointer } from '../pointer-into.ts'
import type { CorpusFinding, CorpusRule, Finding, RecordRule } from '../rule.ts'
import { plain, similarTexts } from '../similar-texts.ts'

/** Two descriptions may be this much alike and no more. */
const MOST_ALIKE = 0.8

const HEAD = {
  id: 'G4',
  asks: 'A description has 60 to 240 characters, ends with a full stop and is like no other.',
  severity: 'warn',
  source: 'content',
} as const

/** Every record has a description of a useful length. */
export const description: RecordRule = { ...HEAD, types: CONTENT_TYPES, check: wrongForm }

/** No record is described as another is. */
export const ownDescription: CorpusRule = {
  ...HEAD,
  isPairwise: true,
  check: (corpus) => alike(allRecords(corpus)),
}

const textIn = ({ data }: ContentRecord): string => asString(data.description) ?? ''

function wrongForm(record: ContentRecord): Finding[] {
  const text = textIn(record)
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

const alike = (records: readonly ContentRecord[]): CorpusFinding[] =>
  similarTexts(records.map(textIn), { weigh: plain, least: MOST_ALIKE }).flatMap((pair) => {
    const [first, record] = [records[pair.first], records[pair.second]]
    if (first === undefined || record === undefined || pair.cosine <= MOST_ALIKE) return []
    const message = `It says nearly what the ${titleOf(first)} says.`
    const remedy = 'Say what sets this one apart.'
    const evidence = [first.file, `cosine ${pair.cosine.toFixed(2)}`]
    return [{ record, pointer: '/description', message, remedy, evidence }]
  })
