import { createCorpusLookup } from '../../src/core/health/essence-rules.ts'
import { renderShell } from '../../src/core/render/shell.ts'
import { renderPage } from '../../src/core/render/site.ts'
import { renderTheme } from '../../src/core/render/theme.ts'
import { essenceFromArchetype, essenceFromBlueprint } from '../../src/index.ts'
import { readContent } from '../../src/node.ts'
import type { AssembledContent } from '../../src/site.ts'
import {
  inlineStyles,
  layoutStylesheet,
  listVariants,
  type PageAppearance,
  renderVariantsPage,
} from './sheet.ts'

/** What is to be seen; an empty list means all that has no look of its own. */
interface ScreenshotOptions {
  readonly content: readonly string[]
  /** Records, such as `patterns/hero` or `blueprints/internal-admin`. */
  readonly only: readonly string[]
  readonly theme: readonly string[]
}

/** A document to look at, and what its picture is called. */
interface ScreenshotPage {
  readonly name: string
  readonly html: string
}

/** The documents of the records that are wanted, in every theme and mode that is wanted. */
export async function renderScreenshotPages({
  content: folders,
  only,
  theme,
}: ScreenshotOptions): Promise<ScreenshotPage[]> {
  const content = await readContent(folders)
  const css = layoutStylesheet(content)
  const isWanted = (key: string): boolean => only.length === 0 || only.includes(key)
  const looks = content.records.themes
    .filter(({ slug }) => theme.length === 0 || theme.includes(slug))
    .flatMap(({ data }) =>
      (['light', 'dark'] as const).map((mode): PageAppearance => ({ theme: data, mode, css })),
    )
  const sheets = await Promise.all(looks.map((look) => renderPagesInTheme(look, content, isWanted)))
  return [...sheets.flat(), ...(await renderAppPages(content, only))]
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

/** The pages of archetypes and blueprints, which bring their theme. */
async function renderAppPages(
  content: AssembledContent,
  only: readonly string[],
): Promise<ScreenshotPage[]> {
  const { archetypes, blueprints } = content.records
  const lookup = createCorpusLookup(content)
  const apps = [
    ...archetypes.map(({ slug, data }) => ({
      key: `archetypes/${slug}`,
      essence: () => essenceFromArchetype(data, lookup),
    })),
    ...blueprints.map(({ slug, data }) => ({
      key: `blueprints/${slug}`,
      essence: () => essenceFromBlueprint(data, lookup),
    })),
  ].filter(({ key }) => only.length === 0 || only.includes(key))
  const sheets = apps.map(async ({ key, essence }) => {
    const made = await essence()
    if (!made.ok) return []
    const ids = made.value.blueprint.sections.flatMap(({ id, pages }) =>
      pages.map((page) => `${id}/${page.id}`),
    )
    return Promise.all(
      ids.map(async (id) => ({
        name: `${key}/${id}`,
        html: await renderPage(made.value, id, lookup),
      })),
    )
  })
  return (await Promise.all(sheets)).flat()
}
