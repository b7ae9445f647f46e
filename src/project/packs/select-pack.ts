import type { Client, Essence } from '../../index.ts'
import { nearest } from '../../internal.ts'
import type { PackManifest, SelectableType, SelectedPack } from '../../packs.ts'
import { type EssenceInput, readEssenceInput } from '../contract/essence-input.ts'
import type { Environment } from '../environment.ts'
import { EXIT, OperationError } from '../errors.ts'
import { readText } from '../folder/files.ts'
import { CONTEXT_FOLDER, findProject, type Project } from '../folder/project.ts'
import { openContent } from '../registry/content.ts'
import { readCompileOptions } from './owned-files.ts'

/** Which pack to compile. */
export interface PackInput extends EssenceInput {
  readonly pack_type: SelectableType
  /** The id of a section, page or mutation. */
  readonly id?: string | undefined
  /** The route of a page, instead of its id. */
  readonly route?: string | undefined
  readonly namespace?: string | undefined
}

/** A selected pack of any kind, or the manifest. */
export type AnyPack = SelectedPack<SelectableType>

/** Compiles one pack of an essence. */
export async function selectPack(environment: Environment, input: PackInput): Promise<AnyPack> {
  const project = await findProject(environment)
  const essence = await readEssenceInput(environment, project, input)
  const { client } = await openContent(environment, project)
  return selectWith({ client, essence, project }, input)
}

interface PackContext {
  readonly client: Client
  readonly essence: Essence
  readonly project: Project
}

/** Compiles one pack of an essence that is already read. */
export async function selectWith(
  { client, essence, project }: PackContext,
  { pack_type, id: packId, route, namespace }: Omit<PackInput, 'essence' | 'path'>,
): Promise<AnyPack> {
  const id = packId ?? (await findPackId(client, { essence, kind: pack_type, route }))
  const request = { essence, pack_type, ...(id === undefined ? {} : { id }) }
  return client.select(request, { ...(await readCompileOptions(project)), namespace })
}

/** Shortens a selected pack to its Markdown, its entry in the manifest and its diagnostics. */
export const summarizePack = ({
  selector,
  manifest,
  pack,
  diagnostics,
  digest,
}: AnyPack): object => ({
  selector,
  manifest,
  pack: pack && { packType: pack.packType, renderedMarkdown: pack.renderedMarkdown },
  diagnostics,
  digest,
})

/** The Markdown of a pack, and whether the file in the project has the same text. */
export interface PackText {
  readonly pack_type: string
  readonly id: string | null
  readonly digest: string
  /** The file of the pack; null if the project has no such file. */
  readonly file: string | null
  /** True if the file differs from the pack; null if there is no file. */
  readonly stale: boolean | null
  readonly markdown: string
}

/** Compares a pack with its file, and returns its Markdown. A manifest has none. */
export async function readPackText(
  environment: Environment,
  { selector, pack, manifest, digest = '' }: AnyPack,
): Promise<PackText | PackManifest> {
  if (!pack) return manifest
  const { root } = await findProject(environment)
  const { packType, id } = selector
  // The manifest of a selected pack lists that pack alone.
  const [entry] = listEntries(manifest, packType)
  const name = entry?.markdown
  const file = `${CONTEXT_FOLDER}/${name}`
  const written = name === undefined ? undefined : await readText(root, file)
  const markdown = pack.renderedMarkdown
  return {
    pack_type: packType,
    id: id ?? null,
    digest: entry?.digest ?? digest,
    file: written === undefined ? null : file,
    // A checkout may have other line endings.
    stale: written === undefined ? null : written.replaceAll('\r\n', '\n') !== markdown,
    markdown,
  }
}

type ManifestEntry = NonNullable<PackManifest['scaffold']>

/** Lists the packs of a kind. */
export function listEntries(
  manifest: PackManifest,
  kind: SelectableType,
): readonly ManifestEntry[] {
  const { scaffold, review, sections, pages, mutations } = manifest
  const entries = { scaffold, review, section: sections, page: pages, mutation: mutations }
  return kind === 'manifest' ? [] : [entries[kind] ?? []].flat()
}

interface PackQuery {
  readonly essence: Essence
  readonly kind: SelectableType
  readonly route: string | undefined
}

const SINGLE_KINDS: readonly string[] = ['manifest', 'scaffold', 'review']

const MAX_IDS = 40

/** Returns the id of the page with a route. Throws if a kind has several packs and no id. */
async function findPackId(client: Client, query: PackQuery): Promise<string | undefined> {
  const { essence, kind, route } = query
  if (SINGLE_KINDS.includes(kind) && route === undefined) return undefined
  const { manifest } = await client.select({ essence, pack_type: 'manifest' })
  if (route !== undefined) return findPageByRoute({ ...query, route }, manifest)
  const ids = listEntries(manifest, kind).map(({ id }) => id)
  const shown = ids.slice(0, MAX_IDS).join(', ')
  throw new OperationError('usage', `Missing the id of the ${kind}.`, {
    hint: `Available ids: ${shown}${ids.length > MAX_IDS ? ` and ${ids.length - MAX_IDS} more` : ''}.`,
  })
}

/** Returns the id of the page with a route. */
function findPageByRoute(
  { kind, essence, route }: PackQuery & { readonly route: string },
  manifest: PackManifest,
): string {
  if (kind !== 'page') {
    throw new OperationError('usage', `A ${kind} pack has no route.`, {
      hint: `Use npx @svc/content pack page --route ${route}.`,
    })
  }
  const entry = manifest.pages.find((page) => page.route === route)
  if (entry) return entry.id
  const routes = essence.blueprint.routes ?? {}
  const alias = Object.hasOwn(routes, route) ? routes[route] : undefined
  if (alias) return `${alias.section}/${alias.page}`
  const known = [...manifest.pages.flatMap((page) => page.route ?? []), ...Object.keys(routes)]
  throw routeNotFound(route, [...new Set(known)])
}

function routeNotFound(route: string, known: readonly string[]): OperationError {
  const suggestions = nearest(route, known)
  return new OperationError('route-not-found', `No page has the route ${route}.`, {
    exit: EXIT.notFound,
    suggestions,
    hint:
      suggestions.length > 0
        ? `Did you mean ${suggestions.join(' or ')}?`
        : `Available routes: ${known.slice(0, MAX_IDS).join(', ')}.`,
  })
}
