import { textOf } from '../content/fields.ts'
import type { Lookup } from '../content/lookup.ts'
import type { AppPage } from '../packs/app.ts'
import { Problem } from '../problem.ts'
import { setAddresses, type Target, THIS_PAGE } from './addresses.ts'
import { pageOf, type RenderedApp, readApp, recordsOf } from './app.ts'
import { type Links, type Look, renderDocument, type Styles } from './document.ts'
import { MAIN } from './frame.ts'
import { type ComposedPage, composePage } from './page.ts'
import { createRouter, type Folders, foldersByRoute } from './routes.ts'
import { layoutCss } from './stylesheet.ts'
import { themeStylesheet } from './theme-stylesheet.ts'

/** How the pages of an app are rendered. */
export interface SiteOptions {
  /** The name of the product in titles. */
  readonly product?: string
  readonly dir?: 'ltr' | 'rtl'
  /** Where files that the site shares with others lie, from its root; absent: it has its own. */
  readonly shared?: { readonly layout: string; readonly script?: string }
  /** Where the pages lie; by their routes when absent. */
  readonly folders?: (app: RenderedApp) => Folders
}

/** The names of the style sheets at the root of a site. */
const LAYOUT_FILE = 'layout.css'
const THEME_FILE = 'theme.css'

/**
 * Every page of an essence as a file of a site that links them, by its path below the site's root,
 * with the style sheets that the pages share. A document that is no essence is refused.
 */
export async function renderSite(
  essence: unknown,
  lookup: Lookup,
  options: SiteOptions = {},
): Promise<Map<string, string>> {
  const app = await readApp(essence, lookup, options.product ?? 'Preview')
  const { folders, render } = createRenderer(app, options)
  const pages = app.pages.map((page): [string, string] => [
    `${folders.get(page)}index.html`,
    render(page, linksFrom(folders.get(page) ?? '', options)),
  ])
  return new Map([
    ...pages,
    [THEME_FILE, themeOf(app)],
    ...(options.shared ? [] : [[LAYOUT_FILE, layoutCss(recordsOf(app))] as [string, string]]),
  ])
}

/** One page of an essence as a document with its styles inside it. */
export async function renderPage(
  essence: unknown,
  page: string,
  lookup: Lookup,
  options: SiteOptions = {},
): Promise<string> {
  const app = await readApp(essence, lookup, options.product ?? 'Preview')
  const found = pageOf(app, page)
  if (found === undefined) {
    const ids = app.pages.map(({ id }) => id).join(', ')
    throw new Problem('pack-not-found', `The essence has no page "${page}".`, {
      hint: `Its pages are ${ids}.`,
    })
  }
  const { render } = createRenderer(app, options)
  return render(found, { inline: layoutCss(recordsOf(app)) + themeOf(app) })
}

const themeOf = ({ theme, essence }: RenderedApp): string =>
  theme ? themeStylesheet(theme, essence.dna) : ''

const upFrom = (folder: string): string => '../'.repeat(folder.split('/').length - 1)

function linksFrom(folder: string, { shared }: SiteOptions): Links {
  const up = upFrom(folder)
  return {
    layout: up + (shared?.layout ?? LAYOUT_FILE),
    theme: up + THEME_FILE,
    ...(shared?.script === undefined ? {} : { script: up + shared.script }),
  }
}

/** Renders pages of one app; each is put together once, however many link to it. */
function createRenderer(app: RenderedApp, { dir, folders: place = foldersByRoute }: SiteOptions) {
  const folders = place(app)
  const route = createRouter(app)
  const composed = new Map<AppPage, ComposedPage>()
  const compose = (page: AppPage): ComposedPage => {
    const known = composed.get(page) ?? composePage(app, page)
    composed.set(page, known)
    return known
  }
  const render = (page: AppPage, styles: Styles): string => {
    const { title, body, ids } = compose(page)
    const up = upFrom(folders.get(page) ?? '')
    const resolve = (path: string, fragment: string): Target | undefined => {
      const target = route(path)
      if (target === undefined) return undefined
      const part = fragment && compose(target).ids.has(fragment) ? `#${fragment}` : ''
      if (target === page) return { href: part || THIS_PAGE, isHere: true }
      return { href: `${up}${folders.get(target)}${part}` || THIS_PAGE, isHere: false }
    }
    const lost = route('/not-found')
    const nowhere = lost && lost !== page ? (resolve('/not-found', '')?.href ?? '') : `#${MAIN}`
    return renderDocument({
      title: `${title} · ${app.product}`,
      body: setAddresses(body, { resolve, ids, nowhere }),
      look: { ...lookOf(app, page), dir },
      styles,
    })
  }
  return { folders, render }
}

/** What the essence decides for a page, where its theme would have it otherwise. */
function lookOf({ essence, theme }: RenderedApp, page: AppPage): Look {
  const { density, mode } = page.effective
  const { shape } = essence.dna.theme
  return {
    mode: mode.value as Look['mode'],
    density: density.value,
    ...(shape !== undefined && shape !== textOf(theme?.radius?.philosophy) ? { shape } : {}),
    ...(essence.dna.motion.preference === 'none' ? { motion: 'none' } : {}),
  }
}
