import { listOf } from '../../content/fields.ts'
import { interactionsEnforcement } from '../../essence/defaults.ts'
import type { EssenceV4, Impression } from '../../generated/types/essence.v4.ts'
import { inert, named, sentence } from '../inert.ts'
import { bullet, joined, type Line, may } from '../lines.ts'
import { counted, numbersOf } from '../words.ts'
import { constraintsInWords, voiceInWords } from './values.ts'

/** What the DNA decides, with the number beside each word that has one. */
export function decisionLines(essence: EssenceV4): Line[] {
  const rules = [
    spacing(essence),
    type(essence),
    color(essence),
    corners(essence),
    elevation(essence),
    motion(essence),
    styles(essence),
    voiceInWords(essence),
    joined(constraintsInWords(essence)),
    guard(essence),
  ].map((text) => may('rule', text, 'decisions'))
  const impression = impressionInWords(essence._impression).map((text) =>
    may('look', text, 'impression'),
  )
  return [...rules, ...impression].filter(({ text }) => text !== '').map(bullet)
}

function spacing({ dna }: EssenceV4): string {
  const { base_unit, scale, content_gap } = dna.spacing
  const steps = listOf(numbersOf('spacing.scale', scale).steps)
  const units = steps.length === 0 ? '' : ` (${steps.join(', ')} units)`
  return `Spacing: unit ${base_unit}px, scale ${named(scale)}${units}, gap ${named(content_gap)}.`
}

function type({ dna }: EssenceV4): string {
  const { scale, heading_weight, body_weight } = dna.typography
  const ratio = numbersOf('typography.scale', scale).ratio
  const step = ratio === undefined ? '' : ` (each size ${ratio} times the last)`
  const weights = `weight ${heading_weight} in headings, ${body_weight} in text`
  return `Type: scale ${named(scale)}${step}, ${weights}.`
}

function color({ dna }: EssenceV4): string {
  const { palette, accent_count, cvd_preference } = dna.color
  const accents = counted(accent_count, 'accent')
  return `Colour: palette ${named(palette)}, ${accents}, colour vision ${named(cvd_preference)}.`
}

function corners({ dna }: EssenceV4): string {
  const { philosophy, base } = dna.radius
  const { min_px, max_px, control_px } = numbersOf('radius.philosophy', philosophy)
  const range = max_px === undefined ? control_px : `${min_px} to ${max_px}`
  return `Corners: ${named(philosophy)}${range === undefined ? '' : ` (${range}px)`}, base ${base}px.`
}

function elevation({ dna }: EssenceV4): string {
  const { system, max_levels } = dna.elevation
  return `Elevation: ${named(system)}, levels 0 to ${max_levels}.`
}

function motion({ dna }: EssenceV4): string {
  const { preference, duration_scale, reduce_motion } = dna.motion
  const travel = numbersOf('motion.preference', preference).travel_px
  const way = travel === undefined ? '' : ` (travels ${travel}px at most)`
  const times = duration_scale === 0 ? 'no durations' : `durations times ${duration_scale}`
  const less = reduce_motion ? 'none under reduced motion' : 'also under reduced motion'
  return `Motion: ${named(preference)}${way}, ${times}, ${less}.`
}

const styles = ({ blueprint: { icon_style, avatar_style } }: EssenceV4): string =>
  joined([
    icon_style !== undefined && `Icons ${named(icon_style)}.`,
    avatar_style !== undefined && `Avatars ${named(avatar_style)}.`,
  ])

function guard({ meta }: EssenceV4): string {
  const { mode, dna_enforcement, blueprint_enforcement } = meta.guard
  const rest = interactionsEnforcement(meta.guard)
  const structure = `blueprint \`${blueprint_enforcement}\`, interactions \`${rest}\``
  return `Guard \`${mode}\`: DNA \`${dna_enforcement}\`, ${structure}.`
}

function impressionInWords(impression: Impression = {}): string[] {
  const {
    vibe = [],
    references = [],
    density_intent,
    layout_intent,
    novel_elements = [],
  } = impression
  const list = (label: string, texts: readonly string[]): string =>
    texts.length === 0 ? '' : sentence(`${label}: ${texts.join('; ')}`)
  return [
    joined([list('Impression', vibe), list('Like', references)]),
    density_intent === undefined ? '' : `Density: ${inert(density_intent)}`,
    layout_intent === undefined ? '' : `Layout: ${inert(layout_intent)}`,
    list('Of its own', novel_elements),
  ]
}
