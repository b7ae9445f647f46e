import type { CorpusRule, RecordRule } from '../rule.ts'
import { completePaletteRule } from './t1-palette-complete.ts'
import { contrastRule } from './t2-contrast.ts'
import { aaaClaimRule } from './t3-aaa-claim.ts'
import { lightnessRule } from './t4-lightness.ts'
import { colorVisionRule } from './t5-color-vision.ts'
import { radiusShapeRule } from './t6-radius-shape.ts'
import { decoratorTokensRule } from './t7-decorator-tokens.ts'
import { fontStacksRule } from './t8-font-stacks.ts'
import { nearIdenticalThemesRule } from './t9-no-clones.ts'

/** What is asked of themes, in the order of the rules' names. */
export const THEME_RULES: readonly (RecordRule<'themes'> | CorpusRule)[] = [
  completePaletteRule,
  contrastRule,
  aaaClaimRule,
  lightnessRule,
  colorVisionRule,
  radiusShapeRule,
  decoratorTokensRule,
  fontStacksRule,
  nearIdenticalThemesRule,
]
