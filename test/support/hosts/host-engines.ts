// Simulations of hosts that cannot run in a test, after their documentation and experiments. Each
// engine reads the text of the host's files and does not know the rules they were generated from.

/** The response of a host: its status, file and headers. */
export interface EngineResponse {
  readonly status: number
  readonly file: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

export type Engine = (url: string) => EngineResponse
type FileExists = (file: string) => boolean

const splitUrl = (url: string): readonly [path: string, query: URLSearchParams] => {
  const { pathname, searchParams } = new URL(url, 'http://svc.test')
  return [pathname, searchParams]
}

/** Finds the file at a path; `index.html` is served only for paths that end in a slash. */
const findFile = (path: string, has: FileExists): string | undefined => {
  const file = `${decodeURIComponent(path).slice(1)}${path.endsWith('/') ? 'index.html' : ''}`
  return has(file) ? file : undefined
}

/** Converts a path of `_redirects` or `_headers`: `:name` is a segment, `*` is any text. */
const toPathPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '(?<splat>.*)')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  )

const fillPlaceholders = (to: string, parts: Readonly<Record<string, string>>): string =>
  to.replace(/:(\w+)/g, (_, name: string) => parts[name] ?? '')

interface HeaderBlock {
  readonly path: string
  readonly lines: readonly string[]
}

/** Parses `_headers`: a path at the start of a line, its headers indented below it. */
export function readHeaderBlocks(text: string): HeaderBlock[] {
  return text
    .split(/\n(?=\/)/)
    .map((block) => block.trimEnd().split('\n'))
    .map(([path = '', ...lines]) => ({ path, lines: lines.map((line) => line.trim()) }))
}

/** Collects the headers for a path; repeated headers are joined, and `! Name` removes a header. */
function readCloudflareHeaders(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const block of readHeaderBlocks(text).filter(({ path: pattern }) =>
    toPathPattern(pattern).test(path),
  )) {
    for (const line of block.lines) {
      const [name = '', value = ''] = line.split(/: (.*)/)
      if (line.startsWith('! ')) delete headers[line.slice(2)]
      else headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    }
  }
  return headers
}

/** Emulates Cloudflare: rules win over files, the first match applies, and queries are ignored. */
export function createCloudflare(files: ReadonlyMap<string, string>, has: FileExists): Engine {
  const rules = (files.get('_redirects') ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  return (url) => {
    const [path] = splitUrl(url)
    const headers = readCloudflareHeaders(files.get('_headers') ?? '', path)
    const rule = rules.find(([from = '']) => toPathPattern(from).test(path))
    const parts = { ...toPathPattern(rule?.[0] ?? '').exec(path)?.groups }
    const file = findFile(rule ? fillPlaceholders(rule[1] ?? '', parts) : path, has)
    const page = path.startsWith('/v1/') ? 'v1/404.html' : '404.html'
    return file ? { status: 200, file, headers } : { status: 404, file: page, headers }
  }
}

/** A redirect as Netlify reads it. */
export interface NetlifyRule {
  readonly from: string
  readonly query: Readonly<Record<string, string>>
  readonly to: string
  readonly status: number
  readonly force: boolean
}

const RULE =
  /^ {2}\{ from = "([^"]+)",(?: query = \{ (.+) \},)? to = "([^"]+)", status = (\d+)(, force = true)? \},$/

/** Parses the redirects of `netlify.toml`, one per line. */
export function readNetlifyRules(text: string): NetlifyRule[] {
  const list = text.slice(text.indexOf('redirects = [') + 14, text.indexOf('\n]'))
  return list.split('\n').map((line) => {
    const [, from = '', pairs = '', to = '', status = '', force] = RULE.exec(line) ?? []
    if (from === '') throw new Error(`Not a redirect: ${line}`)
    const query = [...pairs.matchAll(/(\w+) = "([^"]*)"/g)].map(([, name, value]) => [name, value])
    return {
      from,
      query: Object.fromEntries(query),
      to,
      status: Number(status),
      force: force !== undefined,
    }
  })
}

/** Matches the query of a rule and returns its placeholders; other parameters are allowed. */
function matchNetlifyQuery({ query }: NetlifyRule, params: URLSearchParams) {
  const parts: Record<string, string> = {}
  for (const [name, expected] of Object.entries(query)) {
    const value = params.get(name)
    if (value === null || (!expected.startsWith(':') && value !== expected)) return undefined
    if (expected.startsWith(':')) parts[expected.slice(1)] = value
  }
  return parts
}

/** Emulates Netlify: files win over unforced rules; a rewrite to a missing file is a 404. */
export function createNetlify(files: ReadonlyMap<string, string>, has: FileExists): Engine {
  const rules = readNetlifyRules(files.get('netlify.toml') ?? '')
  const notFound = (path: string) => {
    const rule = rules.find(
      ({ from, status }) => status === 404 && from.endsWith('*') && toPathPattern(from).test(path),
    )
    return { status: 404, file: rule?.to.slice(1) }
  }
  return (url) => {
    const [path, params] = splitUrl(url)
    const headers = readCloudflareHeaders(files.get('_headers') ?? '', path)
    const direct = findFile(path, has) ?? findFile(path.replace(/(.)\/$/, '$1'), has)
    const forced = rules.find(({ from, force }) => force && toPathPattern(from).test(path))
    if (direct && forced) return { status: forced.status, file: forced.to.slice(1), headers }
    if (direct) return { status: 200, file: direct, headers }
    for (const rule of rules) {
      const match = toPathPattern(rule.from).exec(path.replace(/(.)\/$/, '$1'))
      const parts = match ? matchNetlifyQuery(rule, params) : undefined
      if (!parts) continue
      const file = findFile(fillPlaceholders(rule.to, { ...match?.groups, ...parts }), has)
      return file ? { status: rule.status, file, headers } : { ...notFound(path), headers }
    }
    return { ...notFound(path), headers }
  }
}

interface VercelCondition {
  readonly type: 'query'
  readonly key: string
  readonly value: string | { readonly ninc: readonly string[] }
}

interface VercelRewrite {
  readonly source: string
  readonly destination: string
  readonly has?: readonly VercelCondition[]
  readonly missing?: readonly VercelCondition[]
  readonly statusCode?: number
}

export interface VercelConfig {
  readonly headers: readonly {
    readonly source: string
    readonly headers: readonly { readonly key: string; readonly value: string }[]
  }[]
  readonly rewrites: readonly VercelRewrite[]
}

/** Converts path-to-regexp syntax: `:name(a|b)`, `:name`, `(.*)`, `{/}?` and literal text. */
const toVercelPattern = (source: string): RegExp => {
  const parts = source.split(/(:\w+(?:\([^)]*\))?|\((?:\?:)?[^)]*\)|\{\/\}\?)/)
  const sources = parts.map((part) => {
    const [, name, choice = '[^/]+'] = /^:(\w+)(?:\((.*)\))?$/.exec(part) ?? []
    if (name) return `(?<${name}>${choice})`
    if (part === '{/}?') return '/?'
    return part.startsWith('(') ? part : part.replace(/[.+?^${}()|[\]\\*]/g, '\\$&')
  })
  return new RegExp(`^${sources.join('')}$`)
}

/** Matches a condition: the parameter is present and its whole value matches the pattern. */
function matchVercelCondition({ key, value }: VercelCondition, params: URLSearchParams) {
  const actual = params.get(key)
  if (actual === null) return undefined
  if (typeof value !== 'string') return value.ninc.includes(actual) ? undefined : {}
  const match = new RegExp(`^${value}$`).exec(actual)
  return match ? { ...match.groups } : undefined
}

function matchVercelRewrite(rule: VercelRewrite, path: string, params: URLSearchParams) {
  const match = toVercelPattern(rule.source).exec(path)
  const values = (rule.has ?? []).map((condition) => matchVercelCondition(condition, params))
  const isExcluded = (rule.missing ?? []).some((condition) =>
    matchVercelCondition(condition, params),
  )
  if (!match || isExcluded || values.includes(undefined)) return undefined
  return Object.assign({}, match.groups, ...values) as Record<string, string>
}

/** Emulates Vercel: files win over rules; a rewrite to a missing file continues down the list. */
export function createVercel(files: ReadonlyMap<string, string>, has: FileExists): Engine {
  const config: VercelConfig = JSON.parse(files.get('vercel.json') ?? '')
  return (url) => {
    const [path, params] = splitUrl(url)
    const matching = config.headers.filter(({ source }) => toVercelPattern(source).test(path))
    const headers = Object.fromEntries(
      matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
    )
    const direct = findFile(path, has)
    if (direct) return { status: 200, file: direct, headers }
    let target = path
    for (const rule of config.rewrites) {
      const parts = matchVercelRewrite(rule, target, params)
      if (!parts) continue
      target = fillPlaceholders(rule.destination, parts)
      const file = findFile(target, has)
      if (file) return { status: rule.statusCode ?? 200, file, headers }
    }
    return { status: 404, file: '404.html', headers }
  }
}
