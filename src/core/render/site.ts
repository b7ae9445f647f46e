import type { Lookup } from '../content/lookup.ts'
import type { AppPage } from '../packs/app.ts'
import { Problem } from '../problem.ts'
import { pageOf, type RenderedApp, readApp, recordsOf } from './app.ts'
import type { Links, Look } from './document.ts'
import { createRenderer, upFrom } from './renderer.ts'
import { type Folders, foldersByRoute } from './routes.ts'
import { layoutCss } from './stylesheet.ts'
import { themeStylesheet } from './theme-stylesheet.ts'

/** How the pages of an app are rendered. */
export interface PageOptions {
  /** The name of the product in titles. */
  readonly product?: string
  readonly dir?: Look['dir']
}

/** How a site is rendered. */
export interface SiteOptions extends PageOptions {
  /** Files that the site shares with others, by their way from its root; absent: it has its own. */
  readonly shared?: { readonly layout: string; readonly script?: string }
  /** Where the pages lie; by their routes when absent. */
  readonly folders?: (app: RenderedApp) => Folders
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
  return siteFiles(await readApp(essence, lookup, options.product ?? 'Preview'), options)
}

/** The files of a site, once everything that it is made of has been read. */
export function siteFiles(app: RenderedApp, options: SiteOptions = {}): Map<string, string> {
  const { shared, folders: place = foldersByRoute } = options
  const folders = place(app)
  const render = createRenderer(app, { folders, ...direction(options) })
  const pages = [...folders].map(([page, folder]): [string, string] => [
    `${folder}index.html`,
    render(page, linksFrom(folder, shared)),
  ])
  const layout: [string, string][] = shared ? [] : [[LAYOUT_FILE, layoutCss(recordsOf(app))]]
  return new Map([...pages, ...layout, [THEME_FILE, themeOf(app)]])
}

/** One page of an essence as a document with its styles inside it. */
export async function renderPage(
  essence: unknown,
  page: string,
  lookup: Lookup,
  options: PageOptions = {},
): Promise<string> {
  const app = await readApp(essence, lookup, options.product ?? 'Preview')
  const folders = foldersByRoute(app)
  const render = createRenderer(app, { folders, ...direction(options) })
  return render(findPage(app, page), { inline: layoutCss(recordsOf(app)) + themeOf(app) })
}

function findPage(app: RenderedApp, id: string): AppPage {
  const found = pageOf(app, id)
  if (found) return found
  throw new Problem('pack-not-found', `The essence has no page "${id}".`, {
    hint: `Its pages are ${app.pages.map((page) => page.id).join(', ')}.`,
  })
}

const direction = ({ dir }: PageOptions): PageOptions => (dir === undefined ? {} : { dir })

const themeOf = ({ theme, essence }: RenderedApp): string =>
  theme ? themeStylesheet(theme, essence.dna) : ''

function linksFrom(folder: string, shared: SiteOptions['shared']): Links {
  const up = upFrom(folder)
  return {
    layout: up + (shared?.layout ?? LAYOUT_FILE),
    theme: up + THEME_FILE,
    ...(shared?.script === undefined ? {} : { script: up + shared.script }),
  }
}
