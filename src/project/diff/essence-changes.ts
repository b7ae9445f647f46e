import { canonicalJson, type Essence, normalizeEssence, toPointer } from '../../essence.ts'
import type { JsonObject } from '../../index.ts'
import { isObject, isSameJson } from '../../internal.ts'

/** The parts of an essence that changes are grouped by. */
export type EssencePart = 'document' | 'dna' | 'meta' | 'blueprint' | 'section' | 'page'

/** A value that differs between two essences; an absent side means that it has no such value. */
export interface ValueChange {
  /** The JSON Pointer from the part to the value, such as `/theme/id`. */
  readonly pointer: string
  readonly before?: unknown
  readonly after?: unknown
}

/** A part that was added, removed or changed. */
export interface EssenceChange {
  readonly part: EssencePart
  /** The id of a section (`orders`) or page (`orders/list`). */
  readonly id?: string
  readonly change: 'added' | 'removed' | 'changed'
  /** What changed in a part that both essences have. */
  readonly values: readonly ValueChange[]
}

/** Compares what two essences mean: written-out defaults and the order of keys do not count. */
export function listEssenceChanges(before: Essence, after: Essence): EssenceChange[] {
  const oldParts = splitEssence(normalizeEssence(before))
  const newParts = splitEssence(normalizeEssence(after))
  const keys = new Set([...newParts.keys(), ...oldParts.keys()])
  return [...keys].flatMap((key) => compareParts(oldParts.get(key), newParts.get(key)) ?? [])
}

interface PartContent {
  readonly part: EssencePart
  readonly id?: string
  readonly content: JsonObject
}

/** Splits an essence into its parts by key. Ids may be repeated, so keys are numbered. */
function splitEssence({ dna, meta, blueprint, ...document }: Essence): Map<string, PartContent> {
  const parts = new Map<string, PartContent>()
  const add = (part: EssencePart, content: object, id?: string): void => {
    let key = `${part} ${id ?? ''}`
    while (parts.has(key)) key += ' again'
    parts.set(key, { part, content: { ...content }, ...(id === undefined ? {} : { id }) })
  }
  add('document', document)
  add('dna', dna)
  add('meta', meta)
  const order = blueprint.sections.map(({ id }) => id)
  add('blueprint', { ...blueprint, sections: order, routes: listAliases(blueprint) })
  for (const section of blueprint.sections) {
    add('section', { ...section, pages: section.pages.map(({ id }) => id) }, section.id)
    for (const page of section.pages) add('page', page, `${section.id}/${page.id}`)
  }
  return parts
}

/** Returns the routes that are not the route of their page, which is a value of the page. */
function listAliases({ routes = {}, sections }: Essence['blueprint']): object {
  const own = new Set(
    sections.flatMap(({ id, pages }) => pages.map((page) => `${page.route} ${id} ${page.id}`)),
  )
  return Object.fromEntries(
    Object.entries(routes).filter(
      ([path, { section, page }]) => !own.has(`${path} ${section} ${page}`),
    ),
  )
}

function compareParts(
  before: PartContent | undefined,
  after: PartContent | undefined,
): EssenceChange | undefined {
  const { part, id } = (after ?? before) as PartContent
  const name = { part, ...(id === undefined ? {} : { id }) }
  if (!before) return { ...name, change: 'added', values: [] }
  if (!after) return { ...name, change: 'removed', values: [] }
  const values = compareValues(before.content, after.content, '')
  return values.length === 0 ? undefined : { ...name, change: 'changed', values }
}

/** Lists the smallest values that differ. */
function compareValues(before: unknown, after: unknown, pointer: string): ValueChange[] {
  if (isSameJson(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(after), ...Object.keys(before)])
    return [...keys].flatMap((key) =>
      compareValues(before[key], after[key], `${pointer}${toPointer([key])}`),
    )
  }
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, pointer)
  return [
    {
      pointer,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
  ]
}

/** Compares lists by position if they have objects in the same places, otherwise by their items. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  pointer: string,
): ValueChange[] {
  const isAligned = before.length === after.length && [...before, ...after].every(isObject)
  if (isAligned) {
    return after.flatMap((item, index) => compareValues(before[index], item, `${pointer}/${index}`))
  }
  const removed = subtract(before, after).map((item) => ({ pointer, before: item }))
  const added = subtract(after, before).map((item) => ({ pointer, after: item }))
  // The same items in another order.
  if (removed.length + added.length === 0) return [{ pointer, before, after }]
  return [...removed, ...added]
}

/** Returns the items of a list without those of another; a repeated item counts each time. */
function subtract(items: readonly unknown[], others: readonly unknown[]): unknown[] {
  const rest = others.map((item) => canonicalJson(item))
  return items.filter((item) => {
    const index = rest.indexOf(canonicalJson(item))
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}
