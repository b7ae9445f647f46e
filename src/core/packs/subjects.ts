import type { MutationPackV1 } from '../generated/types/mutation-pack.v1.ts'
import type { PagePackV1 } from '../generated/types/page-pack.v1.ts'
import type { ReviewPackV1 } from '../generated/types/review-pack.v1.ts'
import type { ScaffoldPackV1 } from '../generated/types/scaffold-pack.v1.ts'
import type { SectionPackV1 } from '../generated/types/section-pack.v1.ts'
import { segmentsOf } from '../pointer.ts'
import type { AppPage, AppSection, Plan } from './app.ts'
import type { Context } from './context.ts'
import type { Concerns } from './diagnose.ts'
import type { PackKind } from './envelope.ts'
import { CHANGES, MUTATIONS, mutationPack } from './kinds/mutation.ts'
import { pagePack } from './kinds/page.ts'
import { reviewPack } from './kinds/review.ts'
import { scaffoldPack } from './kinds/scaffold.ts'
import { sectionPack } from './kinds/section.ts'
import { type Needs, needsOf } from './needs.ts'
import { shellIdsOf } from './shells.ts'

/** The pack of each kind. */
export interface Packs {
  readonly scaffold: ScaffoldPackV1
  readonly section: SectionPackV1
  readonly page: PagePackV1
  readonly mutation: MutationPackV1
  readonly review: ReviewPackV1
}

/** Any pack. */
export type Pack = Packs[PackKind]

/** One pack that can be made of an app: what it needs, what it is about and how it is made. */
export interface Subject<K extends PackKind = PackKind> {
  readonly kind: K
  readonly id: string
  readonly needs: (plan: Plan) => Needs
  readonly concerns: Concerns
  readonly build: (context: Context) => Packs[K]
}

type Subjects = { readonly [K in PackKind]: (plan: Plan) => readonly Subject<K>[] }

/** The packs of an app by kind; none is built before it is asked for. */
export const SUBJECTS: Subjects = {
  scaffold: () => [
    {
      kind: 'scaffold',
      id: 'scaffold',
      needs: (plan) =>
        needsOf(plan, { shells: shellIdsOf(plan), archetypes: [plan.essence.meta.archetype] }),
      concerns: isOutsidePages,
      build: scaffoldPack,
    },
  ],
  section: ({ sections }) => sections.map(sectionSubject),
  page: ({ pages, essence }) => {
    const { routes = {} } = essence.blueprint
    return pages.map((page) => pageSubject(page, routes))
  },
  mutation: () =>
    MUTATIONS.map((type) => ({
      kind: 'mutation',
      id: type,
      needs: (plan) => needsOf(plan, CHANGES[type].needsPatterns ? { pages: plan.pages } : {}),
      concerns: isOutsidePages,
      build: (context) => mutationPack(context, type),
    })),
  review: () => [
    {
      kind: 'review',
      id: 'review',
      needs: (plan) => needsOf(plan, { shells: shellIdsOf(plan) }),
      concerns: isOutsidePages,
      build: reviewPack,
    },
  ],
}

/** The pages themselves, their routes and frames count; what stands on them does not. */
function isOutsidePages(pointer: string): boolean {
  const [, sections, , pages, , field] = segmentsOf(pointer)
  if (sections !== 'sections' || pages !== 'pages') return true
  return field === undefined || ['id', 'route', 'shell_override'].includes(field)
}

const sectionSubject = (owner: AppSection): Subject<'section'> => ({
  kind: 'section',
  id: owner.id,
  needs: (plan) => needsOf(plan, { shells: [owner.section.shell] }),
  concerns: (pointer) =>
    pointer.startsWith('/dna/') || (isWithin(pointer, owner.pointer) && isOutsidePages(pointer)),
  build: (context) => sectionPack(context, owner),
})

type Routes = NonNullable<Plan['essence']['blueprint']['routes']>

const pageSubject = (page: AppPage, routes: Routes): Subject<'page'> => ({
  kind: 'page',
  id: page.id,
  needs: (plan) => needsOf(plan, { pages: [page], shells: [page.shell] }),
  concerns: (pointer) => {
    if (pointer.startsWith('/dna/') || isWithin(pointer, page.pointer)) return true
    const [, field, path = ''] = segmentsOf(pointer)
    if (field !== 'routes') return false
    const target = Object.hasOwn(routes, path) ? routes[path] : undefined
    return target?.section === page.owner.section.id && target.page === page.page.id
  },
  build: (context) => pagePack(context, page),
})

const isWithin = (pointer: string, place: string): boolean =>
  pointer === place || pointer.startsWith(`${place}/`)
