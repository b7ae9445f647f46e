import type { Content } from '../../content/content-types.ts'
import type {
  Effective,
  EffectiveValue,
  RouteSummary,
  ThemeRef,
} from '../../generated/types/execution-pack.common.v1.ts'
import { canonicalCopy } from '../../kernel/json/canonical.ts'
import { groupBy } from '../../kernel/lists.ts'
import { memoizeByObject } from '../../kernel/memoize.ts'
import { Problem } from '../../kernel/problem.ts'
import { MODES, type Mode } from '../../theme/palette.ts'
import type { ReferencedType } from '../model/facts.ts'
import type { AppLocale } from '../model/label-values.ts'
import {
  createOutline,
  type EssenceOutline,
  findMainSection,
  type PageEntry,
  type SectionEntry,
} from '../model/outline.ts'
import { createPathAllocator, derivePagePath, sortByPreference } from '../model/page-paths.ts'
import { getAppLocale, readSectionBrief } from '../model/section-brief.ts'
import { validateEssence } from '../validate.ts'
import { ESSENCE_VERSION, type Essence, type Page, type Section } from '../version.ts'
import { checkLimits } from './limits.ts'

/** The id that selects a pack, and the name of its files without an extension. */
export interface PackName {
  readonly id: string
  readonly file: string
}

/** The canonical path of a page, and the other paths that open it. */
export interface PagePaths {
  readonly path: string
  readonly aliases: readonly string[]
}

/** A section of the app and the name of its pack. */
export interface AppSection extends SectionEntry, PackName {
  readonly pages: readonly AppPage[]
  readonly effective: Effective
}

/** A page of the app with its paths, its shell and its effective values. */
export interface AppPage extends PageEntry, PackName, PagePaths {
  readonly shell: string
  readonly effective: Effective
}

/** The sections and pages of an essence, before any record is read. */
export interface AppPlan extends EssenceOutline {
  readonly sections: readonly AppSection[]
  readonly pages: readonly AppPage[]
  /** The shell that the scaffold sets up. */
  readonly shell: string
  /** The language, currency and units of the app; undefined if none are decided. */
  readonly locale: AppLocale | undefined
}

/** Returns a record that a pack may read, or undefined if there is no record of that name. */
export type GetRecord = <T extends ReferencedType>(type: T, slug: string) => Content[T] | undefined

/**
 * Returns the document as an essence with sorted keys, so that key order changes no pack. Throws a
 * problem with all issues for any other document, and for an essence that is too large.
 */
export function parseEssence(document: unknown): Essence {
  const checked = validateEssence(document)
  if (checked.ok) {
    checkLimits(checked.value)
    return canonicalCopy(checked.value) as Essence
  }
  const message = `This is not an essence document of version ${ESSENCE_VERSION}.`
  throw new Problem('essence-invalid', message, { issues: checked.issues })
}

/** Plans the sections and pages of an essence: names, paths, shells and effective values. */
export function planApp(essence: Essence): AppPlan {
  const outline = createOutline(essence)
  const pagesById = groupBy(outline.pages, ({ page }) => page.id)
  const resolvePaths = createPathResolver(outline)
  const namePage = createPackNamer('page')
  const nameSection = createPackNamer('section')
  const pages = outline.pages.map((entry): AppPage => {
    const { section, page, name } = entry
    const hasUniqueId = pagesById.get(page.id)?.length === 1
    return {
      ...entry,
      // Pages that share an id are named after their section as well.
      ...namePage(hasUniqueId ? page.id : name),
      ...resolvePaths(entry),
      shell: page.shell_override ?? section.shell,
      effective: getEffectiveValues(essence, section, page),
    }
  })
  const sections = outline.sections.map((entry): AppSection => {
    const { section } = entry
    return {
      ...entry,
      ...nameSection(section.id),
      pages: pages.filter((page) => page.section === section),
      effective: getEffectiveValues(essence, section),
    }
  })
  const locale = getAppLocale(essence)
  return { ...outline, sections, pages, shell: getMainShell(essence), locale }
}

/** Returns the blueprint's shell, else that of the first primary or first section. */
function getMainShell({ blueprint: { shell, sections } }: Essence): string {
  return shell ?? findMainSection(sections)?.shell ?? ''
}

/** Creates a function that names the packs of a kind by their ids and numbers repeated ids. */
export function createPackNamer(kind: string): (id: string) => PackName {
  const makeIdUnique = createUniqueNamer()
  const makeFileUnique = createUniqueNamer()
  return (requestedId) => {
    const id = makeIdUnique(requestedId)
    // Two ids can result in the same file name: `a/b-c` and `a-b/c`.
    const file = makeFileUnique(`${kind}-${id.replace(/[/~]/g, '-')}-pack`)
    return { id, file: file.replace('~', '-') }
  }
}

/**
 * Creates a function that returns each name once: a repeated name becomes `name~2`, which is no id.
 */
function createUniqueNamer(): (name: string) => string {
  const counts = new Map<string, number>()
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}~${count}`
  }
}

/**
 * Creates a function that resolves the paths of the pages, called once per page in order: the
 * page's own route, else the preferred path of the route map, else an unused path derived from its
 * id.
 */
function createPathResolver({ routes, pages }: EssenceOutline): (entry: PageEntry) => PagePaths {
  const declared = pages.flatMap(({ page }) => page.route ?? [])
  const usedPaths = new Set([...routes.entries.map(({ path }) => path), ...declared])
  const allocatePath = createPathAllocator(usedPaths)
  return ({ name, section, page }) => {
    const paths = sortByPreference(routes.listPathsTo(name))
    // An empty path is a valid key of the map, but no valid route.
    const path =
      page.route ?? paths.find(Boolean) ?? allocatePath(derivePagePath(page.id), section.id)
    return { path, aliases: paths.filter((other) => other !== path) }
  }
}

/** Returns the effective density and mode of a page, a section or the app, and where each is set. */
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
  if (section !== undefined) return { value: section, from: 'section' }
  return { value: dna, from: 'dna' }
}

/** Lists the ids of the patterns on a page, in reading order. */
export const listPatternIds = ({ instances }: AppPage): string[] => instances.map(({ id }) => id)

/** Returns the facts about the app that every pack about the whole app has. */
export const toAppData = (plan: AppPlan) => ({
  shell: plan.shell,
  theme: toThemeRef(plan, plan.essence.dna.theme.mode),
  routing: plan.essence.meta.platform.routing,
  features: plan.essence.blueprint.features,
  routes: toRouteSummaries(plan.pages),
})

/** Returns the theme of the app in a mode. */
export const toThemeRef = ({ essence }: AppPlan, mode: string): ThemeRef => {
  const { id, shape } = essence.dna.theme
  return { id, mode, shape: shape ?? null }
}

/** Returns the pages as route summaries. */
export const toRouteSummaries = (pages: readonly AppPage[]): RouteSummary[] =>
  pages.map((page) => ({
    pageId: page.page.id,
    path: page.path,
    patternIds: listPatternIds(page),
    sectionId: page.section.id,
    shell: page.shell,
  }))

/** Returns the modes that are effective anywhere in the app. */
export const getAppModes = ({ essence, pages }: AppPlan): Mode[] =>
  resolveModes([essence.dna.theme.mode, ...pages.map(({ effective }) => effective.mode.value)])

/** Returns the modes that some mode values cover; `auto` covers both. */
export const resolveModes = (values: readonly string[]): Mode[] =>
  MODES.filter((mode) => values.includes(mode) || values.includes('auto'))

/**
 * Returns the directives that all sections share, in the order of the first section; none if there
 * is only one section. Cached per essence, which is never changed.
 */
export const getCommonDirectives = memoizeByObject(({ blueprint }: Essence): readonly string[] => {
  const [first = [], ...others] = blueprint.sections.map(
    (section) => readSectionBrief(section).rules,
  )
  const sets = others.map((directives) => new Set(directives))
  return sets.length === 0 ? [] : first.filter((text) => sets.every((set) => set.has(text)))
})
