import type { Manifest, ManifestFile } from '../api/documents.ts'
import { serializeBody } from '../api/http-response.ts'
import { API_ROOT, PATHS } from '../api/paths.ts'
import { CONTENT_TYPES, type ContentType } from '../core/content/content-types.ts'
import { encodeUtf8, subresourceIntegrity } from '../core/hash.ts'
import { groupBy } from '../core/lists.ts'
import { isInParts } from './optional-parts.ts'

export interface ManifestOptions {
  readonly release: string
  readonly createFile: CreateSiteFile
  /** Files that others have written, by their path below the site's root. */
  readonly existingFiles?: readonly ManifestFile[]
}

/**
 * The manifests of a site, by path: one for the files of each type, one for previews, and one for everything else,
 * the others among it. Only that last one is in none.
 */
export function createManifests(
  files: ReadonlyMap<string, SiteFile>,
  { release, createFile, existingFiles = [] }: ManifestOptions,
): Map<string, SiteFile> {
  const others = existingFiles.filter(({ path }) => !files.has(path))
  const all = others.map((file): ListedFile => [file.path, file]).concat([...files])
  const groups = groupBy(all, ([path]) => manifestGroupForPath(path))
  const manifest = (listed: readonly ListedFile[] = []): SiteFile =>
    createFile(
      serializeBody({
        release,
        files: listed.map(toManifestFile).sort(compareByPath),
      } satisfies Manifest),
    )
  const manifests = new Map(
    MANIFEST_GROUPS.map((group) => [
      apiFilePath(PATHS.manifestOf(group)),
      manifest(groups.get(group)),
    ]),
  )
  return manifests.set(
    apiFilePath(PATHS.manifest),
    manifest([...(groups.get(OTHER_FILES) ?? []), ...manifests]),
  )
}

/** A path below the site's root, and what lies there. */
type ListedFile = readonly [path: string, file: ReturnType<Checksum>]

const API_FOLDER = `${API_ROOT.slice(1)}/`

const apiFilePath = (path: string): string => API_FOLDER + path

/** Previews are many, and nobody checks one with the list of all others. */
const MANIFEST_GROUPS = [...CONTENT_TYPES, 'previews'] as const

const OTHER_FILES = 'rest'

/** The types by what the paths of their lists, records and pages begin with. */
const TYPE_BY_PATH_START = new Map<string | undefined, ContentType>(
  CONTENT_TYPES.flatMap((type) => [type, PATHS.list(type)].map((first) => [first, type] as const)),
)

/** The type whose list, record or page a file holds, that it is a preview, or neither. */
function manifestGroupForPath(path: string): (typeof MANIFEST_GROUPS)[number] | typeof OTHER_FILES {
  if (isInParts(['previews'], path)) return 'previews'
  const first = path.startsWith(API_FOLDER)
    ? path.slice(API_FOLDER.length).split('/', 1)[0]
    : undefined
  return TYPE_BY_PATH_START.get(first) ?? OTHER_FILES
}

/** A file as a manifest lists it: by its path from the base address, as every path of the API is. */
const toManifestFile = ([path, { bytes, integrity }]: ListedFile): ManifestFile => ({
  path: path.startsWith(API_FOLDER) ? path.slice(API_FOLDER.length) : `../${path}`,
  bytes,
  integrity,
})

/** No two files have one path. */
const compareByPath = (a: ManifestFile, b: ManifestFile): number => (a.path < b.path ? -1 : 1)

/** The size and the checksum of a text. */
export type Checksum = (text: string) => Omit<ManifestFile, 'path'>

/** What a file of a site holds, and what its manifest says about it. */
export interface SiteFile extends ReturnType<Checksum> {
  readonly text: string
}

/** Makes a file of a text. */
export type CreateSiteFile = (text: string) => SiteFile

/**
 * Makes files of texts, by a host's own way to compute checksums where it has a faster one. An engine
 * keeps a new text in pieces until it is read: checked at once, it is never moved about in pieces.
 */
export const siteFileFactory =
  (checksum: Checksum = computeChecksum): CreateSiteFile =>
  (text) => ({ text, ...checksum(text) })

const computeChecksum: Checksum = (text) => {
  const bytes = encodeUtf8(text)
  return { bytes: bytes.length, integrity: subresourceIntegrity(bytes) }
}
