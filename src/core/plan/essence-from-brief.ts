import type { Lookup } from '../content/content-types.ts'
import { assembleEssence } from '../essence/compose/assemble-essence.ts'
import type { EssenceOptions } from '../essence/compose/options.ts'
import { NEUTRAL_MODE, NEUTRAL_PERSONALITY } from '../essence/defaults.ts'
import { createUniqueIds } from '../essence/ids.ts'
import { describeOwnPart } from '../essence/model/own-parts.ts'
import type { Essence, Section } from '../essence/version.ts'
import { DEFAULT_SHELLS, EXAMPLE_THEME } from '../generated/default-records.ts'
import type { ArchetypeV2 } from '../generated/types/archetype.v2.ts'
import type { ValidationResult } from '../kernel/finding.ts'
import { groupBy } from '../kernel/lists.ts'
import { truncate } from '../kernel/text.ts'
import type { Brief, BriefPage } from './brief.ts'
import { isDetailRoute, toNameId } from './brief-names.ts'
import { type BriefPart, findBriefParts } from './brief-parts.ts'
import { WHOLE_PAGE } from './parts.ts'
import { BRIEF_LABEL, getProductLabel, KIND_LABEL, TITLE_LABEL } from './questions.ts'

/** The words of a brief about a page that its pack repeats. */
const MAX_SOURCE_LENGTH = 600
const MAX_DESCRIPTION_LENGTH = 400

/**
 * Creates an essence with a page for each page of a brief. Pages have one part of their own until
 * their parts are decided. Pages for anyone and pages of the product itself are in two sections,
 * unless the brief has headings above them.
 */
export async function essenceFromBrief(
  brief: Brief,
  lookup: Lookup,
  options: EssenceOptions = {},
): Promise<ValidationResult<Essence>> {
  const groups = [...groupBy(brief.pages, toGroupKey).values()]
  const ids = createUniqueIds(
    groups.map((pages) => toSectionId(brief, pages)),
    'section',
  )
  const patterns = await lookup.slugs('patterns')
  const parts = new Map(
    brief.pages.map((page) => [page.route, listPageParts(page, patterns)] as const),
  )
  const records = groups.map((pages, index) =>
    toArchetype(brief, { pages, id: ids[index] ?? '', parts }),
  )
  const slug = options.theme ?? EXAMPLE_THEME
  const theme = await lookup.get('themes', slug)
  const result = await assembleEssence(
    {
      document: brief,
      product: { routes: {}, personality: NEUTRAL_PERSONALITY },
      entries: records.map(({ id }) => ({ slug: id, pointTo: () => '' })),
      archetypes: new Map(records.map((record) => [record.id, record])),
      theme,
      mode: {
        value: options.mode ?? NEUTRAL_MODE,
        pointer: '',
        isRequired: options.mode !== undefined,
      },
      shape: options.shape && { value: options.shape, pointer: '', isRequired: true },
      options,
      issues: theme ? [] : [createThemeIssue(slug)],
    },
    lookup,
  )
  return result.ok ? { ...result, value: complete(result.value, brief, parts) } : result
}

const createThemeIssue = (slug: string) => ({
  code: 'theme-unknown',
  severity: 'error' as const,
  pointer: '',
  message: `Unknown theme "${slug}".`,
})

const toGroupKey = ({ group = '', isPublic }: BriefPage): string => `${isPublic} ${group}`

/** Names a section after the heading of the brief, else after the product. */
function toSectionId({ name, pages: all }: Brief, pages: readonly BriefPage[]): string {
  const [first] = pages
  const own = first?.group && toNameId(first.group)
  if (own) return own
  const product = toNameId(name) ?? first?.id ?? ''
  const hasOthers = all.some((page) => page.isPublic !== first?.isPublic)
  return hasOthers && first?.isPublic ? `${product}-public` : product
}

/** Describes a section as an archetype, from which an essence is composed. */
function toArchetype(
  brief: Brief,
  { pages, id, parts }: { pages: readonly BriefPage[]; id: string; parts: PagePartMap },
): ArchetypeV2 {
  const [first] = pages
  const isPublic = first?.isPublic === true
  return {
    id,
    role: (isPublic ? 'public' : 'primary') satisfies Section['role'],
    version: '1.0.0',
    name: brief.name,
    tags: [],
    features: [],
    description: describeSection(brief, pages),
    pages: pages.map((page) => ({
      id: page.id,
      path: page.route,
      shell: chooseShell(page, brief),
      name: page.title,
      default_layout: (parts.get(page.route) ?? []).map(({ name }) => name),
    })),
    navigation_items: pages
      .filter(({ route }) => !isDetailRoute(route))
      .map(({ title, route }) => ({ label: title, route })),
  } as unknown as ArchetypeV2
}

/** More destinations do not fit into the header of a page. */
const MAX_HEADER_LINKS = 6

/** Chooses the frame of a page: few destinations need no sidebar, and a flow for anyone no menu. */
function chooseShell({ kind, isPublic }: BriefPage, { pages }: Brief): string {
  if (isPublic) return kind === 'flow' ? DEFAULT_SHELLS.flow : DEFAULT_SHELLS.public
  const links = pages.filter(({ route }) => !isDetailRoute(route))
  return links.length > MAX_HEADER_LINKS ? DEFAULT_SHELLS.primary : DEFAULT_SHELLS.small
}

function describeSection({ name, about }: Brief, pages: readonly BriefPage[]): string {
  const titles = pages.map(({ title }) => title).join(', ')
  return truncate(about[0] ?? `${name}: ${titles}.`, MAX_DESCRIPTION_LENGTH)
}

/** The parts of each page, by its route. */
type PagePartMap = ReadonlyMap<string, readonly BriefPart[]>

/**
 * Lists the parts that a brief separates, else one part for the whole page. The heading of the page
 * may have its id, so no part has it.
 */
function listPageParts({ id, details }: BriefPage, patterns: readonly string[]): BriefPart[] {
  const parts = findBriefParts(details, [...patterns, id])
  return parts.length > 0 ? parts : [{ name: `${id}-content`, text: WHOLE_PAGE }]
}

/** Adds what only a brief decides: the words about each page, its kind, and the locale. */
function complete(essence: Essence, { pages, locale }: Brief, parts: PagePartMap): Essence {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const routes = Object.entries(essence.blueprint.routes ?? {})
  const sections = essence.blueprint.sections.map((section, index) => ({
    ...section,
    ...(index === 0 && locale ? { directives: [`${getProductLabel('locale')}: ${locale}`] } : {}),
    pages: section.pages.map((page) => {
      const route = routes.find(
        ([, target]) => target.section === section.id && target.page === page.id,
      )?.[0]
      const source = byRoute.get(page.route ?? route ?? '')
      return source
        ? { ...page, directives: listDirectives(source, parts.get(source.route) ?? []) }
        : page
    }),
  }))
  return {
    ...essence,
    blueprint: { ...essence.blueprint, sections },
  }
}

const listDirectives = (
  { title, kind, source }: BriefPage,
  parts: readonly BriefPart[],
): string[] => [
  `${TITLE_LABEL}: ${title}`,
  `${KIND_LABEL}: ${kind}`,
  `${BRIEF_LABEL}: ${truncate(source, MAX_SOURCE_LENGTH)}`,
  ...parts.map(({ name, text }) => describeOwnPart(name, text)),
]
