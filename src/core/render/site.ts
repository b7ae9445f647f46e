import type { Lookup } from '../content/content-types.ts'
import { asString } from '../json/value.ts'
import { memoizeByObject } from '../memoize.ts'
import type { AppPage } from '../packs/app-plan.ts'
import { Problem } from '../problem.ts'
import { paletteCss } from './command-palette.ts'
import { layoutCss } from './css/layout-stylesheet.ts'
import { themeStylesheet } from './css/theme-stylesheet.ts'
import {
  type Appearance,
  type DocumentStyles,
  renderDocument,
  type StylesheetLinks,
} from './document.ts'
import { MAIN_ID } from './element-ids.ts'
import {
  CURRENT_PAGE_HREF,
  createRouter,
  getPageFolders,
  type LinkTarget,
  type PageFolders,
  rewriteLinks,
} from './links.ts'
import { findAppPage, type LoadedApp, listAppRecords, loadApp } from './load-app.ts'
import { type ComposedPage, composePage } from './page.ts'

/** What the pages of one app share. */
export interface RendererOptions {
  /** Where the pages that can be reached lie. */
  readonly folders: PageFolders
  readonly dir?: Appearance['dir']
}

/** How one page is rendered. */
export type PageRenderer = (page: AppPage, styles: DocumentStyles) => string

/** Renders the pages of one app, with links that lead from one to the other. */
export function createRenderer(app: LoadedApp, { folders, dir }: RendererOptions): PageRenderer {
  const route = createRouter(app)
  const compose = getPageComposer(app)
  const addressOf = (from: AppPage, path: string, fragment = ''): LinkTarget | undefined => {
    const page = route(path)
    const folder = page && folders.get(page)
    if (page === undefined || folder === undefined) return undefined
    const part = fragment && compose(page).ids.has(fragment) ? `#${fragment}` : ''
    if (page === from) return { href: part || CURRENT_PAGE_HREF, isCurrentPage: true }
    const way = pathToRoot(folders.get(from) ?? '') + folder
    return { href: `${way || CURRENT_PAGE_HREF}${part}`, isCurrentPage: false }
  }
  return (page, styles) => {
    const { title, body, ids } = compose(page)
    const resolve = (path: string, fragment: string) => addressOf(page, path, fragment)
    const lost = addressOf(page, NOT_FOUND_PATH)
    const nowhere = lost === undefined || lost.isCurrentPage ? `#${MAIN_ID}` : lost.href
    return renderDocument({
      title: `${title} · ${app.product}`,
      body: rewriteLinks(body, { resolve, ids, deadLinkHref: nowhere }),
      appearance: { ...getPageAppearance(app, page), dir },
      styles,
    })
  }
}

/** A page is put together once, whoever asks for it. */
const getPageComposer = memoizeByObject((app: LoadedApp) => {
  const composed = new Map<AppPage, ComposedPage>()
  return (page: AppPage): ComposedPage => {
    const known = composed.get(page) ?? composePage(app, page)
    composed.set(page, known)
    return known
  }
})

/** Where links go that lead nowhere, in an app that has a page for it. */
const NOT_FOUND_PATH = '/not-found'

/** The way from a folder to the root that it lies below. */
export const pathToRoot = (folder: string): string => '../'.repeat(folder.split('/').length - 1)

/** What the essence decides for a page, where its theme would have it otherwise. */
function getPageAppearance({ essence, theme }: LoadedApp, { effective }: AppPage): Appearance {
  const { shape } = essence.dna.theme
  const isOther = shape !== undefined && shape !== asString(theme?.radius?.philosophy)
  return {
    mode: effective.mode.value as Appearance['mode'],
    density: effective.density.value,
    ...(isOther ? { shape } : {}),
    ...(essence.dna.motion.preference === 'none' ? { motion: 'none' } : {}),
  }
}

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

const getThemeStylesheet = (app: LoadedApp): string =>
  (app.theme ? themeStylesheet(app.theme, app.essence.dna) : '') + paletteCss(app)

function createStylesheetLinks(folder: string, shared: SiteOptions['shared']): StylesheetLinks {
  const up = pathToRoot(folder)
  return {
    layout: up + (shared?.layout ?? LAYOUT_FILE),
    theme: up + THEME_FILE,
    ...(shared?.script === undefined ? {} : { script: up + shared.script }),
  }
}
