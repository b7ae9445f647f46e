import type { Content, ContentType, Lookup } from '../content/content-types.ts'

/** What was looked up, by what was asked: a record itself, or the slugs of a type in one text. */
type LookupLog = Map<
  string,
  { readonly ask: (lookup: Lookup) => Promise<unknown>; answer: unknown }
>

/** Work about an object that looks records up, kept while everything that it looked up is the same. */
export function memoizeWithLookup<K extends object, R>(
  work: (key: K, lookup: Lookup) => Promise<R>,
): (key: K, lookup: Lookup) => Promise<R> {
  const kept = new WeakMap<K, { readonly asked: LookupLog; readonly result: R }>()
  return async (key, lookup) => {
    const before = kept.get(key)
    if (before && (await isUnchanged(before.asked, lookup))) return before.result
    const asked: LookupLog = new Map()
    const result = await work(key, recordLookups(lookup, asked))
    kept.set(key, { asked, result })
    return result
  }
}

async function isUnchanged(asked: LookupLog, lookup: Lookup): Promise<boolean> {
  for (const { ask, answer } of asked.values()) if ((await ask(lookup)) !== answer) return false
  return true
}

function recordLookups(lookup: Lookup, asked: LookupLog): Lookup {
  const remember = async (question: string, ask: (lookup: Lookup) => Promise<unknown>) =>
    void asked.set(question, { ask, answer: await ask(lookup) })
  return {
    ...lookup,
    async get<T extends ContentType>(type: T, slug: string): Promise<Content[T] | undefined> {
      await remember(`${type}/${slug}`, (one) => one.get(type, slug))
      return lookup.get(type, slug)
    },
    async slugs(type) {
      await remember(type, async (one) => (await one.slugs(type)).join(' '))
      return lookup.slugs(type)
    },
  }
}
