/** The format of an id: lower-case letters, digits and hyphens, starting with a letter. */
export const ID_PATTERN = /^[a-z][a-z0-9-]*$/

/** Converts a text to kebab case: `Order List` and `orderList` become `order-list`. */
const toKebabCase = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Converts a text to an id; undefined if the result does not start as an id must. */
export function toId(text: string): string | undefined {
  const id = toKebabCase(text)
  return ID_PATTERN.test(id) ? id : undefined
}

/** Puts `kind` before a text that cannot start an id: `404` of a `page` becomes `page-404`. */
const toPrefixedId = (text: string, kind: string): string =>
  toId(text) ?? [kind, toKebabCase(text)].filter(Boolean).join('-')

/**
 * Creates a valid, unique id for each text. A text that is already an id stays; of equal ids the
 * first stays and the others get a number.
 */
export function createUniqueIds(texts: readonly string[], kind: string): string[] {
  const unused = new Set(texts.filter((text) => ID_PATTERN.test(text)))
  const taken = new Set(unused)
  const counts = new Map<string, number>()
  return texts.map((text) => {
    if (unused.delete(text)) return text
    const id = findFreeId(ID_PATTERN.test(text) ? text : toPrefixedId(text, kind), taken, counts)
    taken.add(id)
    return id
  })
}

/** Counting continues where it ended, so a thousand equal ids take a thousand lookups. */
function findFreeId(id: string, taken: ReadonlySet<string>, counts: Map<string, number>): string {
  if (!taken.has(id)) return id
  let count = counts.get(id) ?? 2
  while (taken.has(`${id}-${count}`)) count++
  counts.set(id, count + 1)
  return `${id}-${count}`
}
