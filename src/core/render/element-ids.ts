import { type Element, listElements, mapElements, type Node, withAttributes } from './element.ts'

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

interface InstanceIdOptions {
  /** The prefix of the ids in the example. */
  readonly prefix: string
  /** The name of the instance, which replaces the prefix. */
  readonly name: string
  /** The ids of the page; the ids of the instance are added. */
  readonly usedIds: Set<string>
}

/** Gives the ids of an example the name of its instance, so that they are unique in the page. */
export function assignInstanceIds(
  root: Element,
  { prefix, name, usedIds }: InstanceIdOptions,
): Element {
  const ownPrefix = `${name.trim().replaceAll(/\s+/g, '-') || 'part'}-`
  const renamed = new Map<string, string>()
  for (const id of listIds([root])) {
    const rest = id.startsWith(prefix) ? id.slice(prefix.length) : id
    const newId = uniqueId(ownPrefix + rest.replaceAll(/\s+/g, '-'), usedIds)
    usedIds.add(newId)
    renamed.set(id, newId)
  }
  const [changed] = mapElements([root], (element) => renameElementIds(element, renamed, ownPrefix))
  return changed as Element
}

/** Gives the ids of a copied element new names, and changes the references inside it. */
export function copyWithNewIds(root: Element, usedIds: Set<string>): Element {
  const renamed = new Map<string, string>()
  for (const id of listIds([root])) {
    const newId = uniqueId(id, usedIds)
    usedIds.add(newId)
    renamed.set(id, newId)
  }
  if (renamed.size === 0) return root
  return mapElements([root], (element) => renameElementIds(element, renamed, ''))[0] as Element
}

/** Returns the ids of some nodes and of everything inside them, in document order. */
export const listIds = (nodes: readonly Node[]): Set<string> =>
  new Set(listElements(nodes).flatMap(({ attributes }) => attributes.get('id') ?? []))

/** Returns the id, with the first number appended that makes it unique if it is used already. */
export function uniqueId(id: string, usedIds: ReadonlySet<string>): string {
  if (!usedIds.has(id)) return id
  let count = 2
  while (usedIds.has(`${id}-${count}`)) count++
  return `${id}-${count}`
}

function renameElementIds(
  element: Element,
  renamed: ReadonlyMap<string, string>,
  ownPrefix: string,
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
  // Radio buttons with the same name form one group in the whole page.
  const group = attributes.get('name')
  if (attributes.get('type') === 'radio' && group !== undefined) changes.name = ownPrefix + group
  return Object.keys(changes).length === 0 ? element : withAttributes(element, changes)
}

const renameIdList = (value: string, renamed: ReadonlyMap<string, string>): string =>
  value
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => renamed.get(id) ?? id)
    .join(' ')

/** Removes references to ids that no element of the page has. */
export const removeDanglingReferences = (
  nodes: readonly Node[],
  usedIds: ReadonlySet<string>,
): readonly Node[] =>
  mapElements(nodes, (element) => {
    const changes: Record<string, string | undefined> = {}
    for (const name of ID_REFERENCE_ATTRIBUTES) {
      const value = element.attributes.get(name)
      if (value === undefined) continue
      const valid = value
        .split(/\s+/)
        .filter((id) => usedIds.has(id))
        .join(' ')
      if (valid !== value) changes[name] = valid || undefined
    }
    return Object.keys(changes).length === 0 ? element : withAttributes(element, changes)
  })
