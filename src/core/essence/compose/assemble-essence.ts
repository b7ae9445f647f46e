import { asStrings } from '../../content/fields.ts'
import type { Lookup } from '../../content/lookup.ts'
import { sortByDocumentOrder } from '../../document-order.ts'
import type { ArchetypeV2 } from '../../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import type { Blueprint, Dna, EssenceV4 } from '../../generated/types/essence.v4.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import type { Issue, ValidationResult } from '../../issue.ts'
import { validateEssence } from '../validate.ts'
import { chooseLook, type Wish } from './choose-look.ts'
import { constraintsOf, dnaOfTheme } from './dna-of-theme.ts'
import { findRecords } from './find-records.ts'
import { metaOfProduct } from './meta-of-product.ts'
import type { EssenceOptions } from './options.ts'
import { type Entry, emptyArchetypes, emptyPages, mainPart, type Part, partsOf } from './parts.ts'
import { planFeatures } from './plan-features.ts'
import { planNavigation } from './plan-navigation.ts'
import { planRoutes } from './plan-routes.ts'
import { planShells } from './plan-shells.ts'
import { type Plan, sectionOfPart } from './section-of-part.ts'
import { voiceDirectives } from './voice-directives.ts'

/** The parts of a blueprint that speak about the product as a whole. */
export type Product = Pick<BlueprintV1, 'routes'> &
  Pick<
    Partial<BlueprintV1>,
    | 'personality'
    | 'voice'
    | 'features'
    | 'navigation'
    | 'seo_hints'
    | 'overrides'
    | 'design_constraints'
  >

/** What an essence is made of: the author's document, the records it names, and the choices. */
export interface Material {
  /** The document that issues point into. */
  readonly document: unknown
  readonly product: Product
  readonly entries: readonly Entry[]
  readonly archetypes: ReadonlyMap<string, ArchetypeV2>
  readonly theme: ThemeV1 | undefined
  readonly mode: Wish | undefined
  readonly shape: Wish | undefined
  readonly options: EssenceOptions
  /** What is wrong already; a theme that is absent has its issue here. */
  readonly issues: readonly Issue[]
}

/** A valid essence of the material, or everything that stands in its way. */
export async function assembleEssence(
  material: Material,
  lookup: Lookup,
): Promise<ValidationResult<EssenceV4>> {
  const { document, product, entries, archetypes, theme } = material
  const parts = partsOf(entries, archetypes, product.overrides)
  const plan = planOf(material, parts)
  const shells = await findRecords(lookup, 'shells', plan.shells.references)
  const issues = [
    ...material.issues,
    ...emptyArchetypes(entries, archetypes),
    ...emptyPages(parts),
    ...plan.routing.issues,
    ...plan.navigation.issues,
    ...shells.issues,
    ...(theme ? chooseLook(theme, material.mode, material.shape).issues : []),
  ]
  if (issues.length === 0 && parts.length === 0) issues.push(NOTHING_LEFT)
  if (theme === undefined || issues.length > 0) {
    return { ok: false, issues: sortByDocumentOrder(document, issues) }
  }
  const essence = essenceOf({ ...material, theme }, parts, plan)
  // An essence is there to be edited: it must share no object with a record that others read.
  return validateEssence(JSON.parse(JSON.stringify(essence)))
}

const NOTHING_LEFT: Issue = {
  code: 'composition-empty',
  severity: 'error',
  pointer: '',
  message: 'No page is left: nothing is composed, or every page is removed.',
  expected: 'at least one archetype with a page',
}

function planOf({ product, entries }: Material, parts: readonly Part[]): Plan {
  const routing = planRoutes({
    routes: product.routes,
    parts,
    composed: new Set(entries.map(({ slug }) => slug)),
    removed: new Set(product.overrides?.pages_remove),
  })
  return {
    routing,
    shells: planShells(parts, routing),
    navigation: planNavigation(product.navigation, parts, routing),
    features: planFeatures(product, parts),
    voice: voiceDirectives(product.voice),
  }
}

type Complete = Material & { readonly theme: ThemeV1 }

function essenceOf(material: Complete, parts: readonly Part[], plan: Plan): EssenceV4 {
  const { options, product } = material
  const navigation = plan.navigation.meta
  return {
    version: '4.0.0',
    dna: dnaOf(material, parts),
    blueprint: blueprintOf(parts, plan),
    meta: metaOfProduct({ parts, options, seo: product.seo_hints, navigation }),
  }
}

function dnaOf({ product, options, mode, shape, theme }: Complete, parts: readonly Part[]): Dna {
  const traits = [product.personality, mainPart(parts)?.archetype.personality, theme.personality]
  const lists = traits.map((trait) => asStrings(Array.isArray(trait) ? trait : [trait]))
  return dnaOfTheme(theme, {
    look: chooseLook(theme, mode, shape),
    density: options.density,
    personality: lists.find(({ length }) => length > 0) ?? ['plain'],
    constraints: constraintsOf(product.design_constraints),
  })
}

function blueprintOf(parts: readonly Part[], plan: Plan): Blueprint {
  const main = mainPart(parts)
  const routes = [...plan.routing.stops].map(
    ([path, { part, page }]) => [path, { section: part.id, page: page.id }] as const,
  )
  return {
    shell: (main && plan.shells.ofPart.get(main)) ?? '',
    sections: parts.map((part) => sectionOfPart(part, plan)),
    features: [...plan.features.all],
    routes: Object.fromEntries(routes),
  }
}
