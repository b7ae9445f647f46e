import type { EssenceV4 } from '../../generated/types/essence.v4.ts'
import { MOTION_PREFERENCE, RADIUS_PHILOSOPHY, SPACING_SCALE } from '../../generated/vocabulary.ts'
import type { Context } from '../context.ts'
import { type Said, sentence } from '../inert.ts'
import { type Line, look, rule } from '../lines.ts'
import { joined, say } from '../say.ts'
import { counted, numbersOf } from '../words.ts'
import { constraintsInWords, guardInWords, voiceInWords } from './values.ts'

/** What the DNA decides, with the number beside each word that has one. */
export const decisionLines = (context: Context): Line[] => [
  ...[
    ...decisions(context.essence),
    voiceInWords(context),
    joined(constraintsInWords(context)),
    guardInWords(context),
  ].map((text) => rule(text, 'decisions')),
  ...impression(context.essence).map((text) => look(text, 'impression')),
]

function decisions({ dna, blueprint }: EssenceV4): (Said | undefined)[] {
  const { spacing, typography: type, color, radius, elevation, motion } = dna
  const { steps } = numbersOf(SPACING_SCALE, spacing.scale)
  const { min_px, max_px, control_px } = numbersOf(RADIUS_PHILOSOPHY, radius.philosophy)
  const range = joined([min_px, max_px ?? control_px], ' to ')
  const { travel_px } = numbersOf(MOTION_PREFERENCE, motion.preference)
  const accents = counted(color.accent_count, 'accent')
  return [
    say`Spacing: unit ${spacing.base_unit}px, scale ${spacing.scale}${say` (${steps} units)`}, gap ${spacing.content_gap}.`,
    say`Type: scale ${type.scale} from one size to the next, weight ${type.heading_weight} in headings, ${type.body_weight} in text.`,
    say`Colour: palette ${color.palette}, ${accents}, colour vision ${color.cvd_preference}.`,
    say`Corners: ${radius.philosophy}${say` (${range}px)`}, base ${radius.base}px.`,
    say`Elevation: ${elevation.system}, levels 0 to ${elevation.max_levels}.`,
    say`Motion: ${motion.preference}${say` (travels ${travel_px}px at most)`}, durations times ${motion.duration_scale}.`,
    joined([say`Icons ${blueprint.icon_style}.`, say`Avatars ${blueprint.avatar_style}.`]),
  ]
}

/** What the essence says about its impression, a text or several for each matter. */
function impression({ _impression: given = {} }: EssenceV4): Said[] {
  const matters = {
    Impression: given.vibe,
    Like: given.references,
    Density: given.density_intent,
    Layout: given.layout_intent,
    'Of its own': given.novel_elements,
  }
  return Object.entries(matters).flatMap(([label, value = []]) => {
    const text = [value].flat().join('; ')
    return text ? sentence(`${label}: ${text}`) : []
  })
}
