import type { TextEdit } from '../finding.ts'
import type { SourceFile } from '../source-file.ts'

/** Creates the edit that adds import statements to a file; none if it has them all. */
export function insertImports(
  { path, text, script, syntax }: SourceFile,
  statements: readonly string[],
): TextEdit[] {
  const missing = statements.filter((statement) => !text.includes(statement))
  if (missing.length === 0) return []
  const last = Math.max(0, ...(script?.imports ?? []).map(({ range }) => range.end))
  if (last > 0) return [insert(path, last, missing.map((line) => `\n${line}`).join(''))]
  const start = syntax === 'vue' || syntax === 'svelte' ? findScriptStart(text) : findStart(text)
  return [insert(path, start, missing.map((line) => `${line}\n`).join(''))]
}

const insert = (file: string, position: number, text: string): TextEdit => ({
  file,
  range: { start: position, end: position },
  text,
})

/** Finds the place after directives such as `'use client'`, which must come first. */
const findStart = (text: string): number =>
  /^(#!.*\n|\s*(['"])use \w+\2;?[^\S\n]*\n)*/.exec(text)?.[0].length ?? 0

const findScriptStart = (text: string): number => {
  const match = /<script\b[^<>]*>[^\S\n]*\n?/.exec(text)
  return match ? match.index + match[0].length : 0
}
