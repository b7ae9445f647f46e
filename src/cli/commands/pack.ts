import { type Client, type Essence, nearest } from '../../index.ts'
import { PACK_KINDS, type PackKind, type PackManifest } from '../../packs.ts'
import type { Command } from '../command.ts'
import { openContent } from '../content.ts'
import { CliError, EXIT } from '../errors.ts'
import { parseChoice } from '../options.ts'
import { findProject, requireEssence } from '../project.ts'

interface Options {
  readonly route?: string
  readonly essence?: string
}

/** `svc pack`: one pack of the project's essence. */
export const packCommand: Command<Options> = {
  name: 'pack',
  argumentSyntax: '<type> [id]',
  summary: `print one pack: ${PACK_KINDS.join(', ')}`,
  options: [
    { flags: '--route <path>', summary: 'the page at this path, in place of its id' },
    { flags: '--essence <file>', summary: 'another file than svc.essence.json' },
  ],
  example: 'svc pack page --route /records',
  async run(context, [type = '', given], { route, essence: named }) {
    const kind = parseChoice('The type', type, PACK_KINDS)
    const project = await findProject(context)
    const essence = await requireEssence(context, project, named)
    const { client } = await openContent(context, project)
    const id = given ?? (await resolvePackId({ client, essence, kind, route }))
    const request = { essence, pack_type: kind, ...(id === undefined ? {} : { id }) }
    const bindings = project.config.components?.bind
    const selected = await client.select(request, { bindings })
    context.output.print(selected, () => selected.pack.renderedMarkdown)
    return EXIT.ok
  },
}

interface PackQuery {
  readonly client: Client
  readonly essence: Essence
  readonly kind: PackKind
  readonly route: string | undefined
}

/** The id of the pack that a route names; without one, a kind with several has to say which. */
async function resolvePackId({
  client,
  essence,
  kind,
  route,
}: PackQuery): Promise<string | undefined> {
  const isOnly = kind === 'scaffold' || kind === 'review'
  if (isOnly && route === undefined) return undefined
  const { manifest } = await client.select({ essence, pack_type: 'scaffold' })
  if (route !== undefined) return findPageByRoute(route, { kind, essence, manifest })
  const ids = listManifestEntries(manifest, kind).map(({ id }) => id)
  throw new CliError('usage', `Which ${kind}?`, { hint: `There are ${ids.join(', ')}.` })
}

const listManifestEntries = (
  manifest: PackManifest,
  kind: PackKind,
): readonly { readonly id: string }[] =>
  ({ section: manifest.sections, page: manifest.pages, mutation: manifest.mutations })[
    kind as 'section' | 'page' | 'mutation'
  ] ?? []

interface RouteQuery extends Pick<PackQuery, 'kind' | 'essence'> {
  readonly manifest: PackManifest
}

function findPageByRoute(route: string, { kind, essence, manifest }: RouteQuery): string {
  if (kind !== 'page') {
    throw new CliError('usage', `A ${kind} pack has no route.`, {
      hint: `Try svc pack page --route ${route}.`,
    })
  }
  const direct = manifest.pages.find((entry) => entry.route === route)
  if (direct) return direct.id
  const routes = essence.blueprint.routes ?? {}
  const alias = Object.hasOwn(routes, route) ? routes[route] : undefined
  if (alias) return `${alias.section}/${alias.page}`
  const known = [...manifest.pages.flatMap((entry) => entry.route ?? []), ...Object.keys(routes)]
  const near = nearest(route, [...new Set(known)])
  throw new CliError('route-not-found', `No page is at ${route}.`, {
    exit: EXIT.notFound,
    hint: near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `There are ${known.join(', ')}.`,
  })
}
