import type { Essence } from '../essence.ts'
import { decoratorCss, getEffectiveTheme, type Theme, themeCss } from '../themes.ts'

/** Renders the style sheet of an app: its theme with the overrides of the essence. */
export function renderAppStylesheet({ dna, blueprint }: Essence, theme: Theme): string {
  const overrides = blueprint.sections.flatMap(({ dna_overrides, pages }) => [
    dna_overrides?.mode,
    ...pages.map((page) => page.dna_overrides?.mode),
  ])
  // One mode is enough, unless a section or page overrides it.
  const isMixed = overrides.some((mode) => mode !== undefined && mode !== dna.theme.mode)
  const mode = isMixed ? 'auto' : dna.theme.mode
  const note = `/* The theme "${theme.id}", as svc.essence.json uses it. Written by svc. */`
  return `${note}\n${themeCss(getEffectiveTheme(dna, theme), { mode })}\n${decoratorCss(theme)}`
}
