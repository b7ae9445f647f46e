/** The format of an id: lower-case letters, digits and hyphens, starting with a letter. */
export const ID_PATTERN = /^[a-z][a-z0-9-]*$/

/** The words of a text with hyphens between them: `Order List` and `orderList` are `order-list`. */
const toKebabCase = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The id that a text most nearly is; none when nothing of it can begin an id. */
export function toId(text: string): string | undefined {
  const words = toKebabCase(text)
  return ID_PATTERN.test(words) ? words : undefined
}

/** What cannot begin an id stands behind `kind`: `404` of a `page` is `page-404`. */
const toPrefixedId = (text: string, kind: string): string =>
  toId(text) ?? [kind, toKebabCase(text)].filter(Boolean).join('-')

/**
 * An id for each text, all different and all well-formed. A text that is an id already keeps it,
 * the first one when several are the same; the others get a number.
 */
export function createUniqueIds(texts: readonly string[], kind: string): string[] {
  const ready = new Set(texts.filter((text) => ID_PATTERN.test(text)))
  const taken = new Set(ready)
  const counts = new Map<string, number>()
  return texts.map((text) => {
    if (ready.delete(text)) return text
    const id = findFreeId(ID_PATTERN.test(text) ? text : toPrefixedId(text, kind), taken, counts)
    taken.add(id)
    return id
  })
}

/** Counting goes on where it stopped, so that a thousand equal ids do not take a million looks. */
function findFreeId(id: string, taken: ReadonlySet<string>, counts: Map<string, number>): string {
  if (!taken.has(id)) return id
  let count = counts.get(id) ?? 2
  while (taken.has(`${id}-${count}`)) count++
  counts.set(id, count + 1)
  return `${id}-${count}`
}
