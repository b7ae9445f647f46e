import type { Essence } from '../essence.ts'
import { decoratorCss, getEffectiveTheme, type Theme, themeCss } from '../themes.ts'

/** The style sheet of an app: its theme, with what the essence decides itself. */
export function renderAppStylesheet({ dna, blueprint }: Essence, theme: Theme): string {
  const overrides = blueprint.sections.flatMap(({ dna_overrides, pages }) => [
    dna_overrides?.mode,
    ...pages.map((page) => page.dna_overrides?.mode),
  ])
  // One mode is enough, unless some part of the app has another.
  const isMixed = overrides.some((mode) => mode !== undefined && mode !== dna.theme.mode)
  const mode = isMixed ? 'auto' : dna.theme.mode
  const note = `/* The theme "${theme.id}", as svc.essence.json uses it. Written by svc. */`
  return `${note}\n${themeCss(getEffectiveTheme(dna, theme), { mode })}\n${decoratorCss(theme)}`
}
