import { asOneOf } from '../../content/fields.ts'
import type { Theme } from '../../generated/types/essence.v4.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import type { Issue } from '../../issue.ts'
import { nearest } from '../../nearest.ts'
import { mend } from '../suggest.ts'

/** A mode or shape that somebody asked for. */
export interface Wish {
  readonly value: string
  readonly pointer: string
  /** True: a theme that lacks it is a fault. False: it was asked of another theme. */
  readonly firm: boolean
}

/** The mode and shape that a theme is used in. */
export interface Look {
  readonly mode: Theme['mode']
  readonly shape: Theme['shape']
  readonly issues: readonly Issue[]
}

const MODES = ['light', 'dark', 'auto'] as const
const SHAPES = ['sharp', 'rounded', 'pill'] as const

/** The look that was asked for where the theme has it, else the theme's own. */
export function chooseLook(theme: ThemeV1, mode?: Wish, shape?: Wish): Look {
  const modes = MODES.filter((name) => hasMode(theme, name))
  const shapes = SHAPES.filter((name) => theme.shapes?.includes(name) ?? true)
  return {
    mode: granted(mode, modes) ?? asOneOf(theme.default_mode, modes) ?? modes[0] ?? 'light',
    shape: granted(shape, shapes),
    issues: [refused(theme, 'mode', mode, modes), refused(theme, 'shape', shape, shapes)].flat(),
  }
}

const hasMode = ({ modes }: ThemeV1, mode: (typeof MODES)[number]): boolean => {
  if (modes === undefined) return true
  return mode === 'auto' ? modes.includes('light') && modes.includes('dark') : modes.includes(mode)
}

const granted = <T extends string>(wish: Wish | undefined, offered: readonly T[]): T | undefined =>
  asOneOf(wish?.value, offered)

function refused(
  theme: ThemeV1,
  noun: string,
  wish: Wish | undefined,
  offered: readonly string[],
): Issue[] {
  if (!wish?.firm || offered.includes(wish.value)) return []
  return [
    {
      code: `${noun}-unsupported`,
      severity: 'error',
      pointer: wish.pointer,
      message: `The theme "${theme.id}" has no ${noun} "${wish.value}".`,
      expected: `one of ${offered.map((name) => `"${name}"`).join(', ')}`,
      found: JSON.stringify(wish.value),
      ...mend(wish.value, nearest(wish.value, offered)),
    },
  ]
}
