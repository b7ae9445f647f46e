import { own } from '../../content/fields.ts'
import type { Effective, EffectiveValue } from '../../generated/types/execution-pack.common.v1.ts'
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
  const { control_rem, row_rem } = numbersOf('spacing.density', density.value)
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
  const focus = said(focus_visible ? 'visible focus' : 'focus need not be visible')
  const skip = said(skip_nav ? 'skip link' : 'no skip link')
  const still = said(dna.motion.reduce_motion ? 'reduced motion' : 'motion is not reduced')
  return say`WCAG ${wcag_level}, ${focus}, ${skip}, ${still}.`
}

const CONSTRAINTS = ['mode', 'typography', 'borders', 'corners', 'shadows'] as const

/** The constraints of the DNA, each as its name and its text. */
export function constraintsInWords({ essence: { dna } }: Context): Said[] {
  const { constraints = {} } = dna
  const own = CONSTRAINTS.map((name) => [name, constraints[name]] as const)
  return [...own, ...Object.entries(constraints.effects ?? {})].flatMap(([name, text]) =>
    text === undefined ? [] : sentence(`${nameOfId(name)}: ${text}`),
  )
}

/** What search engines are told. */
export const seoInWords = ({ essence: { meta } }: Context): Said | undefined =>
  joined([say`Head: ${meta.seo?.meta_priorities}.`, say`Structured data: ${meta.seo?.schema_org}.`])

/** The same for a page of a section, with what the usual names mean. */
export function headInWords({ essence: { meta } }: Context, role: string): Said | undefined {
  const robots = role === 'public' ? '`index`, but `noindex` for a failure' : '`noindex`'
  const meanings: Readonly<Record<string, string>> = { title: 'h1, then the product', robots }
  const names = (meta.seo?.meta_priorities ?? []).map((name) => {
    const meaning = own(meanings, name)
    return say`${name}${say` (${typeof meaning === 'string' && said(meaning)})`}`
  })
  return joined([say`Head: ${names}.`, say`Structured data: ${meta.seo?.schema_org}.`])
}

/** The character of the app. */
export const voiceInWords = ({ essence: { dna } }: Context): Said =>
  sentence(`Voice: ${dna.personality.join(', ')}`)
