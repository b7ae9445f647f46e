import { ESSENCE_SCHEMA, type Essence } from '../core/essence/version.ts'
import type { ExecutionPackBundleV1 } from '../core/generated/types/execution-pack-bundle.v1.ts'
import { nearest } from '../core/kernel/nearest.ts'
import { isProblem, Problem } from '../core/kernel/problem.ts'
import { type ListedPack, listPacks, SELECTABLE } from '../core/packs/manifest.ts'
import type { PackKind } from '../core/packs/pack.ts'
import type { Client } from './client.ts'
import { lookupFrom } from './client-lookup.ts'
import { textShape } from './documents.ts'
import { computeInOneRelease, releaseMismatch, retryOnMismatch } from './one-release.ts'
import type { PackRequest } from './pack-requests.ts'
import { parameterNames } from './parameters.ts'
import { API_ROOT } from './paths.ts'
import { get, type Route, schemaUrl } from './route.ts'

const COMPILE_ELSEWHERE =
  'not served. The module, the command line and the service worker compile; the packs of blueprints are files in `/packs/blueprints/`.'

/** Creates the essence that a project starts with if it is based on a blueprint. */
const createBlueprintEssence = async (client: Client, slug: string): Promise<Essence> =>
  (await retryOnMismatch(() => composeBlueprint(client, slug))).essence

/** Creates the essence of a blueprint from records of one release, and returns that release. */
async function composeBlueprint(client: Client, slug: string) {
  const { essenceFromBlueprint } = await import('../core/essence/compose/from-blueprint.ts')
  const source = { ...client, publishedRelease: async () => undefined }
  return computeInOneRelease(source, async (reader) => {
    const { data, release } = await reader.get('blueprints', slug)
    const result = await essenceFromBlueprint(data, lookupFrom(reader))
    if (result.ok) return { essence: result.value, release }
    throw new Problem('essence-invalid', `The blueprint "${slug}" makes no valid essence.`, {
      issues: result.issues,
    })
  })
}

/** The bundles of a release by slug. */
interface ReleaseBundles {
  readonly release: string | undefined
  readonly bundles: Map<string, Promise<ExecutionPackBundleV1>>
}

/**
 * Bundles by client, so that all files of a blueprint come from one compilation. Those of another
 * release are dropped, and all are freed with their client.
 */
const bundleCache = new WeakMap<Client, ReleaseBundles>()

/** Compiles the packs of a blueprint's essence. */
async function compileBlueprint(client: Client, slug: string): Promise<ExecutionPackBundleV1> {
  const { release } = await client.get('blueprints', slug)
  const cached = bundleCache.get(client)
  const { bundles } = cached?.release === release && cached ? cached : { bundles: new Map() }
  bundleCache.set(client, { release, bundles })
  const bundle = bundles.get(slug) ?? retryOnMismatch(() => compileComposedBlueprint(client, slug))
  bundles.set(slug, bundle)
  bundle.catch(() => bundles.delete(slug))
  return bundle
}

/** Compiles a blueprint. Its essence and its packs must be of one release. */
async function compileComposedBlueprint(
  client: Client,
  slug: string,
): Promise<ExecutionPackBundleV1> {
  const { essence, release } = await composeBlueprint(client, slug)
  const bundle = await client.compile(essence)
  const compiled = bundle.provenance?.release
  if (release === undefined || compiled === undefined || compiled === release) return bundle
  throw releaseMismatch([release, compiled])
}

/** Lists the public blueprints that compile; a third-party blueprint may lack records. */
async function listCompilableBlueprints(client: Client): Promise<string[]> {
  const { items } = await client.all('blueprints')
  const slugs = items.map(async ({ slug }) => {
    try {
      await compileBlueprint(client, slug)
      return [slug]
    } catch (error) {
      if (isProblem(error) && error.code === 'essence-invalid') return []
      throw error
    }
  })
  return (await Promise.all(slugs)).flat()
}

/** Returns the Markdown of every pack of a bundle, by its file name without the extension. */
function packMarkdownByName(bundle: ExecutionPackBundleV1): ReadonlyMap<string, string> {
  return new Map(
    listPacks(bundle).map(({ entry, pack }) => [
      entry.markdown.replace(/\.md$/, ''),
      pack.renderedMarkdown,
    ]),
  )
}

/** Returns a pack of a blueprint as Markdown. */
async function getBlueprintPackMarkdown(
  client: Client,
  slug: string,
  name: string,
): Promise<string> {
  const texts = packMarkdownByName(await compileBlueprint(client, slug))
  const text = texts.get(name)
  if (text !== undefined) return text
  const near = nearest(name, [...texts.keys()])
  throw new Problem('pack-not-found', `The blueprint "${slug}" has no pack "${name}".`, {
    hint: near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Its bundle lists them all.',
    extensions: { nearest: near },
  })
}

/** Returns a Markdown list of a blueprint's packs, each with a link. */
async function blueprintPackIndex(client: Client, slug: string): Promise<string> {
  const { data } = await client.get('blueprints', slug)
  const packs = listPacks(await compileBlueprint(client, slug))
  const line = ({ entry: { id, markdown, route, tokens } }: ListedPack): string =>
    `- [${id}](${slug}/${markdown})${route ? ` at \`${route}\`` : ''}${tokens ? `, ${tokens} tokens` : ''}`
  const group = (title: string, kinds: readonly PackKind[]): string[] => [
    `## ${title}`,
    ...packs.filter(({ kind }) => kinds.includes(kind)).map(line),
    '',
  ]
  return [
    `# Packs of ${data.name}`,
    '',
    `Compiled from [its essence](${slug}.essence.json).`,
    '',
    ...group('App', ['scaffold', 'review']),
    ...group('Sections', ['section']),
    ...group('Pages', ['page']),
    ...group('Changes', ['mutation']),
  ].join('\n')
}

const BLUEPRINT_PACKS_PATH = `${API_ROOT}/packs/blueprints`

const ESSENCE_SCHEMA_REF = { $ref: `../schemas/${ESSENCE_SCHEMA}` }

const post = (
  path: string,
  route: Pick<Route, 'summary' | 'onFileHost' | 'describedby' | 'requestBody' | 'handle'>,
): Route => ({
  path,
  method: 'POST',
  cache: 'packs',
  compiles: true,
  parameters: parameterNames('packs'),
  alternative:
    'Where there is no server, compile with the module (@svc/content/packs) or with `npx @svc/content compile`; the packs of every blueprint lie under packs/blueprints/.',
  ...route,
  listPaths: async () => [],
})

/** Returns the routes that compile packs, and those of the compiled packs of blueprints. */
export function packRoutes(): Route[] {
  const blueprintRoute = (
    extension: string,
    route: Omit<Route, 'path' | 'method' | 'cache' | 'listPaths'>,
  ) =>
    get(`${BLUEPRINT_PACKS_PATH}/{slug}${extension}`, {
      cache: 'content',
      compiles: true,
      ...route,
      listPaths: async ({ client }) =>
        (await listCompilableBlueprints(client)).map(
          (slug) => `${BLUEPRINT_PACKS_PATH}/${slug}${extension}`,
        ),
    })
  return [
    post(`${API_ROOT}/packs/compile`, {
      summary: 'Compiles an essence and returns all its packs.',
      onFileHost: COMPILE_ELSEWHERE,
      describedby: schemaUrl('execution-pack-bundle.v1.json'),
      requestBody: ESSENCE_SCHEMA_REF,
      handle: (client, { body, query: { namespace }, signal }) =>
        client.compile(body, { namespace, ...(signal && { signal }) }),
    }),
    post(`${API_ROOT}/packs/select`, {
      summary: 'Compiles an essence and returns one of its packs.',
      onFileHost: COMPILE_ELSEWHERE,
      describedby: schemaUrl('selected-execution-pack.v1.json'),
      requestBody: {
        type: 'object',
        required: ['essence', 'pack_type'],
        properties: {
          essence: ESSENCE_SCHEMA_REF,
          pack_type: { type: 'string', enum: SELECTABLE },
          id: {
            type: ['string', 'null'],
            description: 'Which one; needed for section, page and mutation.',
          },
        },
        additionalProperties: false,
      },
      handle: (client, { body, query: { namespace }, signal }) =>
        client.select(body as PackRequest, { namespace, ...(signal && { signal }) }),
    }),
    blueprintRoute('.essence.json', {
      summary: 'Returns the essence that the packs of a blueprint are compiled from.',
      describedby: schemaUrl(ESSENCE_SCHEMA),
      handle: (client, { params: { slug = '' } }) => createBlueprintEssence(client, slug),
    }),
    blueprintRoute('.md', {
      summary: 'Lists the packs of a blueprint as Markdown.',
      print: 'text',
      mediaType: 'text/markdown',
      shape: textShape,
      handle: (client, { params: { slug = '' } }) => blueprintPackIndex(client, slug),
    }),
    blueprintRoute('', {
      summary: 'Returns all packs of a blueprint.',
      describedby: schemaUrl('execution-pack-bundle.v1.json'),
      handle: (client, { params: { slug = '' } }) => compileBlueprint(client, slug),
    }),
    get(`${BLUEPRINT_PACKS_PATH}/{slug}/{pack}.md`, {
      summary: 'Returns one pack of a blueprint as Markdown.',
      cache: 'content',
      compiles: true,
      print: 'text',
      mediaType: 'text/markdown',
      shape: textShape,
      handle: (client, { params: { slug = '', pack = '' } }) =>
        getBlueprintPackMarkdown(client, slug, pack),
      listPaths: async ({ client }) => {
        const lists = (await listCompilableBlueprints(client)).map(async (slug) => {
          const names = packMarkdownByName(await compileBlueprint(client, slug)).keys()
          return [...names].map((name) => `${BLUEPRINT_PACKS_PATH}/${slug}/${name}.md`)
        })
        return (await Promise.all(lists)).flat()
      },
    }),
  ]
}
