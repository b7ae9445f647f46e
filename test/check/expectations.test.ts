import { expect, test } from 'vitest'
import { parseAction } from '../../src/check/actions.ts'
import { readExpectations } from '../../src/check/expectations.ts'
import { isCheckable } from '../../src/check/lines.ts'
import { createRoutePattern } from '../../src/check/served-pages.ts'
import { officialBundles } from '../core/packs/official-bundles.ts'

const packs = officialBundles.flatMap(([, bundle]) => bundle.pages)

/** Finds the pack of an official page by its route. */
function getPack(route: string) {
  const pack = packs.find(({ data }) => data.path === route)
  if (pack === undefined) throw new Error(`No official page has the route ${route}.`)
  return pack
}

test('every line that an official page pack has can be checked', () => {
  const ids = new Set(packs.flatMap(({ successChecks }) => successChecks.map(({ id }) => id)))
  expect([...ids].filter((id) => !isCheckable(id))).toEqual([])
  expect([...ids].toSorted()).toEqual(['contrast', 'keyboard', 'reload', 'route', 'states'])
})

test('a pack says which parts, actions and states a page has', () => {
  const expected = readExpectations(getPack('/records'), '/records')
  expect(expected.ids).toEqual(['record-filters', 'records-table', 'record-bulk'])
  expect(expected.urlState).toEqual(['search', 'choice', 'sort', 'page'])
  expect(expected.schemes).toEqual(['light', 'dark'])
  expect(expected.actions[0]?.label).toBe('Create a request')
})

test('what the URL keeps is unknown if a decision uses other words', () => {
  const { data, ...pack } = getPack('/records')
  const decisions = ['The open folder is in the URL.']
  const brief = data.brief && { ...data.brief, decisions }
  const changed = { ...pack, data: { ...data, ...(brief && { brief }) } }
  expect(readExpectations(changed, '/records').urlState).toBeUndefined()
})

test.each([
  ['Create a request (`n r`)', 'New request', true],
  ['Create a request (`n r`)', '+ Create', true],
  ['Create a request (`n r`)', 'Recreate', false],
  ['Assign the selected requests', 'Assign', true],
  ['Save this view (`v s`)', 'Save view', true],
  ['Save this view (`v s`)', 'View options', false],
  ['Go to Import records', 'Import records', true],
  ['Go to Import records', 'Go home', false],
  ['Send a reminder', 'Cancel', false],
])('the action "%s" and the control "%s": %s', (action, control, expected) => {
  expect(parseAction(action).rate(control) > 0).toBe(expected)
})

test('of two controls, the one that names the object fits an action best', () => {
  const { rate } = parseAction('Create a request')
  expect(rate('Create request')).toBeGreaterThan(rate('Create folder'))
})

test.each([
  ['/records/:id', '/records/42', true],
  ['/records/:id', '/records/42/edit', false],
  ['/files/:path*', '/files/a/b', true],
  ['/a.b', '/axb', false],
])('the route %s and the path %s: %s', (route, path, expected) => {
  expect(createRoutePattern(route).test(path)).toBe(expected)
})
