// Not quick: tries hundreds of generated documents.
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Change,
  migrateEssence,
} from '../../../../src/core/essence/migrate/migrate-essence.ts'
import { migrateSectioned, migrateSimple } from '../../../../src/core/essence/migrate/v2-to-v3.ts'
import type { EssenceV2 } from '../../../../src/core/generated/types/essence.v2.ts'
import { validate as isV2 } from '../../../../src/core/generated/validators/essence.v2.ts'
import { validate as isV3 } from '../../../../src/core/generated/validators/essence.v3.ts'
import { validate as isV4 } from '../../../../src/core/generated/validators/essence.v4.ts'
import { resolvePointer, toPointer } from '../../../../src/core/kernel/json/pointer.ts'
import { arbitraryJson, DEFAULT_RUNS, runs } from '../../../support/arbitrary.ts'
import { setAtPointer } from '../../../support/essence/set-at-pointer.ts'
import { arbitraryDocument } from './arbitrary-documents.ts'
import { FIXTURE_NAMES, migrateOrThrow, readFixtureDocument } from './fixtures.ts'

const REDUCED_RUNS = runs(300)

const v2 = arbitraryDocument('essence.v2').map((document) => ({ ...document, version: '2.1.0' }))
const v3 = arbitraryDocument('essence.v3')
const fixtures = fc.constantFrom(...FIXTURE_NAMES).map(readFixtureDocument)
const arbitraryOlderDocument = fc.oneof(fixtures, v2, v3).map(freezeDeep)

const checkProperty = (check: (document: object) => void): void =>
  fc.assert(fc.property(arbitraryOlderDocument, check), REDUCED_RUNS)

test('the documents of these tests are valid', () => {
  checkProperty((document) => {
    expect(isV2(document) || isV3(document)).toBe(true)
  })
})

test('any valid document of version 2 or 3 becomes a valid document of version 4', () => {
  checkProperty((document) => {
    isV4(migrateOrThrow(document).value)
    expect(isV4.errors ?? []).toEqual([])
  })
})

test('the step from version 2 results in valid documents of version 3', () => {
  const step = (document: EssenceV2) =>
    'sections' in document ? migrateSectioned(document) : migrateSimple(document)
  fc.assert(
    fc.property(v2, (document) => {
      isV3(step(document as unknown as EssenceV2).document)
      expect(isV3.errors ?? []).toEqual([])
    }),
    REDUCED_RUNS,
  )
})

test('every leaf of a document is in the result, or a change names it', () => {
  checkProperty((document) => {
    const { value, changes } = migrateOrThrow(document)
    const lost = listLeaves(document).filter(
      ({ pointer, leaf }) =>
        !isDeepStrictEqual(resolvePointer(value, pointer), leaf) &&
        !isNamed(pointer, changes, 'from'),
    )
    expect(lost).toEqual([])
  })
})

test('every leaf of a result was in the document, or a change names it', () => {
  checkProperty((document) => {
    const { value, changes } = migrateOrThrow(document)
    const added = listLeaves(value).filter(
      ({ pointer, leaf }) =>
        !isDeepStrictEqual(resolvePointer(document, pointer), leaf) &&
        !isNamed(pointer, changes, 'to'),
    )
    expect(added).toEqual([])
  })
})

test('changes are correct: moved values are equal, and new values exist', () => {
  checkProperty((document) => {
    const { value, changes } = migrateOrThrow(document)
    const wrong = changes.filter(({ kind, from, to, value: written }) => {
      const before = from === undefined ? undefined : resolvePointer(document, from)
      if (from !== undefined && before === undefined) return true
      if (to === undefined) return !isDeepStrictEqual(written, before)
      const expected = kind === 'moved' ? before : written
      return !isDeepStrictEqual(resolvePointer(value, to), expected)
    })
    expect(wrong).toEqual([])
  })
})

test('each loss is a warning, and each default that is not empty is an info', () => {
  checkProperty((document) => {
    const { changes, issues } = migrateOrThrow(document)
    const losses = changes.filter(({ kind }) => kind === 'dropped').map(({ from }) => from)
    const defaults = changes
      .filter(({ kind, value }) => kind === 'defaulted' && !isDeepStrictEqual(value, []))
      .map(({ to }) => to)
    const pointers = (severity: string, code: string) =>
      issues.filter((i) => i.severity === severity && i.code === code).map((i) => i.pointer)
    expect(pointers('warn', 'migration-loss')).toEqual(losses)
    expect(pointers('info', 'migration-default')).toEqual(defaults)
    expect(issues).toHaveLength(losses.length + defaults.length)
  })
})

test('no JSON value makes it throw, whatever version it claims', () => {
  const names = ['__proto__', 'version', 'sections', 'theme', 'dna', 'blueprint', 'meta']
  const versions = fc.constantFrom('2.0.0', '3.0.0', '3.1.0', '4.0.0', '9.9.9', '')
  const claims = fc.tuple(arbitraryJson(...names), versions).map(([value, version]) => {
    return { ...(value as object), version }
  })
  const values = fc.oneof(fc.jsonValue(), arbitraryJson(...names), claims)
  fc.assert(
    fc.property(values, (value) => {
      expect(typeof migrateEssence(value).ok).toBe('boolean')
    }),
    DEFAULT_RUNS,
  )
})

test('no replaced value makes it throw', () => {
  const replacements = fixtures.chain((document) =>
    fc.tuple(fc.constant(document), fc.constantFrom(...listLeaves(document)), fc.jsonValue()),
  )
  fc.assert(
    fc.property(replacements, ([document, { pointer }, value]) => {
      expect(typeof migrateEssence(setAtPointer(document, pointer, value)).ok).toBe('boolean')
    }),
    REDUCED_RUNS,
  )
})

interface Leaf {
  readonly pointer: string
  readonly leaf: unknown
}

/** Lists the values of a document that contain no other values. */
function listLeaves(value: unknown, pointer = ''): Leaf[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  if (entries.length === 0) return [{ pointer, leaf: value }]
  return entries.flatMap(([key, inner]) => listLeaves(inner, pointer + toPointer([key])))
}

const isNamed = (pointer: string, changes: readonly Change[], end: 'from' | 'to'): boolean =>
  changes.some(({ [end]: parent }) => pointer === parent || pointer.startsWith(`${parent}/`))

/** Freezes a document deeply, because a migration must not change its input. */
function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) freezeDeep(inner)
    Object.freeze(value)
  }
  return value
}
