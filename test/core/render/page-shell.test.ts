import { expect, test } from 'vitest'
import { el, serializeNodes } from '../../../src/core/render/element.ts'
import { createSiblingList, findTotal } from '../../../src/core/render/page-shell.ts'

const SIBLINGS = ['Rims', 'Brake pads', 'Spokes'].map((name, index) => ({
  name,
  route: `/records/${index + 1}`,
  detail: '',
}))

test.each([
  ['Edit Brake pads', '/records/2', '2 of 3', ['prev', 'next']],
  ['Record', '/records/1', '1 of 3', ['next']],
  ['Spokes', '/records/3', '3 of 3', ['prev']],
])('with the heading "%s", %s is current', (heading, route, position, links) => {
  const html = serializeNodes(createSiblingList(SIBLINGS, '/records', heading))
  expect(html).toContain(`<a href="${route}" aria-current="true">`)
  expect(html.match(/aria-current/g)).toHaveLength(1)
  expect(html).toContain(`<span>${position}</span>`)
  expect([...html.matchAll(/rel="(\w+)"/g)].map(([, rel]) => rel)).toEqual(links)
})

test('the position is among all records that the caption of the list counts', () => {
  const total = el('span', { 'data-field': 'total' }, ['1,284'])
  const table = el('table', {}, [el('caption', {}, ['Requests, ', total, ' in total'])])
  expect(findTotal([table])).toBe('1,284')
  expect(findTotal([el('table')])).toBeUndefined()
  const html = serializeNodes(createSiblingList(SIBLINGS, '/records', 'Spokes', '1,284'))
  expect(html).toContain('<span>3 of 1,284</span>')
})
