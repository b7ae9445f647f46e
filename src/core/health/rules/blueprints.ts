import type { RecordRule } from '../rule.ts'
import { onePrimaryRule } from './b2-one-primary.ts'
import { routesRule } from './b3-routes.ts'
import { hotkeysRule } from './b4-hotkeys.ts'
import { modeAndShapeRule } from './b5-look.ts'
import { featureRequirementsRule } from './b6-features-kept.ts'
import { voiceRule } from './b7-voice.ts'
import { portfolioStatusRule } from './b8-standing.ts'
import { patternCountRule } from './b9-breadth.ts'

/** What is asked of blueprints, in the order of the rules' names; B1 needs time: essences.ts. */
export const BLUEPRINT_RULES: readonly RecordRule<'blueprints'>[] = [
  onePrimaryRule,
  routesRule,
  hotkeysRule,
  modeAndShapeRule,
  featureRequirementsRule,
  voiceRule,
  portfolioStatusRule,
  patternCountRule,
]
