import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ifExists } from '../../internal/node.ts'
import { readFramework } from './framework.ts'

/** A folder of pages, and the paths that show that a project uses it. */
interface FolderSigns {
  readonly folder: string
  readonly signs: readonly string[]
}

const byFolder = (folder: string): FolderSigns => ({ folder, signs: [folder] })

/** Folders of pages by framework; the first that a project has is the one that counts. */
const FOLDERS: Readonly<Record<string, readonly FolderSigns[]>> = {
  // https://nextjs.org/docs/app/api-reference/file-conventions/src-folder: `src/app` and
  // `src/pages` are ignored if `app` or `pages` is in the root.
  next: ['app', 'pages', 'src/app', 'src/pages'].map(byFolder),
  // Nuxt 4 has its code in `app/`, Nuxt 3 in the root or in the folder that its settings name.
  nuxt: [
    { folder: 'app/pages', signs: ['app/pages', 'app/app.vue'] },
    { folder: 'pages', signs: ['pages', 'app.vue'] },
    { folder: 'src/pages', signs: ['src/pages', 'src/app.vue'] },
  ],
}

/**
 * Returns the folder in which a framework looks for pages, by the files of a project. Undefined if
 * the framework has only one such folder, or the project has none yet.
 */
export function findPagesFolder(
  framework: string | null,
  files: readonly string[],
): string | undefined {
  return findFolder(framework, (path) =>
    files.some((file) => file === path || file.startsWith(`${path}/`)),
  )
}

const findFolder = (
  framework: string | null,
  exists: (path: string) => boolean,
): string | undefined => FOLDERS[framework ?? '']?.find(({ signs }) => signs.some(exists))?.folder

/** Looks for the folder of the pages of a project, without listing its files. */
export async function readPagesFolder(root: string): Promise<string | undefined> {
  const { name } = await readFramework(root)
  const paths = (FOLDERS[name ?? ''] ?? []).flatMap(({ signs }) => signs)
  const stats = await Promise.all(paths.map((path) => ifExists(stat(join(root, path)))))
  const existing = new Set(paths.filter((_, index) => stats[index] !== undefined))
  return findFolder(name, (path) => existing.has(path))
}

/** True if the framework takes no notice of a file, because its pages are in another folder. */
export function isOutsidePages(pagesFolder: string | undefined, file: string): boolean {
  if (pagesFolder === undefined) return false
  const source = pagesFolder.replace(/(?<![^/])[^/]*$/, '')
  return source === '' ? file.startsWith('src/') : !file.startsWith(source)
}
