import type { PackKind, PackManifest } from '../packs.ts'
import type { Environment } from '../project/environment.ts'
import { OperationError } from '../project/errors.ts'

/** A pack of the project, as resources and prompts offer it. */
export interface ListedPack {
  readonly kind: PackKind
  readonly id: string
  readonly route?: string
  /** The name of its file: `page-list-pack.md`. */
  readonly file: string
}

/** Lists the packs of the project; a project without a valid contract has none. */
export async function listProjectPacks(environment: Environment): Promise<ListedPack[]> {
  const { selectPack } = await import('../project/packs/select-pack.ts')
  try {
    const { manifest } = await selectPack(environment, { pack_type: 'manifest' })
    return toListedPacks(manifest)
  } catch (error) {
    if (error instanceof OperationError) return []
    throw error
  }
}

function toListedPacks(manifest: PackManifest): ListedPack[] {
  const kinds = {
    scaffold: [manifest.scaffold],
    review: [manifest.review],
    section: manifest.sections,
    page: manifest.pages,
    mutation: manifest.mutations,
  }
  return Object.entries(kinds).flatMap(([kind, entries]) =>
    entries.flatMap((entry) => (entry ? toListedPack(kind as PackKind, entry) : [])),
  )
}

/** An entry of the manifest; only pages have a route. */
interface ManifestEntry {
  readonly id: string
  readonly markdown?: string | undefined
  readonly route?: string | null | undefined
}

const toListedPack = (kind: PackKind, { id, markdown, route }: ManifestEntry): ListedPack[] =>
  markdown === undefined ? [] : [{ kind, id, file: markdown, ...(route ? { route } : {}) }]

/** Compiles a pack and returns its Markdown. An id that starts with a slash is a route. */
export async function readPackMarkdown(
  environment: Environment,
  { kind, id }: { readonly kind: PackKind; readonly id?: string | undefined },
): Promise<string> {
  const { selectPack } = await import('../project/packs/select-pack.ts')
  const isSingle = kind === 'scaffold' || kind === 'review'
  const selector = isSingle ? {} : id?.startsWith('/') ? { route: id } : { id }
  const { pack } = await selectPack(environment, { pack_type: kind, ...selector })
  return pack?.renderedMarkdown ?? ''
}
