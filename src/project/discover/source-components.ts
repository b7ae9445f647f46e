import { posix } from 'node:path'
import type {
  DiscoveredComponent,
  MarkupElement,
  SourceFile,
  TextRange,
} from '../../internal/verify.ts'

/** Returns the path that an alias such as `@/components/Button` refers to, without an extension. */
export type ResolveAlias = (specifier: string) => string | undefined

/** Finds the components that the files of a project declare and export. */
export function findSourceComponents(
  files: readonly SourceFile[],
  resolveAlias: ResolveAlias = () => undefined,
): DiscoveredComponent[] {
  const specifiers = collectSpecifiers(files, resolveAlias)
  return files
    .filter(({ role }) => role === 'production')
    .flatMap((file) =>
      listDeclared(file).map(({ name, range }) => ({
        name,
        file: file.path,
        specifier: specifiers.get(toModulePath(file.path)) ?? null,
        isPrimitive: SHARED_FOLDER.test(file.path) && wrapsControl(file.elements, range),
      })),
    )
}

interface DeclaredComponent {
  readonly name: string
  readonly range: TextRange
}

function listDeclared({ path, syntax, script, text }: SourceFile): DeclaredComponent[] {
  if (syntax === 'vue' || syntax === 'svelte' || syntax === 'astro') {
    const name = posix.basename(path, posix.extname(path))
    return /^[A-Z]/.test(name) ? [{ name, range: { start: 0, end: text.length } }] : []
  }
  return (script?.declarations ?? []).filter(
    ({ isExported, isComponent }) => isExported && isComponent,
  )
}

const SHARED_FOLDER = /(?:^|\/)(?:components|ui|primitives|design-system|shared|common)\//

const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'table', 'dialog'])

/** A component with more elements is more than its control. */
const MAX_PRIMITIVE_ELEMENTS = 6

/** True if a component consists of one native control and little else. */
function wrapsControl(elements: readonly MarkupElement[], { start, end }: TextRange): boolean {
  const own = elements.filter(({ range }) => range.start >= start && range.end <= end)
  const native = own.filter(
    ({ isComponent, tag }) => !isComponent && tag !== 'script' && tag !== 'style',
  )
  const controls = native.filter(({ tag }) => CONTROLS.has(tag))
  return controls.length === 1 && native.length <= MAX_PRIMITIVE_ELEMENTS
}

/** Removes what an import may leave out: the extension and `/index`. */
const toModulePath = (path: string): string =>
  path.replace(/\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/, '').replace(/\/index$/, '')

/** Returns the specifier by which most files import each module, an alias if there is one. */
function collectSpecifiers(
  files: readonly SourceFile[],
  resolveAlias: ResolveAlias,
): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { path, script } of files) {
    for (const { specifier } of script?.imports ?? []) {
      const target = specifier.startsWith('.')
        ? posix.join(posix.dirname(path), specifier)
        : resolveAlias(specifier)
      if (target === undefined) continue
      const module = toModulePath(target)
      const uses = counts.get(module) ?? new Map<string, number>()
      uses.set(specifier, (uses.get(specifier) ?? 0) + 1)
      counts.set(module, uses)
    }
  }
  return new Map([...counts].map(([module, uses]) => [module, pickSpecifier(uses)]))
}

function pickSpecifier(uses: ReadonlyMap<string, number>): string {
  const sorted = [...uses].sort(
    ([a, first], [b, second]) =>
      Number(a.startsWith('.')) - Number(b.startsWith('.')) || second - first || (a < b ? -1 : 1),
  )
  return sorted[0]?.[0] ?? ''
}
