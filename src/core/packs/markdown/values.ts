import { getInteractionsEnforcement } from '../../essence/defaults.ts'
import type { Effective, EffectiveValue } from '../../generated/types/execution-pack.common.v1.ts'
import { SPACING_DENSITY } from '../../generated/vocabulary.ts'
import type { Context } from '../context.ts'
import { type Said, said, sentence } from '../inert.ts'
import { joined, NOTHING, say } from '../say.ts'
import { nameOfId, numbersOf } from '../words.ts'

/** What a pack says about a name when no record has it. */
export const unresolved = (kind: string, record?: unknown): Said =>
  record === undefined ? said(` (unresolved: no such ${kind})`) : NOTHING

/** What the code is written for. */
export const targetInWords = ({ essence: { meta } }: Context): Said => {
  const { target, platform } = meta
  return say`Target ${target}, ${said(platform.type)}, ${said(platform.routing)} routing.`
}

/** Theme, mode, shape and density in force. */
export function lookInWords(
  { essence: { dna }, theme }: Context,
  { density, mode }: Effective,
): Said | undefined {
  const { id, shape, mode: usual } = dna.theme
  const { control_rem, row_rem } = numbersOf(SPACING_DENSITY, density.value)
  const modes = mode.value === 'auto' ? said('light and dark (`auto`)') : say`${mode.value}`
  return joined([
    say`Theme ${id}${unresolved('theme', theme)}, ${modes}${origin(mode, usual)}${say`, ${shape}`}.`,
    say`Density ${density.value}${origin(density, dna.spacing.density)}: controls ${control_rem}rem, rows ${row_rem}rem.`,
  ])
}

const origin = ({ value, from }: EffectiveValue, dna: string): Said =>
  from === 'dna' ? NOTHING : say` (${said(from)}${say`, over ${value !== dna && dna}`})`

/** What everybody must be able to use. */
export function accessInWords({ essence: { dna } }: Context): Said {
  const { wcag_level, focus_visible, skip_nav } = dna.accessibility
  const asked = Object.entries({
    'visible focus': focus_visible,
    'skip link': skip_nav,
    'reduced motion': dna.motion.reduce_motion,
  }).map(([what, isAsked]) => said(isAsked ? what : `${what} not asked for`))
  return say`WCAG ${wcag_level}, ${asked}.`
}

/** The constraints of the DNA, each as its name and its text. */
export function constraintsInWords({ essence: { dna } }: Context): Said[] {
  const { effects = {}, ...others } = dna.constraints ?? {}
  return [...Object.entries(others), ...Object.entries(effects)].map(([name, text]) =>
    sentence(`${nameOfId(name)}: ${text}`),
  )
}

/** What search engines are told, with what the usual names mean on the pages of a role. */
export function headInWords({ essence: { meta } }: Context, role?: string): Said | undefined {
  const { meta_priorities = [], schema_org } = meta.seo ?? {}
  const robots =
    role === 'public' ? say`\`index\`, but \`noindex\` for a failure` : say`\`noindex\``
  const names = meta_priorities.map((name) => {
    const title = name === 'title' && say`h1, then the product`
    const meaning = name === 'robots' && role ? robots : title
    return say`${name}${say` (${meaning})`}`
  })
  return joined([say`Head: ${names}.`, say`Structured data: ${schema_org}.`])
}

/** What everybody must be able to read, in some modes. */
export function contrastInWords({ essence }: Context, modes: readonly string[]): Said {
  const { wcag_level } = essence.dna.accessibility
  return say`Contrast passes ${wcag_level !== 'none' && wcag_level} in ${said(modes.join(' and '))}.`
}

/** How severe it is when something does not hold, layer by layer. */
export function guardInWords({ essence: { meta } }: Context): Said {
  const { mode, dna_enforcement, blueprint_enforcement } = meta.guard
  return say`Guard ${mode}: DNA ${dna_enforcement}, blueprint ${blueprint_enforcement}, interactions ${getInteractionsEnforcement(meta.guard)}.`
}

/** The character of the app. */
export const voiceInWords = ({ essence: { dna } }: Context): Said =>
  sentence(`Voice: ${dna.personality.join(', ')}`)
