import { type Fields, isFields, listOf, own, textOf } from './fields.ts'
import { type ContentReference, type Path, refer, referToPattern } from './reference.ts'

/** What a page of an archetype names: its shell, and each pattern with its preset. */
export function pageReferences(page: unknown, path: Path): ContentReference[] {
  if (!isFields(page)) return []
  const aliases = aliasesOf(page)
  // The published copy of a layout would tell the same references a second time.
  const key = Object.hasOwn(page, 'layout') ? 'layout' : 'default_layout'
  return [
    ...shellReference(page.shell, [...path, 'shell']),
    ...listOf(page[key])
      .flatMap((item, at) => itemReferences(item, [...path, key, at]))
      .filter(({ slug }) => !aliases.has(slug)),
    ...listOf(page.patterns).flatMap((item, at) => referToPattern(item, [...path, 'patterns', at])),
  ]
}

/** A shell by its slug; `inherit` names none. */
export const shellReference = (value: unknown, path: Path): ContentReference[] =>
  value === 'inherit' ? [] : refer('shells', value, path)

function itemReferences(item: unknown, path: Path): ContentReference[] {
  const cols = own(item, 'cols')
  if (!Array.isArray(cols)) return referToPattern(item, path)
  return cols.flatMap((entry, at) => referToPattern(entry, [...path, 'cols', at]))
}

/** Names that the page gives to patterns of its own list, and that its layout may use in their place. */
const aliasesOf = ({ patterns }: Fields): ReadonlySet<string> =>
  new Set(listOf(patterns).flatMap((item) => textOf(own(item, 'as')) ?? []))
