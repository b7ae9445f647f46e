import { getInteractionsEnforcement } from '../../essence/defaults.ts'
import type { Effective, EffectiveValue } from '../../generated/types/execution-pack.common.v1.ts'
import { SPACING_DENSITY } from '../../generated/vocabulary.ts'
import { humanize } from '../../text.ts'
import type { PackContext } from '../context.ts'
import {
  EMPTY,
  getVocabularyNumbers,
  joinMarkdown,
  md,
  raw,
  type SafeMarkdown,
  toSentence,
} from './sentence.ts'

/** What a pack says about a name when no record has it. */
export const unresolvedNote = (kind: string, record?: unknown): SafeMarkdown =>
  record === undefined ? raw(` (unresolved: no such ${kind})`) : EMPTY

/** What the code is written for. */
export const describePlatform = ({ essence: { meta } }: PackContext): SafeMarkdown => {
  const { target, platform } = meta
  return md`Target ${target}, ${raw(platform.type)}, ${raw(platform.routing)} routing.`
}

/** Theme, mode, shape and density in force. */
export function describeAppearance(
  { essence: { dna }, theme }: PackContext,
  { density, mode }: Effective,
): SafeMarkdown | undefined {
  const { id, shape, mode: usual } = dna.theme
  const { control_rem, row_rem } = getVocabularyNumbers(SPACING_DENSITY, density.value)
  const modes = mode.value === 'auto' ? raw('light and dark (`auto`)') : md`${mode.value}`
  return joinMarkdown([
    md`Theme ${id}${unresolvedNote('theme', theme)}, ${modes}${describeOrigin(mode, usual)}${md`, ${shape}`}.`,
    md`Density ${density.value}${describeOrigin(density, dna.spacing.density)}: controls ${control_rem}rem, rows ${row_rem}rem.`,
  ])
}

const describeOrigin = ({ value, from }: EffectiveValue, dna: string): SafeMarkdown =>
  from === 'dna' ? EMPTY : md` (${raw(from)}${md`, over ${value !== dna && dna}`})`

/** What everybody must be able to use. */
export function describeAccessibility({ essence: { dna } }: PackContext): SafeMarkdown {
  const { wcag_level, focus_visible, skip_nav } = dna.accessibility
  const asked = Object.entries({
    'visible focus': focus_visible,
    'skip link': skip_nav,
    'reduced motion': dna.motion.reduce_motion,
  }).map(([what, isAsked]) => raw(isAsked ? what : `${what} not asked for`))
  return md`WCAG ${wcag_level}, ${asked}.`
}

/** The constraints of the DNA, each as its name and its text. */
export function describeConstraints({ essence: { dna } }: PackContext): SafeMarkdown[] {
  const { effects = {}, ...others } = dna.constraints ?? {}
  return [...Object.entries(others), ...Object.entries(effects)].map(([name, text]) =>
    toSentence(`${humanize(name)}: ${text}`),
  )
}

/** What search engines are told, with what the usual names mean on the pages of a role. */
export function describeHead(
  { essence: { meta } }: PackContext,
  role?: string,
): SafeMarkdown | undefined {
  const { meta_priorities = [], schema_org } = meta.seo ?? {}
  const robots = role === 'public' ? md`\`index\`, but \`noindex\` for a failure` : md`\`noindex\``
  const names = meta_priorities.map((name) => {
    const title = name === 'title' && md`h1, then the product`
    const meaning = name === 'robots' && role ? robots : title
    return md`${name}${md` (${meaning})`}`
  })
  return joinMarkdown([md`Head: ${names}.`, md`Structured data: ${schema_org}.`])
}

/** What everybody must be able to read, in some modes. */
export function describeContrast({ essence }: PackContext, modes: readonly string[]): SafeMarkdown {
  const { wcag_level } = essence.dna.accessibility
  return md`Contrast passes ${wcag_level !== 'none' && wcag_level} in ${raw(modes.join(' and '))}.`
}

/** How severe it is when something does not hold, layer by layer. */
export function describeGuard({ essence: { meta } }: PackContext): SafeMarkdown {
  const { mode, dna_enforcement, blueprint_enforcement } = meta.guard
  return md`Guard ${mode}: DNA ${dna_enforcement}, blueprint ${blueprint_enforcement}, interactions ${getInteractionsEnforcement(meta.guard)}.`
}

/** The character of the app. */
export const describeVoice = ({ essence: { dna } }: PackContext): SafeMarkdown =>
  toSentence(`Voice: ${dna.personality.join(', ')}`)
