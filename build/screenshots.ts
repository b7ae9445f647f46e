import { createCorpusLookup } from '../src/core/content/corpus.ts'
import type { PatternV2 } from '../src/core/generated/types/pattern.v2.ts'
import type { ThemeV1 } from '../src/core/generated/types/theme.v1.ts'
import { layoutCss } from '../src/core/render/css/layout-stylesheet.ts'
import { themeStylesheet } from '../src/core/render/css/theme-stylesheet.ts'
import { type Appearance, renderDocument } from '../src/core/render/document.ts'
import { el, isElement } from '../src/core/render/element.ts'
import { assignInstanceIds } from '../src/core/render/element-ids.ts'
import { createPatternNodes, createSpecimen } from '../src/core/render/pattern.ts'
import { renderShell } from '../src/core/render/shell.ts'
import { renderPage } from '../src/core/render/site.ts'
import { renderTheme } from '../src/core/render/theme.ts'
import type { FontFile } from '../src/core/theme/fonts.ts'
import { essenceFromArchetype, essenceFromBlueprint } from '../src/index.ts'
import { readContent } from '../src/node.ts'
import type { AssembledContent } from '../src/site.ts'
import { createFonts, inlineFonts } from './fonts/create-fonts.ts'

/** A pattern in one of its presets, such as `hero` in `split`. */
export interface PatternVariant {
  readonly pattern: PatternV2
  readonly preset: string
  readonly state?: string
}

export type Mode = 'light' | 'dark'

/** The appearance of a page of patterns. */
export interface PageAppearance extends Pick<Appearance, 'dir'> {
  readonly theme: ThemeV1
  readonly mode: Mode
  /** The style sheet that all themes share. */
  readonly css: string
  readonly fonts?: readonly FontFile[]
}

/** Lists every preset of every pattern. */
export const listVariants = ({ records }: AssembledContent): PatternVariant[] =>
  records.patterns.flatMap(({ data }) =>
    Object.keys(data.presets).map((preset) => ({ pattern: data, preset })),
  )

/** Returns the style sheet that all themes share, for all patterns and shells of a corpus. */
export const layoutStylesheet = ({ records }: AssembledContent): string =>
  layoutCss({
    patterns: records.patterns.map(({ data }) => data),
    shells: records.shells.map(({ data }) => data),
  })

/** Returns the name of a variant, as pages and tests print it. */
export const variantName = ({ pattern, preset, state }: PatternVariant): string =>
  [pattern.id, preset, ...(state === undefined ? [] : [state])].join('/')

/** Renders variants of patterns below each other on one page. */
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

/** Returns the styles of a page in an appearance. */
export const inlineStyles = ({
  theme,
  css,
  fonts: files = [],
}: Pick<PageAppearance, 'theme' | 'css' | 'fonts'>): { inline: string } => ({
  inline: `${css}${themeStylesheet(theme, undefined, { files, url: '' })}[data-of] { display: grid; gap: 1rem; margin-block: 2rem; }
[data-part="label"] { color: var(--color-text-muted); font: var(--text-sm) var(--font-mono); }
`,
})

/** What to render; an empty list means everything. */
interface ScreenshotOptions {
  /** The root of the project, with a slash at its end. */
  readonly root: string
  readonly content: readonly string[]
  /** Records, such as `patterns/hero` or `blueprints/internal-admin`. */
  readonly only: readonly string[]
  readonly theme: readonly string[]
}

/** A document to photograph, with the name of its picture. */
interface ScreenshotPage {
  readonly name: string
  readonly html: string
}

/** Renders the selected records in every selected theme and mode. */
export async function renderScreenshotPages({
  root,
  content: folders,
  only,
  theme,
}: ScreenshotOptions): Promise<ScreenshotPage[]> {
  const content = await readContent(folders)
  const css = layoutStylesheet(content)
  const fonts = inlineFonts(await createFonts(root, content))
  const isWanted = (key: string): boolean => only.length === 0 || only.includes(key)
  const looks = content.records.themes
    .filter(({ slug }) => theme.length === 0 || theme.includes(slug))
    .flatMap(({ data }) =>
      (['light', 'dark'] as const).map(
        (mode): PageAppearance => ({ theme: data, mode, css, fonts }),
      ),
    )
  const sheets = await Promise.all(looks.map((look) => renderPagesInTheme(look, content, isWanted)))
  return [...sheets.flat(), ...(await renderAppPages(content, only, fonts))]
}

async function renderPagesInTheme(
  look: PageAppearance,
  content: AssembledContent,
  isWanted: (key: string) => boolean,
): Promise<ScreenshotPage[]> {
  const { records } = content
  const { theme, mode } = look
  const lookup = createCorpusLookup(content)
  const options = { mode, styles: inlineStyles(look) }
  const name = (key: string): string => `${key}/${theme.id}-${mode}`
  const get = (slug: string) => records.patterns.find((record) => record.slug === slug)?.data
  const patterns = records.patterns
    .map(({ slug }) => `patterns/${slug}`)
    .filter(isWanted)
    .map((key) => {
      const forms = listVariants(content).filter(({ pattern }) => `patterns/${pattern.id}` === key)
      return { name: name(key), html: renderVariantsPage(forms, look) }
    })
  const shells = records.shells
    .filter(({ slug }) => isWanted(`shells/${slug}`))
    .map(async ({ slug, data }) => ({
      name: name(`shells/${slug}`),
      html: await renderShell(data, lookup, options),
    }))
  const own = isWanted(`themes/${theme.id}`)
    ? [{ name: name(`themes/${theme.id}`), html: renderTheme(theme, get, options) }]
    : []
  return [...patterns, ...own, ...(await Promise.all(shells))]
}

/** Renders the pages of archetypes and blueprints in their own theme. */
async function renderAppPages(
  content: AssembledContent,
  only: readonly string[],
  files: readonly FontFile[],
): Promise<ScreenshotPage[]> {
  const { archetypes, blueprints } = content.records
  const lookup = createCorpusLookup(content)
  const apps = [
    ...archetypes.map(({ slug, data }) => ({
      key: `archetypes/${slug}`,
      essence: () => essenceFromArchetype(data, lookup),
      blueprint: undefined,
    })),
    ...blueprints.map(({ slug, data }) => ({
      key: `blueprints/${slug}`,
      essence: () => essenceFromBlueprint(data, lookup),
      blueprint: data,
    })),
  ].filter(({ key }) => only.length === 0 || only.includes(key))
  const sheets = apps.map(async ({ key, essence, blueprint }) => {
    const made = await essence()
    if (!made.ok) return []
    const ids = made.value.blueprint.sections.flatMap(({ id, pages }) =>
      pages.map((page) => `${id}/${page.id}`),
    )
    return Promise.all(
      ids.map(async (id) => ({
        name: `${key}/${id}`,
        html: await renderPage(made.value, id, lookup, {
          fonts: { files, url: '' },
          ...(blueprint ? { blueprint } : {}),
        }),
      })),
    )
  })
  return (await Promise.all(sheets)).flat()
}
