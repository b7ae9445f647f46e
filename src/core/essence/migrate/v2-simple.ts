import type { Simple } from '../../generated/types/essence.v2.ts'
import type { EssenceV3 } from '../../generated/types/essence.v3.ts'
import { createMove, type MigrationStep } from './change.ts'
import { dnaChanges } from './dna-changes.ts'
import { metaChanges } from './meta-changes.ts'
import { pageChanges } from './page-changes.ts'
import { createV3Step } from './step-to-v3.ts'

/** A version 2 document with one archetype and one theme as version 3: one shell and its pages. */
export const migrateSimple = (source: Simple): MigrationStep<EssenceV3> =>
  createV3Step(source, [
    ...dnaChanges({
      theme: source.theme,
      themePointer: '/theme',
      accessibility: source.accessibility,
    }),
    ...pageChanges(source, { source: '', target: '/blueprint' }),
    createMove('/features', '/blueprint/features'),
    ...metaChanges(source.guard, '/archetype'),
  ])
