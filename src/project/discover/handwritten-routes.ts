import {
  type DiscoveredRoute,
  type Literal,
  type LiteralEntry,
  memoizeByObject,
  readLiteral,
  type SourceFile,
} from '../../internal/verify.ts'
import type { ModuleGraph } from './module-graph.ts'
import { findNamedPage } from './page-file.ts'

/** Matches code that chooses what to show by the address, without a router. */
const ADDRESS_USE =
  /\blocation\s*\.\s*(?:pathname|hash)\b|\bpushState\b|\b(?:popstate|hashchange)\b|\bURLPattern\b/

/** True if production code of a project reads the address itself. */
export const readsAddress = (files: readonly SourceFile[]): boolean =>
  files.some(({ role, text }) => role === 'production' && ADDRESS_USE.test(text))

/** The routes that a project without a router compares its address with. */
export interface HandwrittenRoutes {
  readonly items: readonly DiscoveredRoute[]
  /** Places that take the address apart in a way that only running code knows. */
  readonly unknown: readonly string[]
}

/**
 * Finds the routes that code compares the address with: `if (path === '/orders')`, `switch`, an
 * object with paths as keys, `path.startsWith('/orders/')` and regular expressions. A comparison
 * without a page, such as one that marks the current link, counts only if no comparison has a page.
 */
export function findHandwrittenRoutes(
  files: readonly SourceFile[],
  modules: ModuleGraph,
): HandwrittenRoutes {
  if (!readsAddress(files)) return { items: [], unknown: [] }
  const production = files.filter(({ role, script }) => role === 'production' && script !== null)
  const found = production.flatMap((file) =>
    listComparisons(file).map(({ path, at, branches }): DiscoveredRoute => {
      const page = findBranchPage(modules, file, branches)
      const range = { start: at, end: at + 1 }
      return page === undefined
        ? { path, file: file.path, range }
        : { path, file: file.path, range, page }
    }),
  )
  const withPage = found.filter(({ page }) => page !== undefined)
  const items = new Map<string, DiscoveredRoute>()
  for (const route of withPage.length > 0 ? withPage : found) {
    if (!items.has(route.path)) items.set(route.path, route)
  }
  return { items: [...items.values()], unknown: production.flatMap(findUnknownUses) }
}

/** Returns the page of the first branch that shows a component of another file, else of any file. */
function findBranchPage(
  modules: ModuleGraph,
  file: SourceFile,
  branches: readonly string[],
): string | undefined {
  const pages = branches.flatMap((code) => findNamedPage(modules, file, code) ?? [])
  return pages.find((page) => page !== file.path) ?? pages[0]
}

/** A path that code compares the address with, and the code that it leads to. */
interface Comparison {
  readonly path: string
  readonly at: number
  readonly branches: readonly string[]
}

/** The names that hold an address. */
const { source: ADDRESS } =
  /(?:\blocation\s?\.\s?(?:pathname|hash)|(?<![.\w$])(?:path|pathname|currentPath|route|currentRoute|hash))(?![\w$])/

/** A path in quotation marks, which are the first group; the second is the path. */
const { source: PATH } = /(['"`])#?(\/[^'"`\s$]{0,200})/

const EQUALS = new RegExp(`${ADDRESS}\\s?={2,3}\\s?${PATH}\\1`, 'g')
const EQUALS_REVERSED = new RegExp(`${PATH}\\1\\s?={2,3}\\s?${ADDRESS}`, 'g')
const STARTS_WITH = new RegExp(`${ADDRESS}\\s?\\.startsWith\\(\\s?${PATH}\\1\\s?\\)`, 'g')
const CASE = new RegExp(`\\bcase\\s${PATH}\\1\\s?:`, 'g')
const SWITCH = new RegExp(`\\bswitch\\s?\\(\\s?(?:window\\.)?${ADDRESS}`)
const MATCHED = new RegExp(`${ADDRESS}\\s?\\.match\\(\\s?\\/(?=\\^)`, 'g')
const TESTED = new RegExp(`\\.(?:exec|test)\\(\\s?(?:window\\.)?${ADDRESS}`, 'g')
const URL_PATTERN = new RegExp(`\\bpathname\\s?:\\s?${PATH}\\1`, 'g')

/** Lists the comparisons of a file in the order of its text. Cached: a file is never changed. */
const listComparisons = memoizeByObject((file: SourceFile): readonly Comparison[] => {
  const { text } = file
  const comparisons: Comparison[] = []
  const push = (path: string | undefined, at: number, end: number): void => {
    if (path !== undefined && !isInComment(text, at))
      comparisons.push({ path, at, branches: listBranches(text, at, end) })
  }
  const add = (pattern: RegExp, toPath: (match: RegExpMatchArray) => string | undefined): void => {
    for (const match of text.matchAll(pattern))
      push(toPath(match), match.index, match.index + match[0].length)
  }
  const getPath = ([, , path = '']: RegExpMatchArray): string => normalize(path)
  add(EQUALS, getPath)
  add(EQUALS_REVERSED, getPath)
  add(STARTS_WITH, ([, , path = '']) => normalize(path.endsWith('/') ? `${path}:id` : path))
  if (SWITCH.test(text)) add(CASE, getPath)
  for (const { index, 0: start } of text.matchAll(MATCHED)) {
    const source = getPatternAfter(text, index + start.length)
    push(
      toPathOfPattern(source),
      index,
      text.indexOf(')', index + start.length + source.length) + 1,
    )
  }
  add(TESTED, ({ index }) => toPathOfPattern(getPatternBefore(text, index ?? 0)))
  if (text.includes('URLPattern')) add(URL_PATTERN, getPath)
  return [...comparisons, ...listKeyedPaths(file)].sort((a, b) => a.at - b.at)
})

/** Longer regular expressions are no paths. */
const MAX_PATTERN_LENGTH = 200

/** Returns the source of the regular expression that starts at a position; empty if none does. */
function getPatternAfter(text: string, start: number): string {
  const after = text.slice(start, start + MAX_PATTERN_LENGTH)
  return after.slice(0, Math.max(0, after.search(/\/[a-z]{0,4}\s?\)/)))
}

/** Returns the source of the regular expression that ends at a position; empty if none does. */
function getPatternBefore(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - MAX_PATTERN_LENGTH), end)
  const start = before.lastIndexOf('/^')
  const source = before.slice(start + 1)
  const close = source.lastIndexOf('/')
  return start < 0 || !/^[a-z]{0,4}$/.test(source.slice(close + 1)) ? '' : source.slice(0, close)
}

/** Writes a path without a slash at its end. */
const normalize = (path: string): string => path.replace(/(?<=.)\/$/, '')

/** True if a line before a position starts like a comment. */
const isInComment = (text: string, at: number): boolean =>
  /^\s*(?:\/\/|\/?\*)/.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))

/** The name that a comparison is given: `const isReport = path === '/report'`. */
const NAMED_BEFORE = /\b(?:const|let|var)\s([A-Za-z_$][\w$]{0,60})\s?=\s?[!(]{0,2}\s?(?:window\.)?$/

/** The length of the code before a comparison in which its name is looked for. */
const NAME_LENGTH = 100 + MAX_PATTERN_LENGTH

/** Lists the code that a comparison leads to: what follows it, and what follows its name. */
function listBranches(text: string, at: number, end: number): string[] {
  // The regular expression is in front of the call that is found.
  const line =
    text
      .slice(Math.max(0, at - NAME_LENGTH), at)
      .split('\n')
      .at(-1) ?? ''
  const before = line.replace(/\/\^.{0,200}$/, '')
  const name = NAMED_BEFORE.exec(before)?.[1]
  if (name === undefined) return [getBranch(text, end)]
  const uses = [...text.matchAll(createUsePattern(name))].map((use) =>
    getBranch(text, use.index + use[0].length),
  )
  return uses.length > 0 ? uses : [getBranch(text, end)]
}

/** Matches a name where it decides: `isReport ? `, `isReport && `, `if (isReport)`. */
const createUsePattern = (name: string): RegExp => {
  const own = name.replaceAll('$', '\\$')
  return new RegExp(
    `(?<![\\w$.])${own}(?:\\s?!==?\\s?(?:null|undefined))?(?:\\s?\\?(?![.?])|\\s?&&|\\))`,
    'g',
  )
}

/** The length of the code after a comparison in which its page is looked for. */
const BRANCH_LENGTH = 240

/** Returns the code that a comparison leads to, until the next one. */
function getBranch(text: string, start: number): string {
  const code = text.slice(start, start + BRANCH_LENGTH).replace(TESTED_MATCH, '')
  const next = NEXT_BRANCH.exec(code)
  return next === null ? code : code.slice(0, next.index)
}

/** Matches the condition that follows a match: `if (match)`. */
const TESTED_MATCH = /^[\s;]{0,40}if\s?\(\w{1,40}\)/

const NEXT_BRANCH = /\b(?:else|case|default)\b|\.startsWith\(|={2,3}|\bif\s?\(/

/** Reads a regular expression such as `^\/patients\/([^/]+)$` as a path; undefined if it is no path. */
function toPathOfPattern(source: string): string | undefined {
  let count = 0
  const path = source
    .replace(/^\^/, '')
    .replace(/(?:\\\/\?)?\$$/, '')
    .replaceAll(String.raw`\/`, '/')
    .replaceAll(/\((?:\?<(\w{1,40})>)?[^()]{1,60}\)|\[\^\/\]\+|\\[dw]\+/g, (_, name?: string) => {
      count += 1
      return `:${name ?? (count === 1 ? 'id' : `id${count}`)}`
    })
  return /^\/[\w:/.~-]*$/.test(path) ? normalize(path) : undefined
}

/** Names of what holds the pages of an app by their paths. */
const TABLE_NAME = /(?:route|page|view|screen)s?$/i

/** Reads objects whose keys are paths, such as `const routes = { '/': Home }`. */
function listKeyedPaths({ text, script }: SourceFile): Comparison[] {
  return (script?.declarations ?? []).flatMap(({ name, range: { start, end } }) => {
    const source = text.slice(start, end)
    const match = /=\s?(?=[[{])/.exec(source)
    if (match === null || !(TABLE_NAME.test(name) || isLookedUp(text, name))) return []
    const at = start + match.index + match[0].length
    return listPaths(readLiteral(text.slice(at, end), at), text)
  })
}

/** True if code looks up the address in an object: `pages[path]`. */
const isLookedUp = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}\\[(?:window\\.)?${ADDRESS}`).test(text)

function listPaths(literal: Literal, text: string): Comparison[] {
  if (literal.kind === 'array') return literal.items.flatMap((item) => listItemPaths(item, text))
  if (literal.kind !== 'object') return []
  return literal.entries.flatMap(({ key, value, range }) =>
    isPath(key) ? toComparison(key, range.start, getCode(value, text)) : [],
  )
}

/** Reads an entry of a list such as `{ path: '/orders', page: Orders }`. */
function listItemPaths(item: Literal, text: string): Comparison[] {
  if (item.kind !== 'object') return []
  const find = (name: string): LiteralEntry | undefined =>
    item.entries.find(({ key }) => key === name)
  const path = find('path') ?? find('pattern') ?? find('match')
  const page = item.entries.filter((entry) => entry !== path).at(-1)
  if (path === undefined) return []
  const code = page ? getCode(page.value, text) : ''
  const { value, range } = path
  if (value.kind === 'string')
    return isPath(value.text) ? toComparison(value.text, range.start, code) : []
  const source =
    value.kind === 'other' ? /^\/(\^.+)\/[a-z]{0,4}$/.exec(value.source)?.[1] : undefined
  const read = source && toPathOfPattern(source)
  return read ? [{ path: read, at: range.start, branches: [code] }] : []
}

const isPath = (key: string): boolean => /^#?\/[^\s'"]*$/.test(key)

const toComparison = (key: string, at: number, code: string): Comparison[] => [
  { path: normalize(key.replace(/^#/, '')), at, branches: [code] },
]

const getCode = ({ range }: Literal, text: string): string => text.slice(range.start, range.end)

const TAKEN_APART = new RegExp(
  `${ADDRESS}(?:\\.(?:split|includes|endsWith|slice|indexOf)\\(|\\.replace\\([^)]{0,80}\\)\\.split\\()`,
  'g',
)

/** Lists the places of a file that take the address apart. */
const findUnknownUses = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(TAKEN_APART)]
    .filter(({ index }) => !isInComment(text, index))
    .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`)
