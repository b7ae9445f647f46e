import { DNA_VALUES } from '../../generated/vocabulary.ts'
import { nearest } from '../../kernel/nearest.ts'
import { quote, quoteList } from '../../kernel/text.ts'
import { findTarget } from '../app/find-target.ts'
import type { EssenceFacts } from '../model/facts.ts'
import type { Essence } from '../version.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

// The vocabulary maps a field to its known values in the order in which editors offer them, some
// with numbers (a name that ends in _px or _rem gives the unit). The schema already limits the
// values of `spacing.density`; the vocabulary lists them for their numbers.

/** The fields that accept any text but have known values. */
type KnownField = Exclude<keyof typeof DNA_VALUES, 'spacing.density'>

const FIELD_READERS: Readonly<Record<KnownField, (essence: Essence) => string>> = {
  'spacing.scale': ({ dna }) => dna.spacing.scale,
  'spacing.content_gap': ({ dna }) => dna.spacing.content_gap,
  'typography.scale': ({ dna }) => dna.typography.scale,
  'color.palette': ({ dna }) => dna.color.palette,
  'color.cvd_preference': ({ dna }) => dna.color.cvd_preference,
  'radius.philosophy': ({ dna }) => dna.radius.philosophy,
  'elevation.system': ({ dna }) => dna.elevation.system,
  'motion.preference': ({ dna }) => dna.motion.preference,
  'meta.target': ({ meta }) => getTargetName(meta.target),
}

/** The names of the targets that packs have conventions for. */
export const TARGET_NAMES: readonly string[] = DNA_VALUES['meta.target']

/**
 * Returns the name of a target without its options: `next-src-tailwind` is `next` with its code in
 * `src/` and with Tailwind.
 *
 * @example
 * import { getTargetName } from '@svc/content/essence'
 *
 * getTargetName('next-src-tailwind') // => 'next'
 */
export const getTargetName = (target: string): string =>
  target.replace(/-tailwind$/, '').replace(/^next-src$/, 'next')

const KNOWN_FIELDS = Object.keys(FIELD_READERS) as readonly KnownField[]

/** Reports values that are allowed but unknown. */
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
    check: (facts) => findTargetAlias(facts) ?? findUnknownValue('meta.target', facts),
  },
]

/** Finds a target that packs take for a known one, such as `react` for `react-vite`. */
function findTargetAlias({ essence }: EssenceFacts): DiagnosticFinding[] | undefined {
  const name = getTargetName(essence.meta.target)
  const target = findTarget(name)
  if (target === undefined || TARGET_NAMES.includes(name)) return undefined
  const suggestion = TARGET_NAMES.find((known) => findTarget(known)?.title === target.title)
  return [
    {
      pointer: '/meta/target',
      message: `Target ${quote(name)} means ${target.title} in packs.`,
      expected: `one of ${quoteList(TARGET_NAMES)}`,
      found: quote(name),
      ...(suggestion === undefined
        ? {}
        : { suggestion, hint: `The usual name is ${quote(suggestion)}.` }),
    },
  ]
}

function findUnknownValue(field: KnownField, { essence }: EssenceFacts): DiagnosticFinding[] {
  const value = FIELD_READERS[field](essence)
  const known: readonly string[] = DNA_VALUES[field]
  // The palette is usually named after the theme, which may be the author's own.
  const isThemeName = field === 'color.palette' && value === essence.dna.theme.id
  if (isThemeName || known.includes(value)) return []
  const suggestion = findNearestValue(value, known)
  return [
    {
      pointer: field === 'meta.target' ? '/meta/target' : `/dna/${field.replace('.', '/')}`,
      message: `Unknown value ${quote(value)} of ${quote(field)}; it is used as written.`,
      expected: `one of ${quoteList(known)}`,
      found: quote(value),
      ...(suggestion === undefined
        ? {}
        : { suggestion, hint: `The nearest known value is ${quote(suggestion)}.` }),
    },
  ]
}

/** Returns the nearest known value: by amount if both are lengths or numbers, else by spelling. */
function findNearestValue(value: string, known: readonly string[]): string | undefined {
  const target = parseAmount(value)
  const candidates = known.flatMap((name) => {
    const amount = parseAmount(name)
    const isComparable = target !== undefined && amount?.isLength === target.isLength
    return isComparable ? { name, difference: Math.abs(amount.amount - target.amount) } : []
  })
  const [closest] = candidates.toSorted((a, b) => a.difference - b.difference)
  return closest?.name ?? nearest(value, known)[0]
}

interface Amount {
  readonly amount: number
  readonly isLength: boolean
}

/** CSS pixels per unit at the default root font size. */
const PIXELS_PER_UNIT: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16 }

function parseAmount(text: string): Amount | undefined {
  const [, digits, unit] = /^(\d{0,4}(?:\.\d{1,4})?)(px|rem|em)?$/.exec(text) ?? []
  if (!digits) return undefined
  return {
    amount: Number(digits) * (PIXELS_PER_UNIT[unit ?? ''] ?? 1),
    isLength: unit !== undefined,
  }
}
