import type { CorpusRule, RecordRule } from '../rule.ts'
import { paletteComplete } from './t1-palette-complete.ts'
import { contrastKept } from './t2-contrast.ts'
import { aaaClaim } from './t3-aaa-claim.ts'
import { lightnessOrder } from './t4-lightness.ts'
import { colorVision } from './t5-color-vision.ts'
import { radiusShape } from './t6-radius-shape.ts'
import { decoratorTokens } from './t7-decorator-tokens.ts'
import { fontStacks } from './t8-font-stacks.ts'
import { noClones } from './t9-no-clones.ts'

/** What is asked of themes, in the order of the rules' names. */
export const THEME_RULES: readonly (RecordRule<'themes'> | CorpusRule)[] = [
  paletteComplete,
  contrastKept,
  aaaClaim,
  lightnessOrder,
  colorVision,
  radiusShape,
  decoratorTokens,
  fontStacks,
  noClones,
]
