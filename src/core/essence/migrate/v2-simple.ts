import type { Simple } from '../../generated/types/essence.v2.ts'
import type { EssenceV3 } from '../../generated/types/essence.v3.ts'
import { moved, type Step } from './change.ts'
import { dnaChanges } from './dna-changes.ts'
import { metaChanges } from './meta-changes.ts'
import { pageChanges } from './page-changes.ts'
import { stepToV3 } from './step-to-v3.ts'

/** A version 2 document with one archetype and one theme as version 3: one shell and its pages. */
export const migrateSimple = (source: Simple): Step<EssenceV3> =>
  stepToV3(source, [
    ...dnaChanges({ theme: source.theme, at: '/theme', accessibility: source.accessibility }),
    ...pageChanges(source, { at: '', into: '/blueprint' }),
    moved('/features', '/blueprint/features'),
    ...metaChanges(source.guard, '/archetype'),
  ])
