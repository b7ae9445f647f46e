import type { ContentRecord } from '../../../content/assemble-content.ts'
import { CONTENT_TYPES, type ContentType } from '../../../content/content-types.ts'
import { selectValues } from '../../../kernel/json/pointer.ts'
import { asArray, asString } from '../../../kernel/json/value.ts'
import { type CorpusFinding, type CorpusRule, describeRecord } from '../../rule.ts'
import { findSimilarTexts, inverseDocumentFrequency } from '../../text-similarity.ts'

/** The path of the longest description in records of each type. */
const LONG_TEXT_PATHS: { readonly [T in ContentType]: string } = {
  patterns: 'visual_brief',
  themes: 'personality',
  blueprints: 'personality',
  archetypes: 'page_briefs.*',
  shells: 'guidance.*',
}

const MIN_SIMILARITY = 0.55

/** Forbids near-duplicates among the records of a type. */
export const nearDuplicatesRule: CorpusRule = {
  id: 'G14',
  requirement: 'The texts of two records of a type have a TF-IDF cosine similarity below 0.55.',
  severity: 'warn',
  source: 'quality',
  scope: 'corpus',
  isPairwise: true,
  check: ({ records }) => CONTENT_TYPES.flatMap((type) => findNearDuplicates(records[type])),
}

function getComparedText({ type, data }: ContentRecord): string {
  const values = ['description', LONG_TEXT_PATHS[type]].flatMap((path) => selectValues(data, path))
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
    const message = `The record describes nearly the same as the ${describeRecord(first)}.`
    const hint = 'Describe what is unique to this record, or merge the two.'
    const evidence = [first.file, `cosine ${pair.cosine.toFixed(2)}`]
    return [{ record, pointer: '', message, hint, evidence }]
  })
