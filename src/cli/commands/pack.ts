import * as z from 'zod/mini'
import { type Client, type Essence, nearest } from '../../index.ts'
import { PACK_KINDS, type PackKind, type PackManifest } from '../../packs.ts'
import { openContent } from '../../project/content.ts'
import { EXIT, OperationError } from '../../project/errors.ts'
import { readCompileOptions } from '../../project/owned-files.ts'
import { findProject, requireEssence } from '../../project/project.ts'
import type { Command } from '../command.ts'
import { textOption } from '../flags.ts'
import { parseChoice } from '../options.ts'

const options = z.object({
  route: textOption('path', 'the page with this route, instead of an id'),
  essence: textOption('file', 'use this file instead of svc.essence.json'),
})

/** `svc pack`: prints a pack of the project's essence. */
export const packCommand: Command<typeof options> = {
  name: 'pack',
  group: 'contract',
  argumentSyntax: '<type> [id]',
  summary: `print a pack: ${PACK_KINDS.join(', ')}`,
  options,
  examples: ['svc pack page --route /records', 'svc pack scaffold'],
  async run(context, [type = '', packId], { route, essence: file }) {
    const kind = parseChoice('The type', type, PACK_KINDS)
    const project = await findProject(context)
    const essence = await requireEssence(context, project, file)
    const { client } = await openContent(context, project)
    const id = packId ?? (await resolvePackId({ client, essence, kind, route }))
    const request = { essence, pack_type: kind, ...(id === undefined ? {} : { id }) }
    const selected = await client.select(request, await readCompileOptions(project))
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

/** Returns the id of the page with a route. Throws if a kind has several packs and no id. */
async function resolvePackId({
  client,
  essence,
  kind,
  route,
}: PackQuery): Promise<string | undefined> {
  const isSingle = kind === 'scaffold' || kind === 'review'
  if (isSingle && route === undefined) return undefined
  const { manifest } = await client.select({ essence, pack_type: 'manifest' })
  if (route !== undefined) return findPageByRoute(route, { kind, essence, manifest })
  const ids = listManifestEntries(manifest, kind).map(({ id }) => id)
  throw new OperationError('usage', `Missing the id of the ${kind}.`, {
    hint: `Available ids: ${ids.join(', ')}.`,
  })
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
    throw new OperationError('usage', `A ${kind} pack has no route.`, {
      hint: `Use svc pack page --route ${route}.`,
    })
  }
  const entry = manifest.pages.find((page) => page.route === route)
  if (entry) return entry.id
  const routes = essence.blueprint.routes ?? {}
  const alias = Object.hasOwn(routes, route) ? routes[route] : undefined
  if (alias) return `${alias.section}/${alias.page}`
  const known = [...manifest.pages.flatMap((page) => page.route ?? []), ...Object.keys(routes)]
  const suggestions = nearest(route, [...new Set(known)])
  throw new OperationError('route-not-found', `No page has the route ${route}.`, {
    exit: EXIT.notFound,
    hint:
      suggestions.length > 0
        ? `Did you mean ${suggestions.join(' or ')}?`
        : `Available routes: ${known.join(', ')}.`,
  })
}
