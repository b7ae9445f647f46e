import { Problem, type Source } from '../index.ts'

/** Files in one buffer, which threads share instead of copying it. */
export interface PackedFiles {
  readonly bytes: SharedArrayBuffer
  /** Where each file starts and ends, by path. */
  readonly positions: ReadonlyMap<string, readonly [start: number, end: number]>
}

/** Copies files into one buffer. */
export function packFiles(files: ReadonlyMap<string, Uint8Array>): PackedFiles {
  const size = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  const bytes = new SharedArrayBuffer(size)
  const target = new Uint8Array(bytes)
  const positions = new Map<string, [number, number]>()
  let start = 0
  for (const [path, content] of files) {
    target.set(content, start)
    positions.set(path, [start, start + content.length])
    start += content.length
  }
  return { bytes, positions }
}

/** Returns a file as it is in the buffer, or undefined if there is none. */
export function getPackedFile(
  { bytes, positions }: PackedFiles,
  path: string,
): Uint8Array | undefined {
  const [start, end] = positions.get(path) ?? []
  if (start === undefined || end === undefined) return undefined
  return new Uint8Array(bytes, start, end - start)
}

/** Returns a source over packed files. Parsed documents would take several times the space. */
export const packedSource =
  (files: PackedFiles): Source =>
  async (path) => {
    const bytes = getPackedFile(files, path)
    if (!bytes) throw new Problem('record-not-found', `There is nothing at ${path}.`)
    return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString())
  }
