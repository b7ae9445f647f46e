import type { SchemaEntry } from '../index.ts'

/** The entries whose name, title or description holds every word of the query. */
export function filterEntries(entries: readonly SchemaEntry[], query: string): SchemaEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ name, title, description }) => {
    const text = `${name} ${title} ${description}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
