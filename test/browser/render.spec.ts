import { expect, type Page, test } from 'playwright/test'
import {
  inlineStyles,
  layoutStylesheet,
  listVariants,
  type Mode,
  type PatternVariant,
  renderVariantsPage,
  variantName,
} from '../../build/screenshots.ts'
import { createCorpusLookup } from '../../src/core/content/corpus.ts'
import { renderShell } from '../../src/core/render/shell.ts'
import { renderPage } from '../../src/core/render/site.ts'
import { listStates } from '../../src/core/render/states.ts'
import { renderTheme } from '../../src/core/render/theme.ts'
import { essenceFromArchetype, essenceFromBlueprint } from '../../src/index.ts'
import { officialContent } from '../support/corpus/official-content.ts'
import { createRandom } from '../support/random.ts'
import { findAxeViolations, findOverflow, findShrunkenControls } from './support/page-violations.ts'

const { content } = officialContent
const { records } = content
const lookup = createCorpusLookup(content)
const themes = records.themes.map(({ data }) => data)
const css = layoutStylesheet(content)
const full = Boolean(process.env.SVC_FULL)
const random = createRandom(2026)

const MODES: readonly Mode[] = ['light', 'dark']

const appearances = themes.flatMap((theme) => MODES.map((mode) => ({ theme, mode, css })))

/** So many looks, from the one whose turn it is. */
const someAppearances = (at: number, count: number) =>
  Array.from(
    { length: count },
    (_, more) => appearances[(at * 5 + more) % appearances.length],
  ).filter((look) => look !== undefined)

/** All themes in both modes, or the one whose turn it is. */
const appearancesFor = (at: number) => (full ? appearances : someAppearances(at, 1))

/** Every preset; in a run of samples one of each pattern. */
const presets: readonly PatternVariant[] = full
  ? listVariants(content)
  : records.patterns.map(({ data: pattern }) => {
      return { pattern, preset: random.pick(Object.keys(pattern.presets)) }
    })

/** Every fourth preset in one of its states. */
const pickVariants = (): PatternVariant[] =>
  presets
    .filter((_, at) => at % 4 === 0)
    .flatMap((form) => {
      const names = listStates(form.pattern, form.preset)
      return names.length === 0 ? [] : [{ ...form, state: random.pick(names) }]
    })

const inState = (state: string): PatternVariant[] =>
  presets
    .filter(({ pattern, preset }) => listStates(pattern, preset).includes(state))
    .map((form) => ({ ...form, state }))

const names = new Set(presets.flatMap(({ pattern, preset }) => listStates(pattern, preset)))

/** So many fit into one document without axe taking minutes over it. */
const VARIANTS_PER_PAGE = 24

const chunks = (forms: readonly PatternVariant[]): PatternVariant[][] =>
  Array.from({ length: Math.ceil(forms.length / VARIANTS_PER_PAGE) }, (_, at) =>
    forms.slice(at * VARIANTS_PER_PAGE, (at + 1) * VARIANTS_PER_PAGE),
  )

/**
 * A preset stands on a sheet once, since a page has no two landmarks of one name. States are drawn
 * with the same few pairs of colours, so that the themes take turns with them.
 */
const sheets = [
  ...chunks(presets).map((sheet, at) => ({ sheet, looks: appearancesFor(at) })),
  ...(full ? [...names].map(inState) : [pickVariants()])
    .flatMap(chunks)
    .map((sheet, at) => ({ sheet, looks: someAppearances(at, full ? 2 : 1) })),
]

test.slow()
test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 390, height: 844 } })

/** Structure is the same in every theme: all rules once, contrast everywhere. */
const CONTRAST = ['color-contrast']

/** What is wrong with a document on a narrow screen. */
async function findPageErrors(page: Page, html: string, rules?: string[]): Promise<string[]> {
  await page.setContent(html)
  const seen = [...(await findOverflow(page)), ...(await findShrunkenControls(page))]
  return [...seen, ...(await findAxeViolations(page, rules))]
}

for (const { sheet, looks } of sheets) {
  const [first, last] = [sheet[0], sheet.at(-1)].map((form) => form && variantName(form))
  for (const [index, look] of looks.entries()) {
    const rules = index === 0 ? undefined : CONTRAST
    test(`patterns, ${look.theme.id}, ${look.mode}, ${first} to ${last}`, async ({ page }) => {
      expect(await findPageErrors(page, renderVariantsPage(sheet, look), rules)).toEqual([])
    })
  }
}

for (const [at, { slug, data }] of records.shells.entries()) {
  test(`shell ${slug}`, async ({ page }) => {
    for (const look of appearancesFor(at)) {
      const html = await renderShell(data, lookup, { mode: look.mode, styles: inlineStyles(look) })
      expect(await findPageErrors(page, html)).toEqual([])
    }
  })
}

for (const [at, theme] of themes.entries()) {
  test(`theme ${theme.id}`, async ({ page }) => {
    const get = (slug: string) => records.patterns.find((record) => record.slug === slug)?.data
    for (const mode of full ? MODES : MODES.slice(at % 2).slice(0, 1)) {
      const html = renderTheme(theme, get, { mode, styles: inlineStyles({ theme, css }) })
      expect(await findPageErrors(page, html, at === 0 ? undefined : CONTRAST)).toEqual([])
    }
  })
}

/** The essences that pages are taken from, by name. */
const apps = [
  ...records.archetypes.map(({ slug, data }) => ({
    name: `archetypes/${slug}`,
    essence: () => essenceFromArchetype(data, lookup),
  })),
  ...records.blueprints.map(({ slug, data }) => ({
    name: `blueprints/${slug}`,
    essence: () => essenceFromBlueprint(data, lookup),
  })),
]

const third = Math.ceil(apps.length / 3)

for (const { name, essence } of full ? apps : apps.filter((_, at) => at % third === 1)) {
  test(`pages of ${name}`, async ({ page }) => {
    const made = await essence()
    if (!made.ok) throw new Error(made.issues.map(({ message }) => message).join('\n'))
    const ids = made.value.blueprint.sections.flatMap(({ id, pages }) =>
      pages.map((one) => `${id}/${one.id}`),
    )
    for (const id of full ? ids : [random.pick(ids)]) {
      expect(await findPageErrors(page, await renderPage(made.value, id, lookup)), id).toEqual([])
    }
  })
}

test('nothing stands out of a wide screen, read from either side', async ({ page }) => {
  const [look] = appearances
  if (!look) throw new Error('There is no theme.')
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const dir of ['ltr', 'rtl'] as const) {
    await page.setContent(renderVariantsPage(presets, { ...look, dir }))
    expect(await findOverflow(page)).toEqual([])
  }
})
