import type { Theme } from '../../generated/types/essence.v4.ts'
import type { Facts } from './facts.ts'

/** A colour mode of its own; `auto` stands for both. */
export type Mode = Exclude<Theme['mode'], 'auto'>

/** A place that puts a mode into force. */
export interface ModePlace {
  readonly who: string
  readonly pointer: string
  readonly mode: Theme['mode']
}

/** Every place that sets the mode: the DNA, then the sections and pages that override it. */
export function modePlaces({ essence, sections, pages }: Facts): ModePlace[] {
  const overrides = [
    ...sections.map(({ who, pointer, section }) => ({ who, pointer, part: section })),
    ...pages.map(({ who, pointer, page }) => ({ who, pointer, part: page })),
  ]
  return [
    { who: 'The DNA', pointer: '/dna/theme/mode', mode: essence.dna.theme.mode },
    ...overrides.flatMap(({ who, pointer, part }) => {
      const mode = part.dna_overrides?.mode
      return mode === undefined ? [] : { who, pointer: `${pointer}/dna_overrides/mode`, mode }
    }),
  ]
}

/** The modes that one value asks for. */
export const modesOf = (mode: Theme['mode']): readonly Mode[] =>
  mode === 'auto' ? ['light', 'dark'] : [mode]
