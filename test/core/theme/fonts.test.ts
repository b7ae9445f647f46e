import { expect, test } from 'vitest'
import type { ThemeV1 } from '../../../src/core/generated/types/theme.v1.ts'
import { themeStylesheet } from '../../../src/core/render/css/theme-stylesheet.ts'
import {
  type FontFile,
  fontComment,
  fontFaceCss,
  getFirstFamily,
  listFonts,
  withFontFallbacks,
} from '../../../src/core/theme/fonts.ts'
import { officialThemes } from '../../support/corpus/official-themes.ts'

const FONT = {
  family: 'Archivo',
  role: 'body',
  package: '@fontsource-variable/archivo',
  license: 'OFL-1.1',
  weights: '400 700',
  fallback: 'Arial',
} as const

const theme: ThemeV1 = {
  $schema: 'https://svc.example/schemas/theme.v1.json',
  id: 'plain',
  name: 'Plain',
  description: 'A theme with one font.',
  typography: { display: 'Georgia, serif', body: 'Archivo, Arial, sans-serif' },
  fonts: [FONT],
}

const fallback = { names: ['Arial', 'Arimo'], sizeAdjust: 98, ascent: 90, descent: 21, lineGap: 0 }
const file: FontFile = { family: 'Archivo', weights: '400 700', path: 'archivo-1.woff2', fallback }

test('a font of the theme is loaded from the folder of fonts', () => {
  const css = fontFaceCss(theme, { files: [file], url: '../fonts/' })
  expect(css).toContain('src: url("../fonts/archivo-1.woff2") format("woff2");')
  expect(css).toContain('font-display: swap;')
  expect(css).toContain('size-adjust: 98%;')
  expect(css).toContain('src: local("Arial"), local("Arimo");')
})

test('a font of another theme is not loaded', () => {
  const other = { ...file, family: 'Outfit' }
  expect(fontFaceCss(theme, { files: [other], url: '' })).toBe('')
  expect(withFontFallbacks(theme, [other])).toBe(theme)
})

test('the scaled fallback follows its font, and only in stacks that start with it', () => {
  expect(withFontFallbacks(theme, [file]).typography).toEqual({
    display: 'Georgia, serif',
    body: 'Archivo, "Archivo Fallback", Arial, sans-serif',
  })
})

test('without files, a style sheet names the font and loads nothing', () => {
  const css = themeStylesheet(theme)
  expect(css).toContain('--font-body: Archivo, Arial, sans-serif;')
  expect(css).not.toContain('@font-face')
})

test('exports say where to get the fonts', () => {
  expect(fontComment(theme)).toBe(
    '/* Font, not included: Archivo (OFL-1.1): npm install @fontsource-variable/archivo */\n',
  )
  expect(fontComment({ ...theme, fonts: [] })).toBe('')
})

test.each(['A */ body {}', 'A\\', 'A;}'])(
  'the family %s cannot end a comment or a rule',
  (family) => {
    const unsafe = { ...theme, fonts: [{ ...FONT, family }] }
    expect(fontComment(unsafe)).toBe('')
    expect(fontFaceCss(unsafe, { files: [{ ...file, family: 'Archivo' }], url: '' })).toBe('')
  },
)

test.each(officialThemes)('%s starts a stack with each of its fonts', (_, official) => {
  const fonts = listFonts(official)
  expect(fonts.length).toBeGreaterThan(0)
  for (const { family, role } of fonts) {
    expect(getFirstFamily(official.typography?.[role])).toBe(family)
  }
})
