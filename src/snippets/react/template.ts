import { type Element, isElement, type Node } from '../../core/render/element.ts'
import { toCamelCase } from './names.ts'

/** Markup that is a value, because it differs in more than its texts and attributes. */
export interface Content {
  readonly nodes: readonly Node[]
}

/** A value of a field: a text, markup, a list, or `undefined` for a missing attribute. */
export type FieldValue = string | undefined | Content | readonly Values[]

/** The values of one instance of a template, by the name of the field. */
export type Values = ReadonlyMap<string, FieldValue>

/** A place in a template that is filled with a field of the data. */
export interface Hole {
  readonly field: string
}

/** A part of a template that repeats for each item of a list. */
export interface Repeat {
  readonly field: string
  readonly template: Template
}

export type TemplateNode = string | Template | Hole | Repeat

/** An element in which some texts, attributes and lists are fields of the data. */
export interface Template {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string | Hole>
  readonly children: readonly TemplateNode[]
}

export const isRepeat = (node: TemplateNode): node is Repeat =>
  typeof node === 'object' && 'template' in node

export const isTemplate = (node: TemplateNode): node is Template =>
  typeof node === 'object' && 'children' in node

/** An element and its ancestors in the example; the element is the last one. */
export type ElementPath = readonly Element[]

/** Names the fields of a template, and decides what is data. */
export interface TemplateRules {
  /** Names a text, or an attribute. */
  readonly nameField: (path: ElementPath, attribute?: string) => string
  readonly nameList: (path: ElementPath) => string
  /** True if repeated elements are data and not parts of the layout. */
  readonly isListItem: (item: Element, parent: Element) => boolean
  /** True if a text or an attribute is data even if it is the same in all instances. */
  readonly isData: (path: ElementPath, attribute?: string) => boolean
}

/** A template, and the values of each element that it was created from. */
export interface TemplateResult {
  readonly template: Template
  readonly values: readonly Values[]
}

/**
 * Creates the template of elements with the same name. Whatever differs between them becomes a
 * field, and equal values share one. The elements are the last ones of their paths.
 */
export function createTemplate(
  paths: readonly ElementPath[],
  rules: TemplateRules,
): TemplateResult {
  const fields = new Fields(paths.length)
  const template = fillTemplate(paths, { rules, fields })
  return { template, values: fields.toValues() }
}

/** Collects the fields of a template and the values that each instance has. */
class Fields {
  readonly #values = new Map<string, readonly FieldValue[]>()
  readonly #namesByText = new Map<string, string>()
  readonly #count: number

  constructor(count: number) {
    this.#count = count
  }

  /** Adds a field with a free name, or returns the one that has the same texts. */
  add(name: string, values: readonly FieldValue[]): string {
    const isText = this.#count > 1 && values.every((value) => typeof value === 'string')
    const key = isText ? JSON.stringify(values) : ''
    const same = isText ? this.#namesByText.get(key) : undefined
    if (same !== undefined) return same
    // A prop is either a value or the object of a slot.
    const [group = ''] = name.split('.')
    const base = this.#values.has(group) ? toCamelCase(name.replace('.', '-')) : name
    let unique = base
    for (let count = 2; this.#isTaken(unique); count++) unique = `${base}${count}`
    this.#values.set(unique, values)
    if (isText) this.#namesByText.set(key, unique)
    return unique
  }

  #isTaken(name: string): boolean {
    return [...this.#values.keys()].some((key) => key === name || key.startsWith(`${name}.`))
  }

  toValues(): Values[] {
    const entries = [...this.#values]
    return Array.from(
      { length: this.#count },
      (_, index) => new Map(entries.map(([name, values]) => [name, values[index]])),
    )
  }
}

interface FillContext {
  readonly rules: TemplateRules
  readonly fields: Fields
}

const getElement = (path: ElementPath): Element => path.at(-1) as Element

function fillTemplate(paths: readonly ElementPath[], context: FillContext): Template {
  const elements = paths.map(getElement)
  const names = new Set(elements.flatMap(({ attributes }) => [...attributes.keys()]))
  return {
    name: elements[0]?.name ?? '',
    attributes: new Map(Array.from(names, (name) => [name, fillAttribute(paths, name, context)])),
    children: fillChildren(paths, context),
  }
}

function fillAttribute(
  paths: readonly ElementPath[],
  name: string,
  { rules, fields }: FillContext,
): string | Hole {
  const [path = []] = paths
  const values = paths.map((one) => getElement(one).attributes.get(name))
  const [value] = values
  const isFixed = values.every((other) => other === value) && !rules.isData(path, name)
  return isFixed && value !== undefined
    ? value
    : { field: fields.add(rules.nameField(path, name), values) }
}

/** The items of a list, or a single element or text. */
type Segment = readonly Element[] | Node

const isRun = (segment: Segment | undefined): segment is readonly Element[] =>
  Array.isArray(segment)

function fillChildren(paths: readonly ElementPath[], context: FillContext): TemplateNode[] {
  const lists = paths.map((path) => toSegments(getElement(path), context.rules))
  const kinds = new Set(lists.map((segments) => segments.map(getKind).join()))
  if (kinds.size === 1) {
    return (lists[0] ?? []).map((_, index) =>
      fillSegment(
        paths,
        lists.map((segments) => segments[index] as Segment),
        context,
      ),
    )
  }
  const contents = paths.map((path) => ({ nodes: getElement(path).children }))
  return [{ field: context.fields.add(context.rules.nameField(paths[0] ?? []), contents) }]
}

/** Two segments of the same kind share a template. */
function getKind(segment: Segment): string {
  if (isRun(segment)) return `${segment[0]?.name}[]`
  if (typeof segment === 'string') return segment.trim() === '' ? 'space' : 'text'
  return segment.name
}

function fillSegment(
  paths: readonly ElementPath[],
  segments: readonly Segment[],
  { rules, fields }: FillContext,
): TemplateNode {
  const [path = []] = paths
  const [segment] = segments
  if (isRun(segment)) return fillRun(paths, segments as (readonly Element[])[], { rules, fields })
  if (typeof segment === 'string') {
    const isFixed = segments.every((text) => text === segment) && !rules.isData(path)
    if (segment.trim() === '' || isFixed) return segment
    return { field: fields.add(rules.nameField(path), segments as string[]) }
  }
  const elements = segments as readonly Element[]
  // The shapes of an icon are not data; another icon is.
  if (segment?.name === 'svg' && new Set(elements.map(serializeShape)).size > 1)
    return {
      field: fields.add(
        'icon',
        elements.map((node) => ({ nodes: [node] })),
      ),
    }
  return fillTemplate(
    paths.map((ancestors, index) => [...ancestors, elements[index] as Element]),
    { rules, fields },
  )
}

function fillRun(
  paths: readonly ElementPath[],
  runs: readonly (readonly Element[])[],
  { rules, fields }: FillContext,
): Repeat {
  const items = runs.flatMap((run, index) => run.map((item) => [...(paths[index] ?? []), item]))
  const { template, values } = createTemplate(items, rules)
  let end = 0
  const lists = runs.map((run) => {
    end += run.length
    return values.slice(end - run.length, end)
  })
  return { field: fields.add(rules.nameList(items[0] ?? []), lists), template }
}

const serializeShape = ({ name, attributes, children }: Element): string =>
  JSON.stringify([name, [...attributes], children.filter(isElement).map(serializeShape)])

/** Separates the items of a list from the other children of an element. */
function toSegments(element: Element, { isListItem }: TemplateRules): Segment[] {
  const { children } = element
  const items = children.filter((child) => isElement(child) && isListItem(child, element))
  const [first] = items as Element[]
  const [start, end] = [children.indexOf(items[0] ?? ''), children.lastIndexOf(items.at(-1) ?? '')]
  const between = children.slice(start, end + 1).filter((child) => !items.includes(child))
  const isList =
    items.length > 1 &&
    items.every((item) => isElement(item) && item.name === first?.name) &&
    between.every((node) => typeof node === 'string' && node.trim() === '')
  return isList
    ? [...children.slice(0, start), items as readonly Element[], ...children.slice(end + 1)]
    : [...children]
}
