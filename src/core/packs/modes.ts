import type { Plan } from './app.ts'

/** The modes that are in force somewhere in the app, as columns of a table. */
export function modesOf({ essence, pages }: Plan): readonly ('light' | 'dark')[] {
  const modes = new Set([
    essence.dna.theme.mode,
    ...pages.map(({ effective }) => effective.mode.value),
  ])
  if (modes.has('auto')) return ['light', 'dark']
  return (['light', 'dark'] as const).filter((mode) => modes.has(mode))
}
