import type { Accessibility, Theme } from '../../generated/types/essence.v2.ts'
import { DEFAULT_SHAPE, DNA_DEFAULTS, RADIUS_BY_SHAPE } from '../defaults.ts'
import { type Change, createConversion, createDefault, createMove } from './change.ts'

interface DnaSource {
  readonly theme: Theme
  /** JSON Pointer to the theme. */
  readonly themePointer: string
  readonly accessibility?: Accessibility | undefined
}

type DnaDefault = readonly [field: string, value: unknown, meaning: string]

const { spacing, typography, color, elevation, motion, accessibility: access } = DNA_DEFAULTS

const SPACING_DEFAULTS: readonly DnaDefault[] = [
  ['spacing/base_unit', spacing.base_unit, 'the smallest step of spacing'],
  ['spacing/scale', spacing.scale, 'how steps of spacing grow'],
]

const TYPOGRAPHY_DEFAULTS: readonly DnaDefault[] = [
  ['typography/scale', typography.scale, 'the ratio of text sizes'],
  ['typography/heading_weight', typography.heading_weight, 'the weight of headings'],
  ['typography/body_weight', typography.body_weight, 'the weight of running text'],
]

const OTHER_DEFAULTS: readonly DnaDefault[] = [
  ['color/accent_count', color.accent_count, 'how many accent colors there are'],
  ['elevation/system', elevation.system, 'how layers are distinguished'],
  ['elevation/max_levels', elevation.max_levels, 'the highest shadow level'],
  ['motion/preference', motion.preference, 'how much moves'],
  ['motion/duration_scale', motion.duration_scale, 'how fast it moves'],
  ['motion/reduce_motion', motion.reduce_motion, 'whether motion stops on request'],
]

const ACCESSIBILITY_DEFAULTS: readonly DnaDefault[] = [
  ['accessibility/focus_visible', access.focus_visible, 'whether focus is always visible'],
  ['accessibility/skip_nav', access.skip_nav, 'whether pages begin with a skip link'],
]

const PREFERENCE_DEFAULTS: readonly DnaDefault[] = [
  ['color/cvd_preference', color.cvd_preference, 'which color vision to design for'],
  ['accessibility/wcag_level', access.wcag_level, 'which WCAG level to meet'],
]

const PREFERENCE_MOVES: readonly Change[] = [
  createMove('/accessibility/cvd_preference', '/dna/color/cvd_preference'),
  createMove('/accessibility/wcag_level', '/dna/accessibility/wcag_level'),
]

/** Lists the changes from a version 2 document to the DNA of version 3, including defaults. */
export const dnaChanges = ({ theme, themePointer, accessibility }: DnaSource): Change[] => [
  ...themeChanges(theme, themePointer),
  ...SPACING_DEFAULTS.map(toDefaultChange),
  createMove('/density/level', '/dna/spacing/density'),
  createMove('/density/content_gap', '/dna/spacing/content_gap'),
  ...TYPOGRAPHY_DEFAULTS.map(toDefaultChange),
  paletteChange(theme, themePointer),
  ...radiusChanges(theme, themePointer),
  ...OTHER_DEFAULTS.map(toDefaultChange),
  ...(accessibility ? PREFERENCE_MOVES : PREFERENCE_DEFAULTS.map(toDefaultChange)),
  ...ACCESSIBILITY_DEFAULTS.map(toDefaultChange),
  createMove('/personality', '/dna/personality'),
]

function toDefaultChange([field, value, meaning]: DnaDefault): Change {
  const note = `The document does not say ${meaning}; ${JSON.stringify(value)} is the default.`
  return createDefault({ to: `/dna/${field}`, value, note })
}

/** Moves each field on its own, because sections may move single fields to the same target. */
const themeChanges = (theme: Theme, themePointer: string): Change[] =>
  (['id', 'mode', 'shape'] as const)
    .filter((field) => theme[field] !== undefined)
    .map((field) => createMove(`${themePointer}/${field}`, `/dna/theme/${field}`))

const paletteChange = ({ id }: Theme, themePointer: string): Change =>
  createConversion({
    from: `${themePointer}/id`,
    to: '/dna/color/palette',
    value: id,
    note: 'The palette has the name of the theme.',
  })

function radiusChanges({ shape }: Theme, themePointer: string): Change[] {
  if (shape === undefined) {
    const meaning = 'how corners are rounded'
    return [
      toDefaultChange(['radius/philosophy', DEFAULT_SHAPE, meaning]),
      toDefaultChange(['radius/base', RADIUS_BY_SHAPE[DEFAULT_SHAPE], meaning]),
    ]
  }
  const derived = { from: `${themePointer}/shape`, note: 'Derived from the shape of the theme.' }
  return [
    createConversion({ ...derived, to: '/dna/radius/philosophy', value: shape }),
    createConversion({ ...derived, to: '/dna/radius/base', value: RADIUS_BY_SHAPE[shape] }),
  ]
}
