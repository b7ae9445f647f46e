import { renderToString } from 'preact-render-to-string'
import { type Client, CONTENT_TYPES, PROBLEM_CODES } from '../index.ts'
import { browseView } from './browse/browse-view.tsx'
import { agentsView } from './docs/agents-view.tsx'
import { docsView } from './docs/docs-view.tsx'
import { guideView } from './docs/guide-view.tsx'
import { GUIDES } from './docs/guides.ts'
import { createProblemExample } from './docs/problem-descriptions.ts'
import { problemListView, problemView } from './docs/problem-view.tsx'
import { homeView } from './home/home-view.tsx'
import { DEMO_FILE, loadDemo } from './home/load-demo.ts'
import { dataScript, renderHtmlDocument } from './html-document.ts'
import { renderNotFoundPage } from './not-found.tsx'
import { recordViews } from './records/record-views.ts'
import { catalogView, schemaView } from './schemas/schema-views.tsx'
import { SEARCH_PAGES_FILE } from './search/page-kinds.ts'
import { listSearchPages } from './search/search-pages.ts'
import { searchView } from './search/search-view.tsx'
import { loadSiteData, type SiteData } from './site-data.ts'
import type { FontFiles } from './try/render-page.ts'
import { tryView } from './try/try-view.tsx'
import { SiteLayout } from './ui/site-layout.tsx'
import { pathToRoot, type View } from './view.ts'

/** The files of the explorer's bundle, as paths below the site root. */
export interface Assets {
  readonly script: string
  readonly styles: readonly string[]
  /** All files, including lazily loaded ones. */
  readonly files: readonly string[]
  /** The fonts of the site, for pages that are rendered in the browser. */
  readonly fonts?: FontFiles
}

/** A file of the explorer. */
export interface Page {
  /** The path below the site root. */
  readonly path: string
  /** The content. A page is rendered when this is read, so that not all are in memory. */
  readonly text: string
}

/** Returns every page of the explorer, and the list of files that it needs offline. */
export async function* pages(client: Client, assets: Assets): AsyncGenerator<Page> {
  const site = await loadSiteData(client)
  const demo = await loadDemo(client, site)
  if (demo) yield { path: DEMO_FILE, text: demo.html }
  yield renderView(homeView(site, demo), site, assets)
  for await (const view of createViews(site, client, assets)) yield renderView(view, site, assets)
  yield { path: '404.html', text: renderNotFoundPage() }
  yield toSearchPagesFile(site)
  yield { path: 'explorer.json', text: JSON.stringify(listOfflineFiles(assets, site)) }
}

/** Returns the file with the pages that the search finds next to records. */
export async function renderSearchPages(client: Client): Promise<Page> {
  return toSearchPagesFile(await loadSiteData(client))
}

const toSearchPagesFile = (site: SiteData): Page => ({
  path: SEARCH_PAGES_FILE,
  text: JSON.stringify(listSearchPages(site)),
})

async function* createViews(
  site: SiteData,
  client: Client,
  { fonts }: Pick<Assets, 'fonts'>,
): AsyncGenerator<View> {
  yield searchView(site)
  for (const type of CONTENT_TYPES) yield browseView(type, site)
  yield* recordViews(site, client)
  yield tryView(site, fonts)
  yield await agentsView(client)
  yield docsView(site)
  yield* GUIDES.map(guideView)
  yield catalogView(site)
  for (const [name, schema] of site.schemas) yield schemaView(name, schema, site)
  yield problemListView()
  for (const code of PROBLEM_CODES) yield problemView(code, await createProblemExample(code))
}

function renderView(view: View, { health }: SiteData, assets: Assets): Page {
  const { path, title, description, data = {}, main } = view
  const layout = (
    <SiteLayout path={path} health={health}>
      {main}
    </SiteLayout>
  )
  return {
    path,
    get text() {
      const script = dataScript({ search: { root: pathToRoot(path) }, ...data })
      const body = renderToString(layout) + script
      return renderHtmlDocument({ title, description, head: createHead(path, assets), body })
    },
  }
}

function createHead(path: string, { script, styles }: Assets): string[] {
  const root = pathToRoot(path)
  return [
    `<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">`,
    `<script src="${root}theme.js"></script>`,
    ...styles.map((style) => `<link rel="stylesheet" href="${root}${style}">`),
    `<script type="module" src="${root}${script}"></script>`,
  ]
}

/** The pages to cache in advance. Record pages are cached when they are visited. */
const OFFLINE_PAGES = ['', 'search/', 'try/', 'showcase/', 'docs/', 'agents/', 'schema/', 'demo/']

/** Lists the files of a release that the service worker caches in advance. */
export const listOfflineFiles = (
  assets: { readonly files: readonly string[] },
  { health }: SiteData,
) => ({
  release: health.release,
  files: [
    ...OFFLINE_PAGES,
    ...CONTENT_TYPES.map((type) => `${type}/`),
    'theme.js',
    'favicon.svg',
    SEARCH_PAGES_FILE,
    ...assets.files,
  ],
})
