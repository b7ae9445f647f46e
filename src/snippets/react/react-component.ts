import type { PatternV2 } from '../../core/generated/types/pattern.v2.ts'
import { type Element, isElement, type Node } from '../../core/render/element.ts'
import type { MarkupElement, MarkupNode, MarkupSyntax } from '../markup.ts'
import { printMarkup } from '../markup.ts'
import { createDataRules, readSlotData, type SlotData } from './data-rules.ts'
import {
  type DerivedText,
  type FieldType,
  findDerivedTexts,
  getFieldType,
  listUsages,
} from './field-types.ts'
import { printAttribute, quote, toReactName } from './jsx-attributes.ts'
import { toCamelCase, toPascalCase, toSingularName } from './names.ts'
import { toUncontrolled } from './react-element.ts'
import {
  type Content,
  createTemplate,
  type FieldValue,
  isRepeat,
  isTemplate,
  type Template,
  type Values,
} from './template.ts'

/** What a component is made from. */
export interface ReactComponentInput {
  readonly pattern: PatternV2
  readonly preset: string
  /** The root element of the rendered preset. */
  readonly element: Element
  /** True for attributes that the component needs. */
  readonly isKept: (attribute: string) => boolean
}

/** Returns the name of the component of a preset: `DataTableStandard`. */
export const getComponentName = (pattern: string, preset: string): string =>
  toPascalCase(`${pattern}-${preset}`)

const JSX: MarkupSyntax = {
  escapeText: (text) => (/[{}<>&]/.test(text) ? `{${quote(text)}}` : text),
  printVerbatim: (text) => `{${quote(text)}}`,
  trailingSpace: "{' '}",
  selfCloses: () => true,
  selfClosing: ' />',
  ignoresLineBreaks: true,
}

/** Generates a React component from an example, with the data of the example as a sample. */
export function createReactComponent(input: ReactComponentInput): string {
  const { pattern, preset, element } = input
  const slots = readSlotData(pattern, preset)
  const rules = createDataRules(slots)
  const { template, values } = createTemplate([[toUncontrolled(element)]], rules)
  const name = getComponentName(pattern.id, preset)
  const context: DataContext = {
    name,
    declared: toDeclaredTypes(slots),
    isKept: input.isKept,
    interfaces: new Map(),
  }
  const data = describeData('', template, { items: values, context })
  const groups = groupFields(data.fields)
  const hasData = groups.size > 0
  const scope: Scope = { context, data, prefix: '', names: new Set(groups.keys()) }
  const markup = printMarkup([toMarkup(template, scope)], JSX, 4)
  const props = hasData ? `{ ${[...groups.keys()].join(', ')} }: ${name}Props` : ''
  return [
    ...printImports(input, context),
    ...(hasData ? printInterfaces(`${name}Props`, groups, context) : []),
    `/** ${toComment(`${pattern.name}, ${preset}: ${pattern.presets[preset]?.description ?? ''}`)} */`,
    `export function ${name}(${props}) {`,
    '  return (',
    ...markup,
    '  )',
    '}',
    ...(hasData ? ['', ...printSample(name, groups, scope)] : []),
    '',
  ].join('\n')
}

const toComment = (text: string): string => text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')

/** Returns the declared type of each field, by the names that the component uses. */
const toDeclaredTypes = (slots: ReadonlyMap<string, SlotData>): ReadonlyMap<string, string> =>
  new Map(
    [...slots].flatMap(([slot, { fields }]) =>
      Object.entries(fields).map(
        ([field, type]) => [`${toCamelCase(slot)}.${toCamelCase(field)}`, type] as const,
      ),
    ),
  )

interface DataContext {
  readonly name: string
  readonly declared: ReadonlyMap<string, string>
  readonly isKept: (attribute: string) => boolean
  /** The interfaces of list items, by name. */
  readonly interfaces: Map<string, readonly DataField[]>
}

/** A field with its values, and the data of its items if it is a list. */
interface DataField extends FieldType {
  readonly values: readonly FieldValue[]
  readonly items?: ItemData
  readonly itemType?: string
}

/** The fields of a template, without those that are derived from others. */
interface ItemData {
  readonly fields: readonly DataField[]
  readonly derived: ReadonlyMap<string, DerivedText>
  readonly items: readonly Values[]
}

interface DescribeOptions {
  readonly items: readonly Values[]
  readonly context: DataContext
}

/** Describes the fields of a template that repeats as the list `list`. */
function describeData(list: string, template: Template, options: DescribeOptions): ItemData {
  const { items, context } = options
  const usages = listUsages(keepAttributes(template, context.isKept))
  const lists = listRepeats(template)
  const derived = new Map(
    [...findDerivedTexts(items)].filter(
      ([name, { source }]) => usages.has(name) && usages.has(source),
    ),
  )
  const names = [...(items[0]?.keys() ?? [])].filter(
    (name) => usages.has(name) && !derived.has(name),
  )
  const fields = names.map((name): DataField => {
    const values = items.map((item) => item.get(name))
    const key = list === '' ? name : `${list}.${name}`
    const field = getFieldType(name, values, {
      usages: usages.get(name) ?? [],
      declared: context.declared.get(key),
    })
    const repeated = lists.get(name)
    if (repeated === undefined) return { ...field, values }
    const nested = { items: values.flatMap((value) => value as readonly Values[]), context }
    const data = describeData(name, repeated, nested)
    const itemType = addInterface(name, data.fields, context)
    return { ...field, type: `${itemType}[]`, values, items: data, itemType }
  })
  return { fields, derived, items }
}

function keepAttributes(template: Template, isKept: (name: string) => boolean): Template {
  return {
    ...template,
    attributes: new Map([...template.attributes].filter(([name]) => isKept(name))),
    children: template.children.map((child) =>
      typeof child !== 'string' && isTemplate(child) ? keepAttributes(child, isKept) : child,
    ),
  }
}

/** Returns the templates of the lists in a template, by their fields. */
function listRepeats(template: Template): ReadonlyMap<string, Template> {
  const repeats = new Map<string, Template>()
  const visit = ({ children }: Template): void => {
    for (const child of children) {
      if (typeof child === 'string') continue
      if (isRepeat(child)) repeats.set(child.field, child.template)
      else if (isTemplate(child)) visit(child)
    }
  }
  visit(template)
  return repeats
}

function addInterface(
  list: string,
  fields: readonly DataField[],
  { name, interfaces }: DataContext,
): string {
  const base = `${name}${toPascalCase(toSingularName(list.replace(/^.*\./, '')))}`
  let unique = base
  for (let count = 2; interfaces.has(unique); count++) unique = `${base}${count}`
  interfaces.set(unique, fields)
  return unique
}

/** Groups fields such as `caption.set` by the name of their slot. */
function groupFields(fields: readonly DataField[]): ReadonlyMap<string, readonly DataField[]> {
  const groups = new Map<string, DataField[]>()
  for (const field of fields) {
    const [group = ''] = field.name.split('.')
    groups.set(group, [...(groups.get(group) ?? []), field])
  }
  return groups
}

const isGroup = (fields: readonly DataField[]): boolean => fields[0]?.name.includes('.') === true

const getOwnName = ({ name }: DataField): string => name.replace(/^.*\./, '')

function printImports(
  { pattern, preset }: ReactComponentInput,
  { interfaces }: DataContext,
): string[] {
  const hasContent = [...interfaces.values()].flat().some(({ kind }) => kind === 'content')
  return [
    ...(hasContent ? ["import type { ReactNode } from 'react'"] : []),
    `import './${pattern.id}-${preset}.css'`,
    '',
  ]
}

const printField = (field: DataField): string =>
  `${getOwnName(field)}${field.isOptional ? '?' : ''}: ${field.type}`

function printInterfaces(
  props: string,
  groups: ReadonlyMap<string, readonly DataField[]>,
  { interfaces }: DataContext,
): string[] {
  const printInterface = (name: string, lines: readonly string[]): string[] => [
    `export interface ${name} {`,
    ...lines.map((line) => `  ${line}`),
    '}',
    '',
  ]
  return [
    ...[...interfaces].flatMap(([name, fields]) => printInterface(name, fields.map(printField))),
    ...printInterface(
      props,
      [...groups].map(([name, fields]) =>
        isGroup(fields)
          ? `${name}: { ${fields.map(printField).join('; ')} }`
          : printField(fields[0] as DataField),
      ),
    ),
  ]
}

/** The variables that a part of the markup can use. */
interface Scope {
  readonly context: DataContext
  readonly data: ItemData
  /** How a field of the data is reached: `row.`, or nothing for the props. */
  readonly prefix: string
  /** The names that are taken. */
  readonly names: ReadonlySet<string>
}

function toMarkup(template: Template, scope: Scope, key?: string): MarkupElement {
  const attributes = [...template.attributes]
    .filter(([name]) => scope.context.isKept(name))
    .map(([name, value]) =>
      typeof value === 'string'
        ? printAttribute(name, value)
        : `${toReactName(name)}={${printReference(value.field, scope)}}`,
    )
  return {
    name: template.name,
    attributes: [...(key === undefined ? [] : [`key={${key}}`]), ...attributes],
    children: template.children.map((child): MarkupNode => {
      if (typeof child === 'string') return child
      if (isTemplate(child)) return toMarkup(child, scope)
      return isRepeat(child)
        ? toLoop(child.field, child.template, scope)
        : { code: `{${printReference(child.field, scope)}}` }
    }),
  }
}

/** Prints the expression of a field; a derived text becomes a template literal. */
function printReference(field: string, { data, prefix }: Scope): string {
  const derived = data.derived.get(field)
  if (derived) {
    const [before, after] = [derived.prefix, derived.suffix].map(escapeTemplate)
    return `\`${before}\${${prefix}${derived.source}}${after}\``
  }
  return prefix + field
}

const escapeTemplate = (text: string): string => text.replaceAll(/[`\\]|\$\{/g, '\\$&')

function toLoop(field: string, template: Template, scope: Scope): MarkupNode {
  const described = scope.data.fields.find(({ name }) => name === field)
  if (described?.items === undefined) throw new Error(`The list ${field} has no items.`)
  const item = getFreeName(toSingularName(field.replace(/^.*\./, '')), scope.names)
  const key = findKey(described)
  const inner = {
    ...scope,
    data: described.items,
    prefix: `${item}.`,
    names: new Set([...scope.names, item]),
  }
  return {
    list: scope.prefix + field,
    item: key === undefined ? `${item}, index` : item,
    body: toMarkup(template, inner, key === undefined ? 'index' : `${item}.${key}`),
  }
}

function getFreeName(name: string, taken: ReadonlySet<string>): string {
  let unique = name
  for (let count = 2; taken.has(unique); count++) unique = `${name}${count}`
  return unique
}

/** Finds a text that identifies the items of every list. */
function findKey({ items, values }: DataField): string | undefined {
  const candidates = (items?.fields ?? []).filter(
    ({ kind, isOptional }) => !isOptional && (kind === 'text' || kind === 'number'),
  )
  return candidates.find(({ name }) =>
    values.every((list) => {
      const texts = (list as readonly Values[]).map((item) => item.get(name))
      return new Set(texts).size === texts.length
    }),
  )?.name
}

const MAX_LINE = 100

function printSample(
  name: string,
  groups: ReadonlyMap<string, readonly DataField[]>,
  { data, context }: Scope,
): string[] {
  const [item] = data.items as [Values]
  const { isKept } = context
  const entries = [...groups].map(([group, fields]) =>
    isGroup(fields)
      ? `${group}: ${printObject(item, fields, { indent: 2, isKept })},`
      : `${group}: ${printValue(item.get(group), fields[0] as DataField, { indent: 2, isKept })},`,
  )
  return [
    '/** The data of the example. */',
    `export const sample: ${name}Props = {`,
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
