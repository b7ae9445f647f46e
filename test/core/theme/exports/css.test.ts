import { parse, walk } from 'css-tree'
import { expect, test } from 'vitest'
import { exportTheme } from '../../../../src/core/theme/exports/export-theme.ts'
import { themeTokens } from '../../../../src/core/theme/tokens.ts'
import { officialThemes } from '../../../support/corpus/official-themes.ts'
import { type ParsedCss, parseCss } from './parse-css.ts'

test('there are eight official themes', () => {
  expect(officialThemes).toHaveLength(8)
})

test.each(officialThemes)(
  'css: all of %s parses, and every rule declares something',
  (_, theme) => {
    const { faults, defined, used } = parseCss(exportTheme(theme, 'css'))
    expect(faults).toEqual([])
    expect([...defined]).toEqual(themeTokens(theme).map(({ name }) => name))
    expect(undefinedIn({ defined, used })).toEqual([])
  },
)

test.each(officialThemes)('css: the decorators of %s use only defined variables', (_, theme) => {
  const { defined, classes } = parseCss(exportTheme(theme, 'css'))
  expect([...classes]).toEqual(Object.keys(theme.decorator_definitions ?? {}))
  const properties = Object.values(theme.decorator_definitions ?? {}).map(
    ({ suggested_properties }) => suggested_properties ?? {},
  )
  const css = properties.map(
    (rule) => `a {${Object.entries(rule).map(([name, value]) => `${name}: ${value};`)}}`,
  )
  const { used } = parseCss(css.join('\n').replaceAll(';,', ';'))
  expect(used.size).toBeGreaterThan(0)
  expect(undefinedIn({ defined, used })).toEqual([])
})

test.each(officialThemes)(
  'design-md: the CSS of %s parses and uses only defined variables',
  (_, theme) => {
    const { defined } = parseCss(exportTheme(theme, 'css'))
    const fences = exportTheme(theme, 'design-md').matchAll(/^```css\n([\s\S]*?)^```$/gm)
    const css = [...fences].map(([, block]) => block).join('\n')
    const { faults, used, classes } = parseCss(css)
    expect(faults).toEqual([])
    expect([...classes]).toEqual(Object.keys(theme.decorator_definitions ?? {}))
    expect(undefinedIn({ defined, used })).toEqual([])
  },
)

test('the parser of these tests reports errors', () => {
  expect(parseCss('a { --b: c; d: var(--e) }').used).toEqual(new Set(['--e']))
  expect(parseCss('a { b c }').faults).not.toEqual([])
})

test('css: every color has six or eight hex digits', () => {
  for (const [, theme] of officialThemes) {
    const colors: string[] = []
    walk(parse(exportTheme(theme, 'css'), { parseCustomProperty: true }), (node) => {
      if (node.type === 'Hash') colors.push(node.value)
    })
    expect(colors.length).toBeGreaterThan(100)
    expect(colors.filter((color) => !/^([\da-f]{6}|[\da-f]{8})$/i.test(color))).toEqual([])
  }
})

const undefinedIn = ({ defined, used }: Pick<ParsedCss, 'defined' | 'used'>): string[] =>
  [...used].filter((name) => !defined.has(name))
