import type { Manifest, ManifestFile } from '../api/documents.ts'
import { API_ROOT, PATHS } from '../api/paths.ts'
import { print } from '../api/respond.ts'
import { CONTENT_TYPES, type ContentType } from '../core/content/type.ts'
import { isOf } from './parts.ts'
import type { Checksum, MakeFile, SiteFile } from './site-file.ts'

export interface ManifestOptions {
  readonly release: string
  readonly make: MakeFile
  /** Files that others have written, by their path below the site's root. */
  readonly written?: readonly ManifestFile[]
}

/**
 * The manifests of a site, by path: one for the files of each type, one for previews, and one for everything else,
 * the others among it. Only that last one is in none.
 */
export function manifestsOf(
  files: ReadonlyMap<string, SiteFile>,
  { release, make, written = [] }: ManifestOptions,
): Map<string, SiteFile> {
  const groups = new Map<Group | undefined, ManifestFile[]>(
    [...GROUPS, undefined].map((group) => [group, []]),
  )
  const list = (path: string, { bytes, integrity }: ReturnType<Checksum>): void =>
    void groups.get(groupOf(path))?.push({ path: belowApi(path), bytes, integrity })
  const manifest = (group?: Group): SiteFile =>
    make(print({ release, files: groups.get(group)?.sort(byPath) ?? [] } satisfies Manifest))
  for (const file of written) if (!files.has(file.path)) list(file.path, file)
  for (const [path, file] of files) list(path, file)
  const manifests = new Map(GROUPS.map((group) => [at(PATHS.manifestOf(group)), manifest(group)]))
  for (const [path, file] of manifests) list(path, file)
  return manifests.set(at(PATHS.manifest), manifest())
}

const ROOT = `${API_ROOT.slice(1)}/`

const at = (path: string): string => ROOT + path

/** Previews are many, and nobody checks one with the list of all others. */
const GROUPS = [...CONTENT_TYPES, 'previews'] as const

type Group = (typeof GROUPS)[number]

/** The types by what the paths of their lists, records and pages begin with. */
const TYPES = new Map<string | undefined, ContentType>(
  CONTENT_TYPES.flatMap((type) => [type, PATHS.list(type)].map((first) => [first, type] as const)),
)

/** The type whose list, record or page a file holds, or that it is a preview. */
function groupOf(path: string): Group | undefined {
  if (isOf(['previews'], path)) return 'previews'
  return path.startsWith(ROOT) ? TYPES.get(path.slice(ROOT.length).split('/', 1)[0]) : undefined
}

/** A path from the base address, as every path of the API is. */
const belowApi = (path: string): string =>
  path.startsWith(ROOT) ? path.slice(ROOT.length) : `../${path}`

/** No two files have one path. */
const byPath = (a: ManifestFile, b: ManifestFile): number => (a.path < b.path ? -1 : 1)
