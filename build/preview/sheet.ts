import type { PatternV2 } from '../../src/core/generated/types/pattern.v2.ts'
import type { ThemeV1 } from '../../src/core/generated/types/theme.v1.ts'
import { type Appearance, renderDocument } from '../../src/core/render/document.ts'
import { el, isElement } from '../../src/core/render/element.ts'
import { assignInstanceIds } from '../../src/core/render/element-ids.ts'
import { layoutCss } from '../../src/core/render/layout-stylesheet.ts'
import { createPatternNodes, createSpecimen } from '../../src/core/render/pattern.ts'
import { themeStylesheet } from '../../src/core/render/theme-stylesheet.ts'
import type { AssembledContent } from '../../src/site.ts'

/** One form of a pattern, such as `hero` in its preset `split`. */
export interface PatternVariant {
  readonly pattern: PatternV2
  readonly preset: string
  readonly state?: string
}

export type Mode = 'light' | 'dark'

/** What a sheet looks like. */
export interface PageAppearance extends Pick<Appearance, 'dir'> {
  readonly theme: ThemeV1
  readonly mode: Mode
  /** The style sheet under every theme. */
  readonly css: string
}

/** Every preset of every pattern, in the order of slugs and presets. */
export const listVariants = ({ records }: AssembledContent): PatternVariant[] =>
  records.patterns.flatMap(({ data }) =>
    Object.keys(data.presets).map((preset) => ({ pattern: data, preset })),
  )

/** The style sheet under every theme, for a whole corpus. */
export const layoutStylesheet = ({ records }: AssembledContent): string =>
  layoutCss({
    patterns: records.patterns.map(({ data }) => data),
    shells: records.shells.map(({ data }) => data),
  })

/** The name of a form, as a sheet and a test say it. */
export const variantName = ({ pattern, preset, state }: PatternVariant): string =>
  [pattern.id, preset, ...(state === undefined ? [] : [state])].join('/')

/** Forms of patterns, one below the other on one page. */
export function renderVariantsPage(forms: readonly PatternVariant[], look: PageAppearance): string {
  const taken = new Set<string>()
  const parts = forms.map((form) => {
    const { pattern, preset } = form
    const name = variantName(form)
    const prefix = `${pattern.id}-${preset}-`
    const nodes = createPatternNodes(pattern, form).map((node) =>
      isElement(node)
        ? assignInstanceIds(node, { prefix, name: name.replaceAll('/', '-'), usedIds: taken })
        : node,
    )
    return el('div', { 'data-of': name }, [el('p', { 'data-part': 'label' }, [name]), ...nodes])
  })
  const title = `${look.theme.name}, ${look.mode}`
  return renderDocument({
    title,
    body: [createSpecimen(title, parts)],
    appearance: look,
    styles: inlineStyles(look),
  })
}

/** The styles of a page in a look. */
export const inlineStyles = ({
  theme,
  css,
}: Pick<PageAppearance, 'theme' | 'css'>): { inline: string } => ({
  inline: `${css}${themeStylesheet(theme)}[data-of] { display: grid; gap: 1rem; margin-block: 2rem; }
[data-part="label"] { color: var(--color-text-muted); font: var(--text-sm) var(--font-mono); }
`,
})
