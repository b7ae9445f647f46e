import type { RecordRule } from '../rule.ts'
import { defaultPreset } from './p1-default-preset.ts'
import { slots } from './p2-slots.ts'
import { layoutKind } from './p3-layout-kind.ts'
import { states } from './p5-states.ts'
import { breakpoints } from './p6-breakpoints.ts'
import { role } from './p7-role.ts'
import { keyboard } from './p8-keyboard.ts'
import { announcements } from './p9-announcements.ts'
import { components } from './p10-components.ts'
import { alternative } from './p11-alternative.ts'
import { examples } from './p12-examples.ts'
import { ioTokens } from './p13-io-tokens.ts'
import { responsiveNames } from './p14-responsive-names.ts'
import { touch } from './p15-touch.ts'
import { embedding } from './p16-embedding.ts'

/** What is asked of every pattern, in the order of the rules' names. */
export const PATTERN_RULES: readonly RecordRule<'patterns'>[] = [
  defaultPreset,
  slots,
  layoutKind,
  states,
  breakpoints,
  role,
  keyboard,
  announcements,
  components,
  alternative,
  examples,
  ioTokens,
  responsiveNames,
  touch,
  embedding,
]
