import { dirname, resolve } from 'node:path'
import { asObject, asString } from '../../internal.ts'
import { themeFromCss } from '../../themes.ts'
import { CONFIG_FILE, readSettingsFile } from '../folder/config.ts'
import {
  displayPath,
  getBoundary,
  hasControlCharacter,
  readFoundText,
  readText,
  requireFound,
} from '../folder/files.ts'
import type { Project } from '../folder/project.ts'

/** The style sheet of a project that declares its variables. */
export interface ProjectStylesheet {
  /** Its path, relative to the root. */
  readonly file: string
  /** Its text, with the style sheets of the project that it imports. */
  readonly text: string
}

/** Files that import the style sheets of a page. */
const ENTRY_FILES = [
  'index.html',
  ...['app', 'src/app'].map((folder) => `${folder}/layout.tsx`),
  ...['pages', 'src/pages'].map((folder) => `${folder}/_app.tsx`),
  'src/routes/+layout.svelte',
  'nuxt.config.ts',
  ...['Layout', 'BaseLayout', 'Base', 'Main'].map((name) => `src/layouts/${name}.astro`),
  ...['src/main', 'src/index'].flatMap((path) =>
    ['tsx', 'ts', 'jsx', 'js'].map((extension) => `${path}.${extension}`),
  ),
]

/** Names of style sheets, if no entry file leads to one. */
const COMMON_FILES = [
  ...['src', 'app', 'src/app', 'src/styles', 'styles', 'src/assets', 'app/assets/css', '.'].flatMap(
    (folder) =>
      ['globals', 'global', 'index', 'app', 'main', 'styles', 'style', 'theme', 'tokens'].map(
        (name) => `${folder}/${name}.css`.replace(/^\.\//, ''),
      ),
  ),
]

/**
 * Finds the style sheet with the variables of a project: the one that `components.json` names, one
 * that an entry file imports, or one with a common name. The tokens files that svc writes are ignored.
 */
export async function findStylesheet(root: string): Promise<ProjectStylesheet | undefined> {
  const shadcn = await readSettingsFile(root, 'components.json')
  const named = asString(asObject(shadcn?.value.tailwind).css)
  const imported = (await Promise.all(ENTRY_FILES.map((file) => listImports(root, file)))).flat()
  const candidates = [...(named === undefined ? [] : [named]), ...imported, ...COMMON_FILES]
  for (const file of new Set(candidates)) {
    if (hasControlCharacter(file)) continue
    const sheet = await readStylesheet(root, file)
    if (sheet && hasThemeColors(sheet.text)) return sheet
  }
  return undefined
}

/** True if a style sheet has enough colors to be the theme of a product. */
function hasThemeColors(text: string): boolean {
  const names = new Set(themeFromCss(text).importedValues.map(({ token }) => token))
  const colors = [...names].filter((name) => name.startsWith('--color-'))
  return colors.length >= 3 && (names.has('--color-background') || names.has('--color-text'))
}

const IMPORTED_FILE = /["']([^"'\s]+\.(?:css|[jt]sx?))["']/g

/** Lists the style sheets that a file names, also those of the scripts of an HTML page. */
async function listImports(root: string, file: string): Promise<string[]> {
  const text = (await readSheet(root, resolve(root, file))) ?? ''
  const paths = [...text.matchAll(IMPORTED_FILE)].map(([, path = '']) => toPath(root, file, path))
  const lists = await Promise.all(
    paths.map(async (path) =>
      path.endsWith('.css') ? [path] : file.endsWith('.html') ? listImports(root, path) : [],
    ),
  )
  return lists.flat()
}

/** Resolves the path of an import: `/src/a.css`, `./a.css`, `@/a.css` and `~/assets/a.css`. */
function toPath(root: string, file: string, path: string): string {
  const aliased = /^(?:@|~)\/(.*)/.exec(path)?.[1]
  if (aliased !== undefined) return `${file.startsWith('src/') ? 'src' : 'app'}/${aliased}`
  if (path.startsWith('/')) return path.slice(1)
  return displayPath(root, resolve(root, dirname(file), path))
}

/** Ends style sheets that import each other in a circle. */
const MAX_IMPORT_DEPTH = 4

/** Reads a style sheet with the files that it imports; undefined if it does not exist. */
async function readStylesheet(root: string, file: string): Promise<ProjectStylesheet | undefined> {
  const text = await readWithImports(root, resolve(root, file), MAX_IMPORT_DEPTH)
  return text === undefined ? undefined : { file, text }
}

/** Reads a style sheet that must exist, with the files that it imports. */
export async function requireStylesheet(root: string, file: string): Promise<ProjectStylesheet> {
  const hint = `--theme-from or "tokens": { "extends": ... } in ${CONFIG_FILE} names it.`
  const path = resolve(root, file)
  requireFound(await readText(getBoundary(root, path), path), file, hint)
  return (await readStylesheet(root, file)) ?? { file, text: '' }
}

/** Reads the style sheet that the settings say svc extends; undefined if there is none. */
export async function readExtendedStylesheet({
  root,
  config,
}: Pick<Project, 'root' | 'config'>): Promise<ProjectStylesheet | undefined> {
  const file = config.tokens?.extends
  return file === undefined ? undefined : requireStylesheet(root, file)
}

const CSS_IMPORT = /@import\s+(?:url\()?["'](\.{1,2}\/[^"']+)["'][^;@]*;/g

/** The first line of a tokens file by svc, which is derived from the project's own style sheets. */
const SVC_MARK = /^\/\*[^\n]*Written by svc/

/** Reads a file of the project, or of another package of its workspace. */
const readSheet = (root: string, path: string): Promise<string | undefined> =>
  readFoundText(getBoundary(root, path), path)

async function readWithImports(
  root: string,
  path: string,
  depth: number,
): Promise<string | undefined> {
  const text = await readSheet(root, path)
  if (text === undefined || depth === 0) return text
  if (SVC_MARK.test(text)) return ''
  const names = [...text.matchAll(CSS_IMPORT)].map(([, name = '']) => name)
  const texts = await Promise.all(
    names.map((name) => readWithImports(root, resolve(dirname(path), name), depth - 1)),
  )
  const byName = new Map(names.map((name, index) => [name, texts[index]]))
  return text.replaceAll(CSS_IMPORT, (line, name: string) => byName.get(name) ?? line)
}

/** True if a style sheet imports a file, both relative to the root. */
export async function importsFile(root: string, file: string, imported: string): Promise<boolean> {
  const text = (await readSheet(root, resolve(root, file))) ?? ''
  return [...text.matchAll(CSS_IMPORT)].some(
    ([, name = '']) => resolve(root, dirname(file), name) === resolve(root, imported),
  )
}
