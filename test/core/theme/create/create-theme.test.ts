import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assembleContent } from '../../../../src/core/content/assemble-content.ts'
import { contrastRatio } from '../../../../src/core/kernel/color/contrast.ts'
import { RULES, runRule } from '../../../../src/core/quality/check.ts'
import type { Corpus } from '../../../../src/core/quality/rule.ts'
import { listFieldRows } from '../../../../src/core/quality/rules/global/field-constraints.ts'
import { CHARACTERS } from '../../../../src/core/theme/create/characters.ts'
import { createTheme, type ThemeInput } from '../../../../src/core/theme/create/create-theme.ts'
import { FONT_PAIRS, findFontPair } from '../../../../src/core/theme/create/font-pairs.ts'
import { getHexColor, MODES } from '../../../../src/core/theme/palette.ts'
import { runs } from '../../../support/arbitrary.ts'
import { officialContent } from '../../../support/corpus/official-content.ts'

const HANKEN = findFontPair('hanken')
if (HANKEN === undefined) throw new Error('The pair is missing.')

const BASE: ThemeInput = {
  id: 'own',
  name: 'Own brand',
  color: '#FFCC1F',
  character: 'calm',
  fonts: HANKEN,
  date: '2026-11-18',
}

/** A corpus with one theme, and the official vocabulary. */
function createCorpus(theme: object): Corpus {
  const files = new Map([['themes/own.json', JSON.stringify(theme)]])
  const { records, issues } = assembleContent([{ name: 'content', files }])
  expect(issues).toEqual([])
  return { records, vocabulary: officialContent.vocabulary }
}

/** Lists what any rule finds; that no blueprint uses an own theme (G12) is how it is meant. */
function findProblems(input: ThemeInput): string[] {
  const corpus = createCorpus(createTheme(input))
  return RULES.filter(({ id }) => id !== 'G12').flatMap((rule) =>
    runRule(rule, corpus).map(({ pointer, message }) => `${rule.id} ${pointer} ${message}`),
  )
}

const arbitraryColor = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  fc.constantFrom('#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#808080'),
)

const arbitraryInput: fc.Arbitrary<ThemeInput> = fc
  .record({
    color: arbitraryColor,
    second: fc.option(arbitraryColor, { nil: undefined }),
    character: fc.constantFrom(...CHARACTERS),
    fonts: fc.constantFrom(...FONT_PAIRS),
  })
  .map((choice) => ({ ...BASE, ...choice }))

test('every rule passes for any color, character and pair', () => {
  expect(listFieldRows('themes').length).toBeGreaterThan(20)
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      expect(findProblems(input)).toEqual([])
    }),
    runs(1_000),
  )
})

test.each(FONT_PAIRS.map((fonts) => [fonts.name, fonts] as const))(
  '%s fits every rule',
  (_, fonts) => {
    expect(findProblems({ ...BASE, fonts })).toEqual([])
  },
)

const getColor = (input: Partial<ThemeInput>, token: string, mode: string): string =>
  getHexColor(createTheme({ ...BASE, ...input }), token, mode) ?? ''

test('a yellow stays as it is on the main action, and is never text on a light page', () => {
  for (const character of CHARACTERS) {
    expect(getColor({ character }, 'primary', 'light')).toBe('#FFCC1F')
    const ink = getColor({ character }, 'on-primary', 'light')
    expect(contrastRatio(ink, '#FFCC1F')).toBeGreaterThan(7)
    expect(getColor({ character }, 'link', 'light')).toBe(getColor({ character }, 'text', 'light'))
    expect(createTheme({ ...BASE, character }).emphasis?.never).toContain('never as text')
  }
})

test.each(['#1B2A6B', '#E6007E', '#0B7A5B'])('%s is the main action in light mode', (color) => {
  expect(getColor({ color }, 'primary', 'light')).toBe(color)
  expect(getColor({ color }, 'on-primary', 'light')).toBe('#FFFFFF')
})

test('a middle tone darkens just enough for white text', () => {
  const color = '#F0387A'
  const fill = getColor({ color }, 'primary', 'light')
  expect(fill).not.toBe(color)
  expect(contrastRatio(fill, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(fill, '#FFFFFF')).toBeLessThan(4.8)
})

test('the second color is the accent', () => {
  const second = '#1B2A6B'
  for (const mode of MODES) {
    expect(getColor({ second }, 'accent', mode)).not.toBe(getColor({}, 'accent', mode))
  }
  expect(getColor({ second }, 'accent', 'light')).toBe(second)
})

test('characters differ in more than color', () => {
  const themes = CHARACTERS.map((character) => createTheme({ ...BASE, character }))
  const facts = [
    themes.map(({ decorator_definitions }) => Object.keys(decorator_definitions ?? {}).join()),
    themes.map(({ radius, elevation }) => JSON.stringify([radius, elevation])),
    themes.map(({ emphasis }) => emphasis?.loud),
    themes.map(({ spatial, typography }) => JSON.stringify([spatial, typography])),
  ]
  for (const values of facts) expect(new Set(values).size).toBe(CHARACTERS.length)
})
