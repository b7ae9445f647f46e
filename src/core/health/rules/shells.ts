import type { RecordRule } from '../rule.ts'
import { mainRegion } from './s1-main-region.ts'
import { gridAreas } from './s2-grid-areas.ts'
import { navCollapse } from './s3-nav-collapse.ts'
import { landmarks } from './s4-landmarks.ts'
import { regionPatterns } from './s5-region-patterns.ts'

/** What is asked of every shell, in the order of the rules' names. */
export const SHELL_RULES: readonly RecordRule<'shells'>[] = [
  mainRegion,
  gridAreas,
  navCollapse,
  landmarks,
  regionPatterns,
]
