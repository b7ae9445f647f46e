import {
  type DiscoveredRoute,
  getEntry,
  type Literal,
  type MarkupElement,
  memoizeByObject,
  readLiteral,
  type SourceFile,
  type TextRange,
} from '../../internal/verify.ts'
import { ModuleGraph } from './module-graph.ts'
import { findPageFile, isLayout, PAGE_PROPERTIES } from './page-file.ts'
import type { ResolveAlias } from './source-components.ts'

/** The routes that code defines, and what could not be followed. */
export interface CodeRoutes {
  readonly items: readonly DiscoveredRoute[]
  /** Places whose routes only running code knows. */
  readonly unknown: readonly string[]
}

/** Functions whose first argument is a list of routes. */
const ROUTE_LIST_CALL = /^(?:createBrowserRouter|createHashRouter|createMemoryRouter|useRoutes)$/
/** Functions whose first argument is an object with a list of `routes`. */
const ROUTER_CALL = /^(?:(?:new )?(?:Vue)?Router|createRouter)$/
const FILE_ROUTE_CALL = /^create(?:Lazy)?FileRoute$/
const ROUTES_MODULE = /^app\/routes\.[cm]?[jt]s$/

/** Finds the routes that the code of a project defines, for the routers that have a notation. */
export function findCodeRoutes(
  files: readonly SourceFile[],
  resolveAlias: ResolveAlias = () => undefined,
): CodeRoutes {
  const collector = new RouteCollector(new ModuleGraph(files, resolveAlias))
  for (const file of files) {
    if (file.role === 'production' && mayDefineRoutes(file)) collector.read(file)
  }
  return collector
}

const mayDefineRoutes = memoizeByObject(
  ({ path, script, elements }: SourceFile): boolean =>
    ROUTES_MODULE.test(path) ||
    elements.some(({ tag }) => ROUTE_TAG.test(tag)) ||
    (script?.calls ?? []).some(({ callee }) =>
      [ROUTE_LIST_CALL, ROUTER_CALL, FILE_ROUTE_CALL].some((pattern) => pattern.test(callee)),
    ),
)

class RouteCollector implements CodeRoutes {
  readonly items: DiscoveredRoute[] = []
  readonly unknown: string[] = []
  private readonly modules: ModuleGraph
  private readonly seen = new Set<string>()

  constructor(modules: ModuleGraph) {
    this.modules = modules
  }

  read(file: SourceFile): void {
    for (const { callee, args } of file.script?.calls ?? []) {
      const [first] = args
      if (first === undefined) continue
      if (FILE_ROUTE_CALL.test(callee) && first.kind === 'static' && !isPathless(first.text)) {
        this.add(fromTanStack(first.text), { file, range: first.range })
      }
      const isList = ROUTE_LIST_CALL.test(callee)
      if (first.kind === 'static' || !(isList || ROUTER_CALL.test(callee))) continue
      const literal = readLiteral(first.source, first.range.start)
      this.readList(isList ? literal : getRoutes(literal), { file, parent: '' })
    }
    if (ROUTES_MODULE.test(file.path)) this.readList(readDefaultExport(file), { file, parent: '' })
    for (const element of file.elements) this.readElement(element, file)
  }

  private add(path: string, { file, range, ...page }: RouteSource): void {
    for (const variant of expandOptional(path)) {
      const normalized = normalizePath(variant)
      const key = `${file.path} ${normalized}`
      if (this.seen.has(key)) continue
      this.seen.add(key)
      this.items.push({ path: normalized, file: file.path, range, ...page })
    }
  }

  private readList(literal: Literal | undefined, scope: RouteScope): void {
    if (literal === undefined || scope.depth === MAX_DEPTH) return
    if (literal.kind === 'array') {
      for (const item of literal.items) this.readRoute(item, scope)
    } else if (literal.kind === 'call' && literal.callee === 'createRoutesFromElements') {
      // The elements are read with those of the file.
    } else {
      this.readReference(literal, scope)
    }
  }

  private readRoute(literal: Literal, scope: RouteScope): void {
    if (literal.kind === 'spread' && literal.value.kind === 'call') {
      this.readRoute(literal.value, scope)
    } else if (literal.kind === 'spread') this.readList(literal.value, scope)
    else if (literal.kind === 'object') this.readRouteObject(literal, scope)
    else if (literal.kind === 'call') this.readRouteCall(literal, scope)
    else this.addUnknown(literal, scope)
  }

  private readRouteObject(literal: Literal & { kind: 'object' }, scope: RouteScope): void {
    const path = getEntry(literal, 'path')
    const children = getEntry(literal, 'children')
    const { file, parent } = scope
    if (path !== undefined && path.kind !== 'string') {
      this.addUnknown(path, scope)
      return
    }
    if (path === undefined && literal.entries.some(({ key }) => key === '...')) {
      this.addUnknown(literal, scope)
      return
    }
    const full = joinPaths(parent, path?.kind === 'string' ? path.text : '')
    const code = getPageCode(literal, file)
    const leadsElsewhere = getEntry(literal, 'redirect') !== undefined || isRedirect(code)
    const isPage = path !== undefined || getEntry(literal, 'index') !== undefined
    if (isPage && !leadsElsewhere && (children === undefined || isOwnPage(code))) {
      const range = path?.range ?? literal.range
      this.add(full || '/', { file, range, ...this.followPage(file, code), ...asParent(children) })
    }
    this.readList(children, { file, parent: full, depth: (scope.depth ?? 0) + 1 })
  }

  private followPage(file: SourceFile, code: string): Pick<DiscoveredRoute, 'page'> {
    const page = code === '' ? undefined : findPageFile(this.modules, file, code)
    return page === undefined ? {} : { page }
  }

  /** Reads the notation of React Router's `app/routes.ts`: `route()`, `index()`, `layout()`. */
  private readRouteCall(literal: Literal & { kind: 'call' }, scope: RouteScope): void {
    const { callee, args, range } = literal
    const { file, parent } = scope
    const [first, second] = args
    const last = args.at(-1)
    const children = last?.kind === 'array' ? last : undefined
    const depth = (scope.depth ?? 0) + 1
    if (callee === 'index') {
      this.add(parent || '/', { file, range, ...this.followModule(file, first) })
      return
    }
    if (callee === 'layout') {
      this.readList(children, { file, parent, depth })
      return
    }
    if (first?.kind !== 'string' || (callee !== 'route' && callee !== 'prefix')) {
      this.addUnknown(literal, scope)
      return
    }
    const full = joinPaths(parent, first.text)
    const isPage = callee === 'route' && (children === undefined || isOwnPage(getText(second)))
    if (isPage) {
      const page = this.followModule(file, second)
      this.add(full, { file, range: first.range, ...page, ...asParent(children) })
    }
    this.readList(children, { file, parent: full, depth })
  }

  /** Follows the path of a page in the routes module, which is relative to its folder. */
  private followModule(file: SourceFile, path: Literal | undefined): Pick<DiscoveredRoute, 'page'> {
    const page = this.modules.resolve(file, `./${getText(path)}`)?.path
    return page === undefined ? {} : { page }
  }

  /** Follows the name of a list to where it is declared. */
  private readReference(literal: Literal, scope: RouteScope): void {
    const source = literal.kind === 'other' ? literal.source : ''
    const name = /^([A-Za-z_$][\w$]*)$/.exec(source)?.[1]
    const target = name === undefined ? undefined : this.findDeclaration(scope.file, name)
    if (target === undefined) {
      this.addUnknown(literal, scope)
      return
    }
    const depth = (scope.depth ?? 0) + 1
    this.readList(target.literal, { file: target.file, parent: scope.parent, depth })
  }

  private findDeclaration(file: SourceFile, name: string): FoundLiteral | undefined {
    const declaration = file.script?.declarations.find((item) => item.name === name)
    const literal = declaration && readDeclaration(file, declaration.range)
    if (literal) return { file, literal }
    const target = this.modules.findImport(file, name)
    if (target === undefined || target.file === file) return undefined
    const own = target.file.script?.declarations.find((item) => item.name === target.name)
    const found = own ? readDeclaration(target.file, own.range) : readDefaultExport(target.file)
    return found && { file: target.file, literal: found }
  }

  private addUnknown({ range }: Literal, { file }: RouteScope): void {
    const line = file.text.slice(0, range.start).split('\n').length
    this.unknown.push(`${file.path}:${line}`)
  }

  /** Reads `<Route path="orders">`, as React Router, wouter, preact-iso and others write it. */
  private readElement(element: MarkupElement, file: SourceFile): void {
    if (!ROUTE_TAG.test(element.tag) || !element.isComponent) return
    const own = getAttributeText(element, 'path')
    const isIndex = element.attributes.some(({ name }) => name === 'index')
    if (own === undefined && !isIndex) return
    const parts = [own ?? '']
    for (let outer = element.parent; outer !== null; outer = outer.parent) {
      if (ROUTE_TAG.test(outer.tag)) parts.unshift(getAttributeText(outer, 'path') ?? '')
    }
    const path = parts.reduce(joinPaths, '')
    const { range, tagRange } = element
    const children = element.children.filter((child) => child.kind === 'element')
    const isParent = children.some(({ tag }) => ROUTE_TAG.test(tag))
    const code = getPageAttribute(element)
    const body = isParent ? code : file.text.slice(range.start, range.end)
    if (isRedirect(body) || (isParent && !isOwnPage(code))) return
    // A dynamic path, or a path below which another component defines routes.
    if (parts.includes(DYNAMIC) || /.\/\*$/.test(own ?? '')) {
      this.addUnknown({ kind: 'other', source: '', range }, { file, parent: '' })
    } else {
      const page = this.followPage(file, code)
      this.add(path || '/', { file, range: tagRange, ...page, ...(isParent && { isParent }) })
    }
  }
}

interface RouteSource extends Pick<DiscoveredRoute, 'page' | 'isParent'> {
  readonly file: SourceFile
  readonly range: TextRange
}

interface RouteScope {
  readonly file: SourceFile
  readonly parent: string
  readonly depth?: number
}

interface FoundLiteral {
  readonly file: SourceFile
  readonly literal: Literal
}

/** Ends lists that contain themselves. */
const MAX_DEPTH = 20

const ROUTE_TAG = /^(?:Private|Protected|Sentry|Public)?Route$/

/** Stands for a path that only running code knows; no path contains it. */
const DYNAMIC = '\0'

function getAttributeText({ attributes }: MarkupElement, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value
  if (value === undefined || value === null) return undefined
  if (value.kind === 'static') return value.text
  const literal = readLiteral(value.source.replace(/^\{([\s\S]*)\}$/, '$1'))
  return literal.kind === 'string' ? literal.text : DYNAMIC
}

/** Returns the code of the page in an element such as `<Route path="/" element={<Home />} />`. */
function getPageAttribute({ attributes }: MarkupElement): string {
  const value = attributes.find(({ name }) => PAGE_PROPERTIES.includes(name))?.value
  return value?.kind === 'dynamic' ? value.source.replace(/^\{([\s\S]*)\}$/, '$1').trim() : ''
}

/** Returns the code of the page in an object of a route; empty if it has none. */
function getPageCode(literal: Literal, { text }: SourceFile): string {
  const page = PAGE_PROPERTIES.map((name) => getEntry(literal, name)).find(Boolean)
  return page ? text.slice(page.range.start, page.range.end).trim() : ''
}

/** True if a route with children shows a page of its own, and not only the frame around them. */
const isOwnPage = (code: string): boolean => code !== '' && !isLayout(code)

const asParent = (children: Literal | undefined): Pick<DiscoveredRoute, 'isParent'> =>
  children === undefined ? {} : { isParent: true }

const getText = (literal: Literal | undefined): string =>
  literal?.kind === 'string' ? literal.text : ''

const isRedirect = (code: string): boolean => /<(?:Navigate|Redirect)\b/.test(code)

/** Returns the `routes` of a router's options; a shorthand refers to the variable of that name. */
function getRoutes(literal: Literal): Literal | undefined {
  const routes = getEntry(literal, 'routes')
  return routes?.kind === 'other' ? { ...routes, source: routes.source.trim() } : routes
}

/** Reads the value of a declaration such as `const routes: Route[] = [...]`. */
function readDeclaration({ text }: SourceFile, { start, end }: TextRange): Literal | undefined {
  const source = text.slice(start, end)
  const match = /=\s*(?=[[{A-Za-z])(?!=)/.exec(source)
  if (match === null) return undefined
  const at = match.index + match[0].length
  return readLiteral(source.slice(at), start + at)
}

function readDefaultExport(file: SourceFile): Literal | undefined {
  const match = /\bexport\s+default\s+/.exec(file.text)
  if (match === null) return undefined
  const at = match.index + match[0].length
  const literal = readLiteral(file.text.slice(at), at)
  const name = /^[A-Za-z_$][\w$]*/.exec(file.text.slice(at))?.[0]
  if (literal.kind === 'array') return literal
  const own = file.script?.declarations.find((item) => item.name === name)
  return own ? readDeclaration(file, own.range) : literal
}

const joinPaths = (parent: string, path: string): string => {
  if (path.startsWith('/') || parent === '') return path
  return path === '' ? parent : `${parent.replace(/(?<!\/)\/+$/, '')}/${path}`
}

/** True if a path of TanStack Router ends in a layout without a path of its own: `/_auth`. */
const isPathless = (path: string): boolean => /\/(?:_[^/]*|\([^/]*\))$/.test(path)

/** Writes a path of TanStack Router like others: `/posts/$id` is `/posts/:id`. */
const fromTanStack = (path: string): string =>
  path
    .split('/')
    .filter((segment) => !/^_|^\(.*\)$/.test(segment))
    .map((segment) => segment.replace(/^\$$/, '*').replace(/^\$/, ':').replace(/_$/, ''))
    .join('/')

/** Returns a path with and without its optional segment: `/:lang?/about`. */
function expandOptional(path: string): string[] {
  const match = /\/?(:\w+(?:\([^()]*\))?)\?/.exec(path)
  if (match === null) return [path]
  const [before, after] = [path.slice(0, match.index), path.slice(match.index + match[0].length)]
  return [`${before}${after}` || '/', `${before}/${match[1]}${after}`]
}

/** Writes a path in the notation of a contract: `/orders/:id`, `/docs/*rest`. */
function normalizePath(path: string): string {
  const segments = path
    .replaceAll(/\(\.\*\)\*?|\(\.\+\)/g, '\0')
    .replaceAll(/\([^)]*(?:\)|$)/g, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => segment.replace(/^:(\w+)(?:\0|[+*])\*?$/, '*$1').replace(/\0/g, ''))
  return `/${segments.join('/')}`
}
