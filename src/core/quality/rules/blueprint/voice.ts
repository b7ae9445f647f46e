import { toNearestPointer, toPointer } from '../../../kernel/json/pointer.ts'
import { asArray, asString, getOwn, type JsonObject } from '../../../kernel/json/value.ts'
import type { RecordDraft } from '../../finding.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires a complete voice without contradictions. */
export const voiceRule: RecordRule<'blueprints'> = {
  id: 'B7',
  requirement:
    'The voice has a tone, 4 to 8 verbs, 2 to 6 words to avoid and texts, and no contradiction.',
  severity: 'warn',
  source: 'coverage',
  scope: 'record',
  types: ['blueprints'],
  check: ({ authored }) => [
    ...TEXT_KEYS.filter((key) => asString(getOwn(authored.voice, key)) === undefined).map(
      (key) => ({
        pointer: toNearestPointer(authored, ['voice', key]),
        message: `The voice has no "${key}".`,
        hint: `Describe "voice.${key}" in one sentence.`,
      }),
    ),
    ...LIST_RANGES.flatMap((list) => checkCount(authored, list)),
    ...findContradictions(authored.voice),
  ],
}

const TEXT_KEYS = ['tone', 'empty_states', 'errors', 'loading']

interface ListRange {
  readonly key: string
  readonly min: number
  readonly max: number
}

const LIST_RANGES: readonly ListRange[] = [
  { key: 'cta_verbs', min: 4, max: 8 },
  { key: 'avoid', min: 2, max: 6 },
]

function checkCount(blueprint: JsonObject, list: ListRange): RecordDraft[] {
  const { key, min, max } = list
  const { length } = asArray(getOwn(blueprint.voice, key))
  if (length >= min && length <= max) return []
  return [
    {
      pointer: toNearestPointer(blueprint, ['voice', key]),
      message: `"voice.${key}" has ${length} entries.`,
      hint: `List ${min} to ${max} entries.`,
    },
  ]
}

const normalizeWord = (word: unknown): string => String(word).trim().toLowerCase()

function findContradictions(voice: unknown): RecordDraft[] {
  const avoided = new Set(asArray(getOwn(voice, 'avoid')).map(normalizeWord))
  return asArray(getOwn(voice, 'cta_verbs')).flatMap((verb, index) =>
    avoided.has(normalizeWord(verb))
      ? {
          pointer: toPointer(['voice', 'cta_verbs', index]),
          message: `"${verb}" is both a verb to use and a word to avoid.`,
          hint: 'Remove it from one of the two lists.',
        }
      : [],
  )
}
