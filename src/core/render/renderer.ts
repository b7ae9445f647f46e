import { asString } from '../content/fields.ts'
import { memoizeByObject } from '../once-for-each.ts'
import type { AppPage } from '../packs/app.ts'
import { setAddresses, type Target, THIS_PAGE } from './addresses.ts'
import type { RenderedApp } from './app.ts'
import { type Look, renderDocument, type Styles } from './document.ts'
import { MAIN } from './main-id.ts'
import { type ComposedPage, composePage } from './page.ts'
import { createRouter, type Folders } from './routes.ts'

/** What the pages of one app share. */
export interface RendererOptions {
  /** Where the pages that can be reached lie. */
  readonly folders: Folders
  readonly dir?: Look['dir']
}

/** How one page is rendered. */
export type RenderOnePage = (page: AppPage, styles: Styles) => string

/** Renders the pages of one app, with links that lead from one to the other. */
export function createRenderer(app: RenderedApp, { folders, dir }: RendererOptions): RenderOnePage {
  const route = createRouter(app)
  const compose = composerOf(app)
  const addressOf = (from: AppPage, path: string, fragment = ''): Target | undefined => {
    const page = route(path)
    const folder = page && folders.get(page)
    if (page === undefined || folder === undefined) return undefined
    const part = fragment && compose(page).ids.has(fragment) ? `#${fragment}` : ''
    if (page === from) return { href: part || THIS_PAGE, isHere: true }
    const way = upFrom(folders.get(from) ?? '') + folder
    return { href: `${way || THIS_PAGE}${part}`, isHere: false }
  }
  return (page, styles) => {
    const { title, body, ids } = compose(page)
    const resolve = (path: string, fragment: string) => addressOf(page, path, fragment)
    const lost = addressOf(page, LOST)
    const nowhere = lost === undefined || lost.isHere ? `#${MAIN}` : lost.href
    return renderDocument({
      title: `${title} · ${app.product}`,
      body: setAddresses(body, { resolve, ids, nowhere }),
      look: { ...lookOf(app, page), dir },
      styles,
    })
  }
}

/** A page is put together once, whoever asks for it. */
const composerOf = memoizeByObject((app: RenderedApp) => {
  const composed = new Map<AppPage, ComposedPage>()
  return (page: AppPage): ComposedPage => {
    const known = composed.get(page) ?? composePage(app, page)
    composed.set(page, known)
    return known
  }
})

/** Where links go that lead nowhere, in an app that has a page for it. */
const LOST = '/not-found'

/** The way from a folder to the root that it lies below. */
export const upFrom = (folder: string): string => '../'.repeat(folder.split('/').length - 1)

/** What the essence decides for a page, where its theme would have it otherwise. */
function lookOf({ essence, theme }: RenderedApp, { effective }: AppPage): Look {
  const { shape } = essence.dna.theme
  const isOther = shape !== undefined && shape !== asString(theme?.radius?.philosophy)
  return {
    mode: effective.mode.value as Look['mode'],
    density: effective.density.value,
    ...(isOther ? { shape } : {}),
    ...(essence.dna.motion.preference === 'none' ? { motion: 'none' } : {}),
  }
}
