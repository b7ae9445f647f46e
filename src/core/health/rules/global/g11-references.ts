import type { ContentRecord } from '../../../content/assemble-content.ts'
import { indexRecords, listRecords } from '../../../content/corpus.ts'
import { findDanglingReferences, type KnownRecords } from '../../../content/dangling-references.ts'
import { findReferences } from '../../../content/references.ts'
import { selectValues, toPointer } from '../../../json/pointer.ts'
import { asArray, asObject } from '../../../json/value.ts'
import { nearest } from '../../../nearest.ts'
import { themeTokens } from '../../../theme/tokens.ts'
import type { CorpusRule, Finding } from '../../rule.ts'

interface NameUse {
  readonly name: string
  readonly pointer: string
}

/** What a theme names within itself and does not have: a token, a colour, a decorator. */
export function findDanglingThemeNames({ authored, data }: ContentRecord<'themes'>): Finding[] {
  const tokens = themeTokens(data).map(({ name }) => name)
  const colours = Object.keys(asObject(authored.palette))
  const decorators = ['decorators', 'decorator_definitions'].flatMap((key) =>
    Object.keys(asObject(authored[key])),
  )
  return [
    ...toMissingNameFindings('token', listUsedTokens(authored), tokens),
    // Without a palette the seed stands for itself.
    ...(colours.length === 0
      ? []
      : toMissingNameFindings('colour', listSeedColors(authored), colours)),
    ...toMissingNameFindings('decorator', listPairedDecorators(authored), decorators),
  ]
}

const listUsedTokens = (theme: unknown): NameUse[] =>
  selectValues(theme, 'decorator_definitions.*.suggested_properties.*').flatMap(({ path, value }) =>
    [...String(value).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => ({
      name,
      pointer: toPointer(path),
    })),
  )

const listSeedColors = (theme: unknown): NameUse[] =>
  selectValues(theme, 'seed.*').map(({ path }) => ({
    name: path.at(-1) ?? '',
    pointer: toPointer(path),
  }))

const listPairedDecorators = (theme: unknown): NameUse[] =>
  selectValues(theme, 'decorator_definitions.*.pairs_with.*').map(({ path, value }) => ({
    name: String(value),
    pointer: toPointer(path),
  }))

const toMissingNameFindings = (
  noun: string,
  used: readonly NameUse[],
  known: readonly string[],
): Finding[] =>
  used
    .filter(({ name }) => !known.includes(name))
    .map(({ name, pointer }) => {
      const [near] = nearest(name, known)
      const remedy = near === undefined ? `Name a ${noun} that it has.` : `Did you mean "${near}"?`
      return { pointer, message: `The theme has no ${noun} "${name}".`, remedy }
    })

/** Every name in a field that is made for names leads to something. */
export const referencesRule: CorpusRule = {
  id: 'G11',
  requirement: 'Every record, preset, page, feature, token and decorator that is named exists.',
  // As the corpus reader has it: a wrong name weakens a corpus and does not break it.
  severity: 'warn',
  source: 'reference',
  scope: 'corpus',
  check: (corpus) => {
    const known = indexRecords(corpus.records)
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
