import type { Manifest, ManifestFile } from '../api/documents.ts'
import { API_ROOT, PATHS } from '../api/paths.ts'
import { print } from '../api/respond.ts'
import { CONTENT_TYPES, type ContentType } from '../core/content/type.ts'
import { groupBy } from '../core/group-by.ts'
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
  const others = written.filter(({ path }) => !files.has(path))
  const all = others.map((file): Listed => [file.path, file]).concat([...files])
  const groups = groupBy(all, ([path]) => groupOf(path))
  const manifest = (listed: readonly Listed[] = []): SiteFile =>
    make(print({ release, files: listed.map(rowOf).sort(byPath) } satisfies Manifest))
  const manifests = new Map(
    GROUPS.map((group) => [at(PATHS.manifestOf(group)), manifest(groups.get(group))]),
  )
  return manifests.set(at(PATHS.manifest), manifest([...(groups.get(REST) ?? []), ...manifests]))
}

/** A path below the site's root, and what lies there. */
type Listed = readonly [path: string, file: ReturnType<Checksum>]

const ROOT = `${API_ROOT.slice(1)}/`

const at = (path: string): string => ROOT + path

/** Previews are many, and nobody checks one with the list of all others. */
const GROUPS = [...CONTENT_TYPES, 'previews'] as const

const REST = 'rest'

/** The types by what the paths of their lists, records and pages begin with. */
const TYPES = new Map<string | undefined, ContentType>(
  CONTENT_TYPES.flatMap((type) => [type, PATHS.list(type)].map((first) => [first, type] as const)),
)

/** The type whose list, record or page a file holds, that it is a preview, or neither. */
function groupOf(path: string): (typeof GROUPS)[number] | typeof REST {
  if (isOf(['previews'], path)) return 'previews'
  const first = path.startsWith(ROOT) ? path.slice(ROOT.length).split('/', 1)[0] : undefined
  return TYPES.get(first) ?? REST
}

/** A file as a manifest lists it: by its path from the base address, as every path of the API is. */
const rowOf = ([path, { bytes, integrity }]: Listed): ManifestFile => ({
  path: path.startsWith(ROOT) ? path.slice(ROOT.length) : `../${path}`,
  bytes,
  integrity,
})

/** No two files have one path. */
const byPath = (a: ManifestFile, b: ManifestFile): number => (a.path < b.path ? -1 : 1)
