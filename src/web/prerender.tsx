import { renderToString } from 'preact-render-to-string'
import { type Client, CONTENT_TYPES, PROBLEM_CODES } from '../index.ts'
import { DEMO_FILE, loadDemo } from './demo.ts'
import { GUIDES } from './docs/index.ts'
import { dataScript, renderHtmlDocument } from './document.ts'
import { listOfflineFiles } from './offline-files.ts'
import { SiteLayout } from './parts/frame.tsx'
import { createProblemExample } from './problem-example.ts'
import { loadSiteData, type SiteData } from './site.ts'
import { pathToRoot, type View } from './view.ts'
import { agentsView } from './views/agents.tsx'
import { browseView } from './views/browse.tsx'
import { catalogView } from './views/catalog.tsx'
import { guideView } from './views/doc.tsx'
import { docsView } from './views/docs.tsx'
import { homeView } from './views/home.tsx'
import { renderNotFoundPage } from './views/not-found.tsx'
import { problemListView, problemView } from './views/problem.tsx'
import { recordViews } from './views/records.ts'
import { schemaView } from './views/schema.tsx'
import { searchView } from './views/search.tsx'
import { tryView } from './views/try.tsx'

/** The explorer's bundle: paths from the site's root. */
export interface Assets {
  readonly script: string
  readonly styles: readonly string[]
  /** Everything, what is loaded later too. */
  readonly files: readonly string[]
}

/** One file of the explorer. */
export interface Page {
  /** The file below the site's root. */
  readonly path: string
  readonly text: string
}

/** Every page of the explorer as a file, and a list of what it needs to work offline. */
export async function* pages(client: Client, assets: Assets): AsyncGenerator<Page> {
  const site = await loadSiteData(client)
  const demo = await loadDemo(client, site)
  if (demo) yield { path: DEMO_FILE, text: demo.html }
  yield renderView(homeView(site, demo), site, assets)
  for await (const view of createViews(site, client)) yield renderView(view, site, assets)
  yield { path: '404.html', text: renderNotFoundPage() }
  yield { path: 'explorer.json', text: JSON.stringify(listOfflineFiles(assets, site)) }
}

async function* createViews(site: SiteData, client: Client): AsyncGenerator<View> {
  yield searchView(site)
  for (const type of CONTENT_TYPES) yield browseView(type, site)
  yield* recordViews(site, client)
  yield tryView(site)
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
  const frame = (
    <SiteLayout path={path} health={health}>
      {main}
    </SiteLayout>
  )
  const body = renderToString(frame) + dataScript({ search: { root: pathToRoot(path) }, ...data })
  return {
    path,
    text: renderHtmlDocument({ title, description, head: createHead(path, assets), body }),
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
