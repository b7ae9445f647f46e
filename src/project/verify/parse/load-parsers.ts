import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Syntax } from '../../../verify.ts'
import type { ScriptParser } from './script.ts'
import type { SvelteCompiler } from './svelte.ts'
import type { VueCompiler } from './vue.ts'

/** The parsers that are not part of this package; null if one is not installed. */
export interface Parsers {
  readonly script: ScriptParser | null
  readonly vue: VueCompiler | null
  readonly svelte: SvelteCompiler | null
}

/** The parsers of a run, and what cannot be read without those that are missing. */
export interface LoadedParsers {
  readonly parsers: Parsers
  readonly limitations: readonly string[]
}

const SCRIPTS: readonly Syntax[] = ['jsx', 'script', 'vue', 'svelte', 'astro', 'html']

/**
 * Loads the parsers that the files of a project need. The compilers of Vue and Svelte are those
 * of the project, so that its version decides about the syntax.
 */
export async function loadParsers(
  root: string,
  syntaxes: ReadonlySet<Syntax>,
): Promise<LoadedParsers> {
  const needsScript = SCRIPTS.some((syntax) => syntaxes.has(syntax))
  const script = needsScript ? await loadScriptParser() : null
  const vue = syntaxes.has('vue')
    ? loadFromProject<VueCompiler>(root, ['@vue/compiler-sfc', 'vue/compiler-sfc'])
    : null
  const svelte = syntaxes.has('svelte')
    ? loadFromProject<SvelteCompiler>(root, ['svelte/compiler'])
    : null
  return {
    parsers: { script, vue, svelte },
    limitations: [
      ...(needsScript && script === null ? [describeMissing('Scripts', 'oxc-parser')] : []),
      ...(syntaxes.has('vue') && vue === null
        ? [describeMissing('Vue components', '@vue/compiler-sfc')]
        : []),
      ...(syntaxes.has('svelte') && svelte === null
        ? [describeMissing('Svelte components', 'svelte')]
        : []),
    ],
  }
}

const describeMissing = (subject: string, name: string): string =>
  `${subject} were not read, because ${name} is missing: \`npm install --save-dev ${name}\`.`

const loadScriptParser = (): Promise<ScriptParser | null> =>
  import('oxc-parser').catch((error: unknown) => ifMissing(error))

/** Loads a compiler of the project, or the one that this package was installed with. */
function loadFromProject<T>(root: string, names: readonly string[]): T | null {
  for (const base of [pathToFileURL(join(root, 'package.json')), import.meta.url]) {
    // Both compilers are CommonJS, which `import` would read twice to find the names of exports.
    const load = createRequire(base)
    for (const name of names) {
      try {
        return load(name) as T
      } catch (error) {
        ifMissing(error)
      }
    }
  }
  return null
}

/** Returns null if a package, or its native part for this system, is not installed. */
function ifMissing(error: unknown): null {
  const { code, message } = error as NodeJS.ErrnoException
  const isMissing =
    code === 'ERR_MODULE_NOT_FOUND' ||
    code === 'MODULE_NOT_FOUND' ||
    /native binding/i.test(message)
  if (isMissing || code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return null
  throw error
}
