import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import { toPointer } from '../../essence.ts'

/** A node of the syntax tree of an editor. */
export type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

/** Returns the innermost node at an offset: the one that ends there, or the one around it. */
export const findNodeAt = (state: EditorState, offset: number): SyntaxNode =>
  syntaxTree(state).resolveInner(offset, -1)

/**
 * Returns the pointer to the value of a node. Every item of a list counts as the first one, because
 * the documentation of all items is the same.
 */
export function getPointer(state: EditorState, node: SyntaxNode): string {
  const path: string[] = []
  for (let child = node; child.parent; child = child.parent) {
    const { parent } = child
    if (parent.name === 'Array') path.unshift('0')
    if (parent.name === 'Property' && child.name !== 'PropertyName') {
      path.unshift(readKey(state, parent) ?? '')
    }
  }
  return toPointer(path)
}

/** Returns the key of a property; undefined while it is being typed. */
export function readKey(state: EditorState, property: SyntaxNode): string | undefined {
  const name = property.getChild('PropertyName')
  return name ? readString(state, name) : undefined
}

/** Returns the text of a string node without its quotes. */
export const readString = (state: EditorState, { from, to }: SyntaxNode): string =>
  state.sliceDoc(from, to).replaceAll(/^"|"$/g, '')

/** Returns the nearest ancestor with one of the names, or the node itself. */
export function findAncestor(
  node: SyntaxNode,
  ...names: readonly string[]
): SyntaxNode | undefined {
  for (let item: SyntaxNode | null = node; item; item = item.parent) {
    if (names.includes(item.name)) return item
  }
  return undefined
}
