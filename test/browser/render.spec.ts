import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import {
  inlineStyles,
  listVariants,
  type Mode,
  type PatternVariant,
  renderVariantsPage,
  variantName,
} from '../../build/screenshots.ts'
import { createCorpusLookup } from '../../src/core/content/corpus.ts'
import { renderShell } from '../../src/core/render/shell.ts'
import { listStates } from '../../src/core/render/states.ts'
import { renderTheme } from '../../src/core/render/theme.ts'
import { essenceFromArchetype, essenceFromBlueprint } from '../../src/index.ts'
import { certifies, digestTexts, selectItems } from '../support/certified.ts'
import { officialContent } from '../support/corpus/official-content.ts'
import { createRandom } from '../support/random.ts'
import { ROOT } from '../support/root.ts'
import { takeSample } from '../support/sample.ts'
import { findAxeViolations, findOverflow, findShrunkenControls } from './support/page-violations.ts'

const { content } = officialContent
const { records } = content
const lookup = createCorpusLookup(content)
const themes = records.themes.map(({ data }) => data)
// Playwright does not import CSS as text, so the style sheet and `renderPage` are the built ones.
const { layoutCss, renderPage }: typeof import('../../src/render.ts') = await import(
  `${ROOT}dist/lib/render.js`
)
const css = layoutCss({
  patterns: records.patterns.map(({ data }) => data),
  shells: records.shells.map(({ data }) => data),
})
const full = Boolean(process.env.SVC_FULL)
const random = createRandom(2026)

const MODES: readonly Mode[] = ['light', 'dark']

const appearances = themes.flatMap((theme) => MODES.map((mode) => ({ theme, mode, css })))

/** Returns one appearance, another one for each index. */
const oneAppearance = (index: number) =>
  appearances.filter((_, place) => place === (index * 5) % appearances.length)

/** Returns every theme in the full run, in light or dark by turns, or one appearance by index. */
const appearancesFor = (index: number) =>
  full
    ? appearances.filter((_, place) => (Math.floor(place / 2) + place + index) % 2 === 0)
    : oneAppearance(index)

/** Every preset in the full run, otherwise one per pattern. */
const presets: readonly PatternVariant[] = full
  ? listVariants(content)
  : records.patterns.map(({ data: pattern }) => {
      return { pattern, preset: random.pick(Object.keys(pattern.presets)) }
    })

/** Picks every fourth preset, in a random state. */
const pickVariants = (): PatternVariant[] =>
  presets
    .filter((_, index) => index % 4 === 0)
    .flatMap((variant) => {
      const states = listStates(variant.pattern, variant.preset)
      return states.length === 0 ? [] : [{ ...variant, state: random.pick(states) }]
    })

const inState = (state: string): PatternVariant[] =>
  presets
    .filter(({ pattern, preset }) => listStates(pattern, preset).includes(state))
    .map((variant) => ({ ...variant, state }))

const stateNames = new Set(presets.flatMap(({ pattern, preset }) => listStates(pattern, preset)))

/** More variants per document would make axe take minutes. */
const VARIANTS_PER_PAGE = 24

const chunks = <T>(variants: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(variants.length / VARIANTS_PER_PAGE) }, (_, index) =>
    variants.slice(index * VARIANTS_PER_PAGE, (index + 1) * VARIANTS_PER_PAGE),
  )

/** The styles that all variants have in common: the base, and those of every theme. */
const sharedStyles = digestTexts(
  layoutCss({ patterns: [], shells: [] }),
  ...themes.map((theme) => inlineStyles({ theme, css: '' }).inline),
)

/** Adds what a variant is certified by: its document, its own style and the shared styles. */
const toItem = (variant: PatternVariant) => ({
  ...variant,
  name: variantName(variant),
  get digest() {
    const [appearance] = appearances
    if (!appearance) throw new Error('The corpus has no theme.')
    const document = renderVariantsPage([variant], { ...appearance, css: '' })
    const { style } = variant.pattern as { readonly style?: string }
    return digestTexts(document, style ?? '', sharedStyles)
  },
})

const selectVariants = (variants: readonly PatternVariant[]) => selectItems(variants.map(toItem), 1)

/**
 * Pages of variants with their appearances. States use few color pairs, so each page of them needs
 * only one appearance.
 */
const variantPages = [
  ...takeSample(chunks(selectVariants(presets)), 8).map((variants, index) => ({
    variants,
    pageAppearances: appearancesFor(index),
  })),
  ...(full ? [...stateNames].map(inState) : [pickVariants()])
    .flatMap((variants) => chunks(selectVariants(variants)))
    .map((variants, index) => ({
      variants,
      pageAppearances: oneAppearance(index),
    })),
]

test.slow()
test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 390, height: 844 } })

/** The rule that depends on the theme; all other rules run only once per page. */
const CONTRAST = ['color-contrast']

/** Finds overflow, tiny controls and axe violations of a document on a narrow screen. */
async function findPageErrors(page: Page, html: string, rules?: string[]): Promise<string[]> {
  await page.setContent(html)
  const layoutErrors = [...(await findOverflow(page)), ...(await findShrunkenControls(page))]
  return [...layoutErrors, ...(await findAxeViolations(page, rules))]
}

/** Excludes what holds for whole pages: variants of one pattern may name their landmarks alike. */
const isWithinVariant = (error: string): boolean => !error.startsWith('landmark-unique')

for (const { variants, pageAppearances } of variantPages) {
  const [first, last] = [variants[0], variants.at(-1)].map(
    (variant) => variant && variantName(variant),
  )
  for (const [index, appearance] of pageAppearances.entries()) {
    const rules = index === 0 ? undefined : CONTRAST
    const annotation = full ? certifies(...variants) : []
    test(`patterns, ${appearance.theme.id}, ${appearance.mode}, ${first} to ${last}`, {
      annotation,
    }, async ({ page }) => {
      const errors = await findPageErrors(page, renderVariantsPage(variants, appearance), rules)
      expect(errors.filter(isWithinVariant)).toEqual([])
    })
  }
}

for (const [index, { slug, data }] of takeSample(records.shells, 8).entries()) {
  test(`shell ${slug}`, async ({ page }) => {
    for (const appearance of appearancesFor(index)) {
      const html = await renderShell(data, lookup, {
        mode: appearance.mode,
        styles: inlineStyles(appearance),
      })
      expect(await findPageErrors(page, html)).toEqual([])
    }
  })
}

for (const [index, theme] of takeSample(themes, 3).entries()) {
  test(`theme ${theme.id}`, async ({ page }) => {
    const get = (slug: string) => records.patterns.find((record) => record.slug === slug)?.data
    for (const mode of full ? MODES : MODES.slice(index % 2).slice(0, 1)) {
      const html = renderTheme(theme, get, { mode, styles: inlineStyles({ theme, css }) })
      expect(await findPageErrors(page, html, index === 0 ? undefined : CONTRAST)).toEqual([])
    }
  })
}

/** The essences whose pages are rendered, by name. */
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

/** An app with its pages, rendered only in the full run, which compares them. */
async function toAppItem({ name, essence }: (typeof apps)[number]) {
  const composed = await essence()
  if (!composed.ok) throw new Error(composed.issues.map(({ message }) => message).join('\n'))
  const ids = composed.value.blueprint.sections.flatMap(({ id, pages }) =>
    pages.map((entry) => `${id}/${entry.id}`),
  )
  const render = (id: string) => renderPage(composed.value, id, lookup)
  const digest = full ? digestTexts(...(await Promise.all(ids.map(render)))) : ''
  return { name, digest, ids, render }
}

const appItems = await Promise.all(takeSample(apps, apps.length, 1).map(toAppItem))

for (const item of selectItems(appItems, 1)) {
  const annotation = full ? certifies(item) : []
  test(`pages of ${item.name}`, { annotation }, async ({ page }) => {
    for (const id of full ? item.ids : [random.pick(item.ids)]) {
      expect(await findPageErrors(page, await item.render(id)), id).toEqual([])
    }
  })
}

test('has no overflow on a wide screen, left to right and right to left', async ({ page }) => {
  const [appearance] = appearances
  if (!appearance) throw new Error('The corpus has no theme.')
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const dir of ['ltr', 'rtl'] as const) {
    await page.setContent(renderVariantsPage(presets, { ...appearance, dir }))
    expect(await findOverflow(page)).toEqual([])
  }
})

test('a space is as wide after any letter, so that words do not run together', async ({ page }) => {
  const folder = `${ROOT}dist/site/fonts/`
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const url = `data:font/woff2;base64,${readFileSync(folder + file).toString('base64')}`
    const narrow = await page.evaluate(async (source) => {
      const font = await new FontFace('Sample', `url(${source})`).load()
      document.fonts.add(font)
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      context.font = '1000px Sample'
      const measure = (text: string): number => context.measureText(text).width
      const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
      const found = letters.filter(
        (letter) => measure(`${letter} `) - measure(letter) < measure(' ') - 1,
      )
      document.fonts.delete(font)
      return found
    }, url)
    expect(narrow, file).toEqual([])
  }
})
