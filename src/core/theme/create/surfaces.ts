import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { MODES, type Mode } from '../palette.ts'
import type { Colors } from './base-colors.ts'
import type { CharacterStyle, ShadowStyle } from './characters.ts'

/** The blur and opacity of each level of a soft shadow. */
const SOFT_LEVELS: readonly (readonly [offset: number, blur: number, opacity: string])[] = [
  [1, 3, '14'],
  [6, 20, '14'],
  [16, 40, '1F'],
  [32, 80, '33'],
]

type DrawShadow = (level: number, colors: Colors, mode: Mode) => string

/** How each style draws a level, 1 to 4. Menus and dialogs have a shadow in every style. */
const DRAW_SHADOW: Readonly<Record<ShadowStyle, DrawShadow>> = {
  soft: (level, { overlay = '#000000' }, mode) => {
    const [offset, blur, opacity] = SOFT_LEVELS[level - 1] ?? [0, 0, '00']
    return `0 ${offset}px ${blur}px ${overlay}${mode === 'dark' ? '99' : opacity}`
  },
  none: (level, colors, mode) => (level < 3 ? 'none' : DRAW_SHADOW.soft(level, colors, mode)),
  hairline: (level, colors, mode) => {
    const line = `0 0 0 1px ${colors[level < 3 ? 'border' : 'border-strong']}`
    return level < 3 ? line : `${line}, ${DRAW_SHADOW.soft(level, colors, mode)}`
  },
  offset: (level, { text = '#000000' }) => `0 ${level * 2}px 0 ${text}`,
}

/** Creates the five shadows of each mode. */
export function createElevation(
  { shadows }: CharacterStyle,
  colors: Readonly<Record<Mode, Colors>>,
): NonNullable<ThemeV1['elevation']> {
  const levels = MODES.map((mode) => [
    mode,
    ['none', ...[1, 2, 3, 4].map((level) => DRAW_SHADOW[shadows](level, colors[mode], mode))],
  ])
  return { levels: Object.fromEntries(levels) }
}

const DURATIONS = {
  subtle: ['50ms', '100ms', '160ms', '240ms', '360ms'],
  moderate: ['80ms', '150ms', '240ms', '360ms', '560ms'],
  expressive: ['90ms', '180ms', '300ms', '480ms', '800ms'],
} as const

/** Creates durations and easings; playful ones overshoot a little. */
export function createMotion({ motion }: CharacterStyle): NonNullable<ThemeV1['motion']> {
  const [instant, fast, base, slow, deliberate] = DURATIONS[motion]
  const isExpressive = motion === 'expressive'
  return {
    preference: motion,
    durations: { instant, fast, base, slow, deliberate },
    easings: {
      standard: isExpressive ? 'cubic-bezier(0.3, 1.2, 0.4, 1)' : 'cubic-bezier(0.2, 0, 0.2, 1)',
      enter: 'cubic-bezier(0, 0, 0.2, 1)',
      exit: 'cubic-bezier(0.4, 0, 1, 1)',
    },
    reduce_motion: true,
  }
}
