import { CONTENT_TYPES } from '../../core/content/type.ts'
import { encodeUtf8, subresourceIntegrity } from '../../core/digest.ts'
import { isProblem } from '../../core/problem.ts'
import type { Cache } from '../cache.ts'
import type { Manifest } from '../documents.ts'
import { PATHS } from '../paths.ts'
import { isMissing, notOurs } from '../read.ts'
import { manifestShape } from '../shapes.ts'
import { missing, unreachable } from '../source.ts'
import type { Fetched, FetchFile, FetchFileOptions } from './fetched.ts'

/** What files are checked with. */
export interface Checking {
  readonly read: FetchFile
  readonly manifests: Cache
  /** The checksum of the manifest itself, where it is known. */
  readonly pin: string | undefined
}

/**
 * A file that has the checksum of the manifest. A manifest may be older than the file, so that it
 * is read once more before a file counts as damaged or missing.
 */
export async function readChecked(
  checking: Checking,
  path: string,
  options: FetchFileOptions = {},
): Promise<Fetched> {
  const listed = await checksumOf(checking, path, options.signal)
  try {
    return await readListed(checking, path, { ...options, integrity: listed })
  } catch (error) {
    if (!isProblem(error)) throw error
    for (const manifest of manifestsOf(path)) checking.manifests.forget(manifest)
    const integrity = await checksumOf(checking, path, options.signal)
    if (integrity === listed) throw error
    return readListed(checking, path, { ...options, integrity })
  }
}

async function readListed({ read }: Checking, path: string, options: FetchFileOptions) {
  if (options.integrity === undefined) throw missing(path)
  return read(path, options)
}

/** The manifests that may list a file: the one of everything, then that of its type. */
const manifestsOf = (path: string): string[] => [
  PATHS.manifest,
  ...CONTENT_TYPES.filter((type) => path.startsWith(`${type}/`) || path === PATHS.list(type)).map(
    PATHS.manifestOf,
  ),
]

async function checksumOf(
  checking: Checking,
  path: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  let integrity = checking.pin
  for (const name of manifestsOf(path)) {
    const { files } = await readManifest(checking, name, { integrity, signal })
    const found = files.find((file) => file.path === path)
    if (found) return found.integrity
    const next = files.find((file) => file.path === manifestsOf(path)[1])
    if (!next) return undefined
    integrity = next.integrity
  }
  return undefined
}

/** Others wait for the same manifest, so that it is not read with the signal of one of them. */
const readManifest = (
  { read, manifests }: Checking,
  name: string,
  { integrity, signal }: FetchFileOptions,
): Promise<Manifest> =>
  manifests.get(
    name,
    async () => {
      const { value } = await read(name, { integrity }).catch((error: unknown) => {
        throw isMissing(error) ? unreachable(`There is no ${name} to check files with.`) : error
      })
      const parsed = manifestShape.safeParse(value)
      if (parsed.success) return parsed.data
      throw notOurs(name, parsed.error)
    },
    signal,
  )

/**
 * Refuses a text that has another checksum. The platform was told it too, but not every platform
 * looks at it, and none says that this was the fault.
 */
export function verify(text: string, integrity: string, url: URL): void {
  if (subresourceIntegrity(encodeUtf8(text)) === integrity) return
  throw unreachable(`${url} is not what the manifest lists: its checksum is not ${integrity}.`)
}
