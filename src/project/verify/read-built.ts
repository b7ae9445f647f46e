import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { BuiltFile } from '../../internal/verify.ts'
import { EXIT, OperationError } from '../errors.ts'
import { displayPath, readBytes, resolveChosenFolder } from '../folder/files.ts'

const compress = promisify(gzip)

/** The files of a built site, and what was left out. */
export interface BuiltSite {
  readonly files: readonly BuiltFile[]
  readonly limitations: readonly string[]
}

const MAX_FILES = 10_000
const MAX_TEXT_BYTES = 5_000_000
const TEXT = /\.(?:html?|css|m?js)$/
const COMPRESSIBLE = /\.(?:html?|css|m?js|json|svg|txt|xml|wasm)$/

/** Reads the files of a built site. The paths are relative to the project. */
export async function readBuiltSite(root: string, folder: string): Promise<BuiltSite> {
  const site = resolveChosenFolder(root, resolve(root, folder))
  const entries = await readdir(site, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new OperationError('folder-not-found', `Folder not found: ${folder}.`, {
        exit: EXIT.notFound,
        hint: 'Build the site first, or pass the folder of the built site.',
        cause: error,
      })
    },
  )
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => displayPath(site, join(entry.parentPath, entry.name)))
    .sort()
  const files: BuiltFile[] = []
  for (const path of paths.slice(0, MAX_FILES)) {
    const file = await readBuiltFile(site, path)
    files.push({ ...file, path: displayPath(root, resolve(root, folder, path)) })
  }
  const limitation = `Only the first ${MAX_FILES} files of ${folder} were read.`
  return { files, limitations: paths.length > MAX_FILES ? [limitation] : [] }
}

async function readBuiltFile(site: string, path: string): Promise<BuiltFile> {
  const { size } = await stat(join(site, path))
  const body = size > MAX_TEXT_BYTES ? undefined : await readBytes(site, path)
  if (body === undefined) return { path, bytes: size, gzipBytes: size }
  return {
    path,
    bytes: body.length,
    gzipBytes: COMPRESSIBLE.test(path) ? (await compress(body)).length : body.length,
    ...(TEXT.test(path) ? { text: body.toString('utf8') } : {}),
  }
}
