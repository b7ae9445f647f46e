import { contrastRatio } from '../../contrast.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { CONTRAST_PAIRS } from '../../theme/contrast-pairs.ts'
import { getPaletteColor } from '../../theme/palette.ts'
import type { EssenceFacts } from './facts.ts'
import { type ColorMode, expandMode, listModeSettings } from './modes.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'
import { quote } from './words.ts'

/** What people read on plain grounds; quiet and tinted text have bounds of their own. */
const TEXT_PAIRS = CONTRAST_PAIRS.filter(
  ({ isText, tint, minRatio }) => isText && !tint && minRatio === 4.5,
)

/** Least contrast by WCAG level (WCAG 2.2, 1.4.3 and 1.4.6); the other levels ask for none. */
const MIN_CONTRAST_BY_LEVEL: ReadonlyMap<string, number> = new Map([
  ['AA', 4.5],
  ['AAA', 7],
])

/** What must be readable. */
export const CONTRAST_RULES: readonly DiagnosticRule[] = [
  { code: 'contrast-low', layer: 'dna', check: findLowContrast },
]

/** One finding for each mode in force in which the theme's text falls short of the WCAG level. */
function findLowContrast(facts: EssenceFacts): DiagnosticFinding[] {
  const { theme, accessibility } = facts.essence.dna
  const record = facts.records.themes.get(theme.id)
  const least = MIN_CONTRAST_BY_LEVEL.get(accessibility.wcag_level)
  if (record === undefined || least === undefined) return []
  return [...findPointersByMode(facts)].flatMap(([mode, pointer]) => {
    const found =
      record.modes?.includes(mode) === false ? [] : listLowContrastPairs(record, mode, least)
    if (found.length === 0) return []
    const subject = `The ${mode} mode of theme ${quote(theme.id)}`
    return {
      pointer,
      message: `${subject} falls short of WCAG ${accessibility.wcag_level}: ${found.join(', ')}.`,
      expected: `at least ${least}:1`,
      found: found.join(', '),
      hint: 'Choose another theme, or darken and lighten these colours in its palette.',
    }
  })
}

/** Where each mode is first put into force. */
function findPointersByMode(facts: EssenceFacts): ReadonlyMap<ColorMode, string> {
  const places = new Map<ColorMode, string>()
  for (const { mode, pointer } of listModeSettings(facts)) {
    for (const single of expandMode(mode)) {
      if (!places.has(single)) places.set(single, pointer)
    }
  }
  return places
}

function listLowContrastPairs(theme: ThemeV1, mode: ColorMode, least: number): string[] {
  return TEXT_PAIRS.flatMap(({ foreground, background }) => {
    const [over, under] = [
      getPaletteColor(theme, foreground, mode),
      getPaletteColor(theme, background, mode),
    ]
    const ratio = contrastRatio(String(over), String(under))
    if (ratio === undefined || ratio >= least) return []
    // Cut, not rounded: 4.499 must not read as 4.5.
    return `${foreground} on ${background} ${Math.floor(ratio * 100) / 100}:1`
  })
}
