import type { Manifest, ManifestFile } from '../api/documents.ts'
import { API_ROOT, PATHS } from '../api/paths.ts'
import { print } from '../api/respond.ts'
import { CONTENT_TYPES, type ContentType } from '../core/content/type.ts'
import { integrityOf, utf8 } from '../core/digest.ts'

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
  const listed = [
    ...written.filter(({ path }) => !files.has(path)),
    ...fingerprints(files, checksum),
  ]
  const manifest = (rows: readonly ManifestFile[]): string =>
    print({ release, files: rows.map(belowApi).sort(byPath) } satisfies Manifest)
  const ofTypes = new Map(
    CONTENT_TYPES.map((type) => [
      at(PATHS.manifestOf(type)),
      manifest(listed.filter(({ path }) => typeOf(path) === type)),
    ]),
  )
  const rest = listed.filter(({ path }) => typeOf(path) === undefined)
  const all = [...rest, ...fingerprints(ofTypes, checksum)]
  return new Map([...ofTypes, [at(PATHS.manifest), manifest(all)]])
}

const at = (path: string): string => `${API_ROOT.slice(1)}/${path}`

const pureChecksum: Checksum = (text) => {
  const bytes = utf8(text)
  return { bytes: bytes.length, integrity: integrityOf(bytes) }
}

/** Twins are the same text: its checksum is computed once. */
function fingerprints(files: ReadonlyMap<string, string>, checksum: Checksum): ManifestFile[] {
  const known = new Map<string, ReturnType<Checksum>>()
  return [...files].map(([path, text]) => {
    const fingerprint = known.get(text) ?? checksum(text)
    known.set(text, fingerprint)
    return { path, ...fingerprint }
  })
}

/** The type whose list, record or page a file holds. */
const typeOf = (path: string): ContentType | undefined =>
  CONTENT_TYPES.find((type) => path.startsWith(at(`${type}/`)) || path === at(PATHS.list(type)))

/** A path from the base address, as every path of the API is. */
const belowApi = ({ path, ...rest }: ManifestFile): ManifestFile => ({
  path: path.startsWith(at('')) ? path.slice(at('').length) : `../${path}`,
  ...rest,
})

const byPath = (a: ManifestFile, b: ManifestFile): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : 0
