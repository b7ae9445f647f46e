import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolvePointer } from '../../../../src/core/kernel/json/pointer.ts'
import { validateEssence } from '../../../../src/essence.ts'
import { arbitraryJson, DEFAULT_RUNS } from '../../../support/arbitrary.ts'
import { createEssenceWithPages } from '../../../support/essence/essence-with-pages.ts'
import { fullEssence } from '../../../support/essence/full-essence.ts'
import { setAtPointer } from '../../../support/essence/set-at-pointer.ts'
import { createRandom } from '../../../support/random.ts'
import { mutateDocument } from '../../kernel/schema/mutate-document.ts'

type SeededIssue = readonly [code: string, key: string, value: unknown, below?: string]

const SEEDED_ISSUES: readonly SeededIssue[] = [
  ['text-malformed', 'id', 'Not An Id'],
  ['text-empty', 'route', ''],
  ['type-wrong', 'surface', 7],
  ['property-unknown', 'colour', 'red'],
  ['value-unknown', 'dna_overrides', { mode: 'sepia' }, '/mode'],
  ['form-unknown', 'layout', ['hero', 7], '/1'],
  ['property-missing', 'layout', [{ preset: 'x' }], '/0'],
  ['list-too-short', 'layout', [{ cols: ['hero'] }], '/0/cols'],
  ['form-unknown', 'layout', [{ cols: ['hero', { cols: ['a', 'b'] }] }], '/0/cols/1'],
]

test('a document with 50 seeded faults has exactly those 50 issues, in document order', () => {
  const random = createRandom(50)
  const document = structuredClone(createEssenceWithPages(50))
  const expected = document.blueprint.sections.flatMap((section, at) =>
    section.pages.map((page, index) => {
      const [code, key, value, below = ''] = random.pick(SEEDED_ISSUES)
      Object.assign(page, { [key]: value })
      return { code, pointer: `/blueprint/sections/${at}/pages/${index}/${key}${below}` }
    }),
  )
  const checked = validateEssence(document)
  expect(checked.ok ? [] : checked.issues.map(({ code, pointer }) => ({ code, pointer }))).toEqual(
    expected,
  )
})

test('no JSON value makes it throw, and every issue points into the document', () => {
  fc.assert(
    fc.property(arbitraryJson('version', 'dna', '__proto__', 'constructor'), (value) => {
      const checked = validateEssence(value)
      const pointers = checked.ok ? [] : checked.issues.map(({ pointer }) => pointer)
      expect(pointers).not.toEqual([])
      for (const pointer of pointers) expect(resolvePointer(value, pointer), pointer).toBeDefined()
    }),
    DEFAULT_RUNS,
  )
})

test('a changed essence has issues exactly when it is invalid, each said once', () => {
  const random = createRandom(4)
  for (let run = 0; run < (process.env.SVC_FULL ? 2_000 : 400); run++) {
    const document = structuredClone(fullEssence)
    for (let change = random.below(4); change >= 0; change--) mutateDocument(document, random)
    const checked = validateEssence(document)
    if (checked.ok) continue
    const said = checked.issues.map(({ code, pointer, message }) => [code, pointer, message].join())
    expect(said.length).toBeGreaterThan(0)
    expect(new Set(said).size, said.join('\n')).toBe(said.length)
  }
})

test.each(['__proto__', 'constructor', 'toString'])('%s is an ordinary unknown property', (key) => {
  const document = JSON.parse(`{"${key}": 1, ${JSON.stringify(fullEssence).slice(1)}`)
  const checked = validateEssence(document)
  expect(checked.ok ? [] : checked.issues).toMatchObject([
    { code: 'property-unknown', pointer: `/${key}` },
  ])
})

test.each([
  ['64 levels', '['.repeat(64) + ']'.repeat(64)],
  ['100,000 faults', `[${'{},'.repeat(99_999)}{}]`],
  ['a megabyte of text', JSON.stringify(['x'.repeat(2 ** 20)])],
])('%s of anything is only an issue', (_, text) => {
  expect(validateEssence(JSON.parse(text)).ok).toBe(false)
  expect(
    validateEssence(setAtPointer(fullEssence, '/blueprint/sections/0/id', JSON.parse(text))).ok,
  ).toBe(false)
  expect(validateEssence(setAtPointer(fullEssence, '/dna', JSON.parse(text))).ok).toBe(false)
})
