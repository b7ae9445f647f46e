import { CONTENT_TYPES, type ContentType } from '../../../content/content-types.ts'
import { selectValues, toNearestPointer, toPointer } from '../../../json/pointer.ts'
import { asArray, isObject, type JsonObject } from '../../../json/value.ts'
import type { ContextRule, Finding, Vocabulary } from '../../rule.ts'

/** What a field must look like: whether a value does, and how that is said to its author. */
export interface FieldConstraint {
  /** Completes the sentence "Write ...". */
  readonly description: string
  isValid(value: unknown, vocabulary: Vocabulary): boolean
}

/** A text of some length. */
export const textLength = (least: number, most: number): FieldConstraint => ({
  description: `${least === 1 ? 'at most' : `${least} to`} ${most} characters`,
  isValid: (value) =>
    typeof value === 'string' && value.trim().length >= least && value.trim().length <= most,
})

/** A list of so many. */
export const itemCount = (least: number, most: number): FieldConstraint => ({
  description: least === most ? `${least} of them` : `${least} to ${most} of them`,
  isValid: (value) => asArray(value).length >= least && asArray(value).length <= most,
})

/** One of a few values. */
export const oneOf = (...values: readonly (string | number | boolean)[]): FieldConstraint => ({
  description: values.map((value) => JSON.stringify(value)).join(' or '),
  isValid: (value) => values.some((one) => one === value),
})

/** A word of one of the vocabulary's lists. */
export const vocabularyTerm = (list: 'categories' | 'domains'): FieldConstraint => ({
  description: `one of the ${list} of the vocabulary`,
  isValid: (value, vocabulary) =>
    typeof value === 'string' && Object.hasOwn(vocabulary[list], value),
})

export const numberBetween = (least: number, most: number): FieldConstraint => ({
  description: `a number from ${least} to ${most}`,
  isValid: (value) => typeof value === 'number' && value >= least && value <= most,
})

export const matchesPattern = (pattern: RegExp, says: string): FieldConstraint => ({
  description: says,
  isValid: (value) => typeof value === 'string' && pattern.test(value),
})

/** An object with these keys, all of them. */
export const hasKeys = (...names: readonly string[]): FieldConstraint => ({
  description: `all of ${names.join(', ')}`,
  isValid: (value) => isObject(value) && names.every((name) => Object.hasOwn(value, name)),
})

/** A field, whether it may be left out, and what it must look like. */
export type FieldRow = readonly [path: string, need: 'needed' | 'optional', form: FieldConstraint]

const DATE = matchesPattern(
  /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'a date such as 2026-11-15',
)

const DURATION = matchesPattern(/^\d+m?s$/, 'a time such as 180ms')

const EASING = matchesPattern(/^(linear|cubic-bezier\(.+\))$/, 'linear or cubic-bezier()')

const LENGTH = matchesPattern(/^\d+(\.\d+)?rem$/, 'a length in rem')

const COMMON_FIELDS: readonly FieldRow[] = [
  ['version', 'needed', matchesPattern(/^\d+\.\d+\.\d+$/, 'a version such as 1.0.0')],
  ['created', 'needed', DATE],
  ['updated', 'needed', DATE],
]

const FOCUS_LENGTH = textLength(1, 120)

/** What no other rule asks of the fields of each type. */
const FIELDS_BY_TYPE: { readonly [T in ContentType]: readonly FieldRow[] } = {
  patterns: [
    ['category', 'needed', vocabularyTerm('categories')],
    ['visual_brief', 'needed', textLength(200, 700)],
    ['motion_note', 'optional', textLength(1, 120)],
    ['accessibility.focus_management', 'optional', FOCUS_LENGTH],
    ['presets.*.accessibility.focus_management', 'optional', FOCUS_LENGTH],
    ['presets.*.states.*.when', 'optional', textLength(1, 100)],
    ['presets.*.states.*.shows', 'optional', textLength(30, 100)],
    ['presets.*.responsive.*.notes', 'optional', textLength(1, 90)],
  ],
  themes: [
    ['personality', 'needed', textLength(80, 400)],
    ['default_mode', 'needed', oneOf('light', 'dark')],
    ['typography.scale', 'needed', numberBetween(1.05, 1.7)],
    ['typography.base_size', 'needed', numberBetween(16, 24)],
    ['typography.heading_weight', 'needed', numberBetween(100, 900)],
    ['typography.body_weight', 'needed', numberBetween(100, 900)],
    ...['base', 'card', 'control', 'pill'].map((key): FieldRow => {
      return [`radius.${key}`, 'needed', numberBetween(0, 9999)]
    }),
    ['spatial.density', 'needed', oneOf('compact', 'comfortable', 'spacious')],
    ['spatial.base_unit', 'needed', oneOf(4, 8)],
    ['spatial.content_gap', 'needed', LENGTH],
    ['spatial.section_padding', 'needed', LENGTH],
    ['elevation.levels.light', 'needed', itemCount(5, 5)],
    ['elevation.levels.dark', 'needed', itemCount(5, 5)],
    ['motion.preference', 'needed', oneOf('none', 'subtle', 'moderate', 'expressive')],
    ['motion.durations', 'needed', hasKeys('instant', 'fast', 'base', 'slow', 'deliberate')],
    ['motion.durations.*', 'optional', DURATION],
    ['motion.easings', 'needed', hasKeys('standard', 'enter', 'exit')],
    ['motion.easings.*', 'optional', EASING],
    ['motion.reduce_motion', 'needed', oneOf(true)],
    ['effects.overlay_opacity', 'needed', numberBetween(0, 1)],
    ['best_for', 'needed', itemCount(1, 8)],
    ['best_for.*', 'optional', vocabularyTerm('domains')],
    ['avoid_for', 'needed', itemCount(1, 8)],
    ['avoid_for.*', 'optional', vocabularyTerm('domains')],
  ],
  blueprints: [
    ['domain', 'needed', vocabularyTerm('domains')],
    ['personality', 'needed', textLength(200, 500)],
    ['suggested_themes', 'needed', itemCount(2, 4)],
    ['blueprint_portfolio.rationale', 'needed', textLength(40, 240)],
  ],
  archetypes: [
    ['pages.*.name', 'needed', textLength(2, 40)],
    ['pages.*.path', 'needed', matchesPattern(/^\//, 'a path that starts with a slash')],
    ['pages.*.states.*', 'optional', textLength(20, 160)],
  ],
  shells: [
    ['layout', 'needed', textLength(2, 60)],
    ['regions.*.size', 'needed', textLength(1, 40)],
    ['guidance', 'needed', hasKeys('spacing', 'navigation', 'overflow', 'keyboard')],
    ['guidance.*', 'optional', textLength(30, 200)],
    ['best_for', 'needed', itemCount(1, 8)],
    ['avoid_for', 'needed', itemCount(1, 8)],
  ],
}

/** What is asked of the fields of a type. */
export const listFieldRows = (type: ContentType): readonly FieldRow[] => [
  ...COMMON_FIELDS,
  ...FIELDS_BY_TYPE[type],
]

/** Every field that its readers count on is there, in a form that they can use. */
export const fieldConstraintsRule: ContextRule = {
  id: 'G15',
  requirement:
    'Fields that a type needs are there, and texts, lists and numbers keep to their bounds.',
  severity: 'warn',
  source: 'coverage',
  scope: 'context',
  types: CONTENT_TYPES,
  check: ({ type, authored }, { vocabulary }) =>
    listFieldRows(type).flatMap((row) => checkField(authored, row, vocabulary)),
}

function checkField(authored: JsonObject, row: FieldRow, vocabulary: Vocabulary): Finding[] {
  const [path, need, { description, isValid }] = row
  const remedy = `Write ${description}.`
  const wrong = selectValues(authored, path)
    .filter(({ value }) => !isValid(value, vocabulary))
    .map((placed) => ({
      pointer: toPointer(placed.path),
      message: `"${path}" has a form that its readers cannot use.`,
      remedy,
    }))
  const absent = need === 'needed' ? findMissingPaths(authored, path) : []
  return [
    ...wrong,
    ...absent.map((holder) => ({
      pointer: toNearestPointer(authored, holder),
      message: `"${path}" is missing.`,
      remedy,
    })),
  ]
}

/** The paths at which a needed field is missing: one for each object that ought to hold it. */
function findMissingPaths(authored: JsonObject, path: string): (readonly string[])[] {
  const [key = '', ...above] = path.split('.').reverse()
  const holder = above.reverse().join('.')
  const found = selectValues(authored, holder)
  if (found.length === 0 && !holder.includes('*')) return [path.split('.')]
  return found
    .filter(({ value }) => !Object.hasOwn(Object(value), key))
    .map((placed) => [...placed.path, key])
}
