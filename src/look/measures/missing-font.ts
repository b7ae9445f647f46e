import type { Measure } from '../types.ts'
import { getElement, quote } from '../view.ts'

/** Families that belong to an operating system, and are named for it. */
const PLATFORM_FONTS =
  /^(segoe ui.*|sf (pro|mono|compact).*|\.sf.*|helvetica( neue)?|arial( nova)?|roboto( mono)?|noto .*|georgia|times( new roman)?|menlo|monaco|consolas|courier( new)?|cambria|verdana|tahoma|trebuchet ms|cascadia .*|ubuntu.*|cantarell|oxygen|droid .*|apple color emoji|new york|lucida .*|charter|palatino.*|sfmono-.*)$/i

/** A named font that is not there, so that another one is shown. */
export const missingFont: Measure = {
  code: 'font-missing',
  level: 'warn',
  why: 'People see a fallback with other widths and another character than the design has.',
  fix: 'Add the font file with `@font-face`, or name a font that is there.',
  measure: (view) =>
    view.missingFonts
      .filter(({ family }) => !PLATFORM_FONTS.test(family))
      .map(({ family, element }) => ({
        message: `The font ${quote(family)} is not loaded; ${quote(getElement(view, element).label)} is shown in a fallback.`,
        element,
        key: `font-missing ${family}`,
      })),
}
