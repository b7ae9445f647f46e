// Not quick: tries hundreds of generated documents.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Essence } from '../../../../src/core/essence/version.ts'
import { validate } from '../../../../src/core/generated/validators/essence.v4.ts'
import { sortByDocumentOrder } from '../../../../src/core/kernel/json/pointer.ts'
import { arbitraryText, runs } from '../../../support/arbitrary.ts'
import { parsePointer, setAtPointer } from '../../../support/essence/set-at-pointer.ts'
import { createRandom } from '../../../support/random.ts'
import { readFixture } from '../../../support/schemas/schema-fixtures.ts'
import { mutateDocument } from '../../kernel/schema/mutate-document.ts'
import { cleanEssence, diagnoseFixture, editEssence } from './clean-essence.ts'

const RUNS = runs(300)

const BASES = [cleanEssence, readFixture('essence.v4.json') as Essence]

const HOSTILE = [
  '__proto__',
  'constructor',
  '(',
  '[a',
  '+',
  '++',
  ' ',
  '\ud800',
  ':',
  '/:',
  '?',
  '#',
  '.*',
  '/',
]

/** Lists the pointers of all texts in a document. */
function listTextPointers(value: unknown, pointer = ''): string[] {
  if (typeof value === 'string') return [pointer]
  return Object.entries(Object(value)).flatMap(([key, inner]) =>
    listTextPointers(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}

/** Replaces a text of the document, if the result is valid. */
function withText(essence: Essence, [index, text]: readonly [number, string]): Essence {
  const pointers = listTextPointers(essence)
  const changed = setAtPointer(essence, pointers[index % pointers.length] ?? '', text)
  return validate(changed) ? changed : essence
}

/** Checks what is true of the issues of any valid document. */
async function expectValidIssues(essence: Essence): Promise<void> {
  const issues = await diagnoseFixture(essence)
  expect(sortByDocumentOrder(essence, issues)).toEqual(issues)
  const keys = issues.map(({ code, pointer }) => `${code} ${pointer}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { pointer, message, severity } of issues) {
    const value = parsePointer(pointer).reduce<unknown>((node, key) => Object(node)[key], essence)
    expect(value, pointer).toBeDefined()
    expect(message.length).toBeLessThan(800)
    expect(['error', 'warn', 'info']).toContain(severity)
  }
}

test('any valid text is diagnosed', async () => {
  const text = fc.oneof(fc.constantFrom(...HOSTILE, 'x'.repeat(5_000)), arbitraryText)
  const changes = fc.array(fc.tuple(fc.nat(), text), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...BASES), changes, async (base, texts) =>
      expectValidIssues(texts.reduce(withText, base)),
    ),
    RUNS,
  )
})

test('any valid document is diagnosed', async () => {
  const random = createRandom(59)
  for (let run = 0; run < runs(400).numRuns; run++) {
    let essence = random.pick(BASES)
    for (let change = 0; change < 24; change++) {
      const changed = structuredClone(essence)
      mutateDocument(changed, random)
      if (validate(changed)) essence = changed
    }
    await expectValidIssues(essence)
  }
})

/** Creates an object with the own key `__proto__`. */
const createProtoKey = (value: unknown): unknown =>
  JSON.parse(`{"__proto__": ${JSON.stringify(value)}}`)

test('names of inherited properties are ordinary keys', async () => {
  const essence = editEssence({
    '/blueprint/routes': createProtoKey({ section: 'constructor', page: 'toString' }),
    '/blueprint/sections/0/pages/0/layout/1/span': createProtoKey(2),
    '/blueprint/sections/0/pages/0/layout/0': { pattern: '__proto__', preset: 'x', as: 'valueOf' },
    '/blueprint/sections/1/pages/0/route': '/login',
  })
  expect((await diagnoseFixture(essence)).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(
    [
      'pattern-unknown /blueprint/sections/0/pages/0/layout/0/pattern',
      'span-unknown /blueprint/sections/0/pages/0/layout/1/span/__proto__',
      'route-section-unknown /blueprint/routes/__proto__/section',
    ],
  )
})

test.each([
  ['a key sequence', '/meta/navigation/hotkeys/1/key', 'a '.repeat(500_000)],
  [
    'a deep regular expression',
    '/blueprint/sections/0/navigation_items/0/active_match',
    '('.repeat(1_000_000),
  ],
  ['a long path', '/blueprint/sections/0/pages/0/route', '/:a'.repeat(300_000)],
  ['a long word', '/dna/spacing/content_gap', '1'.repeat(1_000_000)],
])('%s of a megabyte is diagnosed', async (_, pointer, value) => {
  await expectValidIssues(editEssence({ [pointer]: value }))
})
