import type { Lookup } from '../../content/content-types.ts'
import type { ArchetypeV2 } from '../../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import type { Issue, ValidationResult } from '../../issue.ts'
import { sortByDocumentOrder } from '../../json/pointer.ts'
import { asObject, asString, asStrings, getOwn, omitUndefined } from '../../json/value.ts'
import { unique } from '../../lists.ts'
import { findMainSection } from '../model/outline.ts'
import { validateEssence } from '../validate.ts'
import type { Blueprint, Dna, Essence, Page, Section } from '../version.ts'
import { ESSENCE_VERSION } from '../version.ts'
import { findRecords } from './find-records.ts'
import { type NavigationPlan, planNavigation } from './navigation-plan.ts'
import type { EssenceOptions } from './options.ts'
import {
  createMeta,
  createVoiceDirectives,
  type FeaturePlan,
  planFeatures,
} from './product-meta.ts'
import { planRoutes, type RoutePlan } from './route-plan.ts'
import {
  type ArchetypeEntry,
  createSectionDrafts,
  findEmptyArchetypes,
  findEmptyPages,
  type PageDraft,
  type SectionDraft,
} from './section-drafts.ts'
import { planShells, type ShellPlan } from './shell-plan.ts'
import {
  type AppearanceRequest,
  chooseAppearance,
  createDna,
  readConstraints,
} from './theme-dna.ts'

/** Everything that was decided about the product as a whole. */
export interface CompositionPlan {
  readonly routes: RoutePlan
  readonly shells: ShellPlan
  readonly navigation: NavigationPlan
  readonly features: FeaturePlan
  /** How the product speaks: rules for every section. */
  readonly voice: readonly string[]
}

/** The section that an archetype becomes. */
export function buildSection(part: SectionDraft, plan: CompositionPlan): Section {
  const { archetype } = part
  const shell = plan.shells.bySection.get(part) ?? ''
  return omitUndefined({
    id: part.id,
    role: part.role,
    shell,
    features: [...(plan.features.bySection.get(part) ?? [])],
    description: archetype.description,
    pages: part.pages.map((page) => buildPage(page, part, shell, plan)),
    navigation_items: toNonEmptyList(plan.navigation.items.get(part) ?? []),
    directives: toNonEmptyList(unique([...asStrings(archetype.directives), ...plan.voice])),
  })
}

function buildPage(
  page: PageDraft,
  part: SectionDraft,
  sectionShell: string,
  plan: CompositionPlan,
): Page {
  const { source } = page
  const shell = plan.shells.byPage.get(page)
  const brief = getOwn(part.archetype.page_briefs, source.id) ?? asString(source.description)
  return omitUndefined({
    id: page.id,
    route: plan.routes.pathByPage.get(page),
    shell_override: shell === sectionShell ? undefined : shell,
    layout: page.layout,
    surface: asString(source.surface),
    directives: toNonEmptyList(
      unique([
        ...asStrings([brief]),
        ...asStrings(source.directives),
        ...listStateDirectives(source),
      ]),
    ),
  })
}

const STATE_LABELS = {
  loading: 'While loading',
  empty: 'When empty',
  error: 'On an error',
  permission: 'Without permission',
} as const

/** What an archetype says about the states of a page, which an essence can only say as rules. */
function listStateDirectives({ states }: PageDraft['source']): string[] {
  const told = asObject(states)
  return Object.entries(STATE_LABELS).flatMap(([state, when]) => {
    const text = asString(getOwn(told, state))
    return text === undefined ? [] : [`${when}: ${text}`]
  })
}

const toNonEmptyList = <T>(items: readonly T[]): T[] | undefined =>
  items.length > 0 ? [...items] : undefined

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
export interface CompositionInput {
  /** The document that issues point into. */
  readonly document: unknown
  readonly product: Product
  readonly entries: readonly ArchetypeEntry[]
  readonly archetypes: ReadonlyMap<string, ArchetypeV2>
  readonly theme: ThemeV1 | undefined
  readonly mode: AppearanceRequest | undefined
  readonly shape: AppearanceRequest | undefined
  readonly options: EssenceOptions
  /** What is wrong already; a theme that is absent has its issue here. */
  readonly issues: readonly Issue[]
}

/** A valid essence of the material, or everything that stands in its way. */
export async function assembleEssence(
  material: CompositionInput,
  lookup: Lookup,
): Promise<ValidationResult<Essence>> {
  const { document, product, entries, archetypes, theme } = material
  const parts = createSectionDrafts(entries, archetypes, product.overrides)
  const plan = createPlan(material, parts)
  const shells = await findRecords(lookup, 'shells', plan.shells.references)
  const issues = [
    ...material.issues,
    ...findEmptyArchetypes(entries, archetypes),
    ...findEmptyPages(parts),
    ...plan.routes.issues,
    ...plan.navigation.issues,
    ...shells.issues,
    ...(theme ? chooseAppearance(theme, material.mode, material.shape).issues : []),
  ]
  if (issues.length === 0 && parts.length === 0) issues.push(NO_PAGES_ISSUE)
  if (theme === undefined || issues.length > 0) {
    return { ok: false, issues: sortByDocumentOrder(document, issues) }
  }
  const essence = buildEssence({ ...material, theme }, parts, plan)
  // An essence is there to be edited: it must share no object with a record that others read.
  return validateEssence(JSON.parse(JSON.stringify(essence)))
}

const NO_PAGES_ISSUE: Issue = {
  code: 'composition-empty',
  severity: 'error',
  pointer: '',
  message: 'No page is left: nothing is composed, or every page is removed.',
  expected: 'at least one archetype with a page',
}

function createPlan(
  { product, entries }: CompositionInput,
  parts: readonly SectionDraft[],
): CompositionPlan {
  const routing = planRoutes({
    routes: product.routes,
    sections: parts,
    composedSlugs: new Set(entries.map(({ slug }) => slug)),
    removedPageIds: new Set(product.overrides?.pages_remove),
  })
  return {
    routes: routing,
    shells: planShells(parts, routing),
    navigation: planNavigation(product.navigation, parts, routing),
    features: planFeatures(product, parts),
    voice: createVoiceDirectives(product.voice),
  }
}

type CompleteInput = CompositionInput & { readonly theme: ThemeV1 }

function buildEssence(
  material: CompleteInput,
  parts: readonly SectionDraft[],
  plan: CompositionPlan,
): Essence {
  const { options, product } = material
  const navigation = plan.navigation.meta
  return {
    version: ESSENCE_VERSION,
    dna: buildDna(material, parts),
    blueprint: buildBlueprint(parts, plan),
    meta: createMeta({ sections: parts, options, seo: product.seo_hints, navigation }),
  }
}

function buildDna(
  { product, options, mode, shape, theme }: CompleteInput,
  parts: readonly SectionDraft[],
): Dna {
  const traits = [
    product.personality,
    findMainSection(parts)?.archetype.personality,
    theme.personality,
  ]
  const lists = traits.map((trait) => asStrings(Array.isArray(trait) ? trait : [trait]))
  return createDna(theme, {
    appearance: chooseAppearance(theme, mode, shape),
    density: options.density,
    personality: lists.find(({ length }) => length > 0) ?? ['plain'],
    constraints: readConstraints(product.design_constraints),
  })
}

function buildBlueprint(parts: readonly SectionDraft[], plan: CompositionPlan): Blueprint {
  const main = findMainSection(parts)
  const routes = [...plan.routes.targets].map(
    ([path, { section, page }]) => [path, { section: section.id, page: page.id }] as const,
  )
  return {
    shell: (main && plan.shells.bySection.get(main)) ?? '',
    sections: parts.map((part) => buildSection(part, plan)),
    features: [...plan.features.all],
    routes: Object.fromEntries(routes),
  }
}
