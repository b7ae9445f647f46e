// Long run: normalizes thousands of documents.
import { expect, test } from 'vitest'
import {
  diagnoseEssence,
  type Essence,
  essenceDigest,
  normalizeEssence,
  validateEssence,
} from '../../../src/essence.ts'
import { createEssenceWithPages } from '../../support/essence/essence-with-pages.ts'
import { fullEssence } from '../../support/essence/full-essence.ts'
import { ABSENT, setAtPointer } from '../../support/essence/set-at-pointer.ts'
import { createRandom } from '../../support/random.ts'
import { mutateDocument } from '../kernel/schema/mutate-document.ts'

const normal = (...changes: readonly [string, unknown][]) =>
  normalizeEssence(
    changes.reduce(
      (document: unknown, [at, value]) => setAtPointer(document, at, value),
      fullEssence,
    ) as never,
  )

test('valid essences stay valid and normalizing twice is normalizing once', () => {
  const random = createRandom(2)
  let valid = 0
  for (let run = 0; run < 2_000; run++) {
    const document = structuredClone(fullEssence)
    for (let change = random.below(3); change >= 0; change--) mutateDocument(document, random)
    const checked = validateEssence(document)
    if (!checked.ok) continue
    valid++
    const once = normalizeEssence(checked.value)
    expect(validateEssence(once).ok).toBe(true)
    expect(JSON.stringify(normalizeEssence(once))).toBe(JSON.stringify(once))
  }
  expect(valid).toBeGreaterThan(200)
})

test.each([
  ['creative', 'off'],
  ['guided', 'warn'],
  ['strict', 'error'],
])('in %s mode interactions are enforced as %s', (mode, enforcement) => {
  const { guard } = normal(
    ['/meta/guard/interactions_enforcement', ABSENT],
    ['/meta/guard/mode', mode],
  ).meta
  expect(guard.interactions_enforcement).toBe(enforcement)
})

test('hotkeys bring their semantics, without a chord window', () => {
  const { navigation } = normal(['/meta/navigation/hotkey_semantics', { match_case: true }]).meta
  expect(navigation?.hotkey_semantics).toEqual({
    input_guard: true,
    modifier_suppression: true,
    match_case: true,
    show_chord_indicator: true,
  })
})

test('without hotkeys nothing is added, nor inside a palette or a hotkey', () => {
  const { hotkeys, command_palette } = fullEssence.meta.navigation ?? {}
  expect(normal(['/meta/navigation', {}]).meta.navigation).toEqual({})
  const { navigation } = normal().meta
  expect([navigation?.hotkeys, navigation?.command_palette]).toEqual([hotkeys, command_palette])
})

test('routes are stated on both sides, and what is stated stays', () => {
  const sections = [
    {
      ...fullEssence.blueprint.sections[0],
      id: 'a',
      pages: [
        { id: 'one', route: '/one', layout: ['x'] },
        { id: 'two', layout: ['x'] },
        { id: 'lost', layout: ['x'] },
      ],
    },
  ]
  const two = { section: 'a', page: 'two' }
  const { blueprint } = normal(
    ['/blueprint/sections', sections],
    ['/blueprint/routes', { '/long/two': two, '/b': two, '/a': two }],
  )
  expect(blueprint.sections[0]?.pages.map(({ route }) => route)).toEqual(['/one', '/a', undefined])
  expect(blueprint.routes).toEqual({
    '/long/two': two,
    '/b': two,
    '/a': two,
    '/one': { section: 'a', page: 'one' },
  })
})

test('what disagrees is left to its author, so the same checks find the same faults', async () => {
  const page = (id: string, route?: string) => ({ id, layout: ['x'], ...(route ? { route } : {}) })
  const one = { section: 'a', page: 'one' }
  const two = { section: 'a', page: 'two' }
  const pages = [page('one', '/one'), page('two'), page('three')]
  const sections = [{ ...fullEssence.blueprint.sections[0], id: 'a', pages }]
  const lookup = { get: async () => undefined, slugs: async () => [] }
  const codes = async (essence: Essence) =>
    (await diagnoseEssence(essence, lookup)).map(({ code }) => code).sort()
  for (const routes of [{}, { '/elsewhere': one }, { '/one': two }, { '/a': two, '/one': one }]) {
    const essence = setAtPointer(
      setAtPointer(fullEssence, '/blueprint/sections', sections),
      '/blueprint/routes',
      routes,
    ) as Essence
    expect(await codes(normalizeEssence(essence)), JSON.stringify(routes)).toEqual(
      await codes(essence),
    )
  }
})

test('the order of keys does not matter to the normal form or to the digest', () => {
  const shuffled = reversed(fullEssence) as typeof fullEssence
  expect(JSON.stringify(normalizeEssence(shuffled))).toBe(
    JSON.stringify(normalizeEssence(fullEssence)),
  )
  expect(essenceDigest(shuffled)).toBe(essenceDigest(fullEssence))
})

test('the digest changes with the content', () => {
  expect(essenceDigest(createEssenceWithPages(2))).not.toBe(
    essenceDigest(createEssenceWithPages(3)),
  )
})

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, v]) => [key, reversed(v)]),
  )
}
