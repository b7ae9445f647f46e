import type { Accessibility, Theme } from '../../generated/types/essence.v2.ts'
import { DEFAULT_SHAPE, DNA_DEFAULTS, RADIUS_BY_SHAPE } from '../defaults.ts'
import { type Change, converted, defaulted, moved } from './change.ts'

interface Source {
  readonly theme: Theme
  /** JSON Pointer to the theme. */
  readonly at: string
  readonly accessibility?: Accessibility | undefined
}

type Default = readonly [field: string, value: unknown, meaning: string]

const { spacing, typography, color, elevation, motion, accessibility: access } = DNA_DEFAULTS

const SPACING: readonly Default[] = [
  ['spacing/base_unit', spacing.base_unit, 'the smallest step of spacing'],
  ['spacing/scale', spacing.scale, 'how steps of spacing grow'],
]

const TYPOGRAPHY: readonly Default[] = [
  ['typography/scale', typography.scale, 'the ratio of text sizes'],
  ['typography/heading_weight', typography.heading_weight, 'the weight of headings'],
  ['typography/body_weight', typography.body_weight, 'the weight of running text'],
]

const REST: readonly Default[] = [
  ['color/accent_count', color.accent_count, 'how many accent colours there are'],
  ['elevation/system', elevation.system, 'how layers are told apart'],
  ['elevation/max_levels', elevation.max_levels, 'the highest shadow level'],
  ['motion/preference', motion.preference, 'how much moves'],
  ['motion/duration_scale', motion.duration_scale, 'how fast it moves'],
  ['motion/reduce_motion', motion.reduce_motion, 'whether motion stops on request'],
]

const ACCESS: readonly Default[] = [
  ['accessibility/focus_visible', access.focus_visible, 'whether focus is always visible'],
  ['accessibility/skip_nav', access.skip_nav, 'whether pages begin with a skip link'],
]

const UNASKED: readonly Default[] = [
  ['color/cvd_preference', color.cvd_preference, 'which colour vision to design for'],
  ['accessibility/wcag_level', access.wcag_level, 'which WCAG level to meet'],
]

const ASKED: readonly Change[] = [
  moved('/accessibility/cvd_preference', '/dna/color/cvd_preference'),
  moved('/accessibility/wcag_level', '/dna/accessibility/wcag_level'),
]

/** How a version 2 document becomes the DNA of version 3, with a default for what it cannot say. */
export const dnaChanges = ({ theme, at, accessibility }: Source): Change[] => [
  ...themeChanges(theme, at),
  ...SPACING.map(written),
  moved('/density/level', '/dna/spacing/density'),
  moved('/density/content_gap', '/dna/spacing/content_gap'),
  ...TYPOGRAPHY.map(written),
  paletteChange(theme, at),
  ...radiusChanges(theme, at),
  ...REST.map(written),
  ...(accessibility ? ASKED : UNASKED.map(written)),
  ...ACCESS.map(written),
  moved('/personality', '/dna/personality'),
]

function written([field, value, meaning]: Default): Change {
  const note = `The document does not say ${meaning}; ${JSON.stringify(value)} is the default.`
  return defaulted({ to: `/dna/${field}`, value, note })
}

/** Field by field, so that an equal theme of a later section can be logged as moved there too. */
const themeChanges = (theme: Theme, at: string): Change[] =>
  (['id', 'mode', 'shape'] as const)
    .filter((field) => theme[field] !== undefined)
    .map((field) => moved(`${at}/${field}`, `/dna/theme/${field}`))

const paletteChange = ({ id }: Theme, at: string): Change =>
  converted({
    from: `${at}/id`,
    to: '/dna/color/palette',
    value: id,
    note: 'The palette is that of the theme.',
  })

function radiusChanges({ shape }: Theme, at: string): Change[] {
  if (shape === undefined) {
    const meaning = 'how corners are rounded'
    return [
      written(['radius/philosophy', DEFAULT_SHAPE, meaning]),
      written(['radius/base', RADIUS_BY_SHAPE[DEFAULT_SHAPE], meaning]),
    ]
  }
  const follow = { from: `${at}/shape`, note: 'Follows from the shape of the theme.' }
  return [
    converted({ ...follow, to: '/dna/radius/philosophy', value: shape }),
    converted({ ...follow, to: '/dna/radius/base', value: RADIUS_BY_SHAPE[shape] }),
  ]
}
