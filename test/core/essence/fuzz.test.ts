// Not quick: tries hundreds of generated documents.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolvePointer } from '../../../src/core/kernel/json/pointer.ts'
import {
  diagnoseEssence,
  type Essence,
  essenceDigest,
  essenceFromArchetype,
  essenceFromBlueprint,
  migrateEssence,
  normalizeEssence,
  validateEssence,
} from '../../../src/essence.ts'
import { arbitraryJson, runs } from '../../support/arbitrary.ts'
import { fullEssence } from '../../support/essence/full-essence.ts'
import { setAtPointer } from '../../support/essence/set-at-pointer.ts'

const lookup = { get: async () => undefined, slugs: async () => [] }

/** The functions that accept any document. */
const FUNCTIONS: readonly [string, (document: never) => unknown][] = [
  ['validateEssence', validateEssence],
  ['normalizeEssence', normalizeEssence],
  ['essenceDigest', essenceDigest],
  ['migrateEssence', migrateEssence],
  ['diagnoseEssence', (document) => diagnoseEssence(document, lookup)],
  ['essenceFromBlueprint', (document) => essenceFromBlueprint(document, lookup)],
  ['essenceFromArchetype', (document) => essenceFromArchetype(document, lookup)],
]

const names = [
  'version',
  'dna',
  'blueprint',
  'meta',
  'compose',
  'pages',
  '__proto__',
  'constructor',
]
const documents = fc.oneof(
  arbitraryJson(...names),
  fc.record({ version: fc.constantFrom('4.0.0', '3.1.0', '2.0.0'), dna: arbitraryJson(...names) }),
)

test.each(FUNCTIONS)('%s accepts any JSON value', async (_, call) => {
  await fc.assert(
    fc.asyncProperty(documents, async (document) => {
      expect(await call(document as never)).toBeDefined()
    }),
    runs(300),
  )
})

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

test.each(FUNCTIONS)('%s accepts 64 levels and a megabyte of text', async (_, call) => {
  for (const value of [deep(64), 'x'.repeat(2 ** 20), { version: '4.0.0', dna: deep(64) }]) {
    expect(await call(value as never)).toBeDefined()
  }
})

test.each(['\ud800', 'x\udc00', 'NaN', 'Infinity', '-0', 'null', 'undefined', '__proto__'])(
  'the text %j stays unchanged',
  (text) => {
    const essence = setAtPointer(fullEssence, '/dna/color/palette', text) as Essence
    const older = { ...essence, version: '3.1.0' }
    const migrated = migrateEssence(older)
    expect(validateEssence(essence).ok).toBe(true)
    expect(normalizeEssence(essence).dna.color.palette).toBe(text)
    expect(migrated.ok && resolvePointer(migrated.value, '/dna/color/palette')).toBe(text)
    expect(essenceDigest(essence)).toMatch(/^sha256:[0-9a-f]{64}$/)
  },
)
