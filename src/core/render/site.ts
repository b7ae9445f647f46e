import type { Lookup } from '../content/content-types.ts'
import type { AppPage } from '../essence/app/app-plan.ts'
import type { BlueprintV1 } from '../generated/types/blueprint.v1.ts'
import { asString } from '../kernel/json/value.ts'
import { memoizeByObject } from '../kernel/memoize.ts'
import { Problem } from '../kernel/problem.ts'
import type { FontFolder } from '../theme/fonts.ts'
import { createStyleFilter, layoutCss, type StyledType } from './css/layout-stylesheet.ts'
import { themeStylesheet } from './css/theme-stylesheet.ts'
import {
  type Appearance,
  type ControlScripts,
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
import { paletteCss } from './palette-commands.ts'

/** The options that all pages of an app share. */
export interface RendererOptions {
  /** The folders of the pages that links may lead to. */
  readonly folders: PageFolders
  readonly dir?: Appearance['dir']
}

/** Renders one page as a document. */
export type PageRenderer = (page: AppPage, styles: DocumentStyles) => string

/** Creates the renderer of an app's pages, with links between them. */
function createRenderer(app: LoadedApp, { folders, dir }: RendererOptions): PageRenderer {
  const route = createRouter(app)
  const compose = getPageComposer(app)
  const getLinkTarget = (from: AppPage, path: string, fragment = ''): LinkTarget | undefined => {
    const page = route(path)
    const folder = page && folders.get(page)
    if (page === undefined || folder === undefined) return undefined
    const hash = fragment && compose(page).ids.has(fragment) ? `#${fragment}` : ''
    if (page === from) return { href: hash || CURRENT_PAGE_HREF, isCurrentPage: true }
    const relativePath = pathToRoot(folders.get(from) ?? '') + folder
    return { href: `${relativePath || CURRENT_PAGE_HREF}${hash}`, isCurrentPage: false }
  }
  return (page, styles) => {
    const { title, body, ids } = compose(page)
    const home = { href: `#${MAIN_ID}`, ...getLinkTarget(page, '/') }
    const resolve = (path: string, fragment: string): LinkTarget =>
      getLinkTarget(page, path, fragment) ?? { ...home, isCurrentPage: false, isOutside: true }
    return renderDocument({
      title: `${title} · ${app.product}`,
      body: rewriteLinks(body, { resolve, ids, deadLinkHref: `#${MAIN_ID}` }),
      appearance: { ...getPageAppearance(app, page), dir },
      styles,
    })
  }
}

/** Caches composed pages; an app and its pages are immutable. */
const getPageComposer = memoizeByObject((app: LoadedApp) => {
  const composed = new Map<AppPage, ComposedPage>()
  return (page: AppPage): ComposedPage => {
    const result = composed.get(page) ?? composePage(app, page)
    composed.set(page, result)
    return result
  }
})

/** Returns the relative path from a folder to the root of its site. */
export const pathToRoot = (folder: string): string => '../'.repeat(folder.split('/').length - 1)

/** Returns the appearance that an essence declares for a page, where it differs from the theme. */
function getPageAppearance({ essence, theme }: LoadedApp, { effective }: AppPage): Appearance {
  const { shape } = essence.dna.theme
  const hasOwnShape = shape !== undefined && shape !== asString(theme?.radius?.philosophy)
  return {
    mode: effective.mode.value as Appearance['mode'],
    density: effective.density.value,
    ...(hasOwnShape ? { shape } : {}),
    ...(essence.dna.motion.preference === 'none' ? { motion: 'none' } : {}),
  }
}

/** Options for rendering the pages of an app. */
export interface PageOptions {
  /** The name of the product, for the titles of documents. */
  readonly product?: string
  /** The blueprint that the essence was composed from, for the samples that it overrides. */
  readonly blueprint?: BlueprintV1
  readonly dir?: Appearance['dir']
  /** The font files that the theme may use, and their folder relative to its style sheet. */
  readonly fonts?: FontFolder
}

/** Files that sites share, by their paths from the root of a site. */
export interface SharedFiles {
  readonly layout: string
  /** Returns the path of the style of a record that has one. */
  readonly recordStyle?: (type: StyledType, id: string) => string
  readonly script?: string
  readonly controls?: ControlScripts
}

/** Options for rendering an app as a site. */
export interface SiteOptions extends PageOptions {
  /** Absent: the site has its own files. */
  readonly shared?: SharedFiles
  /** Returns the folders of the pages. Absent: folders named after their routes. */
  readonly folders?: (app: LoadedApp) => PageFolders
}

/** The names of the style sheets at the root of a site. */
const LAYOUT_FILE = 'layout.css'
const THEME_FILE = 'theme.css'

/**
 * Renders an essence as a static site. Returns its pages and style sheets by their paths below the
 * root of the site. Throws for an invalid essence.
 *
 *
 * @example
 * import { createClient, essenceFromBlueprint, lookupFrom } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { renderSite } from '@svc/content/render'
 *
 * const client = createClient(embeddedSource())
 * const lookup = lookupFrom(client)
 * const { data: blueprint } = await client.get('blueprints', 'internal-admin')
 * const { value: essence } = await essenceFromBlueprint(blueprint, lookup)
 * const files = await renderSite(essence, lookup)
 * files.has('index.html') // => true
 */
export async function renderSite(
  essence: unknown,
  lookup: Lookup,
  options: SiteOptions = {},
): Promise<Map<string, string>> {
  return renderSiteFiles(await loadApp(essence, lookup, getAppOptions(options)), options)
}

/** Lists the paths of the files that `renderSiteFiles` renders. */
export const listSiteFiles = (app: LoadedApp, { shared, folders }: SiteOptions = {}): string[] => [
  ...[...(folders ?? getPageFolders)(app).values()].map((folder) => `${folder}index.html`),
  ...(shared ? [] : [LAYOUT_FILE]),
  THEME_FILE,
]

/** Renders the files of a site from a loaded app. */
export function renderSiteFiles(app: LoadedApp, options: SiteOptions = {}): Map<string, string> {
  const { shared } = options
  const folders = (options.folders ?? getPageFolders)(app)
  const render = createRenderer(app, { folders, ...pickDirection(options) })
  const hasStyle = createStyleFilter(listAppRecords(app))
  const pages = [...folders].map(([page, folder]): [string, string] => [
    `${folder}index.html`,
    render(page, createStylesheetLinks(folder, hasStyle, shared)),
  ])
  const layout: [string, string][] = shared ? [] : [[LAYOUT_FILE, layoutCss(listAppRecords(app))]]
  return new Map([...pages, ...layout, [THEME_FILE, getThemeStylesheet(app, options)]])
}

/** Renders one page of an essence as a document with inline styles. */
export async function renderPage(
  essence: unknown,
  page: string,
  lookup: Lookup,
  options: PageOptions = {},
): Promise<string> {
  const app = await loadApp(essence, lookup, getAppOptions(options))
  const folders = getPageFolders(app)
  const render = createRenderer(app, { folders, ...pickDirection(options) })
  return render(requirePage(app, page), {
    inline: layoutCss(listAppRecords(app)) + getThemeStylesheet(app, options),
  })
}

function requirePage(app: LoadedApp, id: string): AppPage {
  const page = findAppPage(app, id)
  if (page) return page
  throw new Problem('pack-not-found', `The essence has no page "${id}".`, {
    hint: `Its pages are ${app.pages.map((other) => other.id).join(', ')}.`,
  })
}

const getAppOptions = ({ product = 'Preview', blueprint }: PageOptions) => ({ product, blueprint })

const pickDirection = ({ dir }: PageOptions): PageOptions => (dir === undefined ? {} : { dir })

const getThemeStylesheet = (app: LoadedApp, { fonts }: PageOptions): string =>
  (app.theme ? themeStylesheet(app.theme, app.essence.dna, fonts) : '') + paletteCss(app)

function createStylesheetLinks(
  folder: string,
  hasStyle: ReturnType<typeof createStyleFilter>,
  shared?: SharedFiles,
): StylesheetLinks {
  const up = pathToRoot(folder)
  const { layout = LAYOUT_FILE, recordStyle, script, controls } = shared ?? {}
  return {
    layout: up + layout,
    ...(recordStyle && {
      recordStyle: (type, id) => (hasStyle(type, id) ? up + recordStyle(type, id) : undefined),
    }),
    theme: up + THEME_FILE,
    ...(script === undefined ? {} : { script: up + script }),
    ...(controls && { controls: moveControlScripts(controls, up) }),
  }
}

const moveControlScripts = (
  { src, behavior, tools }: ControlScripts,
  up: string,
): ControlScripts => ({
  src: up + src,
  behavior(pattern) {
    const url = behavior(pattern)
    return url === undefined ? undefined : up + url
  },
  tools: tools && Object.fromEntries(Object.entries(tools).map(([name, url]) => [name, up + url])),
})
