import { getEntry, readLiteral, type SourceFile } from '../../internal/verify.ts'
import type { ModuleGraph } from './module-graph.ts'

/** The properties of a route that can hold its page. */
export const PAGE_PROPERTIES = ['element', 'component', 'Component', 'components', 'lazy', 'render']

/** Matches what renders other routes and is no page itself: `<AppLayout />`, `layouts/main.vue`. */
const LAYOUT = /layouts?\b/i

/** True if the code of a route's page names a layout. */
export const isLayout = (code: string): boolean => LAYOUT.test(code)

/**
 * Returns the file of the page that a route shows. `code` is the value of its property, such as
 * `<Orders />`, `Orders` or `() => import('./orders')`.
 */
export function findPageFile(
  modules: ModuleGraph,
  file: SourceFile,
  code: string,
): string | undefined {
  const [, specifier] = DYNAMIC_IMPORT.exec(code) ?? []
  if (specifier !== undefined) return modules.resolve(file, specifier)?.path
  const views = getEntry(readLiteral(code), 'default')
  if (views?.kind === 'other') return findPageFile(modules, file, views.source)
  // The page is inside of what wraps it, such as a guard.
  const names = /^[A-Za-z_$][\w$]*$/.test(code)
    ? [code]
    : [...code.matchAll(TAG)].map(([, name = '']) => name).reverse()
  for (const name of names) {
    const page = findComponentFile(modules, file, name)
    if (page !== undefined) return page
  }
  return undefined
}

/**
 * Returns the file of the page that a branch of code shows: of its first element, else of the first
 * function that it calls or returns.
 */
export function findNamedPage(
  modules: ModuleGraph,
  file: SourceFile,
  code: string,
): string | undefined {
  const [, specifier] = DYNAMIC_IMPORT.exec(code) ?? []
  if (specifier !== undefined) return modules.resolve(file, specifier)?.path
  const names = [FIRST_TAG, FIRST_NAME].flatMap((pattern) => pattern.exec(code)?.[1] ?? [])
  return names.map((name) => findComponentFile(modules, file, name)).find(Boolean)
}

const FIRST_TAG = /<([A-Z][\w$]*)/

/** Matches the name after what leads to a page: `return renderOrders()`, `? Orders`, `= Orders`. */
const FIRST_NAME =
  /(?:^\s*|\breturn\s|=>\s?|\?\s?|=\s?|\{\s*|\)\s*)(?:await\s)?(?!(?:return|await|if)\b)([A-Za-z_$][\w$]*)(?!\s?[:.=])/

const DYNAMIC_IMPORT = /\bimport\(\s*['"`]([^'"`\n]+)['"`]/

/** Matches the name of a component, but not of one in an attribute: `icon={<Lock />}`. */
const TAG = /(?:^|[>\s(])<([A-Z][\w$]*)/g

function findComponentFile(
  modules: ModuleGraph,
  file: SourceFile,
  name: string,
): string | undefined {
  const own = file.script?.declarations.find((item) => item.name === name)
  if (own) {
    const code = file.text.slice(own.range.start, own.range.end)
    return DYNAMIC_IMPORT.test(code) ? findPageFile(modules, file, code) : file.path
  }
  const imported = modules.findImport(file, name)
  return imported && (modules.findOrigin(imported) ?? imported.file).path
}
