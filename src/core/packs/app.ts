import type { Content } from '../content/content-types.ts'
import { createOutline, type EssenceOutline, type ReferencedType } from '../essence/model/facts.ts'
import type { PageEntry, SectionEntry } from '../essence/model/outline.ts'
import type { EssenceV4 } from '../generated/types/essence.v4.ts'
import type {
  Effective,
  RouteSummary,
  ThemeRef,
} from '../generated/types/execution-pack.common.v1.ts'
import { groupBy } from '../lists.ts'
import { getEffectiveValues } from './effective.ts'
import { createPackNamer, type PackName } from './pack-names.ts'
import { createPathResolver, type PagePaths } from './page-paths.ts'

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
export function planApp(essence: EssenceV4): AppPlan {
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
function getMainShell({ blueprint: { shell, sections } }: EssenceV4): string {
  const main = sections.find(({ role }) => role === 'primary') ?? sections[0]
  return shell ?? main?.shell ?? ''
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
