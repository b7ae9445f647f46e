import type { EssenceV4 } from '../../generated/types/essence.v4.ts'
import { MOTION_PREFERENCE, RADIUS_PHILOSOPHY, SPACING_SCALE } from '../../generated/vocabulary.ts'
import type { PackContext } from '../context.ts'
import { type SafeMarkdown, toSentence } from '../inert.ts'
import { essentialLine, guessableLine, type Line } from '../lines.ts'
import { joinMarkdown, md } from '../say.ts'
import { getVocabularyNumbers, pluralize } from '../words.ts'
import { describeConstraints, describeGuard, describeVoice } from './values.ts'

/** What the DNA decides, with the number beside each word that has one. */
export const decisionLines = (context: PackContext): Line[] => [
  ...[
    ...describeDecisions(context.essence),
    describeVoice(context),
    joinMarkdown(describeConstraints(context)),
    describeGuard(context),
  ].map((text) => essentialLine(text, 'decisions')),
  ...describeImpression(context.essence).map((text) => guessableLine(text, 'impression')),
]

function describeDecisions({ dna, blueprint }: EssenceV4): (SafeMarkdown | undefined)[] {
  const { spacing, typography: type, color, radius, elevation, motion } = dna
  const { steps } = getVocabularyNumbers(SPACING_SCALE, spacing.scale)
  const { min_px, max_px, control_px } = getVocabularyNumbers(RADIUS_PHILOSOPHY, radius.philosophy)
  const range = joinMarkdown([min_px, max_px ?? control_px], ' to ')
  const { travel_px } = getVocabularyNumbers(MOTION_PREFERENCE, motion.preference)
  const accents = pluralize(color.accent_count, 'accent')
  return [
    md`Spacing: unit ${spacing.base_unit}px, scale ${spacing.scale}${md` (${steps} units)`}, gap ${spacing.content_gap}.`,
    md`Type: scale ${type.scale} from one size to the next, weight ${type.heading_weight} in headings, ${type.body_weight} in text.`,
    md`Colour: palette ${color.palette}, ${accents}, colour vision ${color.cvd_preference}.`,
    md`Corners: ${radius.philosophy}${md` (${range}px)`}, base ${radius.base}px.`,
    md`Elevation: ${elevation.system}, levels 0 to ${elevation.max_levels}.`,
    md`Motion: ${motion.preference}${md` (travels ${travel_px}px at most)`}, durations times ${motion.duration_scale}.`,
    joinMarkdown([md`Icons ${blueprint.icon_style}.`, md`Avatars ${blueprint.avatar_style}.`]),
  ]
}

/** What the essence says about its impression, a text or several for each matter. */
function describeImpression({ _impression: given = {} }: EssenceV4): SafeMarkdown[] {
  const matters = {
    Impression: given.vibe,
    Like: given.references,
    Density: given.density_intent,
    Layout: given.layout_intent,
    'Of its own': given.novel_elements,
  }
  return Object.entries(matters).flatMap(([label, value = []]) => {
    const text = [value].flat().join('; ')
    return text ? toSentence(`${label}: ${text}`) : []
  })
}
