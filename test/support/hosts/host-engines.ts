// Simulations of hosts that cannot run in a test, after their documentation and experiments. Each
// engine reads the text of the host's files and does not know the rules they were generated from.

/** The response of a host: its status, file and headers. */
export interface EngineResponse {
  readonly status: number
  readonly file: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

export type Engine = (ask: string) => EngineResponse
type FileExists = (file: string) => boolean

const splitUrl = (ask: string): readonly [path: string, query: URLSearchParams] => {
  const { pathname, searchParams } = new URL(ask, 'http://svc.test')
  return [pathname, searchParams]
}

/** A file by its address; a folder has an index only where its address ends in a slash. */
const findFile = (path: string, has: FileExists): string | undefined => {
  const file = `${decodeURIComponent(path).slice(1)}${path.endsWith('/') ? 'index.html' : ''}`
  return has(file) ? file : undefined
}

/** `:name` is one segment, a final or inner `*` any text, as in both `_redirects` and `_headers`. */
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

/** `_headers`: a path at the margin, its headers below it. */
export function readHeaderBlocks(text: string): HeaderBlock[] {
  return text
    .split(/\n(?=\/)/)
    .map((block) => block.trimEnd().split('\n'))
    .map(([path = '', ...lines]) => ({ path, lines: lines.map((line) => line.trim()) }))
}

/** Values of one header are joined, unless `! Name` detaches what came before. */
export function readCloudflareHeaders(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const block of readHeaderBlocks(text).filter((one) => toPathPattern(one.path).test(path))) {
    for (const line of block.lines) {
      const [name = '', value = ''] = line.split(/: (.*)/)
      if (line.startsWith('! ')) delete headers[line.slice(2)]
      else headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    }
  }
  return headers
}

/** Rules apply also where a file is; the first that fits holds; parameters are not looked at. */
export function createCloudflare(files: ReadonlyMap<string, string>, has: FileExists): Engine {
  const rules = (files.get('_redirects') ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  return (ask) => {
    const [path] = splitUrl(ask)
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

/** The redirects of `netlify.toml`, one a line. */
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

/** What a rule's parameters stand for; others may be there too, in any order. */
function matchNetlifyQuery({ query }: NetlifyRule, given: URLSearchParams) {
  const parts: Record<string, string> = {}
  for (const [name, wanted] of Object.entries(query)) {
    const value = given.get(name)
    if (value === null || (!wanted.startsWith(':') && value !== wanted)) return undefined
    if (wanted.startsWith(':')) parts[wanted.slice(1)] = value
  }
  return parts
}

/** Files come before rules that are not forced; a rewrite to a missing file is a 404. */
export function createNetlify(files: ReadonlyMap<string, string>, has: FileExists): Engine {
  const rules = readNetlifyRules(files.get('netlify.toml') ?? '')
  const notFound = (path: string) => {
    const rule = rules.find(
      ({ from, status }) => status === 404 && from.endsWith('*') && toPathPattern(from).test(path),
    )
    return { status: 404, file: rule?.to.slice(1) }
  }
  return (ask) => {
    const [path, given] = splitUrl(ask)
    const headers = readCloudflareHeaders(files.get('_headers') ?? '', path)
    const direct = findFile(path, has) ?? findFile(path.replace(/(.)\/$/, '$1'), has)
    const forced = rules.find(({ from, force }) => force && toPathPattern(from).test(path))
    if (direct && forced) return { status: forced.status, file: forced.to.slice(1), headers }
    if (direct) return { status: 200, file: direct, headers }
    for (const rule of rules) {
      const found = toPathPattern(rule.from).exec(path.replace(/(.)\/$/, '$1'))
      const parts = found ? matchNetlifyQuery(rule, given) : undefined
      if (!parts) continue
      const file = findFile(fillPlaceholders(rule.to, { ...found?.groups, ...parts }), has)
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

/** path-to-regexp: `:name(a|b)`, `:name`, `(.*)` and `{/}?`; the rest is text. */
const toVercelPattern = (source: string): RegExp => {
  const parts = source.split(/(:\w+(?:\([^)]*\))?|\((?:\?:)?[^)]*\)|\{\/\}\?)/)
  const written = parts.map((part) => {
    const [, name, choice = '[^/]+'] = /^:(\w+)(?:\((.*)\))?$/.exec(part) ?? []
    if (name) return `(?<${name}>${choice})`
    if (part === '{/}?') return '/?'
    return part.startsWith('(') ? part : part.replace(/[.+?^${}()|[\]\\*]/g, '\\$&')
  })
  return new RegExp(`^${written.join('')}$`)
}

/** A condition holds where its parameter is there and its value fits, from end to end. */
function matchVercelCondition({ key, value }: VercelCondition, given: URLSearchParams) {
  const found = given.get(key)
  if (found === null) return undefined
  if (typeof value !== 'string') return value.ninc.includes(found) ? undefined : {}
  const match = new RegExp(`^${value}$`).exec(found)
  return match ? { ...match.groups } : undefined
}

function matchVercelRewrite(rule: VercelRewrite, path: string, given: URLSearchParams) {
  const found = toVercelPattern(rule.source).exec(path)
  const values = (rule.has ?? []).map((condition) => matchVercelCondition(condition, given))
  const isKept = (rule.missing ?? []).some((condition) => matchVercelCondition(condition, given))
  if (!found || isKept || values.includes(undefined)) return undefined
  return Object.assign({}, found.groups, ...values) as Record<string, string>
}

/** Files come first; a rewrite to a missing file goes on down the list with the address it made. */
export function createVercel(files: ReadonlyMap<string, string>, has: FileExists): Engine {
  const config: VercelConfig = JSON.parse(files.get('vercel.json') ?? '')
  return (ask) => {
    const [path, given] = splitUrl(ask)
    const set = config.headers.filter(({ source }) => toVercelPattern(source).test(path))
    const headers = Object.fromEntries(
      set.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
    )
    const direct = findFile(path, has)
    if (direct) return { status: 200, file: direct, headers }
    let at = path
    for (const rule of config.rewrites) {
      const parts = matchVercelRewrite(rule, at, given)
      if (!parts) continue
      at = fillPlaceholders(rule.destination, parts)
      const file = findFile(at, has)
      if (file) return { status: rule.statusCode ?? 200, file, headers }
    }
    return { status: 404, file: '404.html', headers }
  }
}
