import type { DiscoveredRoute } from '../../internal/verify.ts'
import type { Environment } from '../environment.ts'
import { findProject } from '../folder/project.ts'
import { type Page, type PagedList, paginate } from '../paging.ts'
import { getTimeLimit } from '../parse/file-timeout.ts'
import type { ExportedComponent } from './components.ts'
import { type DiscoveredProject, discoverProject } from './discover-project.ts'
import type { DiscoveredStylesheet, StylesheetToken } from './styles.ts'

/** The parts of a project that can be discovered. */
const DISCOVER_SECTIONS = ['routes', 'components', 'tokens', 'styles'] as const

/** A part of a project that can be discovered. */
export type DiscoverSection = (typeof DISCOVER_SECTIONS)[number]

/** Something that a project contains. */
export type DiscoveredItem =
  | DiscoveredRoute
  | ExportedComponent
  | StylesheetToken
  | DiscoveredStylesheet

/** A page of what a project contains, and how complete it is. */
export interface DiscoverData extends PagedList<DiscoveredItem> {
  readonly section: DiscoverSection
  readonly framework: string | null
  readonly completeness: 'complete' | 'partial' | 'unknown'
  readonly reason: string
}

interface DiscoveredList extends Pick<DiscoverData, 'completeness' | 'reason'> {
  readonly items: readonly DiscoveredItem[]
}

const LISTS: Readonly<Record<DiscoverSection, (project: DiscoveredProject) => DiscoveredList>> = {
  routes: ({ routes }) => routes,
  components: ({ components }) => components,
  tokens: (project) => ({ ...describeStyles(project), items: project.styles.tokens }),
  styles: (project) => ({ ...describeStyles(project), items: project.styles.stylesheets }),
}

const MAX_FILES = 5

function describeStyles({
  styles: { unread },
  isComplete,
}: DiscoveredProject): Pick<DiscoveredList, 'completeness' | 'reason'> {
  const names = unread.slice(0, MAX_FILES).map(({ file, reason }) => `${file} (${reason})`)
  const more = unread.length > MAX_FILES ? ` and ${unread.length - MAX_FILES} more` : ''
  return {
    completeness: unread.length === 0 && isComplete ? 'complete' : 'partial',
    reason:
      unread.length > 0
        ? `Not read: ${names.join(', ')}${more}.`
        : isComplete
          ? 'All CSS files were read; styles in components and scripts were not.'
          : 'The project has more files than were read.',
  }
}

/** Lists the routes, components, tokens or style sheets that the files of a project show. */
export async function discover(
  environment: Environment,
  { section, ...page }: { readonly section: DiscoverSection } & Page,
): Promise<DiscoverData> {
  const { root } = await findProject(environment)
  const project = await discoverProject(root, getTimeLimit(environment))
  const { items, completeness, reason } = LISTS[section](project)
  const { name: framework } = project.framework
  return { section, framework, completeness, reason, ...paginate(items, page) }
}
