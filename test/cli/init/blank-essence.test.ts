import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePages } from '../../../src/cli/init/blank-essence.ts'
import { DEFAULT_RUNS } from '../../support/arbitrary.ts'

test.each([
  ['/', 'home'],
  ['/orders', 'orders'],
  ['/orders/:id', 'orders-detail'],
  ['/Team/Roles', 'team-roles'],
  ['/2024', 'page-2024'],
  ['/a_b/$c', 'a-b-c'],
])('the page at %s is called %s', (path, id) => {
  expect(parsePages([`${path}=hero`])).toEqual([{ path, id, patterns: ['hero'] }])
})

test('any path gives an id that an essence takes', () => {
  const named = (path: string) => {
    const [page] = parsePages([`/${path}=hero,data-table`])
    expect(page?.id).toMatch(/^[a-z][a-z0-9-]*$/)
  }
  const path = fc.string({ unit: 'grapheme' }).filter((text) => !/[=\s]/.test(text))
  fc.assert(fc.property(path, named), DEFAULT_RUNS)
})

test.each(['orders=hero', '/orders', '/orders=', '/orders=Hero', '/orders=hero,', '/a b=hero', ''])(
  'the page %j is refused with an example',
  (spec) => {
    expect(() => parsePages([spec])).toThrow(`--page is "${spec}"`)
  },
)

test('two pages of one name are refused', () => {
  expect(() => parsePages(['/=hero', '/home=hero'])).toThrow('Two pages would be called "home"')
})
