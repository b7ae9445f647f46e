import { lstat, open, readFile, stat } from 'node:fs/promises'
import { ifExists } from '../if-exists.ts'

const BUFFER_BYTES = 1 << 16

/** True if a file has this content. A link has none of its own. */
export async function hasContent(file: string, bytes: Buffer): Promise<boolean> {
  const stats = await ifExists(lstat(file))
  if (!stats?.isFile() || stats.size !== bytes.length) return false
  return bytes.equals(await readFile(file))
}

/** True if two files have the same content; false if the first does not exist. */
export async function hasSameContent(file: string, other: string): Promise<boolean> {
  const [first, second] = [await ifExists(lstat(file)), await stat(other)]
  if (!first?.isFile() || first.size !== second.size) return false
  const handles = [await open(file), await open(other)] as const
  try {
    for (let position = 0; position < first.size; position += BUFFER_BYTES) {
      const [a, b] = await Promise.all(
        handles.map(async (handle) => {
          const { buffer, bytesRead } = await handle.read({
            buffer: Buffer.alloc(BUFFER_BYTES),
            position,
          })
          return buffer.subarray(0, bytesRead)
        }),
      )
      if (a === undefined || b === undefined || !a.equals(b)) return false
    }
    return true
  } finally {
    for (const handle of handles) await handle.close()
  }
}
