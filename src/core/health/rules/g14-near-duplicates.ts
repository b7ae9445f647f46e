import type { ContentRecord } from '../../content/assemble.ts'
import { asArray, asString } from '../../content/fields.ts'
import { CONTENT_TYPES, type ContentType } from '../../content/type.ts'
import { titleOf } from '../all-records.ts'
import type { CorpusFinding, CorpusRule } from '../rule.ts'
import { inverse, similarTexts } from '../similar-texts.ts'
import { selectValues } from '../values-at.ts'

/** Where a record of each type says at length what it is. */
const SAYS: { readonly [T in ContentType]: string } = {
  patterns: 'visual_brief',
  themes: 'personality',
  blueprints: 'personality',
  archetypes: 'page_briefs.*',
  shells: 'guidance.*',
}

const LEAST_ALIKE = 0.55

/** No two records of a type say the same in other words. */
export const nearDuplicates: CorpusRule = {
  id: 'G14',
  asks: 'What two records of a type say has a cosine below 0.55, rare words counting more.',
  severity: 'warn',
  source: 'quality',
  isPairwise: true,
  check: ({ records }) => CONTENT_TYPES.flatMap((type) => alike(records[type])),
}

function textIn({ type, authored }: ContentRecord): string {
  const values = ['description', SAYS[type]].flatMap((path) => selectValues(authored, path))
  // A personality may be a list of traits.
  const texts = values.flatMap(({ value }) => [value, ...asArray(value)])
  return texts.flatMap((text) => asString(text) ?? []).join(' ')
}

const alike = (records: readonly ContentRecord[]): CorpusFinding[] =>
  similarTexts(records.map(textIn), { weigh: inverse, least: LEAST_ALIKE }).flatMap((pair) => {
    const [first, record] = [records[pair.first], records[pair.second]]
    if (first === undefined || record === undefined) return []
    const message = `It says much the same as the ${titleOf(first)}.`
    const remedy = 'Write what only this one has, or merge the two.'
    const evidence = [first.file, `cosine ${pair.cosine.toFixed(2)}`]
    return [{ record, pointer: '', message, remedy, evidence }]
  })
