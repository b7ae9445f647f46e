// Long run: compiles style sheets with Tailwind.
import { readFile } from 'node:fs/promises'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { exportTheme } from '../../../../src/core/theme/exports/export-theme.ts'
import { officialThemes } from '../../../support/corpus/official-themes.ts'
import { ROOT } from '../../../support/root.ts'
import { parseCss } from './parse-css.ts'

const loadStylesheet = async (id: string, base: string) => {
  const path = `${ROOT}node_modules/tailwindcss/${id === 'tailwindcss' ? 'index.css' : id}`
  return { path, base, content: await readFile(path, 'utf8') }
}

/** What Tailwind's compiler makes of a project that imports the theme and uses the classes. */
async function buildCss(theme: string, classes: readonly string[]): Promise<string> {
  const { build } = await compile(`@import 'tailwindcss';\n${theme}`, { loadStylesheet })
  return build([...classes])
}

/** Utilities and the declarations that they must become. */
const UTILITIES: readonly (readonly [string, string])[] = [
  ['bg-surface', 'background-color: var(--color-surface);'],
  ['text-text-muted', 'color: var(--color-text-muted);'],
  ['border-border-strong', 'border-color: var(--color-border-strong);'],
  ['fill-chart-6', 'fill: var(--color-chart-6);'],
  ['rounded-card', 'border-radius: var(--radius-card);'],
  ['rounded-pill', 'border-radius: var(--radius-pill);'],
  ['shadow-2', '--tw-shadow: var(--shadow-2);'],
  ['font-display', 'font-family: var(--font-display);'],
  ['font-heading', 'font-weight: var(--font-weight-heading);'],
  ['text-3xl', 'font-size: var(--text-3xl);'],
  ['p-4', 'padding: calc(var(--spacing) * 4);'],
  ['ease-standard', 'transition-timing-function: var(--ease-standard);'],
  ['duration-fast', 'transition-duration: var(--duration-fast);'],
  ['duration-deliberate', 'transition-duration: var(--duration-deliberate);'],
  ['bg-primary/50', 'color-mix(in oklab, var(--color-primary) 50%, transparent);'],
]

test.each(officialThemes)(
  'tailwind: utilities of %s resolve to our variables',
  async (_, theme) => {
    const classes = UTILITIES.map(([utility]) => utility)
    const css = await buildCss(exportTheme(theme, 'tailwind'), classes)
    for (const [utility, declaration] of UTILITIES) {
      const rule = css.split(`.${utility.replace('/', '\\/')} {`)[1]?.split('\n  }\n}')[0]
      expect(rule, utility).toContain(declaration)
    }
  },
)

test.each(officialThemes)('tailwind: every variable of %s has both modes', async (_, theme) => {
  const css = await buildCss(exportTheme(theme, 'tailwind'), ['bg-surface'])
  expect(css).toContain(exportTheme(theme, 'css').trim().split('\n')[2])
  const { defined } = parseCss(css)
  for (const name of parseCss(exportTheme(theme, 'css')).defined) expect(defined).toContain(name)
  expect(css).toContain('@media (prefers-color-scheme: dark)')
})

test.each(officialThemes)(
  'tailwind: %s sets the fonts and transitions of the page',
  async (_, theme) => {
    const css = await buildCss(exportTheme(theme, 'tailwind'), ['transition'])
    expect(css).toContain('font-family: var(--font-body, ')
    expect(css).toContain('transition-duration: var(--tw-duration, var(--duration-fast));')
    expect(css).toContain('var(--tw-ease, var(--ease-standard));')
  },
)

test.each(officialThemes)('tailwind: `dark:` of %s follows its variables', async (_, theme) => {
  const css = await buildCss(exportTheme(theme, 'tailwind'), ['dark:hidden'])
  expect(css).toContain('.dark\\:hidden:where([data-mode="dark"], :is([data-mode="dark"]) *) {')
  expect(css).toMatch(
    /@media \(prefers-color-scheme: dark\) \{\s+\.dark\\:hidden:where\(:root:not\(\[data-mode="light"\]\)/,
  )
})

test('tailwind: without the theme no utility resolves', async () => {
  const css = await buildCss('', ['bg-surface', 'rounded-card', 'duration-fast', 'shadow-2'])
  expect(css).not.toContain('.bg-surface')
  expect(css).not.toContain('.rounded-card')
  expect(css).not.toContain('.duration-fast')
})
