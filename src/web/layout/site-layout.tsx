import type { ComponentChildren } from 'preact'
import type { Health } from '../../index.ts'
import { Island } from '../islands.tsx'
import { ORDERED_TYPES, TYPE_LABELS } from '../ui/content-type-labels.ts'
import { pathToRoot } from '../view.ts'

/** The logo of the site: a sheet of paper with a check mark. */
export const Logo = () => (
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 2h16v20H4z" />
    <path d="m8 12 3 3 5.5-6.5" stroke-width="2.5" />
  </svg>
)

interface NavigationItem {
  readonly label: string
  /** The folders of the pages that belong to the item; it links to the first one. */
  readonly folders: readonly string[]
}

/** The links of the header. */
const NAVIGATION_ITEMS: readonly NavigationItem[] = [
  ...ORDERED_TYPES.map((type) => ({ label: TYPE_LABELS[type], folders: [`${type}/`] })),
  { label: 'Showcase', folders: ['showcase/'] },
  { label: 'Playground', folders: ['try/'] },
  { label: 'Docs', folders: ['docs/', 'agents/', 'schema/', 'problem/', 'intelligence/'] },
]

/** Lists the parts of the site, for pages that a reader reaches by mistake. */
export const SiteLinks = ({ root }: { readonly root: string }) => (
  <nav aria-label="Parts of the site">
    <ul class="site-links">
      <li>
        <a href={root}>Home</a>
      </li>
      {NAVIGATION_ITEMS.map(({ label, folders }) => (
        <li key={label}>
          <a href={root + (folders[0] ?? '')}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
)

/** The props of the layout that all pages share. */
export interface SiteLayoutProps {
  /** The file of the page, from which its links and the current navigation item are derived. */
  readonly path: string
  readonly health: Health
  readonly children: ComponentChildren
}

/** The layout of every page: a skip link, the header with search and navigation, the footer. */
export const SiteLayout = ({ path, health, children }: SiteLayoutProps) => (
  <>
    <a class="skip" href="#main">
      Skip to the content
    </a>
    <SiteHeader path={path} />
    <main id="main" tabindex={-1}>
      {children}
    </main>
    <SiteFooter root={pathToRoot(path)} health={health} />
  </>
)

/** The header. On small screens the menu is a popover, which needs no script. */
const SiteHeader = ({ path }: { readonly path: string }) => (
  <header class="site-header">
    <a
      class="brand"
      href={pathToRoot(path)}
      aria-current={path === 'index.html' ? 'page' : undefined}
    >
      <Logo />
      svc
    </a>
    <Island name="search" props={{ root: pathToRoot(path) }} />
    <button type="button" class="menu-open" popovertarget="menu">
      Menu
    </button>
    <div class="site-menu" id="menu" popover="auto">
      <nav class="site-nav" aria-label="Site">
        {NAVIGATION_ITEMS.map(({ label, folders }) => (
          <a
            key={label}
            href={pathToRoot(path) + (folders[0] ?? '')}
            aria-current={getAriaCurrent(path, folders)}
          >
            {label}
          </a>
        ))}
      </nav>
      <Island name="theme" props={{}} />
    </div>
  </header>
)

function getAriaCurrent(path: string, folders: readonly string[]): 'page' | 'true' | undefined {
  if (path === `${folders[0]}index.html`) return 'page'
  return folders.some((folder) => path.startsWith(folder)) ? 'true' : undefined
}

const FOOTER_LINKS = [
  ['docs/', 'Docs'],
  ['docs/api/', 'API reference'],
  ['docs/changelog/', 'Changelog'],
  ['agents/', 'Agents'],
  ['schema/', 'Schemas'],
  ['problem/', 'Problems'],
  ['llms.txt', 'llms.txt'],
  ['v1/openapi.json', 'OpenAPI'],
  ['v1/health.json', 'Health'],
] as const

const SiteFooter = ({ root, health }: { readonly root: string; readonly health: Health }) => (
  <footer class="site-footer">
    <p>
      svc {health.version}, release <code>{health.release}</code>
    </p>
    <ul>
      {FOOTER_LINKS.map(([file, label]) => (
        <li key={file}>
          <a href={root + file}>{label}</a>
        </li>
      ))}
    </ul>
  </footer>
)
