import type { Lookup } from '../../content/content-types.ts'
import type { ArchetypeV2 } from '../../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import type { Issue, ValidationResult } from '../../kernel/finding.ts'
import { sortByDocumentOrder } from '../../kernel/json/pointer.ts'
import {
  asArray,
  asObject,
  asString,
  asStrings,
  getOwn,
  omitUndefined,
} from '../../kernel/json/value.ts'
import { unique } from '../../kernel/lists.ts'
import { NEUTRAL_PERSONALITY } from '../defaults.ts'
import type { AppLocale, BriefJob } from '../model/label-values.ts'
import { findMainSection, getCommandPalette } from '../model/outline.ts'
import { writePageBrief } from '../model/page-brief.ts'
import { writeSectionBrief } from '../model/section-brief.ts'
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

/** The fields of a blueprint that are about the product as a whole. */
type Product = Pick<BlueprintV1, 'routes'> &
  Pick<
    Partial<BlueprintV1>,
    | 'personality'
    | 'voice'
    | 'sample_world'
    | 'locale'
    | 'features'
    | 'navigation'
    | 'seo_hints'
    | 'overrides'
    | 'design_constraints'
  >

/** The author's document, the records that it names, and the options. */
interface CompositionInput {
  /** The document that issues point into. */
  readonly document: unknown
  readonly product: Product
  readonly entries: readonly ArchetypeEntry[]
  readonly archetypes: ReadonlyMap<string, ArchetypeV2>
  readonly theme: ThemeV1 | undefined
  readonly mode: AppearanceRequest | undefined
  readonly shape: AppearanceRequest | undefined
  readonly options: EssenceOptions
  /** The issues so far; a missing theme has its issue here. */
  readonly issues: readonly Issue[]
}

/** Assembles a valid essence, or returns every issue that prevents it. */
export async function assembleEssence(
  input: CompositionInput,
  lookup: Lookup,
): Promise<ValidationResult<Essence>> {
  const { document, product, entries, archetypes, theme } = input
  const sections = createSectionDrafts(entries, archetypes, product.overrides)
  const plan = createPlan(input, sections)
  const shells = await findRecords(lookup, 'shells', plan.shells.references)
  const issues = [
    ...input.issues,
    ...findEmptyArchetypes(entries, archetypes),
    ...findEmptyPages(sections),
    ...plan.routes.issues,
    ...plan.navigation.issues,
    ...shells.issues,
    ...(theme ? chooseAppearance(theme, input.mode, input.shape).issues : []),
  ]
  if (issues.length === 0 && sections.length === 0) issues.push(NO_PAGES_ISSUE)
  if (theme === undefined || issues.length > 0) {
    return { ok: false, issues: sortByDocumentOrder(document, issues) }
  }
  const essence = buildEssence({ ...input, theme }, sections, plan)
  // An essence will be edited, so it must not share objects with records.
  return validateEssence(JSON.parse(JSON.stringify(essence)))
}

const NO_PAGES_ISSUE: Issue = {
  code: 'composition-empty',
  severity: 'error',
  pointer: '',
  message: 'The composition has no pages: no archetype is composed, or every page is removed.',
  expected: 'at least one archetype with a page',
}

/** The decisions about the product as a whole. */
export interface CompositionPlan {
  readonly routes: RoutePlan
  readonly shells: ShellPlan
  readonly navigation: NavigationPlan
  readonly features: FeaturePlan
  /** The rules of the product's voice and its sample world, which apply to every section. */
  readonly voice: readonly string[]
  /** The language, currency and units of the product, which its first section has. */
  readonly locale: AppLocale | undefined
}

function createPlan(
  { product, entries }: CompositionInput,
  sections: readonly SectionDraft[],
): CompositionPlan {
  const routes = planRoutes({
    routes: product.routes,
    sections,
    composedSlugs: new Set(entries.map(({ slug }) => slug)),
    removedPageIds: new Set(product.overrides?.pages_remove),
  })
  return {
    routes,
    shells: planShells(sections, routes),
    navigation: planNavigation(product.navigation, sections, routes),
    features: planFeatures(product, sections),
    voice: createVoiceDirectives(product),
    locale: product.locale,
  }
}

type CompleteInput = CompositionInput & { readonly theme: ThemeV1 }

function buildEssence(
  input: CompleteInput,
  sections: readonly SectionDraft[],
  plan: CompositionPlan,
): Essence {
  const { options, product } = input
  const navigation = plan.navigation.meta
  return {
    version: ESSENCE_VERSION,
    dna: buildDna(input, sections),
    blueprint: buildBlueprint(sections, plan),
    meta: createMeta({ sections, options, seo: product.seo_hints, navigation }),
  }
}

function buildDna(
  { product, options, mode, shape, theme }: CompleteInput,
  sections: readonly SectionDraft[],
): Dna {
  const personalities = [
    product.personality,
    findMainSection(sections)?.archetype.personality,
    theme.personality,
  ]
  const lists = personalities.map((value) => asStrings(Array.isArray(value) ? value : [value]))
  return createDna(theme, {
    appearance: chooseAppearance(theme, mode, shape),
    density: options.density,
    personality: lists.find(({ length }) => length > 0) ?? [...NEUTRAL_PERSONALITY],
    constraints: readConstraints(product.design_constraints),
  })
}

function buildBlueprint(sections: readonly SectionDraft[], plan: CompositionPlan): Blueprint {
  const main = findMainSection(sections)
  const routes = [...plan.routes.targets].map(
    ([path, { section, page }]) => [path, { section: section.id, page: page.id }] as const,
  )
  return {
    shell: (main && plan.shells.bySection.get(main)) ?? '',
    sections: sections.map((section, index) => buildSection(section, plan, index === 0)),
    features: [...plan.features.all],
    routes: Object.fromEntries(routes),
  }
}

/** Builds a section from its draft. */
function buildSection(section: SectionDraft, plan: CompositionPlan, isFirst: boolean): Section {
  const { archetype } = section
  const shell = plan.shells.bySection.get(section) ?? ''
  return omitUndefined({
    id: section.id,
    role: section.role,
    shell,
    features: [...(plan.features.bySection.get(section) ?? [])],
    description: archetype.description,
    pages: section.pages.map((page) => buildPage(page, section, shell, plan)),
    navigation_items: toNonEmptyList(plan.navigation.items.get(section) ?? []),
    directives: toNonEmptyList(
      writeSectionBrief({
        kind: archetype.kind,
        locale: isFirst ? plan.locale : undefined,
        rules: unique([...asStrings(archetype.directives), ...plan.voice]),
      }),
    ),
  })
}

function buildPage(
  page: PageDraft,
  section: SectionDraft,
  sectionShell: string,
  plan: CompositionPlan,
): Page {
  const { source } = page
  const shell = plan.shells.byPage.get(page)
  return omitUndefined({
    id: page.id,
    route: plan.routes.pathByPage.get(page),
    shell_override: shell === sectionShell ? undefined : shell,
    layout: page.layout,
    surface: asString(source.surface),
    directives: toNonEmptyList(unique(listPageDirectives(source, section, plan))),
  })
}

/**
 * Lists the directives of a page: its brief, else its description and rules. An essence has no
 * fields for a brief, so each part of it is a directive with a label.
 */
function listPageDirectives(
  source: PageDraft['source'],
  { archetype }: SectionDraft,
  { navigation }: CompositionPlan,
): string[] {
  const notice = asObject(source.notice)
  const decisions = asStrings(source.decisions)
  const description = getOwn(archetype.page_briefs, source.id) ?? source.description
  const findKey = createKeyFinder(navigation.meta)
  const [primaryAction, ...otherActions] = asArray(source.jobs).flatMap((job): BriefJob[] => {
    const { label, key: ownKey, control, action } = asObject(job)
    const key = findKey(action) ?? asString(ownKey)
    const text = asString(label)
    return text ? [omitUndefined({ label: text, control: asString(control), key })] : []
  })
  return writePageBrief({
    title: asString(source.name),
    purpose: asString(source.purpose) ?? asString(description),
    first: asString(notice.first),
    second: asString(notice.second),
    quiet: asString(notice.quiet),
    primaryAction,
    otherActions,
    kind: source.kind,
    keepsInUrl: source.keeps_in_url,
    failsApart: source.fails_apart,
    sample: asString(source.sample),
    wiring: asArray(source.wiring).map((wire) => {
      return { from: String(getOwn(wire, 'from')), to: asStrings(getOwn(wire, 'to')) }
    }),
    readers: asArray(source.reads).map((reader) => {
      return { part: String(getOwn(reader, 'part')), from: asStrings(getOwn(reader, 'from')) }
    }),
    decisions:
      decisions.length > 0
        ? decisions
        : [...asStrings(source.directives), ...listStateDirectives(source)],
  })
}

/** Creates a function that returns the key that the product declares for an action. */
function createKeyFinder(navigation: NavigationPlan['meta']) {
  const commands = getCommandPalette(navigation)?.commands ?? []
  const keys = new Map<unknown, string | undefined>([
    ...commands.map(({ action, hotkey }) => [action, hotkey] as const),
    ...(navigation?.hotkeys ?? []).map(({ action, key }) => [action, key] as const),
  ])
  return (action: unknown): string | undefined =>
    action === undefined ? undefined : keys.get(action)
}

const STATE_LABELS = {
  loading: 'While loading',
  empty: 'When empty',
  error: 'On an error',
  permission: 'Without permission',
} as const

/** Turns the states of an archetype's page into directives: an essence has no field for them. */
function listStateDirectives({ states }: PageDraft['source']): string[] {
  const texts = asObject(states)
  return Object.entries(STATE_LABELS).flatMap(([state, label]) => {
    const text = asString(getOwn(texts, state))
    return text === undefined ? [] : [`${label}: ${text}`]
  })
}

const toNonEmptyList = <T>(items: readonly T[]): T[] | undefined =>
  items.length > 0 ? [...items] : undefined
