import { expect, test } from 'vitest'
import { parseStyleObject, parseStylesheet } from '../../../src/project/parse/styles.ts'
import { parseText } from '../../support/verify/parse-snippet.ts'

test('rules have the selectors of their parents, their conditions and exact ranges', () => {
  const text = '@media print { .a, .b:is(p, q) { &:hover, em { color : red!important ; } } }'
  const { rules, errors } = parseStylesheet(text, 'css')
  expect(errors).toEqual([])
  expect(rules).toMatchObject([
    {
      selectors: ['.a:hover', '.a em', '.b:is(p, q):hover', '.b:is(p, q) em'],
      conditions: ['@media print'],
      declarations: [{ property: 'color', value: 'red' }],
    },
  ])
  const [declaration] = rules[0]?.declarations ?? []
  expect(text.slice(declaration?.valueRange.start, declaration?.valueRange.end)).toBe('red')
})

test('themes, keyframes and registered properties have a scope', () => {
  const text =
    '@theme { --a: 1 } @keyframes k { from { left: 0 } } @property --x { inherits: false }'
  expect(
    parseStylesheet(text, 'css').rules.map((rule) => [rule.selectors, rule.conditions]),
  ).toEqual([
    [[':root'], ['@theme']],
    [['from'], ['@keyframes k']],
    [['@property --x'], []],
  ])
})

test('properties nested with Sass have their whole name', () => {
  const { rules } = parseStylesheet('.a { font: { size: 1rem; } // note\n }', 'scss')
  expect(rules[0]?.declarations).toMatchObject([{ property: 'font-size', value: '1rem' }])
})

test('style blocks keep their offsets, and comments and scripts have none', () => {
  const text = `<!-- <style>a { b: c }</style> --><script>"<style>d { e: f }</style>"</script>
<style lang="scss" title=">">p { color: red }</style>`
  const { styles } = parseText('a.html', text)
  expect(styles.map(({ range }) => text.slice(range.start, range.end))).toEqual([
    'p { color: red }',
  ])
})

test('style objects have the names and units of CSS', () => {
  const source =
    "{ backgroundColor: 'red', padding: 8, lineHeight: 2, '--x': 1, color: theme.text }"
  expect(parseStyleObject(source, 0).map(({ property, value }) => `${property}: ${value}`)).toEqual(
    ['background-color: red', 'padding: 8px', 'line-height: 2', '--x: 1'],
  )
})

test('a syntax error is reported, and styles in an unknown language are named', () => {
  expect(parseStylesheet('a { color: red', 'css').errors).toEqual(['Line 1:1: Unclosed block.'])
  const { errors } = parseText(
    'a.vue',
    '<template><p/></template><style lang="styl">p\n  a b</style>',
  )
  expect(errors).toEqual(['Styles in the language "styl" are not read.'])
})

test.each([
  ['many open tags', 'a.html', '<style "'.repeat(50_000)],
  ['many open scripts', 'a.html', '<script '.repeat(50_000)],
  ['rules in rules', 'a.css', `${'a{'.repeat(5_000)}${'}'.repeat(5_000)}`],
  ['parents that repeat', 'a.scss', `${'& &{'.repeat(60)}b{c:d}${'}'.repeat(60)}`],
  ['long lists in long lists', 'a.css', `${'a,'.repeat(5_000)}b{${'c,'.repeat(5_000)}d{e:f}}`],
])(
  '%s take no more time than their length',
  (_, path, text) => {
    expect(parseText(path, text).styles.length).toBeLessThan(3)
  },
  5_000,
)
