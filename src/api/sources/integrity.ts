import { CONTENT_TYPES } from '../../core/content/content-types.ts'
import { encodeUtf8, sha256Hex, subresourceIntegrity } from '../../core/kernel/hash.ts'
import { isProblem } from '../../core/kernel/problem.ts'
import { type Manifest, manifestShape } from '../documents.ts'
import { PATHS } from '../paths.ts'
import type { PromiseCache } from '../promise-cache.ts'
import { documentNotFound, isNotFound, sourceUnreachable, unexpectedDocument } from '../source.ts'
import type { FetchedFile, FetchFile, FetchFileOptions } from './http-request.ts'

/** The reader of files and the cached manifests that files are verified with. */
export interface IntegrityContext {
  readonly read: FetchFile
  readonly manifests: PromiseCache
  /** The checksum of the manifest itself, if it is pinned. */
  readonly pin: string | undefined
}

/**
 * Reads a file and verifies it with its checksum in the manifest. A cached manifest may be older than
 * the file, so it is read again before a file is reported as damaged or missing.
 */
export async function readVerifiedFile(
  context: IntegrityContext,
  path: string,
  options: FetchFileOptions = {},
): Promise<FetchedFile> {
  let listed: string | undefined
  try {
    listed = await findChecksum(context, path, options)
    return await readListedFile(context, path, { ...options, integrity: listed })
  } catch (error) {
    if (!isProblem(error)) throw error
    for (const manifest of manifestPathsForFile(path)) context.manifests.delete(manifest)
    const fresh = { ...options, revalidate: true }
    const integrity = await findChecksum(context, path, fresh)
    if (integrity === listed && options.revalidate) throw error
    return readListedFile(context, path, { ...fresh, integrity })
  }
}

async function readListedFile({ read }: IntegrityContext, path: string, options: FetchFileOptions) {
  if (options.integrity === undefined) throw documentNotFound(path)
  return read(path, options)
}

/** Returns the manifests that may list a file: the main manifest, then that of its type. */
const manifestPathsForFile = (path: string): string[] => [
  PATHS.manifest,
  ...CONTENT_TYPES.filter((type) => path.startsWith(`${type}/`) || path === PATHS.list(type)).map(
    PATHS.groupManifest,
  ),
]

async function findChecksum(
  context: IntegrityContext,
  path: string,
  options: FetchFileOptions,
): Promise<string | undefined> {
  let integrity = context.pin
  for (const name of manifestPathsForFile(path)) {
    const { files } = await readManifest(context, name, { ...options, integrity })
    const match = files.find((file) => file.path === path)
    if (match) return match.integrity
    const next = files.find((file) => file.path === manifestPathsForFile(path)[1])
    if (!next) return undefined
    integrity = next.integrity
  }
  return undefined
}

/** Reads a manifest without the caller's signal, because other callers wait for it too. */
const readManifest = (
  { read, manifests }: IntegrityContext,
  name: string,
  { integrity, revalidate, signal }: FetchFileOptions,
): Promise<Manifest> =>
  manifests.get(
    name,
    async () => {
      const { value } = await read(name, { integrity, revalidate }).catch((error: unknown) => {
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

/** True if the name of a table has the hash of its content. */
export const isNamedAfterContent = (path: string, text: string): boolean =>
  path.endsWith(`.${sha256Hex(text).slice(0, 16)}.json`)

/**
 * Throws if a text has another checksum. `fetch` was given the checksum too, but not every platform
 * verifies it, and none reports it as the cause.
 */
export function verifyChecksum(text: string, integrity: string, url: URL): void {
  if (subresourceIntegrity(encodeUtf8(text)) === integrity) return
  throw sourceUnreachable(
    `${url} is not what the manifest lists: its checksum is not ${integrity}.`,
  )
}
