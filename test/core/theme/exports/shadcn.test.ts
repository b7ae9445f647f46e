import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { contrastRatio } from '../../../../src/core/kernel/color/contrast.ts'
import { exportTheme } from '../../../../src/core/theme/exports/export-theme.ts'
import { themeFromCss } from '../../../../src/core/theme/from-css/theme-from-css.ts'
import { SHADCN_COLORS } from '../../../../src/core/theme/shadcn-colors.ts'
import { officialThemes } from '../../../support/corpus/official-themes.ts'
import { createMinimalTheme } from './minimal-theme.ts'
import { parseCss } from './parse-css.ts'
import { type RegistryItem, renderInstalledCss } from './shadcn-install.ts'

const exportItem = (theme: Parameters<typeof exportTheme>[0]): RegistryItem =>
  JSON.parse(exportTheme(theme, 'shadcn'))

// The fields of https://ui.shadcn.com/schema/registry-item.json that an item of this type has:
// name and type are required, cssVars has three maps of strings, meta is any object, and the rest
// are strings.
test.each(officialThemes)('shadcn: %s has the published shape', (slug, theme) => {
  const item = exportItem(theme)
  expect(item).toEqual({
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: slug,
    type: 'registry:theme',
    title: theme.name,
    description: theme.description,
    cssVars: { theme: expect.anything(), light: expect.anything(), dark: expect.anything() },
    docs: expect.any(String),
    meta: { 'example.svc': { theme: slug } },
  })
  for (const [name, value] of Object.values(item.cssVars).flatMap(Object.entries)) {
    expect(name).toMatch(/^[a-z][a-z0-9-]*$/)
    expect(value).toEqual(expect.any(String))
  }
})

test.each(officialThemes)(
  'shadcn: %s has every variable of shadcn/ui in both modes',
  (_, theme) => {
    const { light, dark } = exportItem(theme).cssVars
    expect(Object.keys(light)).toEqual(expect.arrayContaining([...SHADCN_COLORS.keys(), 'radius']))
    expect(Object.keys(dark)).toEqual(Object.keys(light))
    for (const name of SHADCN_COLORS.keys()) expect(light[name]).toMatch(/^#[\dA-F]{6}$/)
  },
)

test.each(officialThemes)('shadcn: text of %s is readable on its background', (_, theme) => {
  for (const vars of [exportItem(theme).cssVars.light, exportItem(theme).cssVars.dark]) {
    for (const name of Object.keys(vars).filter((name) => name.endsWith('-foreground'))) {
      const ground = vars[name.replace('-foreground', '')] ?? ''
      expect(contrastRatio(vars[name] ?? '', ground), name).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrastRatio(vars.input ?? '', vars.background ?? '')).toBeGreaterThanOrEqual(3)
  }
})

test.each(officialThemes)('shadcn: utilities work once %s is installed', async (_, theme) => {
  const { build } = await compile(`${renderInstalledCss(exportItem(theme))}\n@tailwind utilities;`)
  const css = build([
    ...['bg-card', 'text-muted-foreground', 'bg-highlight', 'text-text-muted', 'rounded-card'],
    ...['shadow-2', 'ease-standard', 'duration-fast', 'font-sans', 'text-3xl'],
  ])
  const { defined, used } = parseCss(css)
  expect([...used].filter((name) => !defined.has(name) && !name.startsWith('--tw-'))).toEqual([])
  for (const name of [
    '--card',
    '--muted-foreground',
    '--highlight',
    '--text-muted',
    '--shadow-2',
  ]) {
    expect(used).toContain(name)
  }
})

test.each(officialThemes)('shadcn: %s keeps its palette when it is imported again', (_, theme) => {
  const imported = themeFromCss(renderInstalledCss(exportItem(theme)))
  expect(imported.theme.palette).toEqual(theme.palette)
  expect(imported.derivedValues.filter(({ token }) => token.startsWith('--color-'))).toEqual([])
})

test('shadcn: a theme color never replaces a color of shadcn/ui', () => {
  const palette = { accent: '#111111', highlight: '#222222', card: '#333333', surface: '#444444' }
  expect(exportItem(createMinimalTheme({ palette })).cssVars.light).toEqual({
    highlight: '#111111',
    'theme-highlight': '#222222',
    surface: '#444444',
    card: '#444444',
    sidebar: '#444444',
  })
})
