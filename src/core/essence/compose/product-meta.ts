import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import type { SeoHints } from '../../generated/types/common.v1.ts'
import { asString, asStrings, omitUndefined } from '../../kernel/json/value.ts'
import { unique } from '../../kernel/lists.ts'
import { joinWords } from '../../kernel/text.ts'
import { GUARD_DEFAULTS } from '../defaults.ts'
import { findMainSection } from '../model/outline.ts'
import type { Guard, Meta, Platform, Seo } from '../version.ts'
import type { EssenceOptions } from './options.ts'
import type { SectionDraft } from './section-drafts.ts'

interface MetaInput {
  readonly sections: readonly SectionDraft[]
  readonly options: EssenceOptions
  readonly seo: SeoHints | undefined
  readonly navigation: Meta['navigation']
}

/** Creates the metadata of a project. */
export function createMeta({ sections, options, seo, navigation }: MetaInput): Meta {
  const target = asString(options.target) ?? 'react-vite'
  return omitUndefined({
    archetype: findMainSection(sections)?.slug ?? '',
    target,
    platform: choosePlatform(sections, target),
    guard: createGuard(options.guard ?? 'guided'),
    seo: createSeo(seo),
    navigation,
  })
}

function createGuard(mode: Guard['mode']): Guard {
  const { dna, blueprint } = GUARD_DEFAULTS[mode]
  return { mode, dna_enforcement: dna, blueprint_enforcement: blueprint }
}

/**
 * Chooses a static site if the product has public and no primary sections, or if the target writes
 * documents; else an app, whose pages are documents if the target renders them on a server.
 */
function choosePlatform(sections: readonly SectionDraft[], target: string): Platform {
  const roles = new Set(sections.map(({ role }) => role))
  const isSite = roles.has('public') && !roles.has('primary')
  if (isSite || /^(astro|html|vite)\b/.test(target)) return { type: 'static', routing: 'pathname' }
  return /^(next|nuxt|sveltekit)\b/.test(target)
    ? { type: 'ssr', routing: 'pathname' }
    : { type: 'spa', routing: 'history' }
}

function createSeo(hints: SeoHints | undefined): Seo | undefined {
  const [schemaOrg, priorities] = [asStrings(hints?.schema_org), asStrings(hints?.meta_priorities)]
  if (schemaOrg.length + priorities.length === 0) return undefined
  return omitUndefined({
    schema_org: schemaOrg.length > 0 ? schemaOrg : undefined,
    meta_priorities: priorities.length > 0 ? priorities : undefined,
  })
}

/** The features of the product and of each section. */
export interface FeaturePlan {
  readonly all: readonly string[]
  readonly bySection: ReadonlyMap<SectionDraft, readonly string[]>
}

/** Assigns every feature to a section; the main section gets those that no section names. */
export function planFeatures(
  { features, overrides }: Pick<BlueprintV1, 'features' | 'overrides'>,
  sections: readonly SectionDraft[],
): FeaturePlan {
  const removed = new Set(overrides?.features_remove)
  const withoutRemoved = (names: readonly string[]): string[] =>
    unique(names).filter((name) => !removed.has(name))
  const bySection = new Map(
    sections.map((section) => [section, withoutRemoved(asStrings(section.archetype.features))]),
  )
  const provided = [...bySection.values()].flat()
  const added = asStrings(overrides?.features_add)
  const all = withoutRemoved([...asStrings(features), ...provided, ...added])
  const providedSet = new Set(provided)
  const rest = all.filter((name) => !providedSet.has(name))
  const main = findMainSection(sections)
  if (main !== undefined) bySection.set(main, [...(bySection.get(main) ?? []), ...rest])
  return { all, bySection }
}

/**
 * Turns a product's voice and sample world into rules for its texts. Each has a label, so that a
 * section or a page can replace it with a rule of its own.
 */
export function createVoiceDirectives({
  voice = {},
  sample_world,
}: Pick<Partial<BlueprintV1>, 'voice' | 'sample_world'>): string[] {
  return [
    toDirective('Voice', asString(voice.tone)),
    toDirective('Button verbs', describeVerbs(asStrings(voice.cta_verbs))),
    toDirective('Never write', joinWords(asStrings(voice.avoid).map(quoteWord), 'or')),
    toDirective('Empty states', asString(voice.empty_states)),
    toDirective('Errors', asString(voice.errors)),
    toDirective('Loading', asString(voice.loading)),
    toDirective('Numbers', asString(voice.metrics_format)),
    toDirective('Sample world', asString(sample_world)),
  ].flat()
}

const toDirective = (label: string, text: string | undefined): string[] =>
  text === undefined ? [] : [endSentence(`${label}: ${text.trim()}`)]

const endSentence = (sentence: string): string =>
  /[.!?]$/.test(sentence) ? sentence : `${sentence}.`

const describeVerbs = (verbs: readonly string[]): string | undefined =>
  verbs.length === 0 ? undefined : `${joinWords(verbs, 'or')}, where they fit`

const quoteWord = (word: string): string => `"${word}"`
