import { ID } from '../plain-rule.ts'

/**
 * The id that a text most nearly is: `Order List` and `orderList` are `order-list`. What cannot
 * begin an id stands behind `kind`: `404` of a `page` is `page-404`; without a kind it is none.
 */
export function asId(text: string, kind?: string): string | undefined {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (words === '') return kind
  if (ID.test(words)) return words
  return kind && `${kind}-${words}`
}

/**
 * An id for each text, all different and all well-formed. A text that is an id already keeps it,
 * the first one when several are the same; the others get a number.
 */
export function uniqueIds(texts: readonly string[], kind: string): string[] {
  const ready = new Set(texts.filter((text) => ID.test(text)))
  const taken = new Set(ready)
  const counts = new Map<string, number>()
  return texts.map((text) => {
    if (ready.delete(text)) return text
    const id = nextFree(ID.test(text) ? text : (asId(text, kind) as string), taken, counts)
    taken.add(id)
    return id
  })
}

/** Counting goes on where it stopped, so that a thousand equal ids do not take a million looks. */
function nextFree(id: string, taken: ReadonlySet<string>, counts: Map<string, number>): string {
  if (!taken.has(id)) return id
  let count = counts.get(id) ?? 2
  while (taken.has(`${id}-${count}`)) count++
  counts.set(id, count + 1)
  return `${id}-${count}`
}
