import type { Lookup } from '../content/content-types.ts'
import type { AppPage } from '../packs/app-plan.ts'
import { Problem } from '../problem.ts'
import { findAppPage, type LoadedApp, listAppRecords, loadApp } from './app.ts'
import type { Appearance, StylesheetLinks } from './document.ts'
import { createRenderer, pathToRoot } from './renderer.ts'
import { getPageFolders, type PageFolders } from './routes.ts'
import { layoutCss } from './stylesheet.ts'
import { themeStylesheet } from './theme-stylesheet.ts'

/** How the pages of an app are rendered. */
export interface PageOptions {
  /** The name of the product in titles. */
  readonly product?: string
  readonly dir?: Appearance['dir']
}

/** How a site is rendered. */
export interface SiteOptions extends PageOptions {
  /** Files that the site shares with others, by their way from its root; absent: it has its own. */
  readonly shared?: { readonly layout: string; readonly script?: string }
  /** Where the pages lie; by their routes when absent. */
  readonly folders?: (app: LoadedApp) => PageFolders
}

/** The names of the style sheets at the root of a site. */
const LAYOUT_FILE = 'layout.css'
const THEME_FILE = 'theme.css'

/**
 * Every page of an essence as a file of a site that links them, by its path below the site's root,
 * with the style sheets that they share. A document that is no essence is refused.
 */
export async function renderSite(
  essence: unknown,
  lookup: Lookup,
  options: SiteOptions = {},
): Promise<Map<string, string>> {
  return renderSiteFiles(await loadApp(essence, lookup, options.product ?? 'Preview'), options)
}

/** The files of a site, once everything that it is made of has been read. */
export function renderSiteFiles(app: LoadedApp, options: SiteOptions = {}): Map<string, string> {
  const { shared, folders: place = getPageFolders } = options
  const folders = place(app)
  const render = createRenderer(app, { folders, ...pickDirection(options) })
  const pages = [...folders].map(([page, folder]): [string, string] => [
    `${folder}index.html`,
    render(page, createStylesheetLinks(folder, shared)),
  ])
  const layout: [string, string][] = shared ? [] : [[LAYOUT_FILE, layoutCss(listAppRecords(app))]]
  return new Map([...pages, ...layout, [THEME_FILE, getThemeStylesheet(app)]])
}

/** One page of an essence as a document with its styles inside it. */
export async function renderPage(
  essence: unknown,
  page: string,
  lookup: Lookup,
  options: PageOptions = {},
): Promise<string> {
  const app = await loadApp(essence, lookup, options.product ?? 'Preview')
  const folders = getPageFolders(app)
  const render = createRenderer(app, { folders, ...pickDirection(options) })
  return render(requirePage(app, page), {
    inline: layoutCss(listAppRecords(app)) + getThemeStylesheet(app),
  })
}

function requirePage(app: LoadedApp, id: string): AppPage {
  const found = findAppPage(app, id)
  if (found) return found
  throw new Problem('pack-not-found', `The essence has no page "${id}".`, {
    hint: `Its pages are ${app.pages.map((page) => page.id).join(', ')}.`,
  })
}

const pickDirection = ({ dir }: PageOptions): PageOptions => (dir === undefined ? {} : { dir })

const getThemeStylesheet = ({ theme, essence }: LoadedApp): string =>
  theme ? themeStylesheet(theme, essence.dna) : ''

function createStylesheetLinks(folder: string, shared: SiteOptions['shared']): StylesheetLinks {
  const up = pathToRoot(folder)
  return {
    layout: up + (shared?.layout ?? LAYOUT_FILE),
    theme: up + THEME_FILE,
    ...(shared?.script === undefined ? {} : { script: up + shared.script }),
  }
}
