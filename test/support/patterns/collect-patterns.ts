import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { ROOT } from '../root.ts'

/** A regular expression of a source file. */
export interface SourcePattern {
  /** The file and the line. */
  readonly location: string
  readonly pattern: RegExp
}

/**
 * Collects the regular expressions of all files in a folder. What code inserts into one that is
 * created at run time is a short name.
 */
export const collectPatterns = (folder: string): SourcePattern[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => readPatterns(join(folder, name)))

function readPatterns(path: string): SourcePattern[] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const patterns: SourcePattern[] = []
  const add = (start: number, source: string, flags: string): void => {
    const line = text.slice(0, start).split('\n').length
    patterns.push({ location: `${path}:${line}`, pattern: new RegExp(source, flags) })
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags)
    },
    NewExpression({ start, callee, arguments: [source] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
      if (source?.type !== 'TemplateLiteral') throw new Error(`${path} has an unknown pattern.`)
      add(start, source.quasis.map(({ value }) => value.cooked).join('name'), '')
    },
  }).visit(parseSync(path, text).program)
  return patterns
}
