import { access } from 'node:fs/promises'
import { readTree, replaceTree, type Tree } from '../src/node.ts'
import { OUTPUT_FOLDER } from './out.ts'

/**
 * Makes `dist/site` hold some files and `dist/lib` the modules that were built. What has not changed
 * is left alone. What was done, in words.
 */
export async function writeDist(root: string, site: Tree): Promise<string> {
  const lib = await readTree(`${root}${OUTPUT_FOLDER}/lib`)
  const done = await Promise.all([
    replaceTree(`${root}dist/site`, site),
    replaceTree(`${root}dist/lib`, lib, (path) => isDeclaration(root, path)),
  ])
  const written = done.reduce((sum, one) => sum + one.written.length, 0)
  const removed = done.reduce((sum, one) => sum + one.removed.length, 0)
  return `${site.size + lib.size} files, ${written} written, ${removed} removed`
}

/** What the compiler of types keeps beside the modules, for as long as there is a source for it. */
async function isDeclaration(root: string, path: string): Promise<boolean> {
  if (path.endsWith('.tsbuildinfo')) return true
  if (!path.endsWith('.d.ts')) return false
  const source = `${root}src/${path.slice(0, -'.d.ts'.length)}`
  const sources = [`${source}.ts`, `${source}.tsx`]
  return (await Promise.all(sources.map(fileExists))).includes(true)
}

const fileExists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
