import type { ContentType, PublicRecord } from '../../index.ts'
import { asString } from '../../internal.ts'

/** The field that groups the records of a type, and its label; themes have none. */
const CATEGORY_FIELDS: Readonly<Partial<Record<ContentType, CategoryField>>> = {
  patterns: { field: 'category', label: 'Categories' },
  shells: { field: 'layout', label: 'Layouts' },
  archetypes: { field: 'role', label: 'Roles' },
  blueprints: { field: 'domain', label: 'Domains' },
}

interface CategoryField {
  readonly field: string
  readonly label: string
}

/** A group of records in a list. */
export interface Category {
  readonly name: string
  readonly count: number
}

/** Returns what the groups of a type are called. */
export const getCategoriesLabel = (type: ContentType): string =>
  CATEGORY_FIELDS[type]?.label ?? 'Categories'

/** Returns the group that a record belongs to. */
export function getCategory(type: ContentType, { data }: PublicRecord): string | undefined {
  const { field } = CATEGORY_FIELDS[type] ?? {}
  return field === undefined
    ? undefined
    : asString((data as unknown as Readonly<Record<string, unknown>>)[field])
}

/** Counts the records of each category. Those with most records come first. */
export function countCategories(names: Iterable<string | undefined>): Category[] {
  const counts = new Map<string, number>()
  for (const name of names) {
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}

/** Replaces the counts of categories, in their order, and leaves out those without records. */
export const updateCounts = (
  categories: readonly Category[],
  counts: readonly Category[],
): Category[] =>
  categories.flatMap(({ name }) => counts.find((category) => category.name === name) ?? [])

/** True if categories help to choose: several of them, and not one per record. */
export const areUsefulCategories = (categories: readonly Category[]): boolean =>
  categories.length > 1 && categories.some(({ count }) => count > 1)

/** Words of categories that are not spelled like others. */
const SPELLINGS = new Map([
  ['ai', 'AI'],
  ['crm', 'CRM'],
  ['saas', 'SaaS'],
])

/** Returns the name of a category as people read it. */
export const formatCategory = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    .replaceAll('-', ' ')
    .replaceAll(/\w+/g, (word) => SPELLINGS.get(word.toLowerCase()) ?? word)
