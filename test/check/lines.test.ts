import { expect, test } from 'vitest'
import { CHECKS, type CheckName } from '../../src/check/check-page.ts'
import { judgeLines } from '../../src/check/lines.ts'
import { judge, pass, skip, unproven } from '../../src/check/result.ts'
import type { CheckResult } from '../../src/check/types.ts'
import { officialBundles } from '../core/packs/official-bundles.ts'

const pack = officialBundles
  .flatMap(([, bundle]) => bundle.pages)
  .find(({ successChecks }) => successChecks.length === 5)

/** Decides the lines of a pack where every check passes but some. */
function judgeWith(changes: Partial<Record<CheckName, CheckResult>>, lineIds?: readonly string[]) {
  if (pack === undefined) throw new Error('No official page pack has all five lines.')
  const results = new Map(
    (Object.keys(CHECKS) as CheckName[]).map((name) => [name, changes[name] ?? pass('fine')]),
  )
  const successChecks = lineIds?.map((id) => ({ id, label: id, severity: 'error' as const }))
  return judgeLines({ ...pack, ...(successChecks && { successChecks }) }, results)
}

const listStatuses = (lines: ReturnType<typeof judgeWith>) =>
  lines.filter(({ status }) => status !== 'holds').map(({ id, status }) => `${id} ${status}`)

test('all lines hold if all checks pass', () => {
  expect(listStatuses(judgeWith({}))).toEqual([])
})

const wrong = judge({ wrong: [{ message: 'found 2', selector: 'h1' }] }, '')

test.each([
  ['route', 'route'],
  ['ids', 'route'],
  ['names', 'route'],
  ['axe', 'contrast'],
  ['overflow', 'contrast'],
  ['url', 'reload'],
  ['recovery', 'states'],
  ['keyboard', 'keyboard'],
] as const)('the line of a failed check fails: %s, %s', (check, line) => {
  const lines = judgeWith({ [check]: wrong })
  expect(listStatuses(lines)).toEqual([`${line} fails`])
  expect(lines.find(({ id }) => id === line)?.evidence).toEqual([
    { check, message: 'found 2', selector: 'h1' },
  ])
})

test('a line is not proven if a check could not decide', () => {
  expect(listStatuses(judgeWith({ screenshots: unproven('same pixels') }))).toEqual([
    'contrast not_proven',
  ])
})

test('a check that does not apply proves nothing', () => {
  expect(listStatuses(judgeWith({ url: skip('nothing in the URL') }))).toEqual([
    'reload not_proven',
  ])
  expect(listStatuses(judgeWith({ ids: skip('no ids') }))).toEqual([])
})

test('a line without a check is not proven', () => {
  expect(listStatuses(judgeWith({}, ['speed']))).toEqual(['speed not_proven'])
})

test('what is wrong counts more than what is unknown', () => {
  const result = judge({ wrong: [{ message: 'no focus' }], unknown: ['no control'] }, '')
  expect(result.status).toBe('fail')
})
