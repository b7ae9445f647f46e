import { asArray, asString, getOwn, isObject, type JsonObject } from './fields.ts'
import {
  type ContentReference,
  type JsonPath,
  toPatternReferences,
  toReferences,
} from './reference.ts'

/** What a page of an archetype names: its shell, and each pattern with its preset. */
export function findPageReferences(page: unknown, path: JsonPath): ContentReference[] {
  if (!isObject(page)) return []
  const aliases = getAliases(page)
  // The published copy of a layout would tell the same references a second time.
  const key = Object.hasOwn(page, 'layout') ? 'layout' : 'default_layout'
  return [
    ...toShellReferences(page.shell, [...path, 'shell']),
    ...asArray(page[key])
      .flatMap((item, at) => findItemReferences(item, [...path, key, at]))
      .filter(({ slug }) => !aliases.has(slug)),
    ...asArray(page.patterns).flatMap((item, at) =>
      toPatternReferences(item, [...path, 'patterns', at]),
    ),
  ]
}

/** A shell by its slug; `inherit` names none. */
export const toShellReferences = (value: unknown, path: JsonPath): ContentReference[] =>
  value === 'inherit' ? [] : toReferences('shells', value, path)

function findItemReferences(item: unknown, path: JsonPath): ContentReference[] {
  const cols = getOwn(item, 'cols')
  if (!Array.isArray(cols)) return toPatternReferences(item, path)
  return cols.flatMap((entry, at) => toPatternReferences(entry, [...path, 'cols', at]))
}

/** Names that the page gives to patterns of its own list, and that its layout may use in their place. */
const getAliases = ({ patterns }: JsonObject): ReadonlySet<string> =>
  new Set(asArray(patterns).flatMap((item) => asString(getOwn(item, 'as')) ?? []))
