import { type Node, parseSync, visitorKeys } from 'oxc-parser'
import type { Plugin } from 'vite'

/** A line breaks at the next statement or item after this many characters. */
const LINE_LENGTH = 200

/**
 * Adds line breaks to the modules of the package after they are minified. Node prints the line that
 * threw an error, and a module on one line would print all of itself. Whitespace everywhere would
 * add a quarter to the package; these breaks add a thousandth or so.
 */
export const createLineBreakPlugin = (environments: readonly string[]): Plugin => ({
  name: 'svc-line-breaks',
  apply: 'build',
  applyToEnvironment: ({ name }) => environments.includes(name),
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = breakLines(chunk.code)
    }
  },
})

/** Breaks the long lines of a script between its statements, and between items of lists. */
export function breakLines(code: string): string {
  const { program, errors } = parseSync('module.js', code)
  if (errors.length > 0) throw new Error(`Minified code is invalid: ${errors[0]?.message}`)
  const starts = [...new Set(listStarts(program))].sort((a, b) => a - b)
  const parts: string[] = []
  let end = 0
  for (const start of starts) {
    const lineStart = Math.max(end, code.lastIndexOf('\n', start - 1) + 1)
    if (start - lineStart < LINE_LENGTH) continue
    parts.push(code.slice(end, start))
    end = start
  }
  return [...parts, code.slice(end)].join('\n')
}

/** The lists of a node in which a line may break before each item: a brace or comma precedes it. */
const LISTS: Readonly<Record<string, string>> = {
  Program: 'body',
  BlockStatement: 'body',
  FunctionBody: 'body',
  SwitchCase: 'consequent',
  VariableDeclaration: 'declarations',
  SequenceExpression: 'expressions',
  ObjectExpression: 'properties',
  ArrayExpression: 'elements',
}

/** Lists the positions at which a line may break. */
function* listStarts(node: Node): Generator<number> {
  const fields = node as unknown as Readonly<Record<string, unknown>>
  const key = LISTS[node.type]
  // The first item may follow a keyword, such as `return a, b`, which a line break would end.
  const [, ...items] = key === undefined ? [] : toNodes(fields[key])
  for (const { start } of items) yield start
  for (const child of visitorKeys[node.type] ?? []) {
    for (const inner of toNodes(fields[child])) yield* listStarts(inner)
  }
}

const toNodes = (value: unknown): Node[] =>
  [value].flat().filter((item): item is Node => typeof item === 'object' && item !== null)
