import type {
  Atrule,
  CssLocation,
  CssNode,
  Declaration,
  Rule,
  Selector,
  StyleSheet,
} from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import walk from 'css-tree/walker'
import type { Location } from '../finding.ts'

export type { Atrule, CssNode, Declaration, Rule, Selector }

/** A parsed style sheet, and where its syntax is wrong. */
export interface ParsedStyle {
  readonly text: string
  readonly nodes: readonly CssNode[]
  readonly errors: readonly StyleSyntaxError[]
}

/** A place where a style sheet does not follow the syntax of CSS. */
export interface StyleSyntaxError extends Location {
  readonly message: string
}

/** Parses a style sheet. */
export function parseStyle(text: string): ParsedStyle {
  const errors: StyleSyntaxError[] = []
  const sheet = parse(text, {
    positions: true,
    parseAtrulePrelude: false,
    parseCustomProperty: true,
    onParseError: ({ message, line, column }) => errors.push({ message, line, column }),
  }) as StyleSheet
  return { text, nodes: sheet.children.toArray(), errors }
}

/** Returns a node and all nodes inside it. */
export function listNodes(root: CssNode): CssNode[] {
  const nodes: CssNode[] = []
  walk(root, (node) => void nodes.push(node))
  return nodes
}

/** Prints a node as CSS, as short as possible. */
export const printNode = (node: CssNode): string => generate(node)

/** Returns the source of a node on one line, without comments. */
export function getSource(text: string, node: CssNode): string {
  const { start, end } = node.loc as CssLocation
  return text
    .slice(start.offset, end.offset)
    .replaceAll(/\/\*.*?\*\//gs, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Returns where a node starts. */
export const getLocation = ({ loc }: CssNode): Location => ({
  line: loc?.start.line ?? 1,
  column: loc?.start.column ?? 1,
})
