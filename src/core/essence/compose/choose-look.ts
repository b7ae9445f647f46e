import { asOneOf } from '../../content/fields.ts'
import type { Theme } from '../../generated/types/essence.v4.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import type { Issue } from '../../issue.ts'
import { nearest } from '../../nearest.ts'
import { createSuggestion } from '../suggest.ts'

/** A mode or shape that somebody asked for. */
export interface AppearanceRequest {
  readonly value: string
  readonly pointer: string
  /** True: a theme that lacks it is a fault. False: it was asked of another theme. */
  readonly isRequired: boolean
}

/** The mode and shape that a theme is used in. */
export interface Appearance {
  readonly mode: Theme['mode']
  readonly shape: Theme['shape']
  readonly issues: readonly Issue[]
}

const MODES = ['light', 'dark', 'auto'] as const
const SHAPES = ['sharp', 'rounded', 'pill'] as const

/** The look that was asked for where the theme has it, else the theme's own. */
export function chooseAppearance(
  theme: ThemeV1,
  mode?: AppearanceRequest,
  shape?: AppearanceRequest,
): Appearance {
  const modes = MODES.filter((name) => supportsMode(theme, name))
  const shapes = SHAPES.filter((name) => theme.shapes?.includes(name) ?? true)
  return {
    mode:
      findSupportedValue(mode, modes) ?? asOneOf(theme.default_mode, modes) ?? modes[0] ?? 'light',
    shape: findSupportedValue(shape, shapes),
    issues: [
      listUnsupportedIssues(theme, 'mode', mode, modes),
      listUnsupportedIssues(theme, 'shape', shape, shapes),
    ].flat(),
  }
}

const supportsMode = ({ modes }: ThemeV1, mode: (typeof MODES)[number]): boolean => {
  if (modes === undefined) return true
  return mode === 'auto' ? modes.includes('light') && modes.includes('dark') : modes.includes(mode)
}

const findSupportedValue = <T extends string>(
  wish: AppearanceRequest | undefined,
  offered: readonly T[],
): T | undefined => asOneOf(wish?.value, offered)

function listUnsupportedIssues(
  theme: ThemeV1,
  noun: string,
  wish: AppearanceRequest | undefined,
  offered: readonly string[],
): Issue[] {
  if (!wish?.isRequired || offered.includes(wish.value)) return []
  return [
    {
      code: `${noun}-unsupported`,
      severity: 'error',
      pointer: wish.pointer,
      message: `The theme "${theme.id}" has no ${noun} "${wish.value}".`,
      expected: `one of ${offered.map((name) => `"${name}"`).join(', ')}`,
      found: JSON.stringify(wish.value),
      ...createSuggestion(wish.value, nearest(wish.value, offered)),
    },
  ]
}
