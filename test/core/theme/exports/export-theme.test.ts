import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ThemeV1 } from '../../../../src/core/generated/types/theme.v1.ts'
import { exportTheme } from '../../../../src/core/theme/exports/export-theme.ts'
import {
  exportFileName,
  exportMediaType,
  isThemeFormat,
  THEME_FORMATS,
} from '../../../../src/core/theme/exports/formats.ts'
import { arbitraryJson, runs } from '../../../support/arbitrary.ts'
import { officialThemes } from '../../../support/corpus/official-themes.ts'
import { createMinimalTheme } from './minimal-theme.ts'
import { parseCss } from './parse-css.ts'

test('each format has a file name and a media type', () => {
  expect(THEME_FORMATS.map((format) => [format, exportFileName('slate', format)])).toEqual([
    ['css', 'slate.css'],
    ['tailwind', 'slate.tailwind.css'],
    ['dtcg', 'slate.resolver.json'],
    ['dtcg-light', 'slate.light.tokens.json'],
    ['dtcg-dark', 'slate.dark.tokens.json'],
    ['shadcn', 'slate.shadcn.json'],
    ['design-md', 'slate.design.md'],
  ])
  expect(THEME_FORMATS.map(exportMediaType)).toEqual([
    'text/css',
    'text/css',
    ...Array(4).fill('application/json'),
    'text/markdown',
  ])
})

test.each(['css', 'toString', '__proto__', 'CSS', ''])(
  '%j is a format only if it is one',
  (text) => {
    expect(isThemeFormat(text)).toBe(text === 'css')
  },
)

test.each(officialThemes)('%s is exported the same, whatever the order of its keys', (_, theme) => {
  // Decorators and open fields keep their order.
  const turned = { ...reversed(theme), ...pick(theme, IN_ORDER) } as ThemeV1
  for (const format of THEME_FORMATS) {
    expect(exportTheme(turned, format)).toBe(exportTheme(theme, format))
  }
})

const IN_ORDER = ['decorator_definitions', 'pattern_preferences', 'spatial'] as const

test('a theme without content is exported', () => {
  expect(
    THEME_FORMATS.map((format) => exportTheme(createMinimalTheme({}), format).length > 0),
  ).toEqual([false, false, true, true, true, true, true])
})

test('no record throws, and every format can be parsed', () => {
  const any = arbitraryJson(
    'light',
    'dark',
    'levels',
    'scale',
    'base_size',
    'easings',
    'fast',
    'text',
  )
  const parts = ['palette', 'typography', 'radius', 'spatial', 'elevation', 'motion', 'modes']
  const records = fc.record(Object.fromEntries(parts.map((part) => [part, any])))
  const holds = (record: Readonly<Record<string, unknown>>) => {
    const theme = createMinimalTheme(record)
    const { defined } = parseCss(exportTheme(theme, 'css'))
    const tailwind = parseCss(exportTheme(theme, 'tailwind')).defined
    for (const format of JSON_FORMATS) JSON.parse(exportTheme(theme, format))
    return [...defined].every((name) => tailwind.has(name))
  }
  fc.assert(fc.property(records, holds), runs(300))
})

const JSON_FORMATS = THEME_FORMATS.filter(
  (format) => exportMediaType(format) === 'application/json',
)

const pick = (theme: ThemeV1, keys: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(keys.map((key) => [key, theme[key]]))

function reversed(value: unknown): Readonly<Record<string, unknown>> {
  const turn = (item: unknown): unknown =>
    typeof item !== 'object' || item === null || Array.isArray(item) ? item : reversed(item)
  const entries = Object.entries(value as object).reverse()
  return Object.fromEntries(entries.map(([key, item]) => [key, turn(item)]))
}
