import { basename } from 'node:path'
import {
  type DiscoveredRoute,
  type DiscoveredRoutes,
  getRouteShape,
  isAuxiliaryRoute,
  type SourceFile,
} from '../../internal/verify.ts'
import { asString, humanize } from '../../internal.ts'
import { readFramework } from '../detect/framework.ts'
import { readImportAliases } from '../detect/import-aliases.ts'
import { readPackages } from '../detect/workspace.ts'
import { mapPages } from '../discover/app-files.ts'
import { ModuleGraph } from '../discover/module-graph.ts'
import { findRoutes } from '../discover/routes.ts'
import { listSourceFiles } from '../discover/source-files.ts'
import { readText } from '../folder/files.ts'
import { readSources } from '../parse/read-sources.ts'
import type { TimeLimit } from '../parse/timed-parser.ts'

/** A page of an app that exists. */
export interface AppPage {
  /** The path in the notation of a contract. */
  readonly path: string
  /** The file of the page; its parsed form is absent if it could not be read. */
  readonly file: string
  readonly source: SourceFile | undefined
  /** The file that declares the route, if that is another one. */
  readonly declaration: SourceFile | undefined
}

/** The pages of an app that exists, and its code. */
export interface App {
  readonly name: string
  /** The language of its documents, unless that is plain English. */
  readonly locale: string | undefined
  readonly pages: readonly AppPage[]
  readonly routes: DiscoveredRoutes
  readonly files: readonly SourceFile[]
  readonly modules: ModuleGraph
}

/** Reads the app of a project; undefined if none of its routes is known. */
export async function readApp(root: string, limit: TimeLimit = {}): Promise<App | undefined> {
  const [listing, framework, packages] = await Promise.all([
    listSourceFiles(root),
    readFramework(root),
    readPackages(root),
  ])
  const { toFolder } = await readImportAliases(root, packages)
  const markup = listing.files.filter((file) => MARKUP.test(file))
  const { files } = await readSources(root, markup, new Map(), limit)
  const routes = findRoutes(listing, framework, { files, resolveAlias: toFolder })
  const bySource = new Map(files.map((file) => [file.path, file]))
  const pages = listPages(routes, new Set(listing.files), bySource)
  if (pages.length === 0) return undefined
  return {
    name: toName(asString(packages.settings.name) ?? basename(root)),
    locale: await findLocale(root, files),
    pages,
    routes,
    files,
    modules: new ModuleGraph(files, toFolder),
  }
}

const MARKUP = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html?)$/

/** Turns the name of a package into that of a product: `@acme/order-desk` is "Order desk". */
const toName = (name: string): string => humanize(name.replace(/^@[^/]*\//, '')) || 'App'

/** Lists the pages of the routes, each once. Error pages, endpoints and catch-alls are none. */
function listPages(
  routes: DiscoveredRoutes,
  known: ReadonlySet<string>,
  sources: ReadonlyMap<string, SourceFile>,
): AppPage[] {
  const pages = mapPages(routes, known)
  const firsts = new Map<string, DiscoveredRoute>()
  for (const route of routes.items) {
    const shape = getRouteShape(route.path)
    if (!isAuxiliaryRoute(route) && !firsts.has(shape)) firsts.set(shape, route)
  }
  return [...firsts].flatMap(([shape, { path, file: declaredIn }]) => {
    const file = pages[shape]
    if (file === undefined) return []
    const declaration = declaredIn === file ? undefined : sources.get(declaredIn)
    return { path: path.replace(/(.)\/$/, '$1'), file, source: sources.get(file), declaration }
  })
}

/** Files outside of markup that name the language of the documents. */
const SETTINGS = ['nuxt.config.ts', 'nuxt.config.js', 'src/app.html', 'app/app.html']

const LANGUAGE =
  /<html\b[^<>]{0,300}\blang=["']([A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?)["']|\blang:\s?["']([a-z]{2}(?:-[A-Z]{2})?)["']/

async function findLocale(root: string, files: readonly SourceFile[]): Promise<string | undefined> {
  const documents = files.filter(({ text }) => text.includes('<html')).map(({ text }) => text)
  const settings = await Promise.all(SETTINGS.map((file) => readText(root, file)))
  for (const text of [...documents, ...settings]) {
    const [, attribute, setting] = LANGUAGE.exec(text ?? '') ?? []
    const language = attribute ?? setting
    if (language !== undefined) return language === 'en' ? undefined : language
  }
  return undefined
}
