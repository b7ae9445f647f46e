// Long run: compiles style sheets with Tailwind.
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { extendStylesheet } from '../../../../src/core/theme/exports/extend-stylesheet.ts'
import { themeFromCss } from '../../../../src/core/theme/from-css/theme-from-css.ts'
import { officialThemes } from '../../../support/corpus/official-themes.ts'
import { SHADCN_V3, SHADCN_V4 } from '../from-css/shadcn-stylesheets.ts'
import { parseCss } from './parse-css.ts'

const LIGHT = ':root { --background: #ffffff; --foreground: #111111; --card: #eeeeee }'

const extend = (css: string): string => extendStylesheet(css, themeFromCss(css).theme)

test.each([
  ['a class', '.dark', `${LIGHT} .dark { --foreground: #eeeeee }`],
  ['an attribute', '[data-theme="dark"]', `${LIGHT} [data-theme="dark"] { --foreground: #eee }`],
  ['nesting', ':root.dark', `${LIGHT} :root { &.dark { --foreground: #eee } }`],
  ['a layer', '.dark', `@layer base { ${LIGHT} .dark { --foreground: #eee } }`],
  [
    'a media query',
    '@media (prefers-color-scheme: dark)',
    `${LIGHT} @media (prefers-color-scheme: dark) { :root { --foreground: #eee } }`,
  ],
])('derived colors follow a mode that is switched by %s', (_, selector, css) => {
  const extension = extend(css)
  expect(parseCss(extension).faults).toEqual([])
  expect(extension).not.toContain('data-mode')
  expect(extension.split(`${selector} {`)[1]).toContain('--color-link: ')
  const both = themeFromCss(`${css}\n${extension}`)
  expect(both.theme.modes).toEqual(['light', 'dark'])
  // The project and the extension together describe the same theme as the project alone.
  expect(both.theme.palette).toEqual(themeFromCss(css).theme.palette)
})

test('the mode outside of all rules is dark if the project only switches to light', () => {
  const css = `:root { --background: #000000; --foreground: #ffffff }
    .light { --background: #ffffff; --foreground: #000000 }`
  const { palette } = themeFromCss(css).theme
  expect(themeFromCss(`${css}${extend(css)}`).theme.palette).toEqual(palette)
  expect(extend(css)).toMatch(/^\.light \{\n {2}--color-/m)
})

test('a color that is derived as a copy refers to the same variable', () => {
  const css = ':root { --bg: #ffffff; --text: #111111; --brand: #2255cc }'
  expect(extend(css)).toContain('--color-surface-raised: var(--bg);')
  expect(extend(css)).toContain('--color-primary: var(--text);')
})

test('light-dark() in the project is light-dark() in the extension', () => {
  const css = ':root { --background: light-dark(#fff, #000); --foreground: light-dark(#111, #eee) }'
  expect(extend(css)).toContain('--color-text: var(--foreground);')
  expect(extend(css)).toMatch(/--color-link: light-dark\(#\w+, #\w+\);/)
})

test.each([
  ['v3', SHADCN_V3],
  ['v4', SHADCN_V4],
])('shadcn/ui %s: variables of the project are referred to and never set', (_, css) => {
  const own = parseCss(css).defined
  const { defined, used, faults } = parseCss(extend(css).replace(/@theme[^}]*\}/, ''))
  expect(faults).toEqual([])
  expect([...defined].filter((name) => own.has(name))).toEqual([])
  expect(used).toContain('--card')
  expect([...used].filter((name) => !own.has(name) && !defined.has(name))).toEqual([])
  expect(extend(css)).toContain('--color-surface: var(--card);')
  expect(extend(css)).toContain('--radius-base: var(--radius);')
})

const TAILWIND = `@theme { --color-background: #fff; --color-text: #111; --color-brand: #25c }
  .dark { --color-background: #000; --color-text: #eee }`

/** Compiles a project that imports the extension. */
const build = async (css: string, classes: readonly string[]): Promise<string> =>
  (await compile(`${css}\n${extend(css)}\n@tailwind utilities;`)).build([...classes])

test('Tailwind: `dark:` follows the selector of the project', async () => {
  expect(await build(TAILWIND, ['dark:flex'])).toContain('.dark\\:flex:where(.dark, :is(.dark) *)')
  const own = `@custom-variant dark (&:is([data-x] *));\n${TAILWIND}`
  expect(await build(own, ['dark:flex'])).toContain('.dark\\:flex:is([data-x] *)')
  expect(extend(own)).not.toContain('@custom-variant')
})

test('Tailwind: added tokens are utilities, and those of the project stay', async () => {
  const css = await build(TAILWIND, ['bg-surface', 'text-text', 'bg-brand', 'rounded-card'])
  expect(css).toContain('background-color: var(--color-surface)')
  expect(css).toContain('color: var(--color-text)')
  expect(css).toContain('--color-text: #111')
  expect(extend(TAILWIND)).not.toMatch(/--(spacing|text-base|default-\S+):/)
})

test('another theme replaces the values of shadcn/ui under their names', () => {
  const slate = officialThemes.find(([slug]) => slug === 'slate')?.[1]
  if (slate === undefined) return expect.unreachable()
  const css = extendStylesheet(SHADCN_V4, slate, { replacesValues: true })
  const { palette } = themeFromCss(
    `${css.replaceAll(/:is\((.*)\):not\(#_\)|:not\(#_\)/g, '$1')}`,
  ).theme
  expect(palette?.primary).toEqual(slate.palette?.primary)
  expect(css).toContain(':is(.dark):not(#_) {')
  expect(css).toContain('--accent: ')
  expect(css).not.toContain('--color-accent: ')
})

test('a value that the essence overrides is set under our name only', () => {
  const { theme } = themeFromCss(SHADCN_V4)
  const css = extendStylesheet(SHADCN_V4, { ...theme, radius: { ...theme.radius, base: 2 } })
  expect(css).toContain('--radius-base: 2px;')
  expect(css).not.toContain('--radius: ')
})
