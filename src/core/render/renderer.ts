import { asString } from '../json/value.ts'
import { memoizeByObject } from '../memoize.ts'
import type { AppPage } from '../packs/app-plan.ts'
import { CURRENT_PAGE_HREF, type LinkTarget, rewriteLinks } from './addresses.ts'
import type { LoadedApp } from './app.ts'
import { type Appearance, type DocumentStyles, renderDocument } from './document.ts'
import { MAIN_ID } from './main-id.ts'
import { type ComposedPage, composePage } from './page.ts'
import { createRouter, type PageFolders } from './routes.ts'

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
