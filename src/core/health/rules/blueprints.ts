import type { RecordRule } from '../rule.ts'
import { onePrimary } from './b2-one-primary.ts'
import { routesMatch } from './b3-routes.ts'
import { hotkeysWork } from './b4-hotkeys.ts'
import { lookSupported } from './b5-look.ts'
import { featuresKept } from './b6-features-kept.ts'
import { voiceComplete } from './b7-voice.ts'
import { standingBacked } from './b8-standing.ts'
import { breadth } from './b9-breadth.ts'

/** What is asked of blueprints, in the order of the rules' names; B1 needs time: essences.ts. */
export const BLUEPRINT_RULES: readonly RecordRule<'blueprints'>[] = [
  onePrimary,
  routesMatch,
  hotkeysWork,
  lookSupported,
  featuresKept,
  voiceComplete,
  standingBacked,
  breadth,
]
