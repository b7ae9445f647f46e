import { CACHE_CONTROL, PROBLEM_CONTENT_TYPE } from '../../api/http/headers.ts'
import { fillPattern, toRegExpSource } from './path-patterns.ts'
import type { HostRules, PageRule } from './types.ts'

/** A request to a host, with its path and query as they are in the URL. */
export interface HostRequest {
  readonly path: string
  /** Without the question mark. */
  readonly query?: string
}

/** The response of a host: a file below its root, or none if its 404 page is missing too. */
export interface HostResponse {
  readonly status: number
  readonly file: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

type HasFile = (file: string) => boolean

/**
 * Returns the response of a host that follows all rules; `has` is true for existing files. This is
 * the reference that tests compare the files of real hosts with.
 */
export function applyHostRules(rules: HostRules, request: HostRequest, has: HasFile): HostResponse {
  const decoded = decodePath(request.path)
  const path = decoded === undefined ? undefined : stripTrailingSlash(rules, decoded)
  const target = path === undefined ? undefined : findTarget(rules, { ...request, path }, has)
  if (path === undefined || target === undefined || !has(target.slice(1))) {
    return notFoundResponse(rules, path ?? request.path, has)
  }
  const file = target.slice(1)
  const problem = rules.problems.find((candidate) => candidate.file === target)
  return problem
    ? { status: problem.status, file, headers: headersForPath(rules, target) }
    : { status: 200, file, headers: headersForPath(rules, path) }
}

/** Returns the headers of a path; a later rule overrides an earlier one. */
const headersForPath = ({ headers }: HostRules, path: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...headers.filter((rule) => matchesPattern(rule.path, path)).map(({ set }) => set),
  )

const matchesPattern = (pattern: string, path: string): boolean =>
  matchPattern(pattern, path) !== undefined

/** Returns the values of the `:name` segments of a pattern that matches a path. */
function matchPattern(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const match = compilePattern(pattern).exec(path)
  return match ? { ...match.groups } : undefined
}

// Every request is compared with about a hundred patterns. The cache is safe: the expressions have
// no state, and there are only as many patterns as rules.
const patternCache = new Map<string, RegExp>()

function compilePattern(pattern: string): RegExp {
  const cached = patternCache.get(pattern)
  if (cached) return cached
  const source = toRegExpSource(pattern, (name) => `(?<${name}>[^/]+)`)
  const expression = new RegExp(`^${source}$`, 's')
  patternCache.set(pattern, expression)
  return expression
}

/** Returns the path of the file that answers a request, whether the file exists or not. */
function findTarget(rules: HostRules, { path, query = '' }: HostRequest, has: HasFile) {
  const pages = rules.pages.filter((rule) => matchesPageRule(rule, path))
  if (pages.length > 0) return findPage(pages, path, new URLSearchParams(query))
  const problem = rules.problems.find((candidate) => candidate.path === path)
  if (problem) return problem.file
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

/** Returns the captured parameters of a rule, or undefined if its conditions are not met. */
function matchQuery(
  { query, defaults }: PageRule,
  parameters: URLSearchParams,
): Readonly<Record<string, string>> | undefined {
  const values: Record<string, string> = {}
  for (const [name, defaultValues] of Object.entries(defaults)) {
    const [value = '', ...others] = parameters.getAll(name)
    const condition = query[name]
    const isMet = condition
      ? new RegExp(`^(?:${condition.pattern})$`).test(value)
      : value === '' || defaultValues.includes(value)
    if (!isMet || others.length > 0) return undefined
    if (condition?.capture) values[condition.capture] = value
  }
  return values
}

function notFoundResponse(rules: HostRules, path: string, has: HasFile): HostResponse {
  const file = findNotFoundFile(rules, path)?.slice(1)
  const type = file?.endsWith('.json') ? { 'Content-Type': PROBLEM_CONTENT_TYPE } : {}
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

/** Removes the trailing slash of a path of the API; the path of a folder of pages keeps it. */
const stripTrailingSlash = ({ api, base }: HostRules, path: string): string =>
  path.startsWith(`${api}/`) || path === `${base}/health/` ? path.replace(/\/+$/, '') : path

/** Decodes a path; undefined for an encoded slash or an invalid escape. */
function decodePath(path: string): string | undefined {
  if (/%2f/i.test(path)) return undefined
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
