import { expect, test } from 'vitest'
import { parseHtml } from '../../../src/core/kernel/html/parse.ts'
import { type Element, serializeNodes, textContent } from '../../../src/core/render/element.ts'
import { findPageTitle, promoteHeadings } from '../../../src/core/render/headings.ts'

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

test('the question of a form is the title, and the heading of a hidden error is not', () => {
  const error = '<div hidden><h2>There is a problem</h2></div>'
  const question = '<fieldset><legend data-slot="question"><h2>Why?</h2></legend></fieldset>'
  expect(findTitle(`<form>${error}${question}</form>`)).toBe('Why?')
})

test('a heading in a hidden element is never the first of a page', () => {
  const { nodes } = parseHtml(
    '<form><div hidden><h2>Error</h2></div><h2>Why?</h2><h3>A</h3></form>',
  )
  expect(serializeNodes(promoteHeadings(nodes, 1))).toBe(
    '<form><div hidden><h2>Error</h2></div><h1>Why?</h1><h2>A</h2></form>',
  )
})
