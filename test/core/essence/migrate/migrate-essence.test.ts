import { expect, expectTypeOf, test } from 'vitest'
import {
  type Migration,
  migrateEssence,
} from '../../../../src/core/essence/migrate/migrate-essence.ts'
import type { Essence } from '../../../../src/core/essence/version.ts'
import { detectVersion } from '../../../../src/core/essence/version.ts'
import { validate } from '../../../../src/core/generated/validators/essence.v4.ts'
import { ABSENT, setAtPointer } from '../../../support/essence/set-at-pointer.ts'
import {
  FIXTURE_NAMES,
  migrateOrThrow,
  readFixtureDocument,
  readMigratedDocument,
} from './fixtures.ts'

const shapes = FIXTURE_NAMES.map((shape) => [shape] as const)

test('there is a fixture for each shape of versions 2 and 3, minimal and full', () => {
  expect(FIXTURE_NAMES).toEqual([
    'v2-sectioned-full',
    'v2-sectioned-minimal',
    'v2-simple-full',
    'v2-simple-minimal',
    'v3-pages-full',
    'v3-pages-minimal',
    'v3-sections-and-pages',
    'v3-sections-full',
    'v3-sections-minimal',
  ])
})

test.each(shapes)('%s becomes the expected version 4 document', (shape) => {
  const { changes, issues, ...rest } = migrateOrThrow(readFixtureDocument(shape))
  expect(rest).toStrictEqual({
    ok: true,
    from: shape.slice(0, 2),
    value: readMigratedDocument(shape),
  })
})

test.each(shapes)('the migrated %s is valid, and migrating it again changes nothing', (shape) => {
  const document = readMigratedDocument(shape)
  expect(validate(document)).toBe(true)
  const again = migrateEssence(document)
  expect(again).toEqual({ ok: true, value: document, from: 'v4', changes: [], issues: [] })
  expect(again.ok && again.value).toBe(document)
})

test.each([
  ['4.0.0', 'v4'],
  ['3.1.0', 'v3'],
  ['3.0.0', 'v3'],
  ['2.1.0', 'v2'],
  ['2.99.7', 'v2'],
  ['1.0.0', 'v2'],
  ['0.3.0', 'v2'],
  ['02.0.0', 'v2'],
  ['3.2.0', undefined],
  ['3.0.1', undefined],
  ['4.0.1', undefined],
  ['5.0.0', undefined],
  ['12.0.0', undefined],
  ['2.0', undefined],
  ['2.0.0-beta', undefined],
  ['2.0.0\n', undefined],
  ['v2', undefined],
  ['', undefined],
  [2, undefined],
  [null, undefined],
])('the version %j is known as %s', (version, known) => {
  expect(detectVersion({ version })).toBe(known)
})

test.each([
  [null, '', 'nothing'],
  ['4.0.0', '', 'nothing'],
  [['4.0.0'], '', 'nothing'],
  [{}, '', 'nothing'],
  [JSON.parse('{ "__proto__": { "version": "4.0.0" } }'), '', 'nothing'],
  [{ version: '9.0.0' }, '/version', '"9.0.0"'],
  [{ version: 4 }, '/version', 'number'],
])('the version of %j is unknown', (document, pointer, found) => {
  const { ok, issues } = migrateEssence(document)
  expect({ ok, issues }).toMatchObject({
    ok: false,
    issues: [{ code: 'version-unknown', severity: 'error', pointer, found }],
  })
  expect(issues).toHaveLength(1)
})

test('a version 4 document is returned unchanged, even if it is invalid', () => {
  const document = { version: '4.0.0', dna: 'none', pages: [] }
  const migration = migrateEssence(document)
  expect(migration.ok && migration.value).toBe(document)
  expect(migration).toMatchObject({ changes: [], issues: [] })
})

test('only a migrated document has the type of an essence', () => {
  type Of<V> = Extract<Migration, { from: V }>['value']
  expectTypeOf<Of<'v4'>>().toEqualTypeOf<unknown>()
  expectTypeOf<Of<'v2' | 'v3'>>().toEqualTypeOf<Essence>()
})

const BROKEN = [
  ['v2-simple-full', '/theme/mode', 'blue', ['/theme/mode']],
  ['v2-simple-full', '/archetype', ABSENT, ['']],
  ['v2-simple-full', '/extra', 1, ['/extra']],
  ['v2-simple-full', '/a~1b', 1, ['/a~1b']],
  ['v2-simple-full', '/shared_features', [], ['/shared_features']],
  ['v2-simple-full', '/density/content_gap', '', ['/density/content_gap']],
  ['v2-simple-full', '/personality', [], ['/personality']],
  ['v2-simple-full', '/structure/0/id', 7, ['/structure/0/id']],
  ['v2-sectioned-full', '/sections/1/path', 'guides', ['/sections/1/path']],
  ['v2-sectioned-full', '/sections/1/theme', ABSENT, ['/sections/1']],
  ['v2-sectioned-full', '/density', ABSENT, ['']],
  ['v2-sectioned-full', '/_impression', {}, ['/_impression']],
  ['v2-sectioned-full', '/sections', [], ['/sections']],
  ['v3-sections-full', '/dna/typography/body_weight', 901, ['/dna/typography/body_weight']],
  ['v3-sections-full', '/dna/spacing/base_unit', 0, ['/dna/spacing/base_unit']],
  ['v3-sections-full', '/blueprint/sections/0/id', 'A', ['/blueprint/sections/0/id']],
  ['v3-pages-full', '/meta/guard', ABSENT, ['/meta']],
] as const

test.each(BROKEN)(
  '%s with an invalid value at %s is rejected',
  (shape, pointer, value, pointers) => {
    const { ok, issues } = migrateEssence(setAtPointer(readFixtureDocument(shape), pointer, value))
    expect(ok).toBe(false)
    expect(issues.map((issue) => issue.pointer)).toEqual(pointers)
    for (const { code, severity } of issues) {
      expect([code, severity]).toEqual(['migration-source-invalid', 'error'])
    }
  },
)

test('every issue of an invalid document is reported with a message', () => {
  const broken = setAtPointer(
    setAtPointer(readFixtureDocument('v2-simple-minimal'), '/target', ''),
    '/density/level',
    'x',
  )
  expect(migrateEssence(broken).issues.map(({ message }) => message)).toEqual([
    '"level" must be one of "compact", "comfortable", "spacious", not "x".',
    '"target" must not be empty.',
  ])
})
