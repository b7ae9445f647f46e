import { posix } from 'node:path'
import type { ScriptImport, SourceFile } from '../../internal/verify.ts'
import type { ResolveAlias } from './source-components.ts'

/** A module of the project, and the name under which it exports what was looked for. */
export interface ImportedName {
  readonly file: SourceFile
  /** `default` for the default export. */
  readonly name: string
}

/** What an import may leave out after the path of a module. */
const MODULE_ENDINGS = [
  ...['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.vue', '.svelte'],
  ...['/index.ts', '/index.tsx', '/index.js', '/index.jsx'],
]

/** Follows the imports of a project from file to file. */
export class ModuleGraph {
  private readonly files: ReadonlyMap<string, SourceFile>
  private readonly resolveAlias: ResolveAlias

  constructor(files: readonly SourceFile[], resolveAlias: ResolveAlias) {
    this.files = new Map(files.map((file) => [file.path, file]))
    this.resolveAlias = resolveAlias
  }

  /** Returns the file that a specifier refers to; undefined for a package. */
  resolve(from: SourceFile, specifier: string): SourceFile | undefined {
    const base = specifier.startsWith('.')
      ? posix.join(posix.dirname(from.path), specifier)
      : (this.resolveAlias(specifier) ?? specifier.replace(/^[@~]\//, 'src/'))
    for (const ending of MODULE_ENDINGS) {
      const file = this.files.get(base + ending)
      if (file) return file
    }
    return undefined
  }

  /** Returns the module that a file imports a name from, and what the name is there. */
  findImport(file: SourceFile, local: string): ImportedName | undefined {
    for (const item of file.script?.imports ?? []) {
      const statement = file.text.slice(item.range.start, item.range.end)
      const name = findImportedName(item, statement, local)
      if (name === undefined) continue
      const target = this.resolve(file, item.specifier)
      return target && { file: target, name }
    }
    return undefined
  }

  /** Returns the file that declares what a module exports, also if the module only passes it on. */
  findOrigin({ file, name }: ImportedName, depth = 0): SourceFile | undefined {
    if (declaresExport(file, name)) return file
    if (depth === MAX_REEXPORTS) return undefined
    for (const { specifier, range } of file.script?.imports ?? []) {
      const passed = findReexportedName(file.text.slice(range.start, range.end), name)
      const target = passed === undefined ? undefined : this.resolve(file, specifier)
      if (passed === undefined || target === undefined) continue
      const origin = this.findOrigin({ file: target, name: passed }, depth + 1)
      if (origin) return origin
    }
    return undefined
  }
}

/** Ends modules that pass each other on in a circle. */
const MAX_REEXPORTS = 4

const COMPONENT_SYNTAX = /^(?:vue|svelte|astro)$/

function declaresExport({ syntax, script, text }: SourceFile, name: string): boolean {
  if (COMPONENT_SYNTAX.test(syntax)) return name === 'default'
  if (name === 'default') return /\bexport\s+default\b/.test(text)
  return script?.declarations.some((item) => item.name === name && item.isExported) ?? false
}

/** Returns what an import statement calls a local name: `Login` for `{ Login as Page }`. */
function findImportedName(
  { names }: ScriptImport,
  statement: string,
  local: string,
): string | undefined {
  if (!/^import\s/.test(statement)) return undefined
  const word = escapeName(local)
  if (names.includes('default') && new RegExp(`^import\\s+${word}\\b`).test(statement)) {
    return 'default'
  }
  const [, renamed] = new RegExp(`(?<![\\w$])([\\w$]+)\\s+as\\s+${word}\\b`).exec(statement) ?? []
  return renamed ?? (names.includes(local) ? local : undefined)
}

/** Returns what an export statement calls a name in the module that it comes from. */
function findReexportedName(statement: string, name: string): string | undefined {
  if (!/^export\s*[{*]/.test(statement)) return undefined
  if (/^export\s*\*\s*from\b/.test(statement)) return name
  const word = escapeName(name)
  const [, renamed] = new RegExp(`(?<![\\w$])([\\w$]+)\\s+as\\s+${word}\\b`).exec(statement) ?? []
  const isListed = new RegExp(`[{,]\\s*${word}\\s*[,}]`).test(statement)
  return renamed ?? (isListed ? name : undefined)
}

const escapeName = (name: string): string => name.replaceAll('$', String.raw`\$`)
