import { expect, test } from 'vitest'
import {
  COMPILE_LIMITS,
  createOutputMeter,
  estimateLength,
} from '../../../../src/core/essence/app/limits.ts'
import { compilePacks, type Essence, selectPack } from '../../../../src/packs.ts'
import { officialPackLookup, storeOverview } from '../../packs/official-bundles.ts'

const [section] = storeOverview.blueprint.sections
const [page] = section?.pages ?? []
if (!section || !page) throw new Error('The fixture has a section with a page.')

/** Returns the fixture with many pages in one section. */
const withPages = (count: number, more: object = {}): Essence => {
  const pages = Array.from({ length: count }, (_, index) => ({
    ...{ ...page, id: `page-${index}`, route: `/page-${index}` },
  }))
  const blueprint = { ...storeOverview.blueprint, routes: {}, sections: [{ ...section, pages }] }
  return { ...storeOverview, blueprint, ...more } as Essence
}

const withSection = (fields: object, count = 1): Essence => {
  const { blueprint } = withPages(count)
  const sections = blueprint.sections.map((one) => ({ ...one, ...fields }))
  return { ...storeOverview, blueprint: { ...blueprint, sections } } as Essence
}

const effects = (count: number): object => ({
  dna: {
    ...storeOverview.dna,
    constraints: {
      ...storeOverview.dna.constraints,
      effects: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`effect-${index}`, 'no']),
      ),
    },
  },
})

const TOO_LARGE: readonly (readonly [string, Essence, string, number])[] = [
  ['a long text', withSection({ shell: 'x'.repeat(50_000) }), 'sections/0/shell', 50_000],
  ['many keys', withPages(1, effects(5_001)), 'constraints/effects', 5_001],
  ['many pages', withPages(2_001), 'blueprint/sections', 2_001],
  [
    'many items',
    withSection({ directives: Array(5_001).fill('a') }),
    'sections/0/directives',
    5_001,
  ],
]

test.each(TOO_LARGE)('%s: the limit, the measured value and the pointer', async (...row) => {
  const [, essence, pointer, measured] = row
  const problem = {
    code: 'essence-too-large',
    extensions: { pointer: expect.stringMatching(`${pointer}$`), measured },
  }
  await expect(compilePacks(essence, officialPackLookup)).rejects.toMatchObject(problem)
  const selected = selectPack(essence, officialPackLookup, { pack_type: 'review' })
  await expect(selected).rejects.toMatchObject(problem)
})

test.each([
  ['a document with 2,000 effects on 1,900 pages', withPages(1_900, effects(2_000))],
  [
    'long directives on 1,900 pages',
    withSection({ directives: Array(20).fill('x'.repeat(15_000)) }, 1_900),
  ],
])('%s is rejected before it is built', async (_, essence) => {
  const lookup = {
    ...officialPackLookup,
    get: () => Promise.reject(new Error('A record was read.')),
  }
  await expect(compilePacks(essence, lookup)).rejects.toMatchObject({
    code: 'essence-too-large',
    extensions: { limit: COMPILE_LIMITS.output },
  })
})

test('the output is measured while it is built', () => {
  const measure = createOutputMeter()
  const half = { text: 'x'.repeat(COMPILE_LIMITS.output / 2) }
  measure(half)
  expect(() => measure(half)).toThrow(/is 24000000; \/blueprint\/sections has 24000024/)
})

test.each([
  [null],
  [true],
  ['a text of some length'],
  [{ a: [1000, 2000, { list: null }], b: 'text', c: {} }],
])('the length of %j is nearly that of its JSON', (value) => {
  const estimate = estimateLength(value)
  expect(Math.abs(estimate - JSON.stringify(value).length)).toBeLessThanOrEqual(16)
})
