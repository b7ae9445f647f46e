import { expect, test } from 'vitest'
import { serializeNodes } from '../../../src/core/render/element.ts'
import { createSiblingList } from '../../../src/core/render/page-shell.ts'

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
