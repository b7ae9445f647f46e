import type { Manifest, ManifestFile } from '../api/documents.ts'
import { serializeBody } from '../api/http/response.ts'
import { API_FOLDER, apiFilePath, PATHS } from '../api/paths.ts'
import { CONTENT_TYPES, type ContentType } from '../core/content/content-types.ts'
import { encodeUtf8, subresourceIntegrity } from '../core/hash.ts'
import { groupBy } from '../core/lists.ts'
import { isInParts } from './optional-parts.ts'

export interface ManifestOptions {
  readonly release: string
  readonly createFile: CreateSiteFile
  /** Files that are already in the folder, by their path below the site's root. */
  readonly existingFiles?: readonly ManifestFile[]
}

/**
 * Returns the manifests of a site, by path: one per content type, one for previews, and the main one
 * for all other files, which also lists the other manifests.
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
      apiFilePath(PATHS.groupManifest(group)),
      manifest(groups.get(group)),
    ]),
  )
  return manifests.set(
    apiFilePath(PATHS.manifest),
    manifest([...(groups.get(OTHER_FILES) ?? []), ...manifests]),
  )
}

/** A path below the site's root, and the size and checksum of its file. */
type ListedFile = readonly [path: string, file: ReturnType<Checksum>]

/** Previews have their own manifest, because there are many and clients rarely check them. */
const MANIFEST_GROUPS = [...CONTENT_TYPES, 'previews'] as const

const OTHER_FILES = 'rest'

/** The content types by the first path segment of their lists, records and pages. */
const TYPE_BY_PATH_START = new Map<string | undefined, ContentType>(
  CONTENT_TYPES.flatMap((type) => [type, PATHS.list(type)].map((first) => [first, type] as const)),
)

/** Returns the manifest that lists a file. */
function manifestGroupForPath(path: string): (typeof MANIFEST_GROUPS)[number] | typeof OTHER_FILES {
  if (isInParts(['previews'], path)) return 'previews'
  const first = path.startsWith(API_FOLDER)
    ? path.slice(API_FOLDER.length).split('/', 1)[0]
    : undefined
  return TYPE_BY_PATH_START.get(first) ?? OTHER_FILES
}

/** Returns the row of a file; its path is relative to the base URL, as all paths of the API. */
const toManifestFile = ([path, { bytes, integrity }]: ListedFile): ManifestFile => ({
  path: path.startsWith(API_FOLDER) ? path.slice(API_FOLDER.length) : `../${path}`,
  bytes,
  integrity,
})

/** Never returns 0, because no two files have the same path. */
const compareByPath = (a: ManifestFile, b: ManifestFile): number => (a.path < b.path ? -1 : 1)

/** Returns the size and the checksum of a text. */
export type Checksum = (text: string) => Omit<ManifestFile, 'path'>

/** A file of a site, with its size and checksum. */
export interface SiteFile extends ReturnType<Checksum> {
  readonly text: string
}

/** Creates a file from a text. */
export type CreateSiteFile = (text: string) => SiteFile

/**
 * Returns a function that creates files, with the host's checksum if it has a faster one. The
 * checksum is computed at once, because reading a new string flattens the engine's rope.
 */
export const siteFileFactory =
  (checksum: Checksum = computeChecksum): CreateSiteFile =>
  (text) => ({ text, ...checksum(text) })

const computeChecksum: Checksum = (text) => {
  const bytes = encodeUtf8(text)
  return { bytes: bytes.length, integrity: subresourceIntegrity(bytes) }
}
