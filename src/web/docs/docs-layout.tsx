import { AdjacentLinks } from '../ui/previous-next.tsx'
import { pathToRoot, type View } from '../view.ts'
import { type DocsGroup, type DocsLink, findNeighbors } from './docs-navigation.ts'

/** A section of a page, for its table of contents. */
export interface ContentsEntry {
  readonly id: string
  readonly label: string
}

interface DocsLayoutOptions {
  readonly groups: readonly DocsGroup[]
  /** The sections of the page, if it has a table of contents. */
  readonly contents?: readonly ContentsEntry[]
}

/** Adds the sidebar, the table of contents and the links to the adjacent pages to a view. */
export function withDocsLayout(view: View, { groups, contents = [] }: DocsLayoutOptions): View {
  const path = view.path.replace(/index\.html$/, '')
  const root = pathToRoot(view.path)
  const { previous, next } = findNeighbors(groups, path)
  const toAdjacent = (link: DocsLink | undefined) =>
    link && { href: root + link.path, name: link.label }
  return {
    ...view,
    main: (
      <div class={contents.length > 0 ? 'docs with-contents' : 'docs'}>
        <DocsSidebar groups={groups} root={root} path={path} />
        {contents.length > 0 && <TableOfContents entries={contents} />}
        <div class="docs-body">
          {view.main}
          {(previous || next) && (
            <AdjacentLinks previous={toAdjacent(previous)} next={toAdjacent(next)} />
          )}
        </div>
      </div>
    ),
  }
}

interface DocsSidebarProps {
  readonly groups: readonly DocsGroup[]
  readonly root: string
  /** The folder of the current page. */
  readonly path: string
}

/** The sidebar. On small screens it is a popover, which needs no script. */
const DocsSidebar = ({ groups, root, path }: DocsSidebarProps) => (
  <div class="docs-side">
    <button type="button" class="button docs-open" popovertarget="docs-menu">
      All docs
    </button>
    <nav class="docs-menu" id="docs-menu" popover="auto" aria-label="Docs">
      {groups.map(({ label, links }) => (
        <div key={label}>
          <p id={`docs-${label.toLowerCase()}`}>{label}</p>
          <DocsLinks
            links={links}
            root={root}
            path={path}
            labelledBy={`docs-${label.toLowerCase()}`}
          />
        </div>
      ))}
    </nav>
  </div>
)

interface DocsLinksProps {
  readonly links: readonly DocsLink[]
  readonly root: string
  readonly path: string
  readonly labelledBy?: string
}

const DocsLinks = ({ links, root, path, labelledBy }: DocsLinksProps) => (
  <ul aria-labelledby={labelledBy}>
    {links.map((link) => (
      <li key={link.path}>
        <a href={root + link.path} aria-current={getAriaCurrent(link, path)}>
          {link.label}
        </a>
        {link.pages && path.startsWith(link.path) && (
          <DocsLinks links={link.pages} root={root} path={path} />
        )}
      </li>
    ))}
  </ul>
)

/** Marks the link of the page itself, or of the folder that it is in. */
function getAriaCurrent(link: DocsLink, path: string): 'page' | 'true' | undefined {
  if (link.path === path) return 'page'
  const isFolder = link.pages !== undefined || link.path === 'schema/'
  return isFolder && path.startsWith(link.path) ? 'true' : undefined
}

/** The table of contents, which readers of a long page on a small screen can close. */
const TableOfContents = ({ entries }: { readonly entries: readonly ContentsEntry[] }) => (
  <nav class="docs-contents" aria-label="On this page">
    <details open>
      <summary>On this page</summary>
      <ul>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  </nav>
)
