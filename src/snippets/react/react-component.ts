import type { PatternV2 } from '../../core/generated/types/pattern.v2.ts'
import type { Element } from '../../core/render/element.ts'
import { type MarkupElement, type MarkupNode, printMarkup } from '../markup.ts'
import {
  type DataContext,
  type DataField,
  describeData,
  type FieldGroups,
  getOwnName,
  groupFields,
  type ItemData,
  isGroup,
  toDeclaredTypes,
} from './component-data.ts'
import { createDataRules, readSlotData } from './data-rules.ts'
import { JSX, printAttribute, toReactName } from './jsx.ts'
import { toPascalCase, toSingularName } from './names.ts'
import { toReactElement } from './react-element.ts'
import { printSample } from './sample-code.ts'
import { createTemplate, isRepeat, isTemplate, type Template, type Values } from './template.ts'

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
const getComponentName = (pattern: string, preset: string): string =>
  toPascalCase(`${pattern}-${preset}`)

/** Generates a React component from an example, with the data of the example as a sample. */
export function createReactComponent(input: ReactComponentInput): string {
  const { pattern, preset, element } = input
  const slots = readSlotData(pattern, preset)
  const rules = createDataRules(slots)
  const { template, values } = createTemplate([[toReactElement(element)]], rules)
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
    ...(hasData
      ? ['', ...printSample(`${name}Props`, groups, { item: values[0], isKept: input.isKept })]
      : []),
    '',
  ].join('\n')
}

const toComment = (text: string): string => text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')

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
  groups: FieldGroups,
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
