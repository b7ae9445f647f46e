import { toPointer } from '../json/pointer.ts'
import type { AppPage, AppPlan, AppSection } from './app.ts'
import type { PackContext } from './context.ts'
import type { BuiltPack, PackKind } from './envelope.ts'
import { buildMutationPack, MUTATION_GUIDES, MUTATION_TYPES } from './kinds/mutation.ts'
import { buildPagePack } from './kinds/page.ts'
import { buildReviewPack } from './kinds/review.ts'
import { buildScaffoldPack } from './kinds/scaffold.ts'
import { buildSectionPack } from './kinds/section.ts'
import type { PackSources } from './needs.ts'
import { listShellIds } from './shells.ts'

/** Says whether a pack is about the value at a pointer. */
export type PointerFilter = (pointer: string) => boolean

/** One pack that can be made of an app: what it needs, what it is about and how it is made. */
export interface PackPlan {
  readonly kind: PackKind
  readonly id: string
  /** What else it is called. */
  readonly aliases?: readonly string[]
  /** The name of its files without their ending. */
  readonly file: string
  /** What its line of a manifest says beside that. */
  readonly manifestFields?: object
  readonly sources: PackSources
  readonly coversPointer: PointerFilter
  readonly build: (context: PackContext) => BuiltPack
}

/** The packs of an app in the order of its manifest; none is built before it is asked for. */
export const planPacks = (plan: AppPlan): PackPlan[] => [
  {
    kind: 'scaffold',
    id: 'scaffold',
    file: 'scaffold-pack',
    sources: { shells: listShellIds(plan), archetypes: [plan.essence.meta.archetype] },
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
  ...MUTATION_TYPES.map(
    (mutationType): PackPlan => ({
      kind: 'mutation',
      id: mutationType,
      file: `mutation-${mutationType}-pack`,
      manifestFields: { mutationType },
      sources: MUTATION_GUIDES[mutationType].needsPatterns ? { pages: plan.pages } : {},
      coversPointer: isOutsidePages,
      build: (context) => buildMutationPack(context, mutationType),
    }),
  ),
]

/** The pages themselves, their routes and frames count; what stands on them does not. */
const isOutsidePages: PointerFilter = (pointer) =>
  !/\/pages\/\d+\/(?!(id|route|shell_override)$)/.test(pointer)

const isWithinAny = (pointer: string, ...places: readonly string[]): boolean =>
  places.some((place) => `${pointer}/`.startsWith(`${place}/`))

const planSectionPack = (owner: AppSection): PackPlan => ({
  kind: 'section',
  id: owner.id,
  file: owner.file,
  manifestFields: { pageIds: owner.pages.map(({ page }) => page.id) },
  sources: { shells: [owner.section.shell] },
  coversPointer: (pointer) =>
    isWithinAny(pointer, '/dna', owner.pointer) && isOutsidePages(pointer),
  build: (context) => buildSectionPack(context, owner),
})

const planPagePack = (page: AppPage): PackPlan => ({
  kind: 'page',
  id: page.id,
  // Alone, with its section, and as version 3 wrote both.
  aliases: [page.page.id, page.name, page.name.replace('/', '-')],
  file: page.file,
  manifestFields: {
    sectionId: page.section.id,
    sectionRole: page.section.role,
    route: page.path,
  },
  sources: { pages: [page], shells: [page.shell] },
  coversPointer: (pointer) => {
    const routes = [page.path, ...page.aliases].map((path) =>
      toPointer(['blueprint', 'routes', path]),
    )
    return isWithinAny(pointer, '/dna', page.pointer, ...routes)
  },
  build: (context) => buildPagePack(context, page),
})
