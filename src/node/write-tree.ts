import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes files below a folder; each appears whole or not at all. */
export async function writeTree(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  const folders = new Set([...files.keys()].map((path) => dirname(join(root, path))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  for (const [path, text] of files) {
    const target = join(root, path)
    await writeFile(`${target}.part`, text)
    await rename(`${target}.part`, target)
  }
}
