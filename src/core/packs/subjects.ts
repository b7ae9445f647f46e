import { toPointer } from '../pointer.ts'
import type { AppPage, AppSection, Plan } from './app.ts'
import type { Context } from './context.ts'
import type { Built, PackKind } from './envelope.ts'
import { CHANGES, MUTATIONS, mutationPack } from './kinds/mutation.ts'
import { pagePack } from './kinds/page.ts'
import { reviewPack } from './kinds/review.ts'
import { scaffoldPack } from './kinds/scaffold.ts'
import { sectionPack } from './kinds/section.ts'
import type { Sources } from './needs.ts'
import { shellIdsOf } from './shells.ts'

/** Says whether a pack is about the value at a pointer. */
export type Concerns = (pointer: string) => boolean

/** One pack that can be made of an app: what it needs, what it is about and how it is made. */
export interface Subject {
  readonly kind: PackKind
  readonly id: string
  /** What else it is called. */
  readonly names?: readonly string[]
  /** The name of its files without their ending. */
  readonly file: string
  /** What its line of a manifest says beside that. */
  readonly entry?: object
  readonly sources: Sources
  readonly concerns: Concerns
  readonly build: (context: Context) => Built
}

/** The packs of an app in the order of its manifest; none is built before it is asked for. */
export const subjectsOf = (plan: Plan): Subject[] => [
  {
    kind: 'scaffold',
    id: 'scaffold',
    file: 'scaffold-pack',
    sources: { shells: shellIdsOf(plan), archetypes: [plan.essence.meta.archetype] },
    concerns: isOutsidePages,
    build: scaffoldPack,
  },
  {
    kind: 'review',
    id: 'review',
    file: 'review-pack',
    sources: { shells: shellIdsOf(plan) },
    concerns: isOutsidePages,
    build: reviewPack,
  },
  ...plan.sections.map(sectionSubject),
  ...plan.pages.map(pageSubject),
  ...MUTATIONS.map(
    (mutationType): Subject => ({
      kind: 'mutation',
      id: mutationType,
      file: `mutation-${mutationType}-pack`,
      entry: { mutationType },
      sources: CHANGES[mutationType].needsPatterns ? { pages: plan.pages } : {},
      concerns: isOutsidePages,
      build: (context) => mutationPack(context, mutationType),
    }),
  ),
]

/** The pages themselves, their routes and frames count; what stands on them does not. */
const isOutsidePages: Concerns = (pointer) =>
  !/\/pages\/\d+\/(?!(id|route|shell_override)$)/.test(pointer)

const isWithin = (pointer: string, ...places: readonly string[]): boolean =>
  places.some((place) => `${pointer}/`.startsWith(`${place}/`))

const sectionSubject = (owner: AppSection): Subject => ({
  kind: 'section',
  id: owner.id,
  file: owner.file,
  entry: { pageIds: owner.pages.map(({ page }) => page.id) },
  sources: { shells: [owner.section.shell] },
  concerns: (pointer) => isWithin(pointer, '/dna', owner.pointer) && isOutsidePages(pointer),
  build: (context) => sectionPack(context, owner),
})

const pageSubject = (page: AppPage): Subject => ({
  kind: 'page',
  id: page.id,
  // Alone, with its section, and as version 3 wrote both.
  names: [page.page.id, page.name, page.name.replace('/', '-')],
  file: page.file,
  entry: {
    sectionId: page.section.id,
    sectionRole: page.section.role,
    route: page.path,
  },
  sources: { pages: [page], shells: [page.shell] },
  concerns: (pointer) => {
    const routes = [page.path, ...page.aliases].map((path) =>
      toPointer(['blueprint', 'routes', path]),
    )
    return isWithin(pointer, '/dna', page.pointer, ...routes)
  },
  build: (context) => pagePack(context, page),
})
