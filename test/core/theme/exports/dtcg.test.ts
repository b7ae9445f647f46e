// Long run: parses the tokens of every theme with another tool.
import { defineConfig, Logger, parse } from '@terrazzo/parser'
import { expect, test } from 'vitest'
import { dtcgDocument } from '../../../../src/core/theme/exports/dtcg.ts'
import { exportTheme } from '../../../../src/core/theme/exports/export-theme.ts'
import { MODES } from '../../../../src/core/theme/palette.ts'
import { themeTokens } from '../../../../src/core/theme/tokens.ts'
import { officialThemes } from '../../../support/corpus/official-themes.ts'
import { officialBundles } from '../../packs/official-bundles.ts'
import { createMinimalTheme } from './minimal-theme.ts'

/** Parses design tokens with Terrazzo, which throws at the first error. */
async function read(src: string) {
  const cwd = new URL('file:///')
  const logger = new Logger({ level: 'silent' })
  const config = defineConfig({}, { cwd, logger })
  const filename = new URL('file:///theme.tokens.json')
  const result = await parse([{ filename, src }], { config, logger })
  return { ...result, errors: logger.errorCount, warnings: logger.warnCount }
}

test.each(officialThemes)('dtcg: Terrazzo reads %s without an error', async (_, theme) => {
  const { resolver, errors, warnings } = await read(exportTheme(theme, 'dtcg'))
  expect([errors, warnings]).toEqual([0, 0])
  expect(resolver.listPermutations?.()).toEqual([{ mode: 'light' }, { mode: 'dark' }])
  expect(resolver.source.modifiers?.mode?.default).toBe(theme.default_mode)
})

test.each(officialThemes)(
  'dtcg: Terrazzo checks each value of %s in each mode',
  async (_, theme) => {
    const defaults = MODES.map((mode) => ({ ...theme, default_mode: mode }))
    for (const themeInMode of defaults) {
      const { tokens, errors } = await read(exportTheme(themeInMode, 'dtcg'))
      expect(errors).toBe(0)
      expect(Object.keys(tokens)).toHaveLength(themeTokens(theme).length)
    }
  },
)

test.each(officialThemes)('dtcg: every token of %s is there in each mode', async (_, theme) => {
  const { resolver } = await read(exportTheme(theme, 'dtcg'))
  const tokens = themeTokens(theme)
  const ids = tokens.map(({ name }) =>
    name.slice(2).replace(/^(color|font-weight|font|text|radius|shadow|ease|duration)-/, '$1.'),
  )
  for (const mode of MODES) {
    const read = resolver.apply({ mode })
    expect(Object.keys(read).sort()).toEqual(ids.toSorted())
    for (const [index, token] of tokens.entries()) {
      if (!token.name.startsWith('--color-')) continue
      const css = 'value' in token ? token.value : token[mode]
      expect(read[ids[index] ?? '']?.$value).toMatchObject({ hex: css.toLowerCase() })
    }
  }
})

test.each(officialThemes)('dtcg: the format expresses every token of %s', (slug, theme) => {
  const { $extensions } = dtcgDocument(theme)
  expect($extensions).toEqual({ 'example.svc': { theme: slug } })
})

test('dtcg: a token without a type in the format stays as CSS', async () => {
  const theme = createMinimalTheme({
    palette: { a: { light: '#fff', dark: 'color-mix(in srgb, red, blue)' }, b: '#123456' },
    motion: { easings: { standard: 'steps(3)', exit: 'ease-out' } },
    elevation: { levels: ['none', '0 1px 2px var(--color-b)'] },
    typography: { heading_weight: 'bolder', body_weight: 'bold' },
    radius: { base: '50%', card: '0.5rem' },
  })
  const document = dtcgDocument(theme)
  expect(document.$extensions).toEqual({
    'example.svc': {
      theme: theme.id,
      css: {
        '--color-a': { light: '#fff', dark: 'color-mix(in srgb, red, blue)' },
        '--font-weight-heading': 'bolder',
        '--radius-base': '50%',
        '--shadow-1': '0 1px 2px var(--color-b)',
        '--ease-standard': 'steps(3)',
      },
    },
  })
  expect(document).not.toHaveProperty('modifiers')
  const { tokens, errors } = await read(JSON.stringify(document))
  expect(errors).toBe(0)
  expect(Object.keys(tokens).sort()).toEqual(
    ['color.b', 'ease.exit', 'font-weight.body', 'radius.card', 'shadow.0'].sort(),
  )
})

test.each(officialBundles)(
  'dtcg: Terrazzo reads the tokens in the scaffold of %s',
  async (_, bundle) => {
    const { css, dtcg } = bundle.scaffold.data.tokens as Record<string, Record<string, object>>
    expect(Object.keys(dtcg ?? {})).toEqual(Object.keys(css ?? {}))
    for (const [mode, document] of Object.entries(dtcg ?? {})) {
      const { tokens, errors } = await read(JSON.stringify(document))
      expect(errors).toBe(0)
      expect(Object.keys(tokens)).toHaveLength(Object.keys(css?.[mode] ?? {}).length)
    }
  },
)

test('dtcg: a color keeps its color space', async () => {
  const theme = createMinimalTheme({
    palette: {
      a: 'oklch(57.7% 0.245 27deg)',
      b: 'hsl(0.5turn 100% 50% / 25%)',
      c: 'lab(50 -20 9)',
    },
  })
  const { tokens, errors } = await read(JSON.stringify(dtcgDocument(theme)))
  expect(errors).toBe(0)
  expect(Object.entries(tokens).map(([name, { $value }]) => [name, $value])).toMatchObject([
    ['color.a', { colorSpace: 'oklch', components: [0.577, 0.245, 27], alpha: 1 }],
    ['color.b', { colorSpace: 'hsl', components: [180, 100, 50], alpha: 0.25 }],
    ['color.c', { colorSpace: 'lab', components: [50, -20, 9], alpha: 1 }],
  ])
})

test.each([
  [
    'a wrong unit',
    { radius: { $type: 'dimension', base: { $value: { value: 1, unit: 'parsec' } } } },
  ],
  ['a wrong color', { color: { $type: 'color', a: { $value: { colorSpace: 'srgb' } } } }],
])('the reader of these tests refuses %s', async (_, source) => {
  const document = {
    version: '2025.10',
    sets: { base: { sources: [source] } },
    resolutionOrder: [{ $ref: '#/sets/base' }],
  }
  await expect(read(JSON.stringify(document))).rejects.toThrow()
})
