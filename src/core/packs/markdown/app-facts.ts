import { getInteractionsEnforcement, NEUTRAL_PERSONALITY } from '../../essence/defaults.ts'
import { getVocabularyNumbers } from '../../essence/vocabulary.ts'
import type { Effective, EffectiveValue } from '../../generated/types/execution-pack.common.v1.ts'
import { SPACING_DENSITY } from '../../generated/vocabulary.ts'
import { humanize } from '../../kernel/text.ts'
import type { PackContext } from '../context.ts'
import { EMPTY, joinMarkdown, md, raw, type SafeMarkdown, toSentence } from './sentence.ts'

/** Returns the note after a name that no record has; empty if the record exists. */
export const unresolvedNote = (kind: string, record?: unknown): SafeMarkdown =>
  record === undefined ? raw(` (unresolved: no such ${kind})`) : EMPTY

/** Describes the target and platform of the code. */
export const describePlatform = ({ essence: { meta } }: PackContext): SafeMarkdown => {
  const { target, platform } = meta
  return md`Target ${target}, ${raw(platform.type)}, ${raw(platform.routing)} routing.`
}

/** Describes the effective mode. */
export const describeModes = (mode: string): SafeMarkdown =>
  mode === 'auto' ? raw('light and dark') : md`${mode} mode`

/** Describes the effective theme, mode, shape and density. */
export function describeAppearance(
  { essence: { dna }, theme }: PackContext,
  { density, mode }: Effective,
): SafeMarkdown | undefined {
  const { id, shape, mode: defaultMode } = dna.theme
  const { control_rem, row_rem } = getVocabularyNumbers(SPACING_DENSITY, density.value)
  return joinMarkdown([
    md`Theme ${id}${unresolvedNote('theme', theme)}, ${describeModes(mode.value)}${describeOrigin(mode, defaultMode)}${md`, ${shape} corners`}.`,
    md`Density ${density.value}${describeOrigin(density, dna.spacing.density)}: controls ${control_rem}rem, rows ${row_rem}rem.`,
  ])
}

/** Names the section or page that sets a value, and the value of the DNA that it overrides. */
const describeOrigin = ({ value, from }: EffectiveValue, dnaValue: string): SafeMarkdown =>
  from === 'dna' ? EMPTY : md` (${raw(from)}${md`, over ${value !== dnaValue && dnaValue}`})`

/** Describes the accessibility requirements. */
export function describeAccessibility({ essence: { dna } }: PackContext): SafeMarkdown {
  const { wcag_level, focus_visible, skip_nav } = dna.accessibility
  const requirements = Object.entries({
    'visible focus': focus_visible,
    'skip link': skip_nav,
    'reduced motion': dna.motion.reduce_motion,
  }).map(([name, isRequired]) => raw(isRequired ? name : `no ${name} required`))
  return md`WCAG ${wcag_level}, ${requirements}.`
}

/** Describes each constraint of the DNA by its name and text. */
export function describeConstraints({ essence: { dna } }: PackContext): SafeMarkdown[] {
  const { effects = {}, ...others } = dna.constraints ?? {}
  return [...Object.entries(others), ...Object.entries(effects)].map(([name, text]) =>
    toSentence(`${humanize(name)}: ${text}`),
  )
}

/** Describes the metadata for search engines. */
export function describeHead({ essence: { meta } }: PackContext): SafeMarkdown | undefined {
  const { meta_priorities = [], schema_org } = meta.seo ?? {}
  return joinMarkdown([md`Head: ${meta_priorities}.`, md`Structured data: ${schema_org}.`])
}

/** Describes the contrast requirement in some modes. */
export function describeContrast({ essence }: PackContext, modes: readonly string[]): SafeMarkdown {
  const { wcag_level } = essence.dna.accessibility
  return md`Contrast passes ${wcag_level !== 'none' && wcag_level} in ${raw(modes.join(' and '))}.`
}

/** Describes how severe a violation is in each layer. */
export function describeGuard({ essence: { meta } }: PackContext): SafeMarkdown {
  const { mode, dna_enforcement, blueprint_enforcement } = meta.guard
  return md`Severity of violations (${mode}): DNA ${dna_enforcement}, blueprint ${blueprint_enforcement}, interactions ${getInteractionsEnforcement(meta.guard)}.`
}

/** Describes the personality of the app; undefined if the app has not decided on one. */
export const describePersonality = ({ essence: { dna } }: PackContext): SafeMarkdown | undefined =>
  dna.personality.join() === NEUTRAL_PERSONALITY.join()
    ? undefined
    : toSentence(`Personality: ${dna.personality.join(', ')}`)
