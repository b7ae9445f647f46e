import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closest, parseHtml } from '../../../../src/core/kernel/html/parse.ts'
import { arbitraryText, DEFAULT_RUNS } from '../../../support/arbitrary.ts'

test.each([
  ['tags that close', '<div><p>One</p><br><img src="/a.png" alt=""></div>', []],
  ['items that need no closing tag', '<ul><li>One<li>Two</ul>', []],
  ['shapes that close themselves', '<svg><path d="M0 0"/><circle r="1"/></svg>', []],
  ['an element that stays open', '<div>\n<section></div>', ['2: <section> is never closed.']],
  ['an element that is never closed', '<div>\n<p>One</p>', ['1: <div> is never closed.']],
  ['a closing tag too many', '<p>One</p>\n</div>', ['2: A closing tag closes nothing.']],
  ['a block in a paragraph', '<p><div></div></p>', ['1: A closing tag closes nothing.']],
  ['a button in a button', '<button><button></button>', ['1: <button> is never closed.']],
  ['a closed void element', '<input></input>', ['1: A closing tag closes nothing.']],
  ['an attribute twice', '<p id="a" id="b"></p>', ['1: The attribute "id" appears twice.']],
  ['a tag that does not end', '<p>One</p><div id="a', ['1: The tag <div does not end.']],
])('%s', (_name, source, faults) => {
  expect(parseHtml(source).errors.map(({ line, message }) => `${line}: ${message}`)).toEqual(faults)
})

test('elements come in document order, with their text, line and attributes', () => {
  const { elements } = parseHtml('<DIV Class="a&amp;b">\n Fish <b>&amp; chips</b>\n</DIV>')
  expect(
    elements.map(({ name, line, text, attributes }) => [name, line, text, ...attributes]),
  ).toEqual([
    ['div', 1, 'Fish & chips', ['class', 'a&b']],
    ['b', 2, '& chips'],
  ])
})

test('the nearest element that passes is found from inside out', () => {
  const { elements } = parseHtml('<nav id="a"><div><nav id="b"><a></a></nav></div></nav>')
  const link = elements.at(-1)
  const isNav = ({ name }: { name: string }) => name === 'nav'
  expect(link && closest(link, isNav)?.attributes.get('id')).toBe('b')
  expect(link && closest(link, ({ name }) => name === 'table')).toBeUndefined()
})

test('no text is refused', () => {
  const html = fc.array(
    fc.oneof(
      arbitraryText,
      fc.constantFrom(
        '<p',
        '<div>',
        '</p>',
        '</div>',
        ' id="a"',
        '>',
        '<svg>',
        '/>',
        '<!--',
        '<a ',
      ),
    ),
  )
  fc.assert(
    fc.property(html, (parts) => {
      const { elements } = parseHtml(parts.join(''))
      return elements.every(({ line }) => line >= 1)
    }),
    DEFAULT_RUNS,
  )
})

test('ten thousand nested elements are read', () => {
  expect(parseHtml('<div>'.repeat(10_000)).elements).toHaveLength(10_000)
})
