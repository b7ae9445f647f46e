import { asArray, asString, getOwn, type JsonObject } from '../../content/fields.ts'
import { toPointer } from '../../pointer.ts'
import { toNearestPointer } from '../pointer-into.ts'
import type { Finding, RecordRule } from '../rule.ts'

/** A product has a voice that does not contradict itself. */
export const voiceComplete: RecordRule<'blueprints'> = {
  id: 'B7',
  asks: 'The voice has a tone, 4 to 8 verbs, 2 to 6 words to avoid and texts, and no word in both.',
  severity: 'warn',
  source: 'coverage',
  types: ['blueprints'],
  check: ({ authored }) => [
    ...TEXTS.filter((key) => asString(getOwn(authored.voice, key)) === undefined).map((key) => ({
      pointer: toNearestPointer(authored, ['voice', key]),
      message: `The voice has no "${key}".`,
      remedy: `Say in one sentence what "voice.${key}" is.`,
    })),
    ...LISTS.flatMap((list) => wrongCount(authored, list)),
    ...contradictions(authored.voice),
  ],
}

const TEXTS = ['tone', 'empty_states', 'errors', 'loading']

interface List {
  readonly key: string
  readonly least: number
  readonly most: number
}

const LISTS: readonly List[] = [
  { key: 'cta_verbs', least: 4, most: 8 },
  { key: 'avoid', least: 2, most: 6 },
]

function wrongCount(blueprint: JsonObject, list: List): Finding[] {
  const { key, least, most } = list
  const { length } = asArray(getOwn(blueprint.voice, key))
  if (length >= least && length <= most) return []
  return [
    {
      pointer: toNearestPointer(blueprint, ['voice', key]),
      message: `"voice.${key}" has ${length} entries.`,
      remedy: `List ${least} to ${most}.`,
    },
  ]
}

const plain = (word: unknown): string => String(word).trim().toLowerCase()

function contradictions(voice: unknown): Finding[] {
  const avoided = new Set(asArray(getOwn(voice, 'avoid')).map(plain))
  return asArray(getOwn(voice, 'cta_verbs')).flatMap((verb, at) =>
    avoided.has(plain(verb))
      ? {
          pointer: toPointer(['voice', 'cta_verbs', at]),
          message: `"${verb}" is a verb to use and a word to avoid.`,
          remedy: 'Take it out of one of the two lists.',
        }
      : [],
  )
}
