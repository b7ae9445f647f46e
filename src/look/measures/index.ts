import type { Measure } from '../types.ts'
import { actionBelow } from './action-below.ts'
import { badImage } from './bad-image.ts'
import { clippedText } from './clipped-text.ts'
import { columnVoid } from './column-void.ts'
import { contentWidth } from './content-width.ts'
import { darkLeftover } from './dark-leftover.ts'
import { edges } from './edges.ts'
import { equalCards } from './equal-cards.ts'
import { filledButtons } from './filled-buttons.ts'
import { focusRing } from './focus-ring.ts'
import { headingProximity } from './heading-proximity.ts'
import { joinedWords } from './joined-words.ts'
import { labelProximity } from './label-proximity.ts'
import { longLines } from './long-lines.ts'
import { lowContrast } from './low-contrast.ts'
import { missingFont } from './missing-font.ts'
import { orphanWord } from './orphan-word.ts'
import { overlappingText } from './overlapping-text.ts'
import { repeatedText } from './repeated-text.ts'
import { sidewaysScroll } from './sideways-scroll.ts'
import { smallTarget } from './small-target.ts'
import { smallText } from './small-text.ts'
import { splitLabel } from './split-label.ts'
import { textOutsideBox } from './text-outside-box.ts'
import { tooManyStyles } from './too-many-styles.ts'
import { unevenGaps } from './uneven-gaps.ts'
import { wrappedControl } from './wrapped-control.ts'

/** All measures; findings of the first ones come first among those of the same level. */
export const MEASURES: readonly Measure[] = [
  badImage,
  overlappingText,
  clippedText,
  sidewaysScroll,
  textOutsideBox,
  lowContrast,
  missingFont,
  joinedWords,
  splitLabel,
  focusRing,
  filledButtons,
  actionBelow,
  darkLeftover,
  contentWidth,
  edges,
  wrappedControl,
  labelProximity,
  headingProximity,
  unevenGaps,
  smallText,
  smallTarget,
  columnVoid,
  orphanWord,
  repeatedText,
  equalCards,
  longLines,
  tooManyStyles,
]
