import { expect, test } from 'vitest'
import { validateEssence } from '../../../../src/core/essence/validate.ts'
import type { Essence } from '../../../../src/core/essence/version.ts'
import type { JsonPatchOperation } from '../../../../src/core/kernel/finding.ts'
import { ABSENT, parsePointer, setAtPointer } from '../../../support/essence/set-at-pointer.ts'
import { diagnoseFixture, editEssence } from './clean-essence.ts'
import { KEY_CASES } from './key-cases.ts'
import { RECORD_CASES } from './record-cases.ts'
import { ROUTE_CASES } from './route-cases.ts'

const CASES = [...ROUTE_CASES, ...KEY_CASES, ...RECORD_CASES]

test.each(CASES.filter(({ hasFix }) => hasFix))(
  '$code is fixed by its patch: $name',
  async ({ edits }) => {
    const essence = editEssence(edits)
    const [issue] = await diagnoseFixture(essence)
    const fixed = (issue?.patch ?? []).reduce(apply, essence)
    expect(validateEssence(fixed).ok).toBe(true)
    expect(await diagnoseFixture(fixed)).toEqual([])
  },
)

test.each(CASES.filter(({ hasFix }) => !hasFix))(
  '$code has no certain fix: $name',
  async ({ edits }) => {
    const [issue] = await diagnoseFixture(editEssence(edits))
    expect(issue?.patch).toBeUndefined()
  },
)

test.each([
  ['two ids are equally near', 'pag-a', ['page-a', 'page-b', 'pad-a']],
  ['much of a short id is wrong', 'abc', ['abd']],
])('there is no patch when %s', async (_, slug, ids) => {
  const essence = editEssence({ '/meta/archetype': slug })
  const archetypes = Object.fromEntries(ids.map((id) => [id, {}]))
  const [issue] = await diagnoseFixture(essence, { archetypes: archetypes as never })
  expect(issue).toMatchObject({ code: 'archetype-unknown', suggestion: ids.toSorted()[0] })
  expect(issue).not.toHaveProperty('patch')
})

test('two keys that may mean the same column have no certain fix', async () => {
  const span = '/blueprint/sections/0/pages/0/layout/1/span'
  const issues = await diagnoseFixture(
    editEssence({ [span]: { tabel: 3, tabl: 2, 'activity-fed': 1 } }),
  )
  expect(issues).toMatchObject([
    { pointer: `${span}/tabel`, suggestion: 'table' },
    { pointer: `${span}/tabl`, suggestion: 'table' },
    { pointer: `${span}/activity-fed`, suggestion: 'activity-feed' },
  ])
  expect(issues.map(({ patch }) => patch !== undefined)).toEqual([false, false, true])
})

function apply(document: Essence, { op, path, from, value }: JsonPatchOperation): Essence {
  if (op === 'replace') return setAtPointer(document, path, value) as Essence
  if (op !== 'move' || from === undefined) throw new Error(`Unsupported operation "${op}".`)
  const moved = parsePointer(from).reduce<unknown>(
    (node, key) => Reflect.get(Object(node), key),
    document,
  )
  return setAtPointer(setAtPointer(document, from, ABSENT), path, moved) as Essence
}
