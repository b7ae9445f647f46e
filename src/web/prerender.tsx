import { renderToString } from 'preact-render-to-string'
import { type Client, CONTENT_TYPES, PROBLEM_CODES } from '../index.ts'
import { browseView } from './browse/browse-view.tsx'
import { agentsView } from './docs/agents-view.tsx'
import {
  apiReferenceView,
  listApiContents,
  listOperationContents,
  operationView,
  toOperationLinks,
} from './docs/api/api-views.tsx'
import { changelogView, listChangelogContents } from './docs/changelog-view.tsx'
import { CHANGES_FEED, renderChangesFeed } from './docs/changes-feed.ts'
import { type ContentsEntry, withDocsLayout } from './docs/docs-layout.tsx'
import { listDocsGroups } from './docs/docs-navigation.ts'
import { docsView } from './docs/docs-view.tsx'
import { guideView, listGuideContents } from './docs/guide-view.tsx'
import { GUIDES } from './docs/guides.ts'
import { createProblemExample } from './docs/problem-descriptions.ts'
import { problemListView, problemView } from './docs/problem-view.tsx'
import { homeView } from './home/home-view.tsx'
import { DEMO_FILE, type DemoContent, loadDemo } from './home/load-demo.ts'
import { dataScript, renderHtmlDocument } from './html-document.ts'
import { renderNotFoundPage } from './layout/not-found.tsx'
import { OFFLINE_PAGE, offlineView } from './layout/offline-view.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { recordViews } from './records/record-views.ts'
import { catalogView, schemaView } from './schemas/schema-views.tsx'
import { SEARCH_PAGES_FILE } from './search/page-kinds.ts'
import { listSearchPages } from './search/search-pages.ts'
import { searchView } from './search/search-view.tsx'
import { loadSiteData, type SiteData } from './site-data.ts'
import { createMetaTags, renderSitemap, SITEMAP, type SiteMeta, WEB_MANIFEST } from './site-meta.ts'
import { briefView } from './try/brief-view.tsx'
import type { FontFiles } from './try/render-page.ts'
import { tryView } from './try/try-view.tsx'
import { pathToRoot, type View } from './view.ts'

export { type CodeRecords, codeFiles, readCodeRecords } from './code/code-files.ts'

/** The files that pages refer to, as paths below the site root. */
export interface Assets {
  readonly script: string
  readonly styles: readonly string[]
  /** All files, including lazily loaded ones. */
  readonly files: readonly string[]
  /** The names of the thumbnails, below `thumbnails/`. */
  readonly thumbnails?: ReadonlySet<string>
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
export async function* pages(
  client: Client,
  assets: Assets,
  meta: SiteMeta = {},
): AsyncGenerator<Page> {
  const site = await loadSiteData(client, assets.thumbnails)
  const demo = await loadDemo(client, site)
  if (demo) yield { path: DEMO_FILE, text: demo.html }
  const paths: string[] = []
  for await (const view of createViews(site, client, { demo, fonts: assets.fonts })) {
    if (view.path !== OFFLINE_PAGE) paths.push(view.path)
    yield renderView(view, site, { assets, meta })
  }
  yield { path: '404.html', text: renderNotFoundPage(meta.siteUrl) }
  yield {
    path: CHANGES_FEED,
    text: renderChangesFeed(await client.changes(), meta.siteUrl),
  }
  if (meta.siteUrl) yield { path: SITEMAP, text: renderSitemap(meta.siteUrl, paths) }
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

interface ViewInput {
  readonly demo: DemoContent | undefined
  readonly fonts: FontFiles | undefined
}

async function* createViews(
  site: SiteData,
  client: Client,
  { demo, fonts }: ViewInput,
): AsyncGenerator<View> {
  yield homeView(site, demo)
  yield searchView(site)
  for (const type of CONTENT_TYPES) yield browseView(type, site)
  yield* recordViews(site, client)
  yield tryView(site, fonts)
  yield briefView(site, fonts)
  yield* createDocsViews(site, client)
  yield offlineView()
}

/** Creates the pages that share the sidebar of the docs. */
async function* createDocsViews(site: SiteData, client: Client): AsyncGenerator<View> {
  const { operations } = site
  const groups = listDocsGroups(toOperationLinks(operations))
  const inDocs = (view: View, contents?: readonly ContentsEntry[]): View =>
    withDocsLayout(view, { groups, ...(contents && { contents }) })
  yield inDocs(docsView(site))
  for (const guide of GUIDES) yield inDocs(guideView(guide), listGuideContents(guide))
  yield inDocs(await agentsView(client))
  yield inDocs(apiReferenceView(operations), listApiContents(operations))
  for (const operation of operations) {
    yield inDocs(operationView(operation, site), listOperationContents(operation))
  }
  yield inDocs(catalogView(site))
  for (const [name, schema] of site.schemas) yield inDocs(schemaView(name, schema, site))
  yield inDocs(await changelogView(client, site.health), listChangelogContents())
  yield inDocs(problemListView())
  for (const code of PROBLEM_CODES) {
    yield inDocs(problemView(code, await createProblemExample(code, client)))
  }
}

interface HeadOptions {
  readonly assets: Assets
  readonly meta: SiteMeta
}

function renderView(view: View, { health }: SiteData, { assets, meta }: HeadOptions): Page {
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
      const head = [...createMetaTags(view, meta), ...createHead(path, assets)]
      return renderHtmlDocument({ title, description, head, body })
    },
  }
}

function createHead(path: string, { script, styles }: Assets): string[] {
  const root = pathToRoot(path)
  return [
    `<script src="${root}theme.js"></script>`,
    ...styles.map((style) => `<link rel="stylesheet" href="${root}${style}">`),
    `<script type="module" src="${root}${script}"></script>`,
  ]
}

/** The pages to cache in advance. Record pages are cached when they are visited. */
const OFFLINE_PAGES = [
  '',
  'search/',
  'try/',
  'try/brief/',
  'showcase/',
  'docs/',
  'agents/',
  'schema/',
  'demo/',
  'offline/',
]

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
    'favicon.ico',
    WEB_MANIFEST,
    SEARCH_PAGES_FILE,
    ...assets.files,
  ],
})
