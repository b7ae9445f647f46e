import type { RecordRule } from '../rule.ts'
import { mainRegionRule } from './s1-main-region.ts'
import { gridAreasRule } from './s2-grid-areas.ts'
import { navCollapseRule } from './s3-nav-collapse.ts'
import { landmarksRule } from './s4-landmarks.ts'
import { regionPatternsRule } from './s5-region-patterns.ts'

/** What is asked of every shell, in the order of the rules' names. */
export const SHELL_RULES: readonly RecordRule<'shells'>[] = [
  mainRegionRule,
  gridAreasRule,
  navCollapseRule,
  landmarksRule,
  regionPatternsRule,
]
