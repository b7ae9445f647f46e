import type { ContentRecord } from '../../content/assemble-content.ts'
import { CONTENT_TYPES } from '../../content/content-types.ts'
import { findDanglingReferences, type KnownRecords } from '../../content/dangling-references.ts'
import { findReferences } from '../../content/references.ts'
import { asArray } from '../../json/value.ts'
import { nearest } from '../../nearest.ts'
import { listRecords } from '../all-records.ts'
import type { Corpus, CorpusRule, Finding } from '../rule.ts'
import { findDanglingThemeNames } from '../theme-names.ts'

/** Every name in a field that is made for names leads to something. */
export const referencesRule: CorpusRule = {
  id: 'G11',
  requirement: 'Every record, preset, page, feature, token and decorator that is named exists.',
  // As the corpus reader has it: a wrong name weakens a corpus and does not break it.
  severity: 'warn',
  source: 'reference',
  check: (corpus) => {
    const known = getKnownRecords(corpus)
    return listRecords(corpus).flatMap((record) =>
      [
        ...findDanglingRecords(record, known),
        ...findUnknownFeatures(record, Object.keys(corpus.vocabulary.features)),
        ...(record.type === 'themes'
          ? findDanglingThemeNames(record as ContentRecord<'themes'>)
          : []),
      ].map((finding) => ({ record, ...finding })),
    )
  },
}

const getKnownRecords = ({ records }: Corpus): KnownRecords =>
  Object.fromEntries(
    CONTENT_TYPES.map((type) => [
      type,
      new Map(records[type].map(({ slug, data }: ContentRecord) => [slug, data])),
    ]),
  ) as unknown as KnownRecords

// Names that columns give to their items are told by the rule for columns.
const findDanglingRecords = ({ type, authored }: ContentRecord, known: KnownRecords): Finding[] =>
  findDanglingReferences(findReferences(type, authored), known).map(
    ({ pointer, message, hint }) => ({
      pointer,
      message,
      remedy: hint ?? 'Name one that exists, or add it.',
    }),
  )

function findUnknownFeatures(
  { type, authored }: ContentRecord,
  known: readonly string[],
): Finding[] {
  if (type !== 'archetypes' && type !== 'blueprints') return []
  return asArray(authored.features).flatMap((feature, at) => {
    const name = String(feature)
    if (known.includes(name)) return []
    const [near] = nearest(name, known)
    const remedy = near === undefined ? 'Choose one of the vocabulary.' : `Did you mean "${near}"?`
    return [
      {
        pointer: `/features/${at}`,
        message: `"${name}" is not in the vocabulary of features.`,
        remedy,
      },
    ]
  })
}
