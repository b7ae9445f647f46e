import { CACHE_CONTROL } from '../../api/headers.ts'
import { fill, patternSource } from './pattern.ts'
import type { HostRules, PageRule } from './types.ts'

/** What is asked of a host, as it stands in the address. */
export interface HostRequest {
  readonly path: string
  /** Without its question mark. */
  readonly query?: string
}

/** What a host answers: a file below its root, or none when even the page for that is missing. */
export interface HostAnswer {
  readonly status: 200 | 404
  readonly file: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

type Has = (file: string) => boolean

/** The answer of a host that follows the whole table; `has` tells which files there are. */
export function applyRules(rules: HostRules, request: HostRequest, has: Has): HostAnswer {
  const asked = decode(request.path)
  const path = asked === undefined ? undefined : withoutSlash(rules, asked)
  const target = path === undefined ? undefined : targetOf(rules, { ...request, path }, has)
  if (path !== undefined && target !== undefined && has(target.slice(1))) {
    return { status: 200, file: target.slice(1), headers: headersAt(rules, path) }
  }
  return notFound(rules, path ?? request.path, has)
}

/** The headers of an address: of several values of one header, the last. */
const headersAt = ({ headers }: HostRules, path: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...headers.filter((rule) => fits(rule.path, path)).map(({ set }) => set))

const fits = (pattern: string, path: string): boolean => bind(pattern, path) !== undefined

/** What the `:name` segments of a pattern stand for in a path that it fits. */
function bind(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const found = expressionOf(pattern).exec(path)
  return found ? { ...found.groups } : undefined
}

// A table has a hundred patterns, and every request is held against most of them.
const expressions = new Map<string, RegExp>()

function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern)
  if (known) return known
  const source = patternSource(pattern, (name) => `(?<${name}>[^/]+)`)
  const expression = new RegExp(`^${source}$`, 's')
  expressions.set(pattern, expression)
  return expression
}

/** The file that an address names, whether it exists or not. */
function targetOf(rules: HostRules, { path, query = '' }: HostRequest, has: Has) {
  const pages = rules.pages.filter((rule) => isAsked(rule, path))
  if (pages.length > 0) return pageOf(pages, path, new URLSearchParams(query))
  if (has(path.slice(1))) return path
  for (const { from, to } of rules.rewrites) {
    const parts = bind(from, path)
    if (parts) return fill(to, (name) => parts[name] ?? '')
  }
  return path.endsWith('/') ? `${path}index.html` : path
}

function isAsked({ from, types }: PageRule, path: string): boolean {
  const parts = bind(from, path)
  return parts !== undefined && (types.length === 0 || types.includes(parts.type ?? ''))
}

function pageOf(
  pages: readonly PageRule[],
  path: string,
  parameters: URLSearchParams,
): string | undefined {
  for (const rule of pages) {
    const values = valuesOf(rule, parameters)
    if (values === undefined) continue
    const parts = { ...bind(rule.from, path), ...values }
    return fill(rule.to, (name) => parts[name] ?? '')
  }
  return undefined
}

/** What a rule's conditions take from the parameters, or undefined when they do not fit. */
function valuesOf(
  { query, usual }: PageRule,
  parameters: URLSearchParams,
): Readonly<Record<string, string>> | undefined {
  const values: Record<string, string> = {}
  for (const [name, unchanging] of Object.entries(usual)) {
    const given = parameters.getAll(name)
    const value = given[0] ?? ''
    const condition = query[name]
    const isFit = condition
      ? new RegExp(`^(?:${condition.pattern})$`).test(value)
      : value === '' || unchanging.includes(value)
    if (!isFit || given.length > 1) return undefined
    if (condition?.as) values[condition.as] = value
  }
  return values
}

function notFound(rules: HostRules, path: string, has: Has): HostAnswer {
  const file = fileWhereNone(rules, path)?.slice(1)
  const type = file?.endsWith('.json') ? { 'Content-Type': PROBLEM_TYPE } : {}
  return {
    status: 404,
    file: file !== undefined && has(file) ? file : undefined,
    headers: { ...headersAt(rules, path), 'Cache-Control': CACHE_CONTROL.error, ...type },
  }
}

function fileWhereNone({ pages, refusal, api, base, notFound }: HostRules, path: string) {
  if (pages.some((rule) => isAsked(rule, path))) return refusal
  if (path.startsWith(`${api}/`)) return notFound.api
  return path.startsWith(`${base}/`) ? notFound.site : undefined
}

/** Addresses of the API may end in a slash; a folder of pages must. */
const withoutSlash = ({ api, base }: HostRules, path: string): string =>
  path.startsWith(`${api}/`) || path === `${base}/health/` ? path.replace(/\/+$/, '') : path

/** The path with its escapes read; an escaped slash, or an escape that is none, leads nowhere. */
function decode(path: string): string | undefined {
  if (/%2f/i.test(path)) return undefined
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
