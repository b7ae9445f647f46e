// Long run: derives a theme from hundreds of style sheets.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateRecord } from '../../../../src/core/content/read-record.ts'
import { exportTheme } from '../../../../src/core/theme/exports/export-theme.ts'
import { themeFromCss } from '../../../../src/core/theme/from-css/theme-from-css.ts'
import { COLOR_ROLES } from '../../../../src/core/theme/palette.ts'
import { themeCss } from '../../../../src/core/theme/tokens.ts'
import { arbitraryText, DEFAULT_RUNS } from '../../../support/arbitrary.ts'
import { officialThemes } from '../../../support/corpus/official-themes.ts'
import { SHADCN_V3, SHADCN_V4 } from './shadcn-stylesheets.ts'

test.each(officialThemes)('%s keeps its palette when its CSS is imported', (_, theme) => {
  const imported = themeFromCss(exportTheme(theme, 'css'))
  expect(imported.theme.palette).toEqual(theme.palette)
  expect(imported.derivedValues.map(({ token }) => token)).toEqual([
    'typography.scale',
    'radius.philosophy',
  ])
  expect([imported.missingParts, imported.skippedSelectors]).toEqual([[], []])
})

test.each(officialThemes)('every variable of %s is imported from its CSS', (_, theme) => {
  const { theme: imported } = themeFromCss(exportTheme(theme, 'css'))
  expect(themeCss(imported)).toBe(themeCss(theme))
})

test.each(officialThemes)('every variable of %s is imported from its Tailwind file', (_, theme) => {
  const { theme: imported } = themeFromCss(exportTheme(theme, 'tailwind'))
  expect(themeCss(imported)).toBe(themeCss(theme))
})

test.each(officialThemes)('the report on %s has no color with too little contrast', (_, theme) => {
  const { contrast } = themeFromCss(exportTheme(theme, 'css'))
  expect(contrast.length).toBeGreaterThan(100)
  expect(contrast.filter(({ passes }) => !passes)).toEqual([])
})

test.each([
  ['before Tailwind v4', SHADCN_V3],
  ['for Tailwind v4', SHADCN_V4],
])("shadcn/ui's own theme %s is read", (_, css) => {
  const { theme, importedValues, derivedValues, missingParts } = themeFromCss(css, {
    id: 'ours',
    name: 'Ours',
  })
  expect(validateRecord('themes', theme)).toMatchObject({ ok: true })
  expect(theme).toMatchObject({ id: 'ours', name: 'Ours', modes: ['light', 'dark'] })
  expect(theme.palette).toMatchObject({
    background: { light: '#FFFFFF' },
    'on-primary': { light: expect.stringMatching(/^#F[89A]/) },
    danger: { light: expect.stringMatching(/^#E/) },
  })
  expect(Object.keys(theme.palette ?? {}).sort()).toEqual([...COLOR_ROLES.keys()].sort())
  const light = importedValues
    .filter(({ mode }) => mode === 'light')
    .map(({ token, from }) => [token, from])
  expect(light).toContainEqual(['--color-text-muted', expect.stringContaining('muted-foreground')])
  expect(light).toContainEqual(['--color-focus', expect.stringContaining('ring')])
  const made = derivedValues.filter(({ mode }) => mode === 'dark').map(({ token }) => token)
  expect(made).toEqual(expect.arrayContaining(['--color-accent', '--color-link', '--color-info']))
  expect(theme.radius).toMatchObject({
    philosophy: 'rounded',
    base: 10,
    card: 14,
    control: 8,
    pill: 999,
  })
  expect(missingParts).toContain('motion')
})

test('a translucent color is blended with the background', () => {
  const { theme, importedValues } = themeFromCss(
    ':root { --background: #000; --foreground: #fff; --border: oklch(1 0 0 / 10%) }',
  )
  expect(theme.palette?.border).toBe('#1A1A1A')
  expect(importedValues.find(({ token }) => token === '--color-border')).toEqual({
    token: '--color-border',
    mode: 'dark',
    from: '--border',
    selector: ':root',
    note: 'translucent: blended with the background',
  })
  expect(theme.modes).toEqual(['dark'])
})

test.each([
  ['a media query', '@media (prefers-color-scheme: dark) { :root { --color-text: #eeeeee } }'],
  ['a class', '.dark { --color-text: #eeeeee }'],
  ['a class on the page', 'html.dark { --color-text: #eeeeee }'],
  ['an attribute', '[data-theme="dark"] { --color-text: #eeeeee }'],
  ['an attribute, single quotes', ":root[data-mode='dark'] { --color-text: #eeeeee }"],
  ['nesting', ':root { &.dark { --color-text: #eeeeee } }'],
  ['a layer', '@layer base { .dark { --color-text: #eeeeee } }'],
  ['light-dark()', ':root { --color-text: light-dark(#111111, #eeeeee) }'],
  ['a name', ':root { --ink: #111111; --color-text: var(--ink) } .dark { --ink: #eeeeee }'],
  ['a fallback', '.dark { --color-text: var(--none, var(--no, #eeeeee)) }'],
])('dark mode is recognized by %s', (_, css) => {
  const { theme, skippedSelectors } = themeFromCss(`:root { --color-text: #111111; }\n${css}`)
  expect(theme.palette?.text).toEqual({ light: '#111111', dark: '#eeeeee' })
  expect(skippedSelectors).toEqual([])
})

test.each([
  ['a part of the page', '.hero { --color-text: #eeeeee }', '.hero'],
  ['another theme', '[data-theme="ocean"] { --color-text: #eeeeee }', '[data-theme="ocean"]'],
  ['a width', '@media (width > 40rem) { :root { --color-text: #eeeeee } }', ':root'],
  ['paper', '@media print { html { --color-text: #eeeeee } }', 'html'],
])('%s is passed over and named', (_, css, where) => {
  const { theme, skippedSelectors } = themeFromCss(`:root { --color-text: #111111; }\n${css}`)
  expect(theme.palette?.text).toBe('#111111')
  expect(skippedSelectors).toEqual([where])
})

test.each([
  ['nothing', ''],
  ['no custom property', 'a { color: red }'],
  ['no color', ':root { --gap: 4px; --color-x: url(a.png) }'],
  ['a circle', ':root { --color-text: var(--b); --b: var(--color-text) }'],
  ['a circle that grows', ':root { --color-text: var(--color-text) var(--color-text) }'],
])('%s gives a theme without colors, and says so', (_, css) => {
  const { theme, missingParts, contrast } = themeFromCss(css)
  expect(validateRecord('themes', theme)).toMatchObject({ ok: true })
  expect(missingParts).toContain('palette')
  expect(contrast).toEqual([])
})

test('a single color is enough for a readable palette', () => {
  const { theme, importedValues, derivedValues, contrast } = themeFromCss(
    ':root { --primary: hsl(221 83% 45%) }',
  )
  expect([importedValues.length, derivedValues.length]).toEqual([1, COLOR_ROLES.size - 1])
  expect(theme.palette).toMatchObject({ background: '#FFFFFF', text: '#000000' })
  expect(contrast.filter(({ passes }) => !passes)).toEqual([])
})

test('strings, comments, escapes and brackets hide their content', () => {
  const css = `/* :root { --color-text: #000001 } */
    @import url("a;b{c}");
    :root { --a: "}"; --b: { x: y; }; --c: (;}); --color-text: #111111 !important }`
  expect(themeFromCss(css).theme.palette?.text).toBe('#111111')
})

const PIECES = [
  ...[':root', '.dark', '@media (prefers-color-scheme: dark)', '@theme inline', '.a', '{', '}'],
  ...['--background', '--foreground', '--color-accent', '--radius', '--text-base', '--text-lg'],
  ...[':', ';', '#fff', 'oklch(0.5 0.1 200)', '1 2% 3%', 'var(--', '--foreground)', '1rem', '0'],
  ...['light-dark(', ',', '(', ')', '"', "'", '/*', '*/', '\\', '!important', '\n', '__proto__'],
]

test.each([
  [
    'pieces of CSS',
    fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((all) => all.join(' ')),
  ],
  ['any text', arbitraryText],
])('%s give a valid theme whose CSS gives it again', (_, texts) => {
  const holds = (text: string) => {
    const { theme } = themeFromCss(text)
    const css = exportTheme(theme, 'css')
    const again = themeFromCss(css).theme
    return validateRecord('themes', theme).ok && exportTheme(again, 'css') === css
  }
  fc.assert(fc.property(texts, holds), DEFAULT_RUNS)
})

const MANY_DECLARATIONS = 50_000

test.each([
  ['brackets', `:root { --a: ${'('.repeat(MANY_DECLARATIONS)}`],
  ['braces', `:root { --a: ${'{}'.repeat(MANY_DECLARATIONS)}`],
  ['blocks', '{'.repeat(MANY_DECLARATIONS)],
  ['spaces', `:root { --a: x${' '.repeat(MANY_DECLARATIONS)}y }`],
  ['quotes', `:root { --a: ${"'".repeat(MANY_DECLARATIONS)}`],
  ['comments', '/*'.repeat(MANY_DECLARATIONS)],
  ['references', `:root { --color-text: ${'var('.repeat(MANY_DECLARATIONS)} }`],
  ['negations', `${':not('.repeat(MANY_DECLARATIONS)} { --a: b }`],
  ['declarations', `:root { ${'--color-text: #fff;'.repeat(MANY_DECLARATIONS)} }`],
])(
  'very many %s are read in time',
  (_, css) => {
    expect(themeFromCss(css).theme.id).toBe('imported')
  },
  5_000,
)
