import type { ContentRecord } from '../../../content/assemble-content.ts'
import { CONTENT_TYPES, type ContentType } from '../../../content/content-types.ts'
import { selectValues } from '../../../json/pointer.ts'
import { asArray, asString } from '../../../json/value.ts'
import { type CorpusFinding, type CorpusRule, describeRecord } from '../../rule.ts'
import { findSimilarTexts, inverseDocumentFrequency } from '../../text-similarity.ts'

/** Where a record of each type says at length what it is. */
const LONG_TEXT_PATHS: { readonly [T in ContentType]: string } = {
  patterns: 'visual_brief',
  themes: 'personality',
  blueprints: 'personality',
  archetypes: 'page_briefs.*',
  shells: 'guidance.*',
}

const MIN_SIMILARITY = 0.55

/** No two records of a type say the same in other words. */
export const nearDuplicatesRule: CorpusRule = {
  id: 'G14',
  requirement: 'What two records of a type say has a cosine below 0.55, rare words counting more.',
  severity: 'warn',
  source: 'quality',
  scope: 'corpus',
  isPairwise: true,
  check: ({ records }) => CONTENT_TYPES.flatMap((type) => findNearDuplicates(records[type])),
}

function getComparedText({ type, authored }: ContentRecord): string {
  const values = ['description', LONG_TEXT_PATHS[type]].flatMap((path) =>
    selectValues(authored, path),
  )
  // A personality may be a list of traits.
  const texts = values.flatMap(({ value }) => [value, ...asArray(value)])
  return texts.flatMap((text) => asString(text) ?? []).join(' ')
}

const findNearDuplicates = (records: readonly ContentRecord[]): CorpusFinding[] =>
  findSimilarTexts(records.map(getComparedText), {
    weigh: inverseDocumentFrequency,
    min: MIN_SIMILARITY,
  }).flatMap((pair) => {
    const [first, record] = [records[pair.firstIndex], records[pair.secondIndex]]
    if (first === undefined || record === undefined) return []
    const message = `It says much the same as the ${describeRecord(first)}.`
    const remedy = 'Write what only this one has, or merge the two.'
    const evidence = [first.file, `cosine ${pair.cosine.toFixed(2)}`]
    return [{ record, pointer: '', message, remedy, evidence }]
  })
