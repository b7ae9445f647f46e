import type { Content } from '../content/content-types.ts'
import type { ReferencedType } from '../essence/model/facts.ts'
import {
  createOutline,
  type EssenceOutline,
  findMainSection,
  type PageEntry,
  type SectionEntry,
} from '../essence/model/outline.ts'
import {
  createPathAllocator,
  derivePagePath,
  sortByPreference,
} from '../essence/model/page-paths.ts'
import { validateEssence } from '../essence/validate.ts'
import type { Essence, Page, Section } from '../essence/version.ts'
import { ESSENCE_VERSION } from '../essence/version.ts'
import type {
  Effective,
  EffectiveValue,
  RouteSummary,
  ThemeRef,
} from '../generated/types/execution-pack.common.v1.ts'
import { canonicalJson } from '../json/canonical.ts'
import { groupBy } from '../lists.ts'
import { memoizeByObject } from '../memoize.ts'
import { Problem } from '../problem.ts'
import { MODES, type Mode } from '../theme/palette.ts'

/** Density and mode in force on a page, in a section or in the app, and who set them. */
export const getEffectiveValues = (
  { dna }: Essence,
  section?: Section,
  page?: Page,
): Effective => ({
  density: pickEffectiveValue(
    page?.dna_overrides?.density,
    section?.dna_overrides?.density,
    dna.spacing.density,
  ),
  mode: pickEffectiveValue(page?.dna_overrides?.mode, section?.dna_overrides?.mode, dna.theme.mode),
})

function pickEffectiveValue(
  page: string | undefined,
  section: string | undefined,
  dna: string,
): EffectiveValue {
  if (page !== undefined) return { value: page, from: 'page' }
  return section === undefined ? { value: dna, from: 'dna' } : { value: section, from: 'section' }
}

/** The id by which a pack is selected, and the name of its files without their ending. */
export interface PackName {
  readonly id: string
  readonly file: string
}

/** Names the packs of a kind by their ids, numbered where two are the same. */
export function createPackNamer(kind: string): (id: string) => PackName {
  const [idOf, fileOf] = [createUniqueNamer(), createUniqueNamer()]
  return (wanted) => {
    const id = idOf(wanted)
    // Two ids may come to one name: `a/b-c` and `a-b/c`.
    const file = fileOf(`${kind}-${id.replace(/[/~]/g, '-')}-pack`)
    return { id, file: file.replace('~', '-') }
  }
}

/** Gives each name once: the second of its kind is `name~2`, which is no id. */
export function createUniqueNamer(): (name: string) => string {
  const counts = new Map<string, number>()
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}~${count}`
  }
}

/** The path that stands for a page, and the others that lead to it. */
export interface PagePaths {
  readonly path: string
  readonly aliases: readonly string[]
}

/**
 * The paths of every page, asked for one after the other: its own route, else the preferred one of
 * the map, else one derived from its id that no other page has.
 */
export function createPathResolver({
  routes,
  pages,
}: EssenceOutline): (place: PageEntry) => PagePaths {
  const declared = pages.flatMap(({ page }) => page.route ?? [])
  const taken = new Set([...routes.entries.map(({ path }) => path), ...declared])
  const allocatePath = createPathAllocator(taken)
  return ({ name, section, page }) => {
    const paths = sortByPreference(routes.listPathsTo(name))
    // An empty path is a valid key of the map, but no valid route.
    const path =
      page.route ?? paths.find(Boolean) ?? allocatePath(derivePagePath(page.id), section.id)
    return { path, aliases: paths.filter((other) => other !== path) }
  }
}

/** A section of the app and the name of its pack. */
export interface AppSection extends SectionEntry, PackName {
  readonly pages: readonly AppPage[]
  readonly effective: Effective
}

/** A page of the app: where it is reached, what frames it and what is in force on it. */
export interface AppPage extends PageEntry, PackName, PagePaths {
  readonly shell: string
  readonly effective: Effective
}

/** What an essence says about its sections and pages, before any record is read. */
export interface AppPlan extends EssenceOutline {
  readonly sections: readonly AppSection[]
  readonly pages: readonly AppPage[]
  /** The shell that the scaffold sets up. */
  readonly shell: string
}

/** A record that a pack may read; undefined when there is none of that name. */
export type GetRecord = <T extends ReferencedType>(type: T, slug: string) => Content[T] | undefined

/** The sections and pages of an essence with their names, paths, shells and effective values. */
export function planApp(essence: Essence): AppPlan {
  const parts = createOutline(essence)
  const uses = groupBy(parts.pages, ({ page }) => page.id)
  const pathsOf = createPathResolver(parts)
  const [namePage, nameSection] = [createPackNamer('page'), createPackNamer('section')]
  const pages = parts.pages.map((place): AppPage => {
    const { section, page, name } = place
    return {
      ...place,
      // Pages of one id are told apart by their section.
      ...namePage(uses.get(page.id)?.length === 1 ? page.id : name),
      ...pathsOf(place),
      shell: page.shell_override ?? section.shell,
      effective: getEffectiveValues(essence, section, page),
    }
  })
  const sections = parts.sections.map((place): AppSection => {
    const { section } = place
    return {
      ...place,
      ...nameSection(section.id),
      pages: pages.filter((page) => page.section === section),
      effective: getEffectiveValues(essence, section),
    }
  })
  return { ...parts, sections, pages, shell: getMainShell(essence) }
}

/** The blueprint's shell, else that of the first primary section, else that of the first. */
function getMainShell({ blueprint: { shell, sections } }: Essence): string {
  return shell ?? findMainSection(sections)?.shell ?? ''
}

/** The ids of the patterns on a page, in reading order. */
export const listPatternIds = ({ instances }: AppPage): string[] => instances.map(({ id }) => id)

/** The theme in force where the mode is the one given. */
export const toThemeRef = ({ essence }: AppPlan, mode: string): ThemeRef => {
  const { id, shape } = essence.dna.theme
  return { id, mode, shape: shape ?? null }
}

/** What every pack about the whole app says about it. */
export const toAppData = (plan: AppPlan) => ({
  shell: plan.shell,
  theme: toThemeRef(plan, plan.essence.dna.theme.mode),
  routing: plan.essence.meta.platform.routing,
  features: plan.essence.blueprint.features,
  routes: toRouteSummaries(plan.pages),
})

/** The pages as route summaries. */
export const toRouteSummaries = (pages: readonly AppPage[]): RouteSummary[] =>
  pages.map((page) => ({
    pageId: page.page.id,
    path: page.path,
    patternIds: listPatternIds(page),
    sectionId: page.section.id,
    shell: page.shell,
  }))

/** The document as an essence whose order of keys says nothing; any other document is refused. */
export function parseEssence(document: unknown): Essence {
  const checked = validateEssence(document)
  if (checked.ok) return JSON.parse(canonicalJson(checked.value))
  throw new Problem(
    'essence-invalid',
    `This is not an essence document of version ${ESSENCE_VERSION}.`,
    {
      issues: checked.issues,
    },
  )
}

/** The modes that values of a mode stand for, as columns of a table. */
export const resolveModes = (values: readonly string[]): Mode[] =>
  MODES.filter((mode) => values.includes(mode) || values.includes('auto'))

/** The modes that are in force somewhere in the app. */
export const getAppModes = ({ essence, pages }: AppPlan): Mode[] =>
  resolveModes([essence.dna.theme.mode, ...pages.map(({ effective }) => effective.mode.value)])

/** The directives that every section has, in the order of the first; none of a single section. */
export const getCommonDirectives = memoizeByObject(({ blueprint }: Essence): readonly string[] => {
  const [first = [], ...others] = blueprint.sections.map(({ directives = [] }) => directives)
  const lists = others.map((directives) => new Set(directives))
  return lists.length === 0 ? [] : first.filter((text) => lists.every((list) => list.has(text)))
})
