import type { Syntax } from '../../internal/verify.ts'
import type { ParsedMarkup } from './html.ts'
import type { ScriptParser } from './script.ts'
import type { ParsedSvelte } from './svelte.ts'

/** The parsers of a run; null if no file needs one, or if it is not installed. */
export interface Parsers {
  readonly script: ScriptParser | null
  readonly vue: ((text: string) => ParsedMarkup) | null
  readonly svelte: ((text: string) => ParsedSvelte) | null
}

/** The parsers of a run, and what cannot be read without those that are missing. */
export interface LoadedParsers {
  readonly parsers: Parsers
  readonly limitations: readonly string[]
}

const SCRIPTS: readonly Syntax[] = ['jsx', 'script', 'vue', 'svelte', 'astro', 'html']

/**
 * Loads the parsers that files need. All of them belong to this package or are installed next to
 * it: a parser of the checked project would be code of that project.
 */
export async function loadParsers(syntaxes: ReadonlySet<Syntax>): Promise<LoadedParsers> {
  const needsScript = SCRIPTS.some((syntax) => syntaxes.has(syntax))
  const [script, vue, svelte] = await Promise.all([
    needsScript ? loadScriptParser() : null,
    syntaxes.has('vue') ? import('./vue.ts').then(({ parseVue }) => parseVue) : null,
    syntaxes.has('svelte') ? import('./svelte.ts').then(({ parseSvelte }) => parseSvelte) : null,
  ])
  return {
    parsers: { script, vue, svelte },
    limitations: needsScript && script === null ? [SCRIPT_PARSER_MISSING] : [],
  }
}

const SCRIPT_PARSER_MISSING =
  'Scripts were not read, because oxc-parser is missing: `npm install --save-dev oxc-parser`.'

const loadScriptParser = (): Promise<ScriptParser | null> =>
  import('oxc-parser').catch((error: unknown) => ifMissing(error))

/** Returns null if the package, or its native part for this system, is not installed. */
function ifMissing(error: unknown): null {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ERR_MODULE_NOT_FOUND' || /native binding/i.test(message)) return null
  throw error
}
