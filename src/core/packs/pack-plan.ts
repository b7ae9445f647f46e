import { listShellIds } from '../essence/app/app-context.ts'
import {
  type AppPage,
  type AppPlan,
  type AppSection,
  listPatternIds,
} from '../essence/app/app-plan.ts'
import type { ReferencedType } from '../essence/model/facts.ts'
import { createSuggestion } from '../essence/suggestions.ts'
import type { MutationType } from '../generated/types/execution-pack.common.v1.ts'
import { toPointer } from '../kernel/json/pointer.ts'
import { unique } from '../kernel/lists.ts'
import { nearest } from '../kernel/nearest.ts'
import { Problem } from '../kernel/problem.ts'
import { quote, quoteList } from '../kernel/text.ts'
import type { PackContext } from './context.ts'
import { buildMutationPack, MUTATION_GUIDES, MUTATION_TYPES } from './kinds/mutation.ts'
import { buildPagePack } from './kinds/page.ts'
import { buildReviewPack } from './kinds/review.ts'
import { buildScaffoldPack } from './kinds/scaffold.ts'
import { buildSectionPack } from './kinds/section.ts'
import type { BuiltPack, PackKind } from './pack.ts'

/** True if a pack is about the value at a JSON pointer of the essence. */
export type PointerFilter = (pointer: string) => boolean

/** A pack that can be built for an app: its name, its sources and how to build it. */
export interface PackPlan {
  readonly kind: PackKind
  readonly id: string
  /** Other ids that select the pack. */
  readonly aliases?: readonly string[]
  /** The name of its files without an extension. */
  readonly file: string
  /** The fields of its manifest entry that depend on the kind. */
  readonly manifestFields?: object
  readonly sources: PackSources
  readonly coversPointer: PointerFilter
  readonly build: (context: PackContext) => BuiltPack
}

/** The sources of a pack, besides the theme, which all packs use. */
export interface PackSources {
  readonly pages?: readonly AppPage[]
  readonly shells?: readonly string[]
  readonly archetypes?: readonly string[]
}

/** Plans the packs of an app, in the order of its manifest, without building any. */
export const planPacks = (plan: AppPlan): PackPlan[] => [
  {
    kind: 'scaffold',
    id: 'scaffold',
    file: 'scaffold-pack',
    // The kinds of the pages depend on their patterns.
    sources: {
      pages: plan.pages,
      shells: listShellIds(plan),
      archetypes: [plan.essence.meta.archetype],
    },
    coversPointer: isOutsidePages,
    build: buildScaffoldPack,
  },
  {
    kind: 'review',
    id: 'review',
    file: 'review-pack',
    sources: { shells: listShellIds(plan) },
    coversPointer: isOutsidePages,
    build: buildReviewPack,
  },
  ...plan.sections.map(planSectionPack),
  ...plan.pages.map(planPagePack),
  ...MUTATION_TYPES.map((mutationType) => planMutationPack(plan, mutationType)),
]

const planSectionPack = (section: AppSection): PackPlan => ({
  kind: 'section',
  id: section.id,
  file: section.file,
  manifestFields: { pageIds: section.pages.map(({ page }) => page.id) },
  sources: { shells: [section.section.shell] },
  coversPointer: (pointer) =>
    isWithinAny(pointer, ['/dna', section.pointer]) && isOutsidePages(pointer),
  build: (context) => buildSectionPack(context, section),
})

const planPagePack = (page: AppPage): PackPlan => ({
  kind: 'page',
  id: page.id,
  // The page id alone, with its section, and in the notation of version 3.
  aliases: [page.page.id, page.name, page.name.replace('/', '-')],
  file: page.file,
  manifestFields: {
    sectionId: page.section.id,
    sectionRole: page.section.role,
    route: page.path,
  },
  sources: { pages: [page], shells: [page.shell] },
  coversPointer: (pointer) => {
    const paths = [page.path, ...page.aliases]
    const routes = paths.map((path) => toPointer(['blueprint', 'routes', path]))
    return isWithinAny(pointer, ['/dna', page.pointer, ...routes])
  },
  build: (context) => buildPagePack(context, page),
})

const planMutationPack = (plan: AppPlan, mutationType: MutationType): PackPlan => ({
  kind: 'mutation',
  id: mutationType,
  file: `mutation-${mutationType}-pack`,
  manifestFields: { mutationType },
  sources: MUTATION_GUIDES[mutationType].needsPatterns ? { pages: plan.pages } : {},
  coversPointer: isOutsidePages,
  build: (context) => buildMutationPack(context, mutationType),
})

/** True for everything but the content of pages: their ids, routes and shells are outside. */
const isOutsidePages: PointerFilter = (pointer) =>
  !/\/pages\/\d+\/(?!(id|route|shell_override)$)/.test(pointer)

const isWithinAny = (pointer: string, ancestors: readonly string[]): boolean =>
  ancestors.some((ancestor) => `${pointer}/`.startsWith(`${ancestor}/`))

/** What can be selected: a pack of a kind, or the manifest. */
export type SelectableType = PackKind | 'manifest'

/** Selects a pack; the id is required if a kind has several packs. */
export interface PackSelector<T extends SelectableType = SelectableType> {
  readonly pack_type: T
  readonly id?: string | null
}

/**
 * Finds the pack for a selector. Throws a problem with the possible ids if none or several match.
 */
export function findPackPlan(
  packPlans: readonly PackPlan[],
  { pack_type, id }: PackSelector,
): PackPlan {
  const candidates = packPlans.filter(({ kind }) => kind === pack_type)
  if (candidates.length === 0) {
    const kinds = [...unique(packPlans.map(({ kind }) => kind)), 'manifest']
    throw new Problem('body-invalid', `Unknown pack type ${quote(String(pack_type))}.`, {
      hint: `pack_type is one of ${quoteList(kinds)}.`,
    })
  }
  const available = listPackIds(candidates)
  const hint = describeChoices(available)
  // The only pack of its kind has the kind as its id.
  const isOnlyPack = pack_type === 'scaffold' || pack_type === 'review'
  const requestedId = id ?? (isOnlyPack ? pack_type : undefined)
  if (requestedId === undefined) {
    throw new Problem('body-invalid', `Select a ${pack_type} pack by its id.`, { hint })
  }
  const [match, ...others] = findMatches(candidates, requestedId)
  if (match && others.length > 0) {
    const ids = listPackIds([match, ...others])
    throw new Problem('id-ambiguous', `${quote(requestedId)} names ${ids.length} packs.`, {
      hint: describeChoices(ids),
      extensions: { candidates: ids },
    })
  }
  if (match) return match
  const suggestions = nearest(requestedId, available)
  throw new Problem('pack-not-found', `Unknown ${pack_type} pack ${quote(requestedId)}.`, {
    hint: createSuggestion(requestedId, suggestions).hint ?? hint,
    extensions: { available, nearest: suggestions },
  })
}

/** Finds the packs with an id, else those with it as an alias. */
function findMatches(packPlans: readonly PackPlan[], id: string): PackPlan[] {
  const exact = packPlans.filter((packPlan) => packPlan.id === id)
  return exact.length > 0 ? exact : packPlans.filter(({ aliases }) => aliases?.includes(id))
}

const listPackIds = (packPlans: readonly PackPlan[]): string[] => packPlans.map(({ id }) => id)

const describeChoices = (ids: readonly string[]): string => `id is one of ${quoteList(ids)}.`

/** The slugs of the records that packs need, and the pages whose patterns are among them. */
export interface RequiredRecords extends Readonly<Record<ReferencedType, ReadonlySet<string>>> {
  readonly pages: ReadonlySet<AppPage>
}

/** Returns the records that some packs need together. */
export function getRequiredRecords(
  { essence }: AppPlan,
  packPlans: readonly Pick<PackPlan, 'sources'>[],
): RequiredRecords {
  const sources = packPlans.map((packPlan) => packPlan.sources)
  const pages = new Set(sources.flatMap(({ pages = [] }) => pages))
  return {
    pages,
    patterns: new Set([...pages].flatMap(listPatternIds)),
    themes: new Set([essence.dna.theme.id]),
    shells: new Set(sources.flatMap(({ shells = [] }) => shells)),
    archetypes: new Set(sources.flatMap(({ archetypes = [] }) => archetypes)),
  }
}
