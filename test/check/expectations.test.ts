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

test('what the URL keeps follows the label, and no sentence', () => {
  const { data, ...pack } = getPack('/records')
  const decisions = ['The open tab is in the URL.']
  const brief = data.brief && { ...data.brief, decisions }
  const changed = { ...data, urlState: ['period', 'view', 'item'], ...(brief && { brief }) }
  expect(readExpectations({ ...pack, data: changed }, '/records').urlState).toEqual([
    'choice',
    'item',
  ])
})

test.each([
  ['Create a request (`n r`)', 'New request', true],
  ['Create a request (`n r`)', '+ Create', true],
  ['Create a request (`n r`)', 'Recreate', false],
  ['Create a request (`n r`)', 'New folder', false],
  ['Save the settings', 'Save changes', true],
  ['Archive the selected requests', 'Delete', false],
  ['Assign the selected requests', 'Assign', true],
  ['Save this view (`v s`)', 'Save view', true],
  ['Save this view (`v s`)', 'View options', false],
  ['Go to Import records', 'Import records', true],
  ['Go to Import records', 'Go home', false],
  ['Send a reminder', 'Cancel', false],
  ['Check in a patient as "Arrived" (`a`)', 'Arrived', true],
  ['Check in a patient as "Arrived"', 'Arrived: Mina Park', true],
  ['Check in a patient as "Arrived"', 'Check in', false],
  ['Create a request as "New"', '+ New', true],
  ['Create a request as "+"', '+', true],
  ['Create a request as "+"', 'Cancel', false],
  ['Create a request as "New"', 'Newest first', false],
])('the action "%s" and the control "%s": %s', (action, control, expected) => {
  expect(parseAction(action).rate(control) > 0).toBe(expected)
})

test('of two controls, the one that names the object fits an action best', () => {
  const { rate } = parseAction('Create a request')
  expect(rate('Create request')).toBeGreaterThan(rate('Create'))
})

test('of two controls, the one with exactly the name of the job fits best', () => {
  const { label, rate } = parseAction('Approve the request as "Approve"')
  expect(label).toBe('Approve the request')
  expect(rate('Approve')).toBeGreaterThan(rate('Approve all'))
})

test.each([
  ['/records/:id', '/records/42', true],
  ['/records/:id', '/records/42/edit', false],
  ['/files/:path*', '/files/a/b', true],
  ['/a.b', '/axb', false],
])('the route %s and the path %s: %s', (route, path, expected) => {
  expect(createRoutePattern(route).test(path)).toBe(expected)
})
