import { CACHE_CONTROL } from '../../api/http-headers.ts'
import { fillPattern, toRegExpSource } from './path-patterns.ts'
import type { HostRules, PageRule } from './types.ts'

/** What is asked of a host, as it stands in the address. */
export interface HostRequest {
  readonly path: string
  /** Without its question mark. */
  readonly query?: string
}

/** What a host answers: a file below its root, or none when even the page for that is missing. */
export interface HostResponse {
  readonly status: 200 | 404
  readonly file: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

type HasFile = (file: string) => boolean

/** The answer of a host that follows the whole table; `has` tells which files there are. */
export function applyHostRules(rules: HostRules, request: HostRequest, has: HasFile): HostResponse {
  const asked = decodePath(request.path)
  const path = asked === undefined ? undefined : stripTrailingSlash(rules, asked)
  const target = path === undefined ? undefined : findTarget(rules, { ...request, path }, has)
  if (path !== undefined && target !== undefined && has(target.slice(1))) {
    return { status: 200, file: target.slice(1), headers: headersForPath(rules, path) }
  }
  return notFoundResponse(rules, path ?? request.path, has)
}

/** The headers of an address: of several values of one header, the last. */
const headersForPath = ({ headers }: HostRules, path: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...headers.filter((rule) => matchesPattern(rule.path, path)).map(({ set }) => set),
  )

const matchesPattern = (pattern: string, path: string): boolean =>
  matchPattern(pattern, path) !== undefined

/** What the `:name` segments of a pattern stand for in a path that it fits. */
function matchPattern(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const found = compilePattern(pattern).exec(path)
  return found ? { ...found.groups } : undefined
}

// A table has a hundred patterns, and every request is held against most of them.
const patternCache = new Map<string, RegExp>()

function compilePattern(pattern: string): RegExp {
  const known = patternCache.get(pattern)
  if (known) return known
  const source = toRegExpSource(pattern, (name) => `(?<${name}>[^/]+)`)
  const expression = new RegExp(`^${source}$`, 's')
  patternCache.set(pattern, expression)
  return expression
}

/** The file that an address names, whether it exists or not. */
function findTarget(rules: HostRules, { path, query = '' }: HostRequest, has: HasFile) {
  const pages = rules.pages.filter((rule) => matchesPageRule(rule, path))
  if (pages.length > 0) return findPage(pages, path, new URLSearchParams(query))
  if (has(path.slice(1))) return path
  for (const { from, to } of rules.rewrites) {
    const parts = matchPattern(from, path)
    if (parts) return fillPattern(to, (name) => parts[name] ?? '')
  }
  return path.endsWith('/') ? `${path}index.html` : path
}

function matchesPageRule({ from, types }: PageRule, path: string): boolean {
  const parts = matchPattern(from, path)
  return parts !== undefined && (types.length === 0 || types.includes(parts.type ?? ''))
}

function findPage(
  pages: readonly PageRule[],
  path: string,
  parameters: URLSearchParams,
): string | undefined {
  for (const rule of pages) {
    const values = matchQuery(rule, parameters)
    if (values === undefined) continue
    const parts = { ...matchPattern(rule.from, path), ...values }
    return fillPattern(rule.to, (name) => parts[name] ?? '')
  }
  return undefined
}

/** What a rule's conditions take from the parameters, or undefined when they do not fit. */
function matchQuery(
  { query, defaults }: PageRule,
  parameters: URLSearchParams,
): Readonly<Record<string, string>> | undefined {
  const values: Record<string, string> = {}
  for (const [name, unchanging] of Object.entries(defaults)) {
    const given = parameters.getAll(name)
    const value = given[0] ?? ''
    const condition = query[name]
    const isFit = condition
      ? new RegExp(`^(?:${condition.pattern})$`).test(value)
      : value === '' || unchanging.includes(value)
    if (!isFit || given.length > 1) return undefined
    if (condition?.capture) values[condition.capture] = value
  }
  return values
}

function notFoundResponse(rules: HostRules, path: string, has: HasFile): HostResponse {
  const file = findNotFoundFile(rules, path)?.slice(1)
  const type = file?.endsWith('.json') ? { 'Content-Type': PROBLEM_TYPE } : {}
  return {
    status: 404,
    file: file !== undefined && has(file) ? file : undefined,
    headers: { ...headersForPath(rules, path), 'Cache-Control': CACHE_CONTROL.error, ...type },
  }
}

function findNotFoundFile(
  { pages, unsupportedQuery, api, base, notFound }: HostRules,
  path: string,
) {
  if (pages.some((rule) => matchesPageRule(rule, path))) return unsupportedQuery
  if (path.startsWith(`${api}/`)) return notFound.api
  return path.startsWith(`${base}/`) ? notFound.site : undefined
}

/** Addresses of the API may end in a slash; a folder of pages must. */
const stripTrailingSlash = ({ api, base }: HostRules, path: string): string =>
  path.startsWith(`${api}/`) || path === `${base}/health/` ? path.replace(/\/+$/, '') : path

/** The path with its escapes read; an escaped slash, or an escape that is none, leads nowhere. */
function decodePath(path: string): string | undefined {
  if (/%2f/i.test(path)) return undefined
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
