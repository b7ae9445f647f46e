import type { Accessibility, Theme } from '../../generated/types/essence.v2.ts'
import { type Change, converted, defaulted, moved } from './change.ts'

interface Source {
  readonly theme: Theme
  /** JSON Pointer to the theme. */
  readonly at: string
  readonly accessibility?: Accessibility | undefined
}

type Default = readonly [field: string, value: unknown, meaning: string]

const SPACING: readonly Default[] = [
  ['spacing/base_unit', 4, 'the smallest step of spacing'],
  ['spacing/scale', 'linear', 'how steps of spacing grow'],
]

const TYPOGRAPHY: readonly Default[] = [
  ['typography/scale', '1.25', 'the ratio of text sizes'],
  ['typography/heading_weight', 600, 'the weight of headings'],
  ['typography/body_weight', 400, 'the weight of running text'],
]

const REST: readonly Default[] = [
  ['color/accent_count', 1, 'how many accent colours there are'],
  ['elevation/system', 'levels', 'how layers are told apart'],
  ['elevation/max_levels', 4, 'the highest shadow level'],
  ['motion/preference', 'subtle', 'how much moves'],
  ['motion/duration_scale', 1, 'how fast it moves'],
  ['motion/reduce_motion', true, 'whether motion stops on request'],
]

const ACCESS: readonly Default[] = [
  ['accessibility/focus_visible', true, 'whether focus is always visible'],
  ['accessibility/skip_nav', true, 'whether pages begin with a skip link'],
]

const UNASKED: readonly Default[] = [
  ['color/cvd_preference', 'none', 'which colour vision to design for'],
  ['accessibility/wcag_level', 'AA', 'which WCAG level to meet'],
]

const ASKED: readonly Change[] = [
  moved('/accessibility/cvd_preference', '/dna/color/cvd_preference'),
  moved('/accessibility/wcag_level', '/dna/accessibility/wcag_level'),
]

/** Corner radius in CSS pixels for each shape. */
const RADIUS = { sharp: 0, rounded: 8, pill: 16 } as const

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
      written(['radius/philosophy', 'rounded', meaning]),
      written(['radius/base', RADIUS.rounded, meaning]),
    ]
  }
  const follow = { from: `${at}/shape`, note: 'Follows from the shape of the theme.' }
  return [
    converted({ ...follow, to: '/dna/radius/philosophy', value: shape }),
    converted({ ...follow, to: '/dna/radius/base', value: RADIUS[shape] }),
  ]
}
