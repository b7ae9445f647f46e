import { expect, test } from 'vitest'
import { parseHtml } from '../../../src/core/kernel/html/parse.ts'
import { parseSelector } from '../../../src/core/theme/selector.ts'

const { elements } = parseHtml(
  '<main><ul class="a"><li data-x="1 2">One</li><li>Two</li><li><b>Three</b></li></ul><p>End</p></main>',
)

/** Lists the texts of the elements that a selector matches. */
const select = (selector: string): string[] | undefined => {
  const match = parseSelector(selector)
  return match && elements.filter(match).map(({ text }) => text)
}

test.each([
  ['li', ['One', 'Two', 'Three']],
  ['ul > li', ['One', 'Two', 'Three']],
  ['main > li', []],
  ['main li', ['One', 'Two', 'Three']],
  ['main ul > li b', ['Three']],
  ['[data-x]', ['One']],
  ['[data-x="1"]', []],
  ['[data-x~="2"]', ['One']],
  ['li:not([data-x])', ['Two', 'Three']],
  ['li:has(b)', ['Three']],
  ['li:first-child', ['One']],
  ['li:last-child', ['Three']],
  ['li:nth-child(even)', ['Two']],
  ['li:nth-child(odd)', ['One', 'Three']],
  ['p:hover', ['End']],
  ['p::first-letter', ['End']],
])('%s matches %j', (selector, texts) => {
  expect(select(selector)).toEqual(texts)
})

test.each([
  '',
  '.a',
  '#a',
  '*',
  'li,',
  'li + li',
  'a{}b',
  '[a=b]',
  ':not()',
  'li >',
  '> li',
  'a;b',
  'li[',
  'li(',
  'li]',
  '[a="</style>"]',
  '[a="\\"]',
])('"%s" is outside of the subset', (selector) => {
  expect(parseSelector(selector)).toBeUndefined()
})
