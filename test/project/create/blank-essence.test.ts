import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookupFrom } from '../../../src/index.ts'
import { createBlankEssence, parsePages } from '../../../src/project/create/blank-essence.ts'
import { openClient } from '../../../src/project/registry/content.ts'
import { DEFAULT_RUNS } from '../../support/arbitrary.ts'
import { createTestFolder } from '../../support/package/run-cli.ts'

test.each([
  ['/', 'home'],
  ['/orders', 'orders'],
  ['/orders/:id', 'orders-detail'],
  ['/Team/Roles', 'team-roles'],
  ['/2024', 'page-2024'],
  ['/a_b/c$', 'a-b-c'],
])('the page at %s has the id %s', (path, id) => {
  expect(parsePages([`${path}=hero`])).toEqual([{ path, id, patterns: ['hero'] }])
})

test.each([
  ['/orders/[id]', '/orders/:id', 'orders-detail'],
  ['/orders/[id=int]', '/orders/:id', 'orders-detail'],
  ['/orders/[[id]]', '/orders/:id', 'orders-detail'],
  ['/orders/$id', '/orders/:id', 'orders-detail'],
  ['/orders/{id}', '/orders/:id', 'orders-detail'],
  ['/docs/[...slug]', '/docs/*slug', 'docs-slug'],
  ['/docs/[[...slug]]', '/docs/*slug', 'docs-slug'],
])('the page at %s has the route %s', (path, route, id) => {
  expect(parsePages([`${path}=hero`])).toEqual([{ path: route, id, patterns: ['hero'] }])
})

test('any path results in a valid id', () => {
  const expectValidId = (path: string) => {
    const [page] = parsePages([`/${path}=hero,data-table`])
    expect(page?.id).toMatch(/^[a-z][a-z0-9-]*$/)
  }
  const path = fc.string({ unit: 'grapheme' }).filter((text) => !/[=\s]/.test(text))
  fc.assert(fc.property(path, expectValidId), DEFAULT_RUNS)
})

test.each([
  'orders=hero',
  '/orders',
  '/orders=',
  '/orders=Hero',
  '/orders=hero,',
  '/a b=hero',
  '/a=b=Hero',
  '',
])('the page %j is an error', (spec) => {
  expect(() => parsePages([spec])).toThrow(`Invalid value "${spec}" for --page`)
})

test('two pages with the same id are an error', () => {
  expect(() => parsePages(['/=hero', '/home=hero'])).toThrow('Two pages would have the id "home"')
})

test.each([
  ['/orders=data-table', ['Leaves out: user-menu, workspace-switcher']],
  ['/sign-in=auth-form', []],
])('a product with %s leaves out %j', async (page, expected) => {
  const cwd = await createTestFolder()
  const client = await openClient({ cwd, env: {}, settings: { offline: true }, note: () => {} })
  const options = { shell: 'sidebar-main' }
  const { essence } = await createBlankEssence([page], options, {
    client,
    lookup: lookupFrom(client),
  })
  const directives = essence.blueprint.sections.flatMap((section) => section.directives ?? [])
  expect(directives.filter((directive) => directive.startsWith('Leaves out'))).toEqual(expected)
})
