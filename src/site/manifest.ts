import type { Manifest, ManifestFile } from '../api/documents.ts'
import { API_ROOT, PATHS } from '../api/paths.ts'
import { print } from '../api/respond.ts'
import { CONTENT_TYPES } from '../core/content/type.ts'
import { integrityOf, utf8 } from '../core/digest.ts'
import { isOf } from './parts.ts'
import { originalOf } from './prerender.ts'

/** The size and the checksum of a text. */
export type Checksum = (text: string) => Omit<ManifestFile, 'path'>

export interface ManifestOptions {
  readonly release: string
  /** Files that others have written, by their path below the site's root. */
  readonly written?: readonly ManifestFile[]
  /** A host's own way, which is faster than ours. */
  readonly checksum?: Checksum | undefined
}

/**
 * The manifests of a site, by path: one for the files of each type, one for previews, and one for everything else,
 * the others among it. Only that last one is in none.
 */
export function manifestsOf(
  files: ReadonlyMap<string, string>,
  { release, written = [], checksum = pureChecksum }: ManifestOptions,
): Map<string, string> {
  const groups = new Map<Group | undefined, ManifestFile[]>(
    [...GROUPS, undefined].map((group) => [group, []]),
  )
  const others = written.filter(({ path }) => !files.has(path))
  for (const file of [...others, ...fingerprints(files, checksum)]) {
    groups.get(groupOf(file.path))?.push(file)
  }
  const manifest = (rows: readonly ManifestFile[] = []): string =>
    print({ release, files: rows.map(belowApi).sort(byPath) } satisfies Manifest)
  const ofGroups = new Map(
    GROUPS.map((group) => [at(PATHS.manifestOf(group)), manifest(groups.get(group))]),
  )
  const all = [...(groups.get(undefined) ?? []), ...fingerprints(ofGroups, checksum)]
  return new Map([...ofGroups, [at(PATHS.manifest), manifest(all)]])
}

const ROOT = `${API_ROOT.slice(1)}/`

const at = (path: string): string => ROOT + path

const pureChecksum: Checksum = (text) => {
  const bytes = utf8(text)
  return { bytes: bytes.length, integrity: integrityOf(bytes) }
}

/** A copy has the checksum of its original, which is computed once. */
function fingerprints(files: ReadonlyMap<string, string>, checksum: Checksum): ManifestFile[] {
  const known = new Map<string, ManifestFile>()
  for (const [path, text] of files) {
    const original = originalOf(path) ?? path
    const copied = files.get(original) === text ? known.get(original) : undefined
    known.set(path, { ...(copied ?? checksum(text)), path })
  }
  return [...known.values()]
}

/** Previews are many, and nobody checks one with the list of all others. */
const GROUPS = [...CONTENT_TYPES, 'previews'] as const

type Group = (typeof GROUPS)[number]

/** The type whose list, record or page a file holds, or that it is a preview. */
function groupOf(path: string): Group | undefined {
  if (isOf(['previews'], path)) return 'previews'
  if (!path.startsWith(ROOT)) return undefined
  const [first] = path.slice(ROOT.length).split('/', 1)
  return CONTENT_TYPES.find((type) => first === type || path === at(PATHS.list(type)))
}

/** A path from the base address, as every path of the API is. */
const belowApi = ({ path, bytes, integrity }: ManifestFile): ManifestFile => ({
  path: path.startsWith(ROOT) ? path.slice(ROOT.length) : `../${path}`,
  bytes,
  integrity,
})

/** No two files have one path. */
const byPath = (a: ManifestFile, b: ManifestFile): number => (a.path < b.path ? -1 : 1)
