import type { ContentRecord } from '../../../content/assemble-content.ts'
import { indexRecords, listRecords } from '../../../content/corpus.ts'
import { findDanglingReferences, type KnownRecords } from '../../../content/dangling-references.ts'
import { findReferences } from '../../../content/references.ts'
import { selectValues, toPointer } from '../../../kernel/json/pointer.ts'
import { asArray, asObject } from '../../../kernel/json/value.ts'
import { nearest } from '../../../kernel/nearest.ts'
import { themeTokens } from '../../../theme/tokens.ts'
import type { RecordDraft } from '../../finding.ts'
import type { CorpusRule } from '../../rule.ts'

/** Requires every reference to resolve. */
export const referencesRule: CorpusRule = {
  id: 'G11',
  requirement: 'Every referenced record, preset, page, feature, token and decorator exists.',
  // As in dangling-references.ts: a wrong reference weakens a corpus but does not break it.
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

// A8 checks the names of columns.
const findDanglingRecords = (
  { type, authored }: ContentRecord,
  known: KnownRecords,
): RecordDraft[] =>
  findDanglingReferences(findReferences(type, authored), known).map(
    ({ pointer, message, hint }) => ({
      pointer,
      message,
      hint: hint ?? 'Name an existing record, or add it.',
    }),
  )

function findUnknownFeatures(
  { type, authored }: ContentRecord,
  known: readonly string[],
): RecordDraft[] {
  if (type !== 'archetypes' && type !== 'blueprints') return []
  return asArray(authored.features).flatMap((feature, index) => {
    const name = String(feature)
    if (known.includes(name)) return []
    const [near] = nearest(name, known)
    const hint =
      near === undefined ? 'Choose a feature of the vocabulary.' : `Did you mean "${near}"?`
    return [
      {
        pointer: `/features/${index}`,
        message: `"${name}" is not a feature of the vocabulary.`,
        hint,
      },
    ]
  })
}

interface NameUse {
  readonly name: string
  readonly pointer: string
}

/** Finds tokens, colors and decorators that a theme refers to but does not define. */
function findDanglingThemeNames({ authored, data }: ContentRecord<'themes'>): RecordDraft[] {
  const tokens = themeTokens(data).map(({ name }) => name)
  const colors = Object.keys(asObject(authored.palette))
  const decorators = ['decorators', 'decorator_definitions'].flatMap((key) =>
    Object.keys(asObject(authored[key])),
  )
  return [
    ...toMissingNameFindings('token', listUsedTokens(authored), tokens),
    // A theme without a palette defines its colors in the seed.
    ...(colors.length === 0
      ? []
      : toMissingNameFindings('color', listSeedColors(authored), colors)),
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
  uses: readonly NameUse[],
  known: readonly string[],
): RecordDraft[] =>
  uses
    .filter(({ name }) => !known.includes(name))
    .map(({ name, pointer }) => {
      const [near] = nearest(name, known)
      const hint = near === undefined ? `Name a ${noun} of the theme.` : `Did you mean "${near}"?`
      return { pointer, message: `The theme has no ${noun} "${name}".`, hint }
    })
