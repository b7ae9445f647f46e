import { memoizeByObject } from '../kernel/memoize.ts'
import type { BuiltFile, Snapshot } from './snapshot.ts'
import type { TextRange } from './source-file.ts'

/** A reference of a built page or style sheet to a local file. */
export interface BuiltReference {
  readonly from: BuiltFile
  /** The address as written. */
  readonly url: string
  readonly range: TextRange
  readonly kind: 'script' | 'stylesheet' | 'module' | 'other'
  /** The path that the address leads to, relative to the project. */
  readonly target: string
}

/** Lists the local files that the built HTML and CSS refer to. */
export const listBuiltReferences = memoizeByObject(
  (snapshot: Snapshot): readonly BuiltReference[] => {
    const built = snapshot.built ?? []
    const root = findRoot(built)
    return built.flatMap((from) => {
      const isPage = /\.html?$/.test(from.path)
      if (from.text === undefined || !(isPage || from.path.endsWith('.css'))) return []
      const base = (isPage && BASE_ELEMENT.exec(from.text)?.[1]) || ''
      const written = isPage ? listPageUrls(from.text) : listStyleUrls(from.text, 0)
      return written.flatMap((reference) => {
        const target = resolve(reference.url, {
          from: from.path,
          root,
          base,
          prefix: snapshot.settings.base,
        })
        return target === undefined ? [] : [{ from, ...reference, target }]
      })
    })
  },
)

/** Returns the built file that a path leads to, as static hosts find it. */
export const findBuiltFile = (files: ReadonlySet<string>, target: string): string | undefined =>
  [target, `${target}.html`, `${target.replace(/\/$/, '')}/index.html`].find((path) =>
    files.has(path),
  )

/** Returns the folder of the first page, with a slash at its end. */
function findRoot(built: readonly BuiltFile[]): string {
  const folders = built
    .filter(({ path }) => /\.html?$/.test(path))
    .map(({ path }) => path.replace(/(?<![^/])[^/]*$/, ''))
  return folders.sort((a, b) => a.length - b.length)[0] ?? ''
}

type WrittenUrl = Pick<BuiltReference, 'url' | 'range' | 'kind'>

const BASE_ELEMENT = /<base\b[^<>]*\bhref\s*=\s*["']?([^"'\s>]+)/i
const HIDDEN = /<!--[\s\S]*?(?:-->|$)|(<script\b[^<>]*>)[\s\S]*?(?=<\/script|$)/gi
const TAG =
  /<(script|link|img|source|video|audio|track|embed|object|iframe|input)\b((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi
const URL_ATTRIBUTE =
  /(?<![\w-])(src|href|poster|data|srcset)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const STYLE_BLOCK = /(<style\b[^<>]*>)([\s\S]*?)(?:<\/style|$)/gi

function listPageUrls(text: string): WrittenUrl[] {
  const visible = text.replaceAll(
    HIDDEN,
    (part, tag: string = '') => tag + ' '.repeat(part.length - tag.length),
  )
  const tags = [...visible.matchAll(TAG)].flatMap((match) => {
    const { 0: whole, 1: tag = '', 2: attributes = '', index } = match
    const start = index + whole.indexOf(attributes, tag.length + 1)
    return listTagUrls(tag.toLowerCase(), attributes, start)
  })
  const styles = [...visible.matchAll(STYLE_BLOCK)].flatMap(
    ({ 1: open = '', 2: body = '', index }) => listStyleUrls(body, index + open.length),
  )
  return [...tags, ...styles]
}

function listTagUrls(tag: string, attributes: string, offset: number): WrittenUrl[] {
  const kind = getKind(tag, attributes)
  if (kind === undefined) return []
  return [...attributes.matchAll(URL_ATTRIBUTE)].flatMap((match) => {
    const { 0: whole, 1: name = '', index } = match
    const value = match[2] ?? match[3] ?? match[4] ?? ''
    const start = offset + index + whole.lastIndexOf(value)
    if (name.toLowerCase() !== 'srcset') {
      return [{ url: value, kind, range: { start, end: start + value.length } }]
    }
    return [...value.matchAll(/(?:^|,)\s*([^\s,]+)/g)].map(
      ({ 0: part, 1: url = '', index: at }) => {
        const from = start + at + part.indexOf(url)
        return { url, kind, range: { start: from, end: from + url.length } }
      },
    )
  })
}

/** Links that only name another page or site, and scripts that old browsers load. */
function getKind(tag: string, attributes: string): BuiltReference['kind'] | undefined {
  if (tag === 'script') return /\bnomodule\b/i.test(attributes) ? 'other' : 'script'
  if (tag !== 'link') return 'other'
  const rel = /\brel\s*=\s*["']?([^"'>]+)/i.exec(attributes)?.[1]?.toLowerCase() ?? ''
  if (
    /\b(?:canonical|alternate|next|prev|dns-prefetch|preconnect|author|license|help|search|me)\b/.test(
      rel,
    )
  ) {
    return undefined
  }
  if (rel.includes('modulepreload')) return 'module'
  return /\bstylesheet\b/.test(rel) ? 'stylesheet' : 'other'
}

const STYLE_URL =
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^()"'\s]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi

function listStyleUrls(text: string, offset: number): WrittenUrl[] {
  const visible = text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, (part) => ' '.repeat(part.length))
  return [...visible.matchAll(STYLE_URL)].map((match) => {
    const url = match.slice(1).find((value) => value !== undefined) ?? ''
    const start = offset + match.index + match[0].lastIndexOf(url)
    return { url, kind: 'other' as const, range: { start, end: start + url.length } }
  })
}

interface ResolveContext {
  readonly from: string
  readonly root: string
  readonly base: string
  readonly prefix: string
}

/** Returns the path of a local address; undefined if it leads elsewhere or nowhere. */
function resolve(url: string, { from, root, base, prefix }: ResolveContext): string | undefined {
  const path = decode(url.trim().replace(/[?#].*$/s, ''))
  if (path === undefined || path === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)|[{}<>]/i.test(path))
    return undefined
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(base)) return undefined
  const folder = from.replace(/(?<![^/])[^/]*$/, '').slice(root.length)
  const absolute = path.startsWith('/') ? path : base ? joinUrl(base, path) : `/${folder}${path}`
  const inSite = absolute.startsWith(prefix) ? absolute.slice(prefix.length) : absolute.slice(1)
  const segments: string[] = []
  for (const segment of inSite.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return root + segments.join('/')
}

const joinUrl = (base: string, path: string): string =>
  `${base.startsWith('/') ? '' : '/'}${base.replace(/(?<![^/])[^/]*$/, '')}${path}`

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    // A percent sign that encodes nothing: no host finds a file by it.
    return undefined
  }
}
