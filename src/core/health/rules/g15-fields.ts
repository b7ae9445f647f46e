import type { JsonObject } from '../../content/fields.ts'
import { CONTENT_TYPES, type ContentType } from '../../content/type.ts'
import { toPointer } from '../../pointer.ts'
import { between, chars, count, type Form, keys, matching, oneOf, wordOf } from '../forms.ts'
import { toNearestPointer } from '../pointer-into.ts'
import type { Finding, RecordRule, Vocabulary } from '../rule.ts'
import { selectValues } from '../values-at.ts'

/** A field, whether it may be left out, and what it must look like. */
export type Row = readonly [path: string, need: 'needed' | 'optional', form: Form]

const DATE = matching(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a date such as 2026-11-15')

const TIME = matching(/^\d+m?s$/, 'a time such as 180ms')

const EASING = matching(/^(linear|cubic-bezier\(.+\))$/, 'linear or cubic-bezier()')

const LENGTH = matching(/^\d+(\.\d+)?rem$/, 'a length in rem')

const COMMON: readonly Row[] = [
  ['version', 'needed', matching(/^\d+\.\d+\.\d+$/, 'a version such as 1.0.0')],
  ['created', 'needed', DATE],
  ['updated', 'needed', DATE],
]

const FOCUS = chars(1, 120)

/** What no other rule asks of the fields of each type. */
const ROWS: { readonly [T in ContentType]: readonly Row[] } = {
  patterns: [
    ['category', 'needed', wordOf('categories')],
    ['visual_brief', 'needed', chars(200, 700)],
    ['motion_note', 'optional', chars(1, 120)],
    ['accessibility.focus_management', 'optional', FOCUS],
    ['presets.*.accessibility.focus_management', 'optional', FOCUS],
    ['presets.*.states.*.when', 'optional', chars(1, 100)],
    ['presets.*.states.*.shows', 'optional', chars(30, 100)],
    ['presets.*.responsive.*.notes', 'optional', chars(1, 90)],
  ],
  themes: [
    ['personality', 'needed', chars(80, 400)],
    ['default_mode', 'needed', oneOf('light', 'dark')],
    ['typography.scale', 'needed', between(1.05, 1.7)],
    ['typography.base_size', 'needed', between(16, 24)],
    ['typography.heading_weight', 'needed', between(100, 900)],
    ['typography.body_weight', 'needed', between(100, 900)],
    ...['base', 'card', 'control', 'pill'].map((key): Row => {
      return [`radius.${key}`, 'needed', between(0, 9999)]
    }),
    ['spatial.density', 'needed', oneOf('compact', 'comfortable', 'spacious')],
    ['spatial.base_unit', 'needed', oneOf(4, 8)],
    ['spatial.content_gap', 'needed', LENGTH],
    ['spatial.section_padding', 'needed', LENGTH],
    ['elevation.levels.light', 'needed', count(5, 5)],
    ['elevation.levels.dark', 'needed', count(5, 5)],
    ['motion.preference', 'needed', oneOf('none', 'subtle', 'moderate', 'expressive')],
    ['motion.durations', 'needed', keys('instant', 'fast', 'base', 'slow', 'deliberate')],
    ['motion.durations.*', 'optional', TIME],
    ['motion.easings', 'needed', keys('standard', 'enter', 'exit')],
    ['motion.easings.*', 'optional', EASING],
    ['motion.reduce_motion', 'needed', oneOf(true)],
    ['effects.overlay_opacity', 'needed', between(0, 1)],
    ['best_for', 'needed', count(1, 8)],
    ['best_for.*', 'optional', wordOf('domains')],
    ['avoid_for', 'needed', count(1, 8)],
    ['avoid_for.*', 'optional', wordOf('domains')],
  ],
  blueprints: [
    ['domain', 'needed', wordOf('domains')],
    ['personality', 'needed', chars(200, 500)],
    ['suggested_themes', 'needed', count(2, 4)],
    ['blueprint_portfolio.rationale', 'needed', chars(40, 240)],
  ],
  archetypes: [
    ['pages.*.name', 'needed', chars(2, 40)],
    ['pages.*.path', 'needed', matching(/^\//, 'a path that starts with a slash')],
    ['pages.*.states.*', 'optional', chars(20, 160)],
  ],
  shells: [
    ['layout', 'needed', chars(2, 60)],
    ['regions.*.size', 'needed', chars(1, 40)],
    ['guidance', 'needed', keys('spacing', 'navigation', 'overflow', 'keyboard')],
    ['guidance.*', 'optional', chars(30, 200)],
    ['best_for', 'needed', count(1, 8)],
    ['avoid_for', 'needed', count(1, 8)],
  ],
}

/** What is asked of the fields of a type. */
export const fieldRows = (type: ContentType): readonly Row[] => [...COMMON, ...ROWS[type]]

/** Every field that its readers count on is there, in a form that they can use. */
export const fields: RecordRule = {
  id: 'G15',
  asks: 'Fields that a type needs are there, and texts, lists and numbers keep to their bounds.',
  severity: 'warn',
  source: 'coverage',
  types: CONTENT_TYPES,
  check: ({ type, authored }, { vocabulary }) =>
    fieldRows(type).flatMap((row) => wrongValues(authored, row, vocabulary)),
}

function wrongValues(authored: JsonObject, row: Row, vocabulary: Vocabulary): Finding[] {
  const [path, need, { says, fits }] = row
  const remedy = `Write ${says}.`
  const wrong = selectValues(authored, path)
    .filter(({ value }) => !fits(value, vocabulary))
    .map((placed) => ({
      pointer: toPointer(placed.path),
      message: `"${path}" has a form that its readers cannot use.`,
      remedy,
    }))
  const absent = need === 'needed' ? holders(authored, path) : []
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
function holders(authored: JsonObject, path: string): (readonly string[])[] {
  const [key = '', ...above] = path.split('.').reverse()
  const holder = above.reverse().join('.')
  const found = selectValues(authored, holder)
  if (found.length === 0 && !holder.includes('*')) return [path.split('.')]
  return found
    .filter(({ value }) => !Object.hasOwn(Object(value), key))
    .map((placed) => [...placed.path, key])
}
