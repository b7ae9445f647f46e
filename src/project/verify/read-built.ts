import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { BuiltFile } from '../../verify.ts'
import { EXIT, OperationError } from '../errors.ts'

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
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
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
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const files: BuiltFile[] = []
  for (const path of paths.slice(0, MAX_FILES)) files.push(await readBuiltFile(root, path))
  const limitation = `Only the first ${MAX_FILES} files of ${folder} were read.`
  return { files, limitations: paths.length > MAX_FILES ? [limitation] : [] }
}

async function readBuiltFile(root: string, path: string): Promise<BuiltFile> {
  const body = await readFile(path)
  const name = relative(root, path).split(sep).join('/')
  const isSmall = body.length <= MAX_TEXT_BYTES
  return {
    path: name,
    bytes: body.length,
    gzipBytes: isSmall && COMPRESSIBLE.test(name) ? (await compress(body)).length : body.length,
    ...(isSmall && TEXT.test(name) ? { text: body.toString('utf8') } : {}),
  }
}
