// Long run: compiles packs of thousands of records.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compilePacks } from '../../../src/packs.ts'
import { arbitraryJson, DEFAULT_RUNS } from '../../support/arbitrary.ts'
import { createChangedLookup } from '../../support/corpus/changed-lookup.ts'
import { fullEssence } from '../../support/essence/full-essence.ts'
import { findSchemaErrors } from '../../support/schemas/schema-errors.ts'
import { officialPackLookup } from './official-bundles.ts'

/** Fields that the schemas of records leave open, and keys that are read inside them. */
const FIELDS = ['states', 'responsive', 'accessibility', 'io', 'uses', 'regions', 'guidance']
const THEME_FIELDS = [
  'typography',
  'elevation',
  'motion',
  'spatial',
  'decorator_definitions',
  'palette',
]
const INNER = [
  'loading',
  'shows',
  'mobile',
  'notes',
  'keyboard',
  'consumes',
  'id',
  'element',
  'levels',
]

const fields = fc.dictionary(
  fc.constantFrom(
    ...FIELDS,
    ...THEME_FIELDS,
    'pattern_preferences',
    'presets',
    'radius',
    'components',
  ),
  arbitraryJson('__proto__', ...INNER),
  { maxKeys: 6 },
)

test('an essence compiles to valid packs, whatever the open fields of records contain', async () => {
  await fc.assert(
    fc.asyncProperty(fields, async (changes) => {
      const bundle = await compilePacks(
        fullEssence,
        createChangedLookup(officialPackLookup, changes),
      )
      expect(findSchemaErrors('execution-pack-bundle.v1.json', bundle)).toEqual([])
    }),
    { ...DEFAULT_RUNS, numRuns: 200 },
  )
})
