import { readdir, readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { mapConcurrent } from '../site.ts'
import { checksum, listFiles, replaceTree } from './file-tree.ts'
import type { WriteFile } from './files/staged-folder.ts'
import { ifExists } from './if-exists.ts'

const COMPRESSED_EXTENSIONS = /\.(png|webp|jpe?g|gif|avif|woff2?|zip|gz|br)$/
/** Smaller files gain nothing from compression. */
const MIN_BYTES = 512
/** The default size of the thread pool that zlib runs in. */
const CONCURRENCY = 4

interface CompressedFiles {
  readonly br: Buffer
  readonly gz: Buffer
}

/**
 * Writes a copy of a site in which every file that shrinks has a `.br` and a `.gz` sibling, for
 * hosts that serve those, and returns how many files got siblings. The site itself is not changed.
 */
export async function precompress(root: string, target: string): Promise<number> {
  checkNoOverlap(resolve(root), resolve(target))
  await checkTarget(target)
  const cache = new Map<string, Promise<CompressedFiles>>()
  const files = await listFiles(root)
  let count = 0
  await replaceTree(target, async (write) => {
    const copy = (path: string) => copyFile(path, { root, write, cache })
    const results = await mapConcurrent(files, copy, { concurrency: CONCURRENCY })
    count = results.filter((hasSiblings) => hasSiblings).length
  })
  return count
}

interface CopyContext {
  readonly root: string
  readonly write: WriteFile
  /** Compressed forms by checksum: many files are published under two names. */
  readonly cache: Map<string, Promise<CompressedFiles>>
}

/** Copies a file and returns whether it got siblings. */
async function copyFile(path: string, { root, write, cache }: CopyContext): Promise<boolean> {
  const bytes = await readFile(join(root, path))
  await write(path, bytes)
  if (bytes.length < MIN_BYTES || COMPRESSED_EXTENSIONS.test(path)) return false
  const { integrity } = checksum(bytes)
  const compressed = cache.get(integrity) ?? compress(bytes)
  cache.set(integrity, compressed)
  const { br, gz } = await compressed
  if (Math.min(br.length, gz.length) >= bytes.length) return false
  await Promise.all([write(`${path}.br`, br), write(`${path}.gz`, gz)])
  return true
}

async function compress(bytes: Buffer): Promise<CompressedFiles> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br, gz }
}

/** Other files in the target are removed, so it must be empty, missing, or an earlier copy of a site. */
async function checkTarget(target: string): Promise<void> {
  const names = (await ifExists(readdir(target))) ?? []
  const isCopy = names.includes('v1') && names.includes('llms.txt')
  if (names.length > 0 && !isCopy) {
    throw new Error(`${target} is not a copy of a site, so it was not replaced.`)
  }
}

/** Throws if one folder contains the other, because emptying the target would delete the site. */
function checkNoOverlap(root: string, target: string): void {
  const isWithin = (inner: string, outer: string): boolean =>
    inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep)
  if (isWithin(root, target) || isWithin(target, root)) {
    throw new Error(`The compressed copy cannot be at ${target}: the site is at ${root}.`)
  }
}
