import type { SeoHints } from '../../generated/types/common.v1.ts'
import type { Guard, Meta, Platform, Seo } from '../../generated/types/essence.v4.ts'
import { present, textOf, textsOf } from './fields.ts'
import type { EssenceOptions } from './options.ts'
import { mainPart, type Part } from './parts.ts'

interface Given {
  readonly parts: readonly Part[]
  readonly options: EssenceOptions
  readonly seo: SeoHints | undefined
  readonly navigation: Meta['navigation']
}

/** The facts about a project that starts from these sections. */
export function metaOfProduct({ parts, options, seo, navigation }: Given): Meta {
  return present({
    archetype: mainPart(parts)?.slug ?? '',
    target: textOf(options.target) ?? 'react-vite',
    platform: platformOf(parts),
    guard: { ...GUARDS[options.guard ?? 'guided'] },
    seo: seoOf(seo),
    navigation,
  })
}

const GUARDS: Readonly<Record<Guard['mode'], Guard>> = {
  creative: { mode: 'creative', dna_enforcement: 'off', blueprint_enforcement: 'off' },
  guided: { mode: 'guided', dna_enforcement: 'warn', blueprint_enforcement: 'warn' },
  strict: { mode: 'strict', dna_enforcement: 'error', blueprint_enforcement: 'warn' },
}

/** A product is an app in the browser, unless all it has to show is open to anyone. */
function platformOf(parts: readonly Part[]): Platform {
  const roles = new Set(parts.map(({ role }) => role))
  return roles.has('public') && !roles.has('primary')
    ? { type: 'static', routing: 'pathname' }
    : { type: 'spa', routing: 'history' }
}

function seoOf(hints: SeoHints | undefined): Seo | undefined {
  const [schemaOrg, priorities] = [textsOf(hints?.schema_org), textsOf(hints?.meta_priorities)]
  if (schemaOrg.length + priorities.length === 0) return undefined
  return present({
    schema_org: schemaOrg.length > 0 ? schemaOrg : undefined,
    meta_priorities: priorities.length > 0 ? priorities : undefined,
  })
}
