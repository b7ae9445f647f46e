import { isElement, type Node } from '../../core/render/element.ts'
import { type MarkupElement, type MarkupNode, printMarkup } from '../markup.ts'
import { type DataField, type FieldGroups, getOwnName, isGroup } from './component-data.ts'
import { JSX, printAttribute, quote } from './jsx.ts'
import type { Content, FieldValue, Values } from './template.ts'

const MAX_LINE = 100

interface SampleOptions {
  readonly item: Values | undefined
  /** True for attributes that the component needs. */
  readonly isKept: (attribute: string) => boolean
}

/** Prints the data of an example as a constant. */
export function printSample(
  type: string,
  groups: FieldGroups,
  { item = new Map(), isKept }: SampleOptions,
): string[] {
  const entries = [...groups].map(([group, fields]) =>
    isGroup(fields)
      ? `${group}: ${printObject(item, fields, { indent: 2, isKept })},`
      : `${group}: ${printValue(item.get(group), fields[0] as DataField, { indent: 2, isKept })},`,
  )
  return [
    '/** The data of the example. */',
    `export const sample: ${type} = {`,
    ...entries.map((entry) => `  ${entry}`),
    '}',
  ]
}

interface PrintOptions {
  readonly indent: number
  readonly isKept: (attribute: string) => boolean
}

const indentMore = ({ indent, isKept }: PrintOptions): PrintOptions => ({
  indent: indent + 2,
  isKept,
})

function printObject(item: Values, fields: readonly DataField[], options: PrintOptions): string {
  const entries = fields.flatMap((field) => {
    const value = item.get(field.name)
    if (value === undefined) return []
    return `${getOwnName(field)}: ${printValue(value, field, indentMore(options))}`
  })
  const { indent } = options
  const flat = `{ ${entries.join(', ')} }`
  if (entries.length === 0) return '{}'
  if (!flat.includes('\n') && indent + flat.length < MAX_LINE) return flat
  const space = ' '.repeat(indent)
  return `{\n${entries.map((entry) => `${space}  ${entry},\n`).join('')}${space}}`
}

function printValue(value: FieldValue, field: DataField, options: PrintOptions): string {
  if (typeof value === 'string') return printText(value, field)
  if (value === undefined) return 'undefined'
  if ('nodes' in value) return printContent(value, options)
  const space = ' '.repeat(options.indent)
  const inner = indentMore(options)
  const lines = value.map((item) => printObject(item, field.items?.fields ?? [], inner))
  return `[\n${lines.map((line) => `${space}  ${line},\n`).join('')}${space}]`
}

function printText(text: string, { kind }: DataField): string {
  if (kind === 'boolean') return String(text !== 'false')
  return kind === 'number' ? text.trim() : quote(collapseSpace(text))
}

const collapseSpace = (text: string): string => text.replaceAll(/[ \t\n\r\f]+/g, ' ')

/** Prints markup that is a value: one element, or several in a fragment. */
function printContent({ nodes }: Content, { indent, isKept }: PrintOptions): string {
  const toStaticNode = (node: Node): MarkupNode =>
    isElement(node)
      ? {
          name: node.name,
          attributes: [...node.attributes]
            .filter(([name]) => isKept(name))
            .map(([name, value]) => printAttribute(name, value)),
          children: node.children.map(toStaticNode),
        }
      : node
  const filled = nodes.filter((node) => isElement(node) || node.trim() !== '')
  const [only] = filled
  if (only === undefined) return 'null'
  if (filled.length === 1 && !isElement(only)) return quote(collapseSpace(only).trim())
  const root = (
    filled.length === 1
      ? toStaticNode(only)
      : { name: '', attributes: [], children: nodes.map(toStaticNode) }
  ) as MarkupElement
  const lines = printMarkup([root], JSX, indent)
  const space = ' '.repeat(indent - 2)
  return lines.length === 1 ? (lines[0] ?? '').trim() : `(\n${lines.join('\n')}\n${space})`
}
