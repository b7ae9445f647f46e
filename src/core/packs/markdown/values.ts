import type { EssenceV4 } from '../../generated/types/essence.v4.ts'
import type { Effective, EffectiveValue } from '../../generated/types/execution-pack.common.v1.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { named, namedAll, sentence } from '../inert.ts'
import { heightsOf, modeInWords, nameOfId } from '../words.ts'

/** Said once at the top of every pack. */
export const EXACT = 'Names in backticks are exact.'

/** What a pack says about a name that no record has. */
export const unresolved = (kind: string): string => ` (unresolved: no such ${kind})`

/** Theme, mode and shape in force. */
export function themeInWords(essence: EssenceV4, effective: Effective, theme?: ThemeV1): string {
  const { id, shape } = essence.dna.theme
  const mark = theme === undefined ? unresolved('theme') : ''
  const mode = `${modeInWords(effective.mode.value)}${origin(effective.mode, essence.dna.theme.mode)}`
  return `Theme ${named(id)}${mark}, ${mode}${shape === undefined ? '' : `, \`${shape}\``}.`
}

/** Density in force, with its heights. */
export function densityInWords({ dna }: EssenceV4, { density }: Effective): string {
  const from = origin(density, dna.spacing.density)
  return `Density \`${density.value}\`${from}: ${heightsOf(density.value)}.`
}

const origin = ({ value, from }: EffectiveValue, dna: string): string =>
  from === 'dna' ? '' : ` (${from}${value === dna ? '' : `, over \`${dna}\``})`

/** What everybody must be able to use. */
export function accessInWords({ dna }: EssenceV4): string {
  const { wcag_level, focus_visible, skip_nav } = dna.accessibility
  return [
    `WCAG \`${wcag_level}\``,
    focus_visible ? 'visible focus' : 'focus need not be visible',
    skip_nav ? 'skip link' : 'no skip link',
    `${dna.motion.reduce_motion ? 'reduced motion' : 'motion is not reduced'}.`,
  ].join(', ')
}

const CONSTRAINTS = ['mode', 'typography', 'borders', 'corners', 'shadows'] as const

/** The constraints of the DNA, each as its name and its text. */
export function constraintsInWords({ dna: { constraints = {} } }: EssenceV4): string[] {
  const own = CONSTRAINTS.map((name) => [name, constraints[name]] as const)
  return [...own, ...Object.entries(constraints.effects ?? {})].flatMap(([name, text]) =>
    text === undefined ? [] : sentence(`${nameOfId(name)}: ${text}`),
  )
}

/** What search engines are told. */
export function seoInWords({ meta }: EssenceV4): string | undefined {
  const { meta_priorities = [], schema_org = [] } = meta.seo ?? {}
  const parts = [
    meta_priorities.length > 0 && `Head: ${namedAll(meta_priorities)}`,
    schema_org.length > 0 && `Structured data: ${namedAll(schema_org)}`,
  ].filter(Boolean)
  return parts.length === 0 ? undefined : `${parts.join('. ')}.`
}

/** The character of the app. */
export const voiceInWords = ({ dna }: EssenceV4): string =>
  sentence(`Voice: ${dna.personality.join(', ')}`)
