import type { Manifest, ManifestFile } from '../api/documents.ts'
import { serializeBody } from '../api/http/response.ts'
import { API_FOLDER, apiFilePath, PATHS } from '../api/paths.ts'
import { CONTENT_TYPES, type ContentType } from '../core/content/content-types.ts'
import { groupBy } from '../core/kernel/lists.ts'
import type { Checksum, FileChecksum } from './checksum.ts'
import { isInParts } from './optional-parts.ts'

export interface ManifestOptions {
  readonly release: string
  readonly checksum: Checksum
  /** Files that are already in the folder, by their path below the site's root. */
  readonly existingFiles?: readonly ManifestFile[]
}

/**
 * Returns the manifests of a site, by path: one per content type, one for previews, and the main one
 * for all other files, which also lists the other manifests.
 */
export function createManifests(
  files: ReadonlyMap<string, FileChecksum>,
  { release, checksum, existingFiles = [] }: ManifestOptions,
): Map<string, string> {
  const others = existingFiles.filter(({ path }) => !files.has(path))
  const all = others.map((file): ListedFile => [file.path, file]).concat([...files])
  const groups = groupBy(all, ([path]) => manifestGroupForPath(path))
  const render = (listed: readonly ListedFile[] = []): string =>
    serializeBody({
      release,
      files: listed.map(toManifestFile).sort(compareByPath),
    } satisfies Manifest)
  const manifests = new Map(
    MANIFEST_GROUPS.map((group) => [
      apiFilePath(PATHS.groupManifest(group)),
      render(groups.get(group)),
    ]),
  )
  const listed = [...manifests].map(([path, text]): ListedFile => [path, checksum(text)])
  return manifests.set(MAIN_MANIFEST, render([...(groups.get(OTHER_FILES) ?? []), ...listed]))
}

/** A path below the site's root, and the size and checksum of its file. */
type ListedFile = readonly [path: string, file: FileChecksum]

/** Previews have their own manifest, because there are many and clients rarely check them. */
const MANIFEST_GROUPS = [...CONTENT_TYPES, 'previews'] as const

const OTHER_FILES = 'rest'

const MAIN_MANIFEST = apiFilePath(PATHS.manifest)

/** The paths of all manifests, below the site's root. */
export const MANIFEST_PATHS: readonly string[] = [
  ...MANIFEST_GROUPS.map((group) => apiFilePath(PATHS.groupManifest(group))),
  MAIN_MANIFEST,
]

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
