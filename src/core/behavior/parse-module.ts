import { type AnyNode, type Comment, type Node, type Program, parse } from 'acorn'
import type { Issue } from '../kernel/finding.ts'
import { createBehaviorIssue } from './behavior-issue.ts'

export type { AnyNode, Node, Program }

/** A range of a text: the indexes of its first character and of the one after its last. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** The syntax tree of a module, and its comments. */
export interface ParsedModule {
  readonly program: Program
  readonly comments: readonly TextRange[]
}

/** Parses the text of a JavaScript module; a text that is no module is an issue. */
export function parseModule(text: string): ParsedModule | { readonly issue: Issue } {
  const comments: Comment[] = []
  try {
    const program = parse(text, { ecmaVersion: 2022, sourceType: 'module', onComment: comments })
    return { program, comments }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const position = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '')
    return {
      issue: createBehaviorIssue(text, position, {
        code: 'behavior-syntax',
        message: `The file is not a JavaScript module: ${reason}.`,
        hint: 'Write standard JavaScript (ES2022), without types or JSX.',
      }),
    }
  }
}

/** Lists the nodes directly below a node, in the order of its fields. */
export const listChildNodes = (node: Node): AnyNode[] =>
  Object.values(node)
    .flatMap((value: unknown) => value)
    .filter(isNode)

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
