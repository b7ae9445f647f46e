import type { Manifest, ManifestFile } from '../api/documents.ts'
import { API_ROOT, PATHS } from '../api/paths.ts'
import { print } from '../api/respond.ts'
import { CONTENT_TYPES, type ContentType } from '../core/content/type.ts'
import { integrityOf, utf8 } from '../core/digest.ts'
import { originalsOf } from './prerender.ts'

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
 * The manifests of a site, by path: one for the files of each type, and one for everything else,
 * the others among it. Only that last one is in none.
 */
export function manifestsOf(
  files: ReadonlyMap<string, string>,
  { release, written = [], checksum = pureChecksum }: ManifestOptions,
): Map<string, string> {
  const groups = new Map<ContentType | undefined, ManifestFile[]>(
    [...CONTENT_TYPES, undefined].map((type) => [type, []]),
  )
  const others = written.filter(({ path }) => !files.has(path))
  for (const file of [...others, ...fingerprints(files, checksum)]) {
    groups.get(typeOf(file.path))?.push(file)
  }
  const manifest = (rows: readonly ManifestFile[] = []): string =>
    print({ release, files: rows.map(belowApi).sort(byPath) } satisfies Manifest)
  const ofTypes = new Map(
    CONTENT_TYPES.map((type) => [at(PATHS.manifestOf(type)), manifest(groups.get(type))]),
  )
  const all = [...(groups.get(undefined) ?? []), ...fingerprints(ofTypes, checksum)]
  return new Map([...ofTypes, [at(PATHS.manifest), manifest(all)]])
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
    const original = originalsOf(path).find((one) => files.get(one) === text)
    known.set(path, { ...(known.get(original ?? '') ?? checksum(text)), path })
  }
  return [...known.values()]
}

/** The type whose list, record or page a file holds. */
function typeOf(path: string): ContentType | undefined {
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

const byPath = (a: ManifestFile, b: ManifestFile): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : 0
