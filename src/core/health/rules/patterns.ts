import type { RecordRule } from '../rule.ts'
import { presetsRule } from './p1-default-preset.ts'
import { slotsRule } from './p2-slots.ts'
import { layoutKindRule } from './p3-layout-kind.ts'
import { statesRule } from './p5-states.ts'
import { breakpointsRule } from './p6-breakpoints.ts'
import { patternRoleRule } from './p7-role.ts'
import { keyboardRule } from './p8-keyboard.ts'
import { announcementsRule } from './p9-announcements.ts'
import { componentsRule } from './p10-components.ts'
import { alternativeRule } from './p11-alternative.ts'
import { examplesRule } from './p12-examples.ts'
import { signalNamesRule } from './p13-io-tokens.ts'
import { responsiveReferencesRule } from './p14-responsive-names.ts'
import { touchRule } from './p15-touch.ts'
import { embeddingRule } from './p16-embedding.ts'

/** What is asked of every pattern, in the order of the rules' names. */
export const PATTERN_RULES: readonly RecordRule<'patterns'>[] = [
  presetsRule,
  slotsRule,
  layoutKindRule,
  statesRule,
  breakpointsRule,
  patternRoleRule,
  keyboardRule,
  announcementsRule,
  componentsRule,
  alternativeRule,
  examplesRule,
  signalNamesRule,
  responsiveReferencesRule,
  touchRule,
  embeddingRule,
]
