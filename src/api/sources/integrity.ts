import { CONTENT_TYPES } from '../../core/content/content-types.ts'
import { encodeUtf8, subresourceIntegrity } from '../../core/hash.ts'
import { isProblem } from '../../core/problem.ts'
import { manifestShape } from '../document-shapes.ts'
import type { Manifest } from '../documents.ts'
import { PATHS } from '../paths.ts'
import type { PromiseCache } from '../promise-cache.ts'
import { documentNotFound, isNotFound, sourceUnreachable, unexpectedDocument } from '../source.ts'
import type { FetchedFile, FetchFile, FetchFileOptions } from './http-request.ts'

/** What files are checked with. */
export interface IntegrityContext {
  readonly read: FetchFile
  readonly manifests: PromiseCache
  /** The checksum of the manifest itself, where it is known. */
  readonly pin: string | undefined
}

/**
 * A file that has the checksum of the manifest. A manifest may be older than the file, so that it
 * is read once more before a file counts as damaged or missing.
 */
export async function readVerifiedFile(
  checking: IntegrityContext,
  path: string,
  options: FetchFileOptions = {},
): Promise<FetchedFile> {
  const listed = await findChecksum(checking, path, options.signal)
  try {
    return await readListedFile(checking, path, { ...options, integrity: listed })
  } catch (error) {
    if (!isProblem(error)) throw error
    for (const manifest of manifestPathsForFile(path)) checking.manifests.delete(manifest)
    const integrity = await findChecksum(checking, path, options.signal)
    if (integrity === listed) throw error
    return readListedFile(checking, path, { ...options, integrity })
  }
}

async function readListedFile({ read }: IntegrityContext, path: string, options: FetchFileOptions) {
  if (options.integrity === undefined) throw documentNotFound(path)
  return read(path, options)
}

/** The manifests that may list a file: the one of everything, then that of its type. */
const manifestPathsForFile = (path: string): string[] => [
  PATHS.manifest,
  ...CONTENT_TYPES.filter((type) => path.startsWith(`${type}/`) || path === PATHS.list(type)).map(
    PATHS.manifestOf,
  ),
]

async function findChecksum(
  checking: IntegrityContext,
  path: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  let integrity = checking.pin
  for (const name of manifestPathsForFile(path)) {
    const { files } = await readManifest(checking, name, { integrity, signal })
    const found = files.find((file) => file.path === path)
    if (found) return found.integrity
    const next = files.find((file) => file.path === manifestPathsForFile(path)[1])
    if (!next) return undefined
    integrity = next.integrity
  }
  return undefined
}

/** Others wait for the same manifest, so that it is not read with the signal of one of them. */
const readManifest = (
  { read, manifests }: IntegrityContext,
  name: string,
  { integrity, signal }: FetchFileOptions,
): Promise<Manifest> =>
  manifests.get(
    name,
    async () => {
      const { value } = await read(name, { integrity }).catch((error: unknown) => {
        throw isNotFound(error)
          ? sourceUnreachable(`There is no ${name} to check files with.`)
          : error
      })
      const parsed = manifestShape.safeParse(value)
      if (parsed.success) return parsed.data
      throw unexpectedDocument(name, parsed.error)
    },
    signal,
  )

/**
 * Refuses a text that has another checksum. The platform was told it too, but not every platform
 * looks at it, and none says that this was the fault.
 */
export function verifyChecksum(text: string, integrity: string, url: URL): void {
  if (subresourceIntegrity(encodeUtf8(text)) === integrity) return
  throw sourceUnreachable(
    `${url} is not what the manifest lists: its checksum is not ${integrity}.`,
  )
}
