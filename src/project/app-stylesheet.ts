import type { Essence } from '../essence.ts'
import {
  decoratorCss,
  extendStylesheet,
  getEffectiveTheme,
  type Theme,
  themeCss,
  toTailwindCss,
} from '../themes.ts'
import type { ProjectStylesheet } from './detect/find-stylesheet.ts'

/**
 * Renders the style sheet of an app: its theme with the overrides of the essence. In a project with
 * variables of its own, it adds to those what is missing.
 */
export function renderAppStylesheet(
  { dna, blueprint, meta }: Essence,
  theme: Theme,
  own?: ProjectStylesheet,
): string {
  const effective = getEffectiveTheme(dna, theme)
  const overrides = blueprint.sections.flatMap(({ dna_overrides, pages }) => [
    dna_overrides?.mode,
    ...pages.map((page) => page.dna_overrides?.mode),
  ])
  // One mode is enough, unless a section or page overrides it.
  const isMixed = overrides.some((mode) => mode !== undefined && mode !== dna.theme.mode)
  const mode = isMixed ? 'auto' : dna.theme.mode
  const note = `/* The theme "${theme.id}", as svc.essence.json uses it. Written by svc. */`
  return `${note}\n${renderVariables()}\n${decoratorCss(theme)}`

  function renderVariables(): string {
    if (own) {
      return extendStylesheet(own.text, effective, { replacesValues: theme.source !== own.file })
    }
    return meta.target.endsWith('-tailwind')
      ? toTailwindCss(effective, { mode })
      : themeCss(effective, { mode })
  }
}
