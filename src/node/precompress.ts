import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { checksum, listFiles } from './file-tree.ts'

/** What is already compressed, or too small to gain anything. */
const COMPRESSED_EXTENSIONS = /\.(png|webp|jpe?g|gif|avif|woff2?|zip|gz|br)$/
const MIN_BYTES = 512
/** As many as the pool of threads has. */
const CONCURRENCY = 4

interface CompressedFiles {
  readonly br: Buffer
  readonly gz: Buffer
}

/**
 * Writes a copy of a tree in which every file that gains from it has a `.br` and a `.gz` beside it,
 * for hosts that serve those. The tree itself stays as it is. How many files got siblings.
 */
export async function precompress(root: string, target: string): Promise<number> {
  checkNoOverlap(resolve(root), resolve(target))
  await checkTarget(target)
  await rm(target, { recursive: true, force: true })
  const paths = await listFiles(root)
  const known = new Map<string, Promise<CompressedFiles>>()
  let written = 0
  const next = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      if (await copyFile(path, { root, target, known })) written++
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, next))
  return written
}

interface CopyContext {
  readonly root: string
  readonly target: string
  /** Compressed forms by checksum: twins are the same bytes. */
  readonly known: Map<string, Promise<CompressedFiles>>
}

/** Whether the file got siblings. */
async function copyFile(path: string, { root, target, known }: CopyContext): Promise<boolean> {
  const bytes = await readFile(join(root, path))
  const file = join(target, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
  if (bytes.length < MIN_BYTES || COMPRESSED_EXTENSIONS.test(path)) return false
  const { integrity } = checksum(bytes)
  const siblings = known.get(integrity) ?? compress(bytes)
  known.set(integrity, siblings)
  const { br, gz } = await siblings
  if (Math.min(br.length, gz.length) >= bytes.length) return false
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
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

/** The copy is emptied first: what is there already must be one. */
async function checkTarget(target: string): Promise<void> {
  const names = await readdir(target).catch((error: unknown): string[] => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const isCopy = names.includes('v1') && names.includes('llms.txt')
  if (names.length > 0 && !isCopy) {
    throw new Error(`${target} holds something else than a copy of a site, and is left as it is.`)
  }
}

/** Emptying must not reach the site: neither folder may hold the other. */
function checkNoOverlap(root: string, target: string): void {
  const isWithin = (inner: string, outer: string): boolean =>
    inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep)
  if (isWithin(root, target) || isWithin(target, root)) {
    throw new Error(`The compressed copy cannot be at ${target}: the site is at ${root}.`)
  }
}
