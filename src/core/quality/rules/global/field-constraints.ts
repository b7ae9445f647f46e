import { CONTENT_TYPES, type ContentType } from '../../../content/content-types.ts'
import { DENSITIES } from '../../../essence/defaults.ts'
import { selectValues, toNearestPointer, toPointer } from '../../../kernel/json/pointer.ts'
import { asArray, isObject, type JsonObject } from '../../../kernel/json/value.ts'
import type { Vocabulary } from '../../../kernel/vocabulary.ts'
import type { RecordDraft } from '../../finding.ts'
import type { ContextRule } from '../../rule.ts'

/** A constraint on the value of a field. */
export interface FieldConstraint {
  /** Completes the sentence "Write ...". */
  readonly description: string
  isValid(value: unknown, vocabulary: Vocabulary): boolean
}

/** Requires a text with a length in a range. */
const textLength = (min: number, max: number): FieldConstraint => ({
  description: `${min === 1 ? 'at most' : `${min} to`} ${max} characters`,
  isValid: (value) =>
    typeof value === 'string' && value.trim().length >= min && value.trim().length <= max,
})

/** Requires a list with a number of items in a range. */
const itemCount = (min: number, max: number): FieldConstraint => ({
  description: min === max ? `${min} items` : `${min} to ${max} items`,
  isValid: (value) => asArray(value).length >= min && asArray(value).length <= max,
})

/** Requires one of some values. */
const oneOf = (...values: readonly (string | number | boolean)[]): FieldConstraint => ({
  description: values.map((value) => JSON.stringify(value)).join(' or '),
  isValid: (value) => values.some((allowed) => allowed === value),
})

/** Requires a term of a list of the vocabulary. */
const vocabularyTerm = (list: 'categories' | 'domains'): FieldConstraint => ({
  description: `one of the ${list} of the vocabulary`,
  isValid: (value, vocabulary) =>
    typeof value === 'string' && Object.hasOwn(vocabulary[list], value),
})

const numberBetween = (min: number, max: number): FieldConstraint => ({
  description: `a number from ${min} to ${max}`,
  isValid: (value) => typeof value === 'number' && value >= min && value <= max,
})

const matchesPattern = (pattern: RegExp, description: string): FieldConstraint => ({
  description,
  isValid: (value) => typeof value === 'string' && pattern.test(value),
})

/** Requires an object that has all of these keys. */
const hasKeys = (...names: readonly string[]): FieldConstraint => ({
  description: `all of ${names.join(', ')}`,
  isValid: (value) => isObject(value) && names.every((name) => Object.hasOwn(value, name)),
})

/** The path of a field, whether it is required, and the constraint on its value. */
export type FieldRow = readonly [
  path: string,
  presence: 'required' | 'optional',
  constraint: FieldConstraint,
]

const DATE = matchesPattern(
  /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'a date such as 2026-11-15',
)

const DURATION = matchesPattern(/^\d+m?s$/, 'a duration such as 180ms')

const EASING = matchesPattern(/^(linear|cubic-bezier\(.+\))$/, 'linear or cubic-bezier()')

const LENGTH = matchesPattern(/^\d+(\.\d+)?rem$/, 'a length in rem')

const COMMON_FIELDS: readonly FieldRow[] = [
  ['version', 'required', matchesPattern(/^\d+\.\d+\.\d+$/, 'a version such as 1.0.0')],
  ['created', 'required', DATE],
  ['updated', 'required', DATE],
]

const FOCUS_LENGTH = textLength(1, 120)

/** The fields of each type that no other rule checks. */
const FIELDS_BY_TYPE: { readonly [T in ContentType]: readonly FieldRow[] } = {
  patterns: [
    ['category', 'required', vocabularyTerm('categories')],
    ['visual_brief', 'required', hasKeys('hierarchy', 'alignment', 'emphasis', 'overflow')],
    ['visual_brief.*', 'optional', textLength(40, 160)],
    ['motion_note', 'optional', textLength(1, 120)],
    ['accessibility.focus_management', 'optional', FOCUS_LENGTH],
    ['presets.*.accessibility.focus_management', 'optional', FOCUS_LENGTH],
    ['presets.*.states.*.when', 'optional', textLength(1, 100)],
    ['presets.*.states.*.shows', 'optional', textLength(30, 100)],
    ['presets.*.responsive.*.notes', 'optional', textLength(1, 90)],
  ],
  themes: [
    ['personality', 'required', textLength(80, 400)],
    ['default_mode', 'required', oneOf('light', 'dark')],
    ['typography.scale', 'required', numberBetween(1.05, 1.7)],
    ['typography.base_size', 'required', numberBetween(16, 24)],
    ['typography.heading_weight', 'required', numberBetween(100, 900)],
    ['typography.body_weight', 'required', numberBetween(100, 900)],
    ...['base', 'card', 'control', 'pill'].map((key): FieldRow => {
      return [`radius.${key}`, 'required', numberBetween(0, 9999)]
    }),
    ['spatial.density', 'required', oneOf(...DENSITIES)],
    ['spatial.base_unit', 'required', oneOf(4, 8)],
    ['spatial.content_gap', 'required', LENGTH],
    ['spatial.section_padding', 'required', LENGTH],
    ['elevation.levels.light', 'required', itemCount(5, 5)],
    ['elevation.levels.dark', 'required', itemCount(5, 5)],
    ['motion.preference', 'required', oneOf('none', 'subtle', 'moderate', 'expressive')],
    ['motion.durations', 'required', hasKeys('instant', 'fast', 'base', 'slow', 'deliberate')],
    ['motion.durations.*', 'optional', DURATION],
    ['motion.easings', 'required', hasKeys('standard', 'enter', 'exit')],
    ['motion.easings.*', 'optional', EASING],
    ['motion.reduce_motion', 'required', oneOf(true)],
    ['effects.overlay_opacity', 'required', numberBetween(0, 1)],
    ['best_for', 'required', itemCount(1, 8)],
    ['best_for.*', 'optional', vocabularyTerm('domains')],
    ['avoid_for', 'required', itemCount(1, 8)],
    ['avoid_for.*', 'optional', vocabularyTerm('domains')],
  ],
  blueprints: [
    ['domain', 'required', vocabularyTerm('domains')],
    ['personality', 'required', textLength(200, 500)],
    ['suggested_themes', 'required', itemCount(2, 4)],
    ['blueprint_portfolio.rationale', 'required', textLength(40, 240)],
  ],
  archetypes: [
    ['pages.*.name', 'required', textLength(2, 40)],
    ['pages.*.path', 'required', matchesPattern(/^\//, 'a path that starts with a slash')],
    ['pages.*.states.*', 'optional', textLength(20, 160)],
  ],
  shells: [
    ['layout', 'required', textLength(2, 60)],
    ['regions.*.size', 'required', textLength(1, 40)],
    ['guidance', 'required', hasKeys('spacing', 'navigation', 'overflow', 'keyboard')],
    ['guidance.*', 'optional', textLength(30, 200)],
    ['best_for', 'required', itemCount(1, 8)],
    ['avoid_for', 'required', itemCount(1, 8)],
  ],
}

/** Lists the field constraints of a type. */
export const listFieldRows = (type: ContentType): readonly FieldRow[] => [
  ...COMMON_FIELDS,
  ...FIELDS_BY_TYPE[type],
]

/** Requires the fields of a type, with values in the expected format. */
export const fieldConstraintsRule: ContextRule = {
  id: 'G15',
  requirement: 'Required fields are present, and texts, lists and numbers are within their limits.',
  severity: 'warn',
  source: 'coverage',
  scope: 'context',
  types: CONTENT_TYPES,
  check: ({ type, authored }, { vocabulary }) =>
    listFieldRows(type).flatMap((row) => checkField(authored, row, vocabulary)),
}

function checkField(authored: JsonObject, row: FieldRow, vocabulary: Vocabulary): RecordDraft[] {
  const [path, presence, { description, isValid }] = row
  const hint = `Write ${description}.`
  const invalid = selectValues(authored, path)
    .filter(({ value }) => !isValid(value, vocabulary))
    .map((selected) => ({
      pointer: toPointer(selected.path),
      message: `"${path}" has an invalid value.`,
      hint,
    }))
  const missing = presence === 'required' ? findMissingPaths(authored, path) : []
  return [
    ...invalid,
    ...missing.map((missingPath) => ({
      pointer: toNearestPointer(authored, missingPath),
      message: `"${path}" is missing.`,
      hint,
    })),
  ]
}

/** Returns the paths at which a required field is missing, one for each parent object. */
function findMissingPaths(authored: JsonObject, path: string): (readonly string[])[] {
  const [key = '', ...above] = path.split('.').reverse()
  const parentPath = above.reverse().join('.')
  const parents = selectValues(authored, parentPath)
  if (parents.length === 0 && !parentPath.includes('*')) return [path.split('.')]
  return parents
    .filter(({ value }) => !Object.hasOwn(Object(value), key))
    .map((parent) => [...parent.path, key])
}
