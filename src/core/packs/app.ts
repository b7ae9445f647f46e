import type { Content } from '../content/lookup.ts'
import { instancesOf, type LayoutRow, type PatternInstance, rowsOf } from '../essence/layout.ts'
import type { EssenceV4, Page, Section } from '../generated/types/essence.v4.ts'
import type {
  Effective,
  RouteSummary,
  ThemeRef,
} from '../generated/types/execution-pack.common.v1.ts'
import { effectiveOf } from './effective.ts'
import { namePages, nameSections, type PackName } from './pack-names.ts'
import { type PagePaths, pathsOfPages } from './page-paths.ts'

/** A section of the app and the name of its pack. */
export interface AppSection extends PackName {
  readonly pointer: string
  readonly section: Section
  readonly pages: readonly AppPage[]
  readonly effective: Effective
}

/** A page of the app: where it is reached, what frames it and what is in force on it. */
export interface AppPage extends PackName, PagePaths {
  readonly pointer: string
  readonly owner: AppSection
  readonly page: Page
  readonly shell: string
  readonly effective: Effective
}

/** What an essence says about its sections and pages, before any record is read. */
export interface Plan {
  readonly essence: EssenceV4
  readonly sections: readonly AppSection[]
  readonly pages: readonly AppPage[]
  /** The shell that the scaffold sets up. */
  readonly shell: string
}

/** The types of record that packs are made from. */
export type Referenced = 'patterns' | 'themes' | 'shells' | 'archetypes'

/** A record that a pack may read; undefined when there is none of that name. */
export type GetRecord = <T extends Referenced>(type: T, slug: string) => Content[T] | undefined

/** The sections and pages of an essence with their names, paths, shells and effective values. */
export function planApp(essence: EssenceV4): Plan {
  const { sections } = essence.blueprint
  const members = sections.flatMap((section) => section.pages.map((page) => ({ section, page })))
  const paths = pathsOfPages(essence.blueprint, members)
  const names = namePages(
    members.map(({ section, page }) => ({ section: section.id, page: page.id })),
  )
  const sectionNames = nameSections(sections.map(({ id }) => id))
  let next = 0
  const planned = sections.map((section, index): AppSection => {
    const pages: AppPage[] = []
    const pointer = `/blueprint/sections/${index}`
    const name = sectionNames[index] as PackName
    const owner = { ...name, pointer, section, pages, effective: effectiveOf(essence, section) }
    for (const [at, page] of section.pages.entries()) {
      pages.push({
        ...(names[next] as PackName),
        ...(paths[next++] as PagePaths),
        pointer: `${pointer}/pages/${at}`,
        owner,
        page,
        shell: page.shell_override ?? section.shell,
        effective: effectiveOf(essence, section, page),
      })
    }
    return owner
  })
  const pages = planned.flatMap((section) => section.pages)
  return { essence, sections: planned, pages, shell: mainShell(essence) }
}

/** The blueprint's shell, else that of the first primary section, else that of the first. */
function mainShell({ blueprint: { shell, sections } }: EssenceV4): string {
  const main = sections.find(({ role }) => role === 'primary') ?? sections[0]
  return shell ?? main?.shell ?? ''
}

/** The rows of a page's layout. */
export const rowsOfPage = ({ page, pointer }: AppPage): LayoutRow[] =>
  rowsOf(page.layout, `${pointer}/layout`)

/** The ids of the patterns on a page, in reading order. */
export const patternIdsOf = (page: AppPage): string[] =>
  instancesOf(rowsOfPage(page)).map(({ id }: PatternInstance) => id)

/** The theme in force where the mode is the one given. */
export const themeRef = ({ essence }: Plan, mode: string): ThemeRef => {
  const { id, shape } = essence.dna.theme
  return { id, mode, shape: shape ?? null }
}

/** What every pack about the whole app says about it. */
export const appData = (plan: Plan) => ({
  shell: plan.shell,
  theme: themeRef(plan, plan.essence.dna.theme.mode),
  routing: plan.essence.meta.platform.routing,
  features: plan.essence.blueprint.features,
  routes: routesOf(plan.pages),
})

/** The pages as route summaries. */
export const routesOf = (pages: readonly AppPage[]): RouteSummary[] =>
  pages.map((page) => ({
    pageId: page.page.id,
    path: page.path,
    patternIds: patternIdsOf(page),
    sectionId: page.owner.section.id,
    shell: page.shell,
  }))
