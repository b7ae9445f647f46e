import { parse, walk } from 'css-tree'

/** The content of a parsed style sheet. */
export interface ParsedCss {
  readonly faults: readonly string[]
  readonly defined: ReadonlySet<string>
  readonly used: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
}

/** Parses CSS with css-tree, including the values of custom properties. */
export function parseCss(text: string): ParsedCss {
  const faults: string[] = []
  const [defined, used, classes] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const onParseError = ({ message }: { message: string }): void => void faults.push(message)
  walk(parse(text, { parseCustomProperty: true, onParseError }), (node) => {
    if (node.type === 'Declaration' && node.property.startsWith('--')) defined.add(node.property)
    if (node.type === 'ClassSelector') classes.add(node.name)
    if (node.type !== 'Function' || node.name !== 'var') return
    const first = node.children.first
    if (first?.type === 'Identifier') used.add(first.name)
  })
  return { faults, defined, used, classes }
}
