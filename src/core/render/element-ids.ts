import { type Element, mapElements, type Node, withAttributes } from './element.ts'

/** The id of the main region of every page. */
export const MAIN_ID = 'main'

/** Attributes that hold ids of other elements, separated by spaces. */
const ID_REFERENCE_ATTRIBUTES: readonly string[] = [
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
]

/** An instance on a page: what its ids begin with in the example, and its own name. */
interface InstanceIdOptions {
  readonly prefix: string
  readonly name: string
  /** The ids that the page has already; the instance's are added. */
  readonly usedIds: Set<string>
}

/** The element with ids of its own: the example's beginning gives way to the instance's name. */
export function assignInstanceIds(
  root: Element,
  { prefix, name, usedIds }: InstanceIdOptions,
): Element {
  const start = `${name.trim().replaceAll(/\s+/g, '-') || 'part'}-`
  const renamed = new Map<string, string>()
  collectIds([root], (id) => {
    const rest = id.startsWith(prefix) ? id.slice(prefix.length) : id
    const own = uniqueId(start + rest.replaceAll(/\s+/g, '-'), usedIds)
    usedIds.add(own)
    renamed.set(id, own)
  })
  const [changed] = mapElements([root], (element) => renameElementIds(element, renamed, start))
  return changed as Element
}

function collectIds(nodes: readonly Node[], add: (id: string) => void): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const id = node.attributes.get('id')
    if (id !== undefined) add(id)
    collectIds(node.children, add)
  }
}

/** The id itself, or with the first number behind it that makes it free. */
export function uniqueId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id
  let count = 2
  while (taken.has(`${id}-${count}`)) count++
  return `${id}-${count}`
}

function renameElementIds(
  element: Element,
  renamed: ReadonlyMap<string, string>,
  start: string,
): Element {
  const { attributes } = element
  const changes: Record<string, string | undefined> = {}
  const id = attributes.get('id')
  if (id !== undefined) changes.id = renamed.get(id)
  for (const name of ID_REFERENCE_ATTRIBUTES) {
    const value = attributes.get(name)
    if (value !== undefined) changes[name] = renameIdList(value, renamed)
  }
  const href = attributes.get('href')
  if (href?.startsWith('#')) changes.href = `#${renamed.get(href.slice(1)) ?? href.slice(1)}`
  // Radio buttons of one name are one choice, wherever they stand in a page.
  const group = attributes.get('name')
  if (attributes.get('type') === 'radio' && group !== undefined) changes.name = start + group
  return Object.keys(changes).length === 0 ? element : withAttributes(element, changes)
}

const renameIdList = (value: string, renamed: ReadonlyMap<string, string>): string =>
  value
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => renamed.get(id) ?? id)
    .join(' ')

/** The nodes without references to ids that no element of the page has. */
export const removeDanglingReferences = (
  nodes: readonly Node[],
  taken: ReadonlySet<string>,
): readonly Node[] =>
  mapElements(nodes, (element) => {
    const changes: Record<string, string | undefined> = {}
    for (const name of ID_REFERENCE_ATTRIBUTES) {
      const value = element.attributes.get(name)
      if (value === undefined) continue
      const kept = value.split(/\s+/).filter((id) => taken.has(id))
      if (kept.join(' ') !== value) changes[name] = kept.length === 0 ? undefined : kept.join(' ')
    }
    return Object.keys(changes).length === 0 ? element : withAttributes(element, changes)
  })
