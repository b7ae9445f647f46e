import type { ReferencedType } from '../essence/model/facts.ts'
import { createSuggestion } from '../essence/suggestions.ts'
import { toPointer } from '../json/pointer.ts'
import { nearest } from '../nearest.ts'
import { Problem } from '../problem.ts'
import { quote, quoteList } from '../text.ts'
import { type AppPage, type AppPlan, type AppSection, listPatternIds } from './app-plan.ts'
import { listShellIds, type PackContext } from './context.ts'
import { buildMutationPack, MUTATION_GUIDES, MUTATION_TYPES } from './kinds/mutation.ts'
import { buildPagePack } from './kinds/page.ts'
import { buildReviewPack } from './kinds/review.ts'
import { buildScaffoldPack } from './kinds/scaffold.ts'
import { buildSectionPack } from './kinds/section.ts'
import type { BuiltPack, PackKind } from './pack.ts'

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

/** Which pack is asked for: `id` is needed where a kind has several. */
export interface PackSelector {
  readonly pack_type: PackKind
  readonly id?: string | null
}

/** The pack that a selector names; a wrong or ambiguous one is a problem that lists the ids. */
export function findPackPlan(all: readonly PackPlan[], { pack_type, id }: PackSelector): PackPlan {
  const subjects = all.filter(({ kind }) => kind === pack_type)
  if (subjects.length === 0) {
    const kinds = new Set(all.map(({ kind }) => kind))
    throw new Problem('body-invalid', `There is no pack of the kind ${quote(String(pack_type))}.`, {
      hint: `pack_type is one of ${quoteList([...kinds])}.`,
    })
  }
  const available = listPackIds(subjects)
  const hint = describeChoices(available)
  // A kind that has one pack only is its id.
  const wanted = id ?? (/scaffold|review/.test(pack_type) ? pack_type : undefined)
  if (wanted === undefined) {
    throw new Problem('body-invalid', `A ${pack_type} pack is selected by its id.`, { hint })
  }
  const exact = subjects.filter((subject) => subject.id === wanted)
  const found =
    exact.length > 0 ? exact : subjects.filter(({ aliases }) => aliases?.includes(wanted))
  const [subject, ...others] = found
  if (others.length > 0) {
    const candidates = listPackIds(found)
    throw new Problem('id-ambiguous', `${quote(wanted)} names ${found.length} packs.`, {
      hint: describeChoices(candidates),
      extensions: { candidates },
    })
  }
  if (subject) return subject
  const near = nearest(wanted, available)
  throw new Problem('pack-not-found', `There is no pack with the id ${quote(wanted)}.`, {
    hint: createSuggestion(wanted, near).hint ?? hint,
    extensions: { available, nearest: near },
  })
}

const listPackIds = (subjects: readonly PackPlan[]): string[] => subjects.map(({ id }) => id)

const describeChoices = (ids: readonly string[]): string => `id is one of ${quoteList(ids)}.`

/** What a pack is made from beside the theme, which all of them are. */
export interface PackSources {
  readonly pages?: readonly AppPage[]
  readonly shells?: readonly string[]
  readonly archetypes?: readonly string[]
}

/** The slugs of the records that packs are made from, and the pages that name the patterns. */
export interface RequiredRecords extends Readonly<Record<ReferencedType, ReadonlySet<string>>> {
  readonly pages: ReadonlySet<AppPage>
}

/** What all these packs need together. */
export function getRequiredRecords(
  { essence }: AppPlan,
  subjects: readonly { readonly sources: PackSources }[],
): RequiredRecords {
  const sources = subjects.map((subject) => subject.sources)
  const pages = new Set(sources.flatMap(({ pages = [] }) => pages))
  return {
    pages,
    patterns: new Set([...pages].flatMap(listPatternIds)),
    themes: new Set([essence.dna.theme.id]),
    shells: new Set(sources.flatMap(({ shells = [] }) => shells)),
    archetypes: new Set(sources.flatMap(({ archetypes = [] }) => archetypes)),
  }
}
