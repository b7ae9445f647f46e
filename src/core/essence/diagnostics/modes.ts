import type { Theme } from '../../generated/types/essence.v4.ts'
import type { EssenceFacts } from './facts.ts'

/** A colour mode of its own; `auto` stands for both. */
export type ColorMode = Exclude<Theme['mode'], 'auto'>

/** A place that puts a mode into force. */
export interface ModeSetting {
  readonly displayName: string
  readonly pointer: string
  readonly mode: Theme['mode']
}

/** Every place that sets the mode: the DNA, then the sections and pages that override it. */
export function listModeSettings({ essence, sections, pages }: EssenceFacts): ModeSetting[] {
  const overrides = [
    ...sections.map(({ displayName, pointer, section }) => ({
      displayName,
      pointer,
      part: section,
    })),
    ...pages.map(({ displayName, pointer, page }) => ({ displayName, pointer, part: page })),
  ]
  return [
    { displayName: 'The DNA', pointer: '/dna/theme/mode', mode: essence.dna.theme.mode },
    ...overrides.flatMap(({ displayName, pointer, part }) => {
      const mode = part.dna_overrides?.mode
      return mode === undefined
        ? []
        : { displayName, pointer: `${pointer}/dna_overrides/mode`, mode }
    }),
  ]
}

/** The modes that one value asks for. */
export const expandMode = (mode: Theme['mode']): readonly ColorMode[] =>
  mode === 'auto' ? ['light', 'dark'] : [mode]
