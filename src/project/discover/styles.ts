import type { AtRule, ChildNode, Container, Declaration, Document } from 'postcss'
import { readText } from '../folder/files.ts'
import type { SourceFiles } from './source-files.ts'

/** A custom property that a style sheet declares. */
export interface StylesheetToken {
  readonly name: string
  readonly value: string
  /** The selector or at-rule of the declaration. */
  readonly scope: string
  readonly mode: 'base' | 'dark'
  readonly file: string
  readonly line: number
}

/** A style sheet of the project. */
export interface DiscoveredStylesheet {
  readonly file: string
  readonly rules: number
  readonly declarations: number
  readonly tokens: number
  readonly imports: readonly string[]
}

/** The style sheets of a project, and the files that could not be read. */
export interface DiscoveredStyles {
  readonly stylesheets: readonly DiscoveredStylesheet[]
  readonly tokens: readonly StylesheetToken[]
  readonly unread: readonly { readonly file: string; readonly reason: string }[]
}

const MAX_BYTES = 1_000_000

/** Reads the style sheets of a project. */
export async function findStyles(
  root: string,
  { files }: Pick<SourceFiles, 'files'>,
): Promise<DiscoveredStyles> {
  const stylesheets: DiscoveredStylesheet[] = []
  const tokens: StylesheetToken[] = []
  const unread: { file: string; reason: string }[] = []
  for (const file of files.filter((name) => /\.(?:css|pcss|scss|sass|less|styl)$/.test(name))) {
    const reason = await readStylesheet(root, file, { stylesheets, tokens })
    if (reason !== undefined) unread.push({ file, reason })
  }
  return { stylesheets, tokens, unread }
}

interface StyleLists {
  readonly stylesheets: DiscoveredStylesheet[]
  readonly tokens: StylesheetToken[]
}

/** Reads one style sheet into the lists. Returns the reason if it cannot be read. */
async function readStylesheet(
  root: string,
  file: string,
  lists: StyleLists,
): Promise<string | undefined> {
  if (!/\.(?:p?css|scss)$/.test(file)) return 'This syntax is not read.'
  const text = (await readText(root, file)) ?? ''
  if (text.length > MAX_BYTES) return 'The file is larger than 1 MB.'
  try {
    const { stylesheet, tokens } = await parseStylesheet(text, file)
    lists.stylesheets.push(stylesheet)
    lists.tokens.push(...tokens)
    return undefined
  } catch (error) {
    if (error instanceof Error && error.name === 'CssSyntaxError') return `${error.message}.`
    throw error
  }
}

/** Parses a style sheet. Throws the syntax error of PostCSS. */
export async function parseStylesheet(
  text: string,
  file: string,
): Promise<{ stylesheet: DiscoveredStylesheet; tokens: StylesheetToken[] }> {
  const { parse } = file.endsWith('.scss') ? await import('postcss-scss') : await import('postcss')
  const root = parse(text, { from: file, map: false })
  const tokens: StylesheetToken[] = []
  const imports: string[] = []
  let [rules, declarations] = [0, 0]
  root.walk((node) => {
    if (node.type === 'rule') rules++
    if (node.type === 'atrule' && node.name === 'import') imports.push(toImport(node))
    if (node.type !== 'decl') return
    declarations++
    if (node.prop.startsWith('--')) tokens.push(toToken(node, file))
  })
  const stylesheet = { file, rules, declarations, tokens: tokens.length, imports }
  return { stylesheet, tokens }
}

const toImport = ({ params }: AtRule): string =>
  /^(?:url\()?\s*["']?([^"')\s]+)/.exec(params)?.[1] ?? params

function toToken(node: Declaration, file: string): StylesheetToken {
  const scopes = listScopes(node)
  return {
    name: node.prop,
    value: node.value.replaceAll(/\s+/g, ' ').trim(),
    scope: scopes.join(' '),
    mode: scopes.some(isDark) ? 'dark' : 'base',
    file,
    line: node.source?.start?.line ?? 1,
  }
}

/** Lists the at-rules and selectors around a declaration, outermost first. */
function listScopes(node: Declaration): string[] {
  const scopes: string[] = []
  let parent: Container<ChildNode> | Document | undefined = node.parent
  while (parent !== undefined && parent.type !== 'root' && parent.type !== 'document') {
    if (parent.type === 'rule') scopes.unshift((parent as unknown as { selector: string }).selector)
    if (parent.type === 'atrule') {
      const { name, params } = parent as unknown as AtRule
      scopes.unshift(`@${name} ${params}`.trim())
    }
    parent = parent.parent as Container<ChildNode> | undefined
  }
  return scopes
}

const isDark = (scope: string): boolean =>
  /\bdark\b/.test(scope.replaceAll(/:not\([^)]*(?:\)|$)/g, ''))
