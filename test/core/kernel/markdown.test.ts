import { expect, test } from 'vitest'
import {
  codeBlock,
  escapeMarkdown,
  heading,
  inlineCode,
  inlineName,
  section,
  stripInvisible,
  table,
  verbatimCode,
} from '../../../src/core/kernel/markdown.ts'

test.each([
  ['a heading', '# x', '\\# x'],
  ['a list', '- x', '\\- x'],
  ['a numbered list', '1. x', '1\\. x'],
  ['a quotation', '> x', '\\> x'],
  ['a fence', '```js', '\\`\\`\\`js'],
  ['a rule', '---', '\\---'],
  ['an underline', '===', '\\==='],
  ['HTML', '<b>x</b>', '\\<b>x\\</b>'],
  ['a comment', '<!-- x -->', '\\<!-- x -->'],
  ['a link', '[x](y)', '\\[x\\](y)'],
  ['a picture', '![x](y)', '!\\[x\\](y)'],
  ['emphasis', '*x* _y_', '\\*x\\* \\_y\\_'],
  ['a cell', 'x | y', 'x \\| y'],
  ['an entity', '&lt;b&#62;', '\\&lt;b\\&#62;'],
  ['another line', 'x\n# y\r\n\u2028- z', 'x # y - z'],
  ['an escape', '\\*', '\\\\\\*'],
])('a text that would open %s does not', (_, text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown)
})

test.each(['aria-label', 'focus_management', '1.5rem wide', 'a & b', 'x > y', '{column}, 50 %'])(
  '%s stays as it is',
  (text) => expect(escapeMarkdown(text)).toBe(text),
)

test('code holds what it can, and the rest is text', () => {
  expect([inlineCode('#fff'), inlineCode('a`b'), inlineCode('a|b'), inlineCode('')]).toEqual([
    '`#fff`',
    'a\\`b',
    'a\\|b',
    '',
  ])
  expect(inlineName(' ')).toBe('(no name)')
})

test.each([
  ['plain code', 'a', '```'],
  ['inline code', '`a` and ``b``', '```'],
  ['a block of its own', '```js\na\n```', '````'],
  ['a longer fence', '```\n`````\n```', '``````'],
])('a fence is longer than any in %s', (_, text, fence) => {
  expect(codeBlock('html', text)).toBe(`${fence}html\n${text}\n${fence}`)
})

test('a heading keeps its number sign', () => {
  expect(heading(2, 'C#')).toBe('## C\\#')
})

test('a part or a table that holds nothing is left out', () => {
  expect([section(2, 'Nothing', ['', undefined]), table(['a'], [])]).toEqual(['', ''])
})

test.each([
  ['^/a(/|$)', '`^/a(/|$)`'],
  ['\\d+', '`\\d+`'],
  ['a`b', '``a`b``'],
  ['`', '`` ` ``'],
  ['``a`', '``` ``a` ```'],
  [' a ', '`  a  `'],
  ['a\nb', '`a b`'],
  [' ', ''],
])('%j is a code span with its characters unchanged', (text, markdown) => {
  expect(verbatimCode(text)).toBe(markdown)
})

test('characters without a glyph are removed', () => {
  expect(stripInvisible('a\u202eb\u00adc\ufeff\u{e0041}d')).toBe('abcd')
})
