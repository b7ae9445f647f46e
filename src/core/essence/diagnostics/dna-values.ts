import { DNA_VALUES } from '../../generated/vocabulary.ts'
import { nearest } from '../../nearest.ts'
import { quote, quoteList } from '../../text.ts'
import type { EssenceFacts } from '../model/facts.ts'
import type { Essence } from '../version.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

// The vocabulary maps a field to its known values in the order in which editors offer them, each
// with its numbers by name where it stands for any (a name that ends in _px or _rem says the unit).
// `spacing.density` is closed by the schema and stands there for its numbers only.

/** The fields that take any text and have known values. */
export type KnownField = Exclude<keyof typeof DNA_VALUES, 'spacing.density'>

const FIELD_READERS: Readonly<Record<KnownField, (essence: Essence) => string>> = {
  'spacing.scale': ({ dna }) => dna.spacing.scale,
  'spacing.content_gap': ({ dna }) => dna.spacing.content_gap,
  'typography.scale': ({ dna }) => dna.typography.scale,
  'color.palette': ({ dna }) => dna.color.palette,
  'color.cvd_preference': ({ dna }) => dna.color.cvd_preference,
  'radius.philosophy': ({ dna }) => dna.radius.philosophy,
  'elevation.system': ({ dna }) => dna.elevation.system,
  'motion.preference': ({ dna }) => dna.motion.preference,
  'meta.target': ({ meta }) => meta.target,
}

const KNOWN_FIELDS = Object.keys(FIELD_READERS) as readonly KnownField[]

/** Words of the document that have a known meaning. */
export const DNA_VALUE_RULES: readonly DiagnosticRule[] = [
  {
    code: 'dna-value-unknown',
    layer: 'info',
    check: (facts) =>
      KNOWN_FIELDS.filter((field) => field !== 'meta.target').flatMap((field) =>
        findUnknownValue(field, facts),
      ),
  },
  {
    code: 'target-unknown',
    layer: 'info',
    check: (facts) => findUnknownValue('meta.target', facts),
  },
]

function findUnknownValue(field: KnownField, { essence }: EssenceFacts): DiagnosticFinding[] {
  const value = FIELD_READERS[field](essence)
  const known: readonly string[] = DNA_VALUES[field]
  // A palette is as a rule the theme's, also when the theme is nobody's but the author's.
  const isOwn = field === 'color.palette' && value === essence.dna.theme.id
  if (isOwn || known.includes(value)) return []
  const near = findNearestValue(value, known)
  return [
    {
      pointer: field === 'meta.target' ? '/meta/target' : `/dna/${field.replace('.', '/')}`,
      message: `${quote(field)} has no known meaning for ${quote(value)}; it is kept as written.`,
      expected: `one of ${quoteList(known)}`,
      found: quote(value),
      ...(near === undefined ? {} : { suggestion: near, hint: `The nearest is ${quote(near)}.` }),
    },
  ]
}

/** The nearest known value: by amount where both are numbers of one kind, else by spelling. */
function findNearestValue(value: string, known: readonly string[]): string | undefined {
  const wanted = parseAmount(value)
  const rated = known.flatMap((word) => {
    const amount = parseAmount(word)
    const comparable = wanted !== undefined && amount?.isLength === wanted.isLength
    return comparable ? { word, difference: Math.abs(amount.amount - wanted.amount) } : []
  })
  const [first] = rated.toSorted((a, b) => a.difference - b.difference)
  return first?.word ?? nearest(value, known)[0]
}

interface Amount {
  readonly amount: number
  readonly isLength: boolean
}

/** CSS pixels of the units that a gap is written in, at the usual root size. */
const PIXELS_PER_UNIT: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16 }

function parseAmount(text: string): Amount | undefined {
  const [, digits, unit] = /^(\d{0,4}(?:\.\d{1,4})?)(px|rem|em)?$/.exec(text) ?? []
  if (!digits) return undefined
  return {
    amount: Number(digits) * (PIXELS_PER_UNIT[unit ?? ''] ?? 1),
    isLength: unit !== undefined,
  }
}
