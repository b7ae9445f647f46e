import { renderToString } from 'preact-render-to-string'
import { type Client, CONTENT_TYPES, PROBLEM_CODES } from '../index.ts'
import { DEMO_FILE, readDemo } from './demo.ts'
import { DOCS } from './docs/index.ts'
import { dataScript, documentOf } from './document.ts'
import { offlineFiles } from './offline-files.ts'
import { Frame } from './parts/frame.tsx'
import { problemExample } from './problem-example.ts'
import { readSite, type Site } from './site.ts'
import { rootOf, type View } from './view.ts'
import { agentsView } from './views/agents.tsx'
import { browseView } from './views/browse.tsx'
import { catalogView } from './views/catalog.tsx'
import { docView } from './views/doc.tsx'
import { docsView } from './views/docs.tsx'
import { homeView } from './views/home.tsx'
import { notFoundDocument } from './views/not-found.tsx'
import { problemsView, problemView } from './views/problem.tsx'
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
  const site = await readSite(client)
  const demo = await readDemo(client, site)
  if (demo) yield { path: DEMO_FILE, text: demo.html }
  yield render(homeView(site, demo), site, assets)
  for await (const view of views(site, client)) yield render(view, site, assets)
  yield { path: '404.html', text: notFoundDocument() }
  yield { path: 'explorer.json', text: JSON.stringify(offlineFiles(assets, site)) }
}

async function* views(site: Site, client: Client): AsyncGenerator<View> {
  yield searchView(site)
  for (const type of CONTENT_TYPES) yield browseView(type, site)
  yield* recordViews(site, client)
  yield tryView(site)
  yield await agentsView(client)
  yield docsView(site)
  yield* DOCS.map(docView)
  yield catalogView(site)
  for (const [name, schema] of site.schemas) yield schemaView(name, schema, site)
  yield problemsView()
  for (const code of PROBLEM_CODES) yield problemView(code, await problemExample(code))
}

function render(view: View, { health }: Site, assets: Assets): Page {
  const { path, title, description, data = {}, main } = view
  const frame = (
    <Frame path={path} health={health}>
      {main}
    </Frame>
  )
  const body = renderToString(frame) + dataScript({ search: { root: rootOf(path) }, ...data })
  return { path, text: documentOf({ title, description, head: headOf(path, assets), body }) }
}

function headOf(path: string, { script, styles }: Assets): string[] {
  const root = rootOf(path)
  return [
    `<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">`,
    `<script src="${root}theme.js"></script>`,
    ...styles.map((style) => `<link rel="stylesheet" href="${root}${style}">`),
    `<script type="module" src="${root}${script}"></script>`,
  ]
}
