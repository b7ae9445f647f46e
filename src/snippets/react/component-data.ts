import type { SlotData } from './data-rules.ts'
import {
  type DerivedText,
  type FieldType,
  findDerivedTexts,
  getFieldType,
  listUsages,
} from './field-types.ts'
import { toCamelCase, toPascalCase, toSingularName } from './names.ts'
import { type FieldValue, isRepeat, isTemplate, type Template, type Values } from './template.ts'

/** Returns the declared type of each field, by the names that the component uses. */
export const toDeclaredTypes = (
  slots: ReadonlyMap<string, SlotData>,
): ReadonlyMap<string, string> =>
  new Map(
    [...slots].flatMap(([slot, { fields }]) =>
      Object.entries(fields).map(
        ([field, type]) => [`${toCamelCase(slot)}.${toCamelCase(field)}`, type] as const,
      ),
    ),
  )

/** What all fields of a component share. */
export interface DataContext {
  readonly name: string
  readonly declared: ReadonlyMap<string, string>
  readonly isKept: (attribute: string) => boolean
  /** The interfaces of list items, by name. */
  readonly interfaces: Map<string, readonly DataField[]>
}

/** A field with its values, and the data of its items if it is a list. */
export interface DataField extends FieldType {
  readonly values: readonly FieldValue[]
  readonly items?: ItemData
}

/** The fields of a template, without those that are derived from others. */
export interface ItemData {
  readonly fields: readonly DataField[]
  readonly derived: ReadonlyMap<string, DerivedText>
  readonly items: readonly Values[]
}

interface DescribeOptions {
  readonly items: readonly Values[]
  readonly context: DataContext
}

/** Describes the fields of a template that repeats as the list `list`. */
export function describeData(list: string, template: Template, options: DescribeOptions): ItemData {
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
    return { ...field, type: `${itemType}[]`, values, items: data }
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

/** The fields of each prop: those of a slot, or a single one. */
export type FieldGroups = ReadonlyMap<string, readonly DataField[]>

/** Groups fields such as `caption.set` by the name of their slot. */
export function groupFields(fields: readonly DataField[]): FieldGroups {
  const groups = new Map<string, DataField[]>()
  for (const field of fields) {
    const [group = ''] = field.name.split('.')
    groups.set(group, [...(groups.get(group) ?? []), field])
  }
  return groups
}

/** True if a prop is an object with the fields of a slot. */
export const isGroup = (fields: readonly DataField[]): boolean =>
  fields[0]?.name.includes('.') === true

/** Returns the name of a field without that of its slot. */
export const getOwnName = ({ name }: DataField): string => name.replace(/^.*\./, '')
