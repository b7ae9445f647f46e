import { asString, asStrings } from '../../content/fields.ts'
import type { SeoHints } from '../../generated/types/common.v1.ts'
import type { Guard, Meta, Platform, Seo } from '../../generated/types/essence.v4.ts'
import { GUARD_DEFAULTS } from '../defaults.ts'
import { omitUndefinedFields } from './fields.ts'
import type { EssenceOptions } from './options.ts'
import { findMainSection, type SectionDraft } from './parts.ts'

interface MetaInput {
  readonly sections: readonly SectionDraft[]
  readonly options: EssenceOptions
  readonly seo: SeoHints | undefined
  readonly navigation: Meta['navigation']
}

/** The facts about a project that starts from these sections. */
export function createMeta({ sections, options, seo, navigation }: MetaInput): Meta {
  return omitUndefinedFields({
    archetype: findMainSection(sections)?.slug ?? '',
    target: asString(options.target) ?? 'react-vite',
    platform: choosePlatform(sections),
    guard: createGuard(options.guard ?? 'guided'),
    seo: createSeo(seo),
    navigation,
  })
}

function createGuard(mode: Guard['mode']): Guard {
  const { dna, blueprint } = GUARD_DEFAULTS[mode]
  return { mode, dna_enforcement: dna, blueprint_enforcement: blueprint }
}

/** A product is an app in the browser, unless all it has to show is open to anyone. */
function choosePlatform(parts: readonly SectionDraft[]): Platform {
  const roles = new Set(parts.map(({ role }) => role))
  return roles.has('public') && !roles.has('primary')
    ? { type: 'static', routing: 'pathname' }
    : { type: 'spa', routing: 'history' }
}

function createSeo(hints: SeoHints | undefined): Seo | undefined {
  const [schemaOrg, priorities] = [asStrings(hints?.schema_org), asStrings(hints?.meta_priorities)]
  if (schemaOrg.length + priorities.length === 0) return undefined
  return omitUndefinedFields({
    schema_org: schemaOrg.length > 0 ? schemaOrg : undefined,
    meta_priorities: priorities.length > 0 ? priorities : undefined,
  })
}
