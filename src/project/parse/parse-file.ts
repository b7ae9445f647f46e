import {
  type FileRole,
  type MarkupElement,
  readSuppressions,
  type ScriptFacts,
  type SourceFile,
  type Syntax,
} from '../../internal/verify.ts'
import { parseAstro, parseHtml, type ScriptBlock } from './html.ts'
import type { Parsers } from './load-parsers.ts'
import { type ParsedScript, parseScript, type ScriptParser } from './script.ts'
import { parseStyles } from './styles.ts'

/** A file before it is parsed. */
export interface FileText {
  readonly path: string
  readonly role: FileRole
  readonly text: string
}

const SYNTAX_BY_EXTENSION: Readonly<Record<string, Syntax>> = {
  html: 'html',
  htm: 'html',
  astro: 'astro',
  jsx: 'jsx',
  tsx: 'jsx',
  js: 'script',
  mjs: 'script',
  cjs: 'script',
  ts: 'script',
  mts: 'script',
  cts: 'script',
  vue: 'vue',
  svelte: 'svelte',
  css: 'css',
  pcss: 'css',
  scss: 'scss',
}

/** Returns the language of a file by its name; undefined if it is not read. */
export function getSyntax(path: string): Syntax | undefined {
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? []
  const isKnown = Object.hasOwn(SYNTAX_BY_EXTENSION, extension) && !/\.d\.\w?ts$/.test(path)
  return isKnown ? SYNTAX_BY_EXTENSION[extension] : undefined
}

/** Lists the languages of files. */
export const listSyntaxes = (paths: readonly string[]): ReadonlySet<Syntax> =>
  new Set(paths.flatMap((path) => getSyntax(path) ?? []))

/** What the parsers of one syntax read from a file. */
interface ParsedFile {
  readonly elements: readonly MarkupElement[]
  readonly script: ScriptFacts | null
  readonly errors: readonly string[]
}

/** Parses a file. Whatever is in it, there is a result; `errors` says what could not be read. */
export function parseFile(file: FileText, parsers: Parsers): SourceFile {
  const { path, role, text } = file
  const syntax = getSyntax(path)
  if (syntax === undefined) throw new Error(`${path} has no known syntax.`)
  const { elements, script, errors } = attempt(() => READERS[syntax](file, parsers))
  const styles = parseStyles({ text, syntax, elements })
  return {
    path,
    syntax,
    role,
    text,
    elements,
    styles: styles.rules,
    script,
    suppressions: readSuppressions(text),
    errors: [...errors, ...styles.errors],
  }
}

const NOTHING: ParsedFile = { elements: [], script: null, errors: [] }

/** Turns the error of a parser into a result: the compilers of frameworks throw at bad syntax. */
function attempt(read: () => ParsedFile): ParsedFile {
  try {
    return read()
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { ...NOTHING, errors: [message] }
  }
}

type Reader = (file: FileText, parsers: Parsers) => ParsedFile

const readScript: Reader = ({ path, text }, { script }) => {
  const lang = getScriptLanguage(path)
  const range = { start: 0, end: text.length }
  if (script === null) return NOTHING
  const { facts, elements, errors } = parseScript(script, { text, range, lang })
  return { elements, script: facts, errors }
}

/** JSX is allowed in `.js`, but not in `.ts`, where `<T>x` is a type assertion. */
const getScriptLanguage = (path: string): 'jsx' | 'ts' | 'tsx' =>
  path.endsWith('.tsx') ? 'tsx' : /\.[mc]?ts$/.test(path) ? 'ts' : 'jsx'

const READERS: Readonly<Record<Syntax, Reader>> = {
  css: () => NOTHING,
  scss: () => NOTHING,
  script: readScript,
  jsx: readScript,
  html: ({ text }, { script }) => withScripts(text, parseHtml(text), script),
  astro: ({ text }, { script }) => withScripts(text, parseAstro(text), script),
  vue: ({ text }, { vue, script }) =>
    vue === null ? NOTHING : withScripts(text, vue(text), script),
  svelte: ({ text }, { svelte, script }) => {
    if (svelte === null) return NOTHING
    const parsed = svelte(text)
    const { script: facts, ...rest } = withScripts(text, parsed, script)
    const calls = [...(facts?.calls ?? []), ...parsed.calls]
    return { ...rest, script: { ...(facts ?? NO_FACTS), calls } }
  },
}

const NO_FACTS: ScriptFacts = {
  imports: [],
  declarations: [],
  calls: [],
  assignments: [],
  strings: [],
}

/** Adds what the scripts of a markup file show. */
function withScripts(
  text: string,
  {
    elements,
    scripts,
    errors,
  }: Pick<ParsedFile, 'elements' | 'errors'> & {
    readonly scripts: readonly ScriptBlock[]
  },
  parser: ScriptParser | null,
): ParsedFile {
  const parsed = parser
    ? scripts.map(({ range, lang }) => parseScript(parser, { text, range, lang }))
    : []
  return {
    elements: [...elements, ...parsed.flatMap((item) => item.elements)],
    script: parsed.length > 0 ? mergeFacts(parsed) : null,
    errors: [...errors, ...parsed.flatMap((item) => item.errors)],
  }
}

const mergeFacts = (scripts: readonly ParsedScript[]): ScriptFacts => ({
  imports: scripts.flatMap(({ facts }) => facts.imports),
  declarations: scripts.flatMap(({ facts }) => facts.declarations),
  calls: scripts.flatMap(({ facts }) => facts.calls),
  assignments: scripts.flatMap(({ facts }) => facts.assignments),
  strings: scripts.flatMap(({ facts }) => facts.strings),
})
