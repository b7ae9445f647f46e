import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ThemeV1 } from '../../../src/core/generated/types/theme.v1.ts'
import { themeCss, themeTokens } from '../../../src/core/theme/tokens.ts'
import { arbitraryText, DEFAULT_RUNS } from '../../support/arbitrary.ts'

/** Creates a theme with the value in every kind of field, between values that must stay. */
const createThemeWith = (value: string): ThemeV1 => ({
  $schema: 'https://svc.example/schemas/theme.v1.json',
  id: 'carrier',
  name: 'Carrier',
  description: 'A theme that carries one value in every kind of place.',
  palette: { a: value, b: { light: value, dark: '#000000' }, c: '#123456', [value]: '#ffffff' },
  typography: { display: value, body: 'serif', heading_weight: value },
  radius: { card: value, pill: 999 },
  elevation: { levels: { light: ['none', value], dark: [value, value] } },
  motion: { easings: { standard: value, exit: 'linear' }, durations: { fast: value, slow: '1s' } },
})

const SAFE = createThemeWith(';')

test.each([
  'red; } body { display: none',
  'red;',
  '{',
  '}',
  '</style><script>alert(1)</script>',
  '<!--',
  'red\n--color-text: red',
  'red\r',
  'red\f',
  'red\0',
  '/* open',
  'shut */',
  'red /**/',
  '"open',
  "'open",
  '"it\'s',
  '"a" "',
  'rgb(0 0 0',
  'rgb 0)',
  '[a',
  ')(',
  '([)]',
  'escape\\',
  '"escape\\"',
  'red !important',
  'url(https://example.com/x.png)',
  'URL(a")")',
  'image-set("//example.com/x.png" 1x)',
  'image-set("https:example.com" 1x)',
  '',
  ' \t',
])('%j is left out in every field, and its neighbors stay', (value) => {
  expect(themeTokens(createThemeWith(value))).toEqual(themeTokens(SAFE))
  expect(listNames(themeCss(createThemeWith(value)))).toEqual(
    themeTokens(SAFE).map(({ name }) => name),
  )
})

test.each([
  '"It\'s (a [font", \'say "hi"\', serif',
  'color-mix(in srgb, var(--color-c) 12%, var(--color-a, #fff))',
  'rgb(0 0 0 / 50%)',
  'calc((1rem + 2px) * 3 / 2)',
  'linear(0, 0.5 20%, 1)',
  '"游ゴシック", "Größe", sans-serif',
])('%s stays unchanged', (value) => {
  expect(themeTokens(createThemeWith(value))).toContainEqual({ name: '--font-display', value })
})

const PIECES = [
  ...['"', "'", '(', ')', '[', ']', '{', '}', ';', ':', '\\', '!', '<', '/', '*', '//', '/*'],
  ...['*/', 'url(', '\n', ' ', ',', '#fff', 'red', '@import', '-->', 'var(--a)', '"a"', '1px'],
]

test.each([
  [
    'pieces of CSS',
    fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((all) => all.join('')),
  ],
  ['any text', arbitraryText],
])('%s never end, start or swallow a declaration', (_, texts) => {
  const holds = (value: string) => {
    const theme = createThemeWith(value)
    const tokens = themeTokens(theme)
    const split = tokens.filter((token) => !('value' in token))
    const rules = split.length === 0 ? [tokens] : [tokens, split, split]
    return isDeepStrictEqual(
      listNames(themeCss(theme)),
      rules.flat().map(({ name }) => name),
    )
  }
  fc.assert(fc.property(texts, holds), DEFAULT_RUNS)
})

/**
 * The names of all declarations, read as a browser would: strings, escapes, comments and brackets
 * hide what is in them. Throws when anything is left open or a declaration has another form.
 */
function listNames(css: string): string[] {
  const bare = css.replaceAll(HIDDEN, ' _ ')
  const names: string[] = []
  const open: string[] = []
  let start = 0
  for (const { 0: sign, index } of bare.matchAll(/[(){}[\];"']/g)) {
    if ('{(['.includes(sign)) open.push(sign)
    else if (sign !== ';' && open.pop() !== OPENING[sign])
      throw new Error(`A stray ${sign}: ${css}`)
    const text = bare.slice(start, index)
    if (sign === '}' && text.trim() !== '') throw new Error(`No end: ${text}`)
    if (sign === ';' && open.at(-1) === '{') names.push(getName(text))
    if (';{}'.includes(sign)) start = index + 1
  }
  if (open.length > 0) throw new Error(`${open.join(' ')} left open: ${css}`)
  return names
}

const HIDDEN =
  /\/\*[\s\S]*?(\*\/|$)|"(\\[\s\S]|[^"\\\n\r\f])*"|'(\\[\s\S]|[^'\\\n\r\f])*'|\\[\s\S]/g

const OPENING: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' }

function getName(declaration: string): string {
  const name = /^\s*(--[\w-]+): +\S[^;:{}!<]*$/.exec(declaration)?.[1]
  if (name === undefined) throw new Error(`No declaration: ${declaration}`)
  return name
}

test.each([
  'a { --b: "open; }',
  'a { --b: c(; }',
  'a { --b: c; } }',
  'a { --b: c\\; }',
  'a { --b: /* c; }',
  'a { --b: c; d: e; }',
])('the reader of this test refuses %j', (css) => {
  expect(() => listNames(css)).toThrow()
})
