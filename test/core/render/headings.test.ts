import { expect, test } from 'vitest'
import { parseHtml } from '../../../src/core/html/parse.ts'
import { type Element, textContent } from '../../../src/core/render/element.ts'
import { findPageTitle } from '../../../src/core/render/headings.ts'

const findTitle = (html: string) => {
  const heading = findPageTitle(parseHtml(html).nodes[0] as Element)
  return heading && textContent(heading.children)
}

test('a heading that names its pattern can be the title of the page', () => {
  const heading = '<h2 id="name">Devices</h2>'
  expect(findTitle(`<section aria-labelledby="name">${heading}</section>`)).toBe('Devices')
  expect(findTitle('<div><h2 data-slot="title">Devices</h2></div>')).toBe('Devices')
  expect(findTitle(`<section>${heading}</section>`)).toBeUndefined()
})

test('the heading of an alert is not the title of the page', () => {
  const alert = '<div data-component="Alert"><h2 data-slot="title">New location</h2></div>'
  expect(findTitle(alert)).toBeUndefined()
})
