import type { ContentReference, ContentType } from '../index.ts'
import { asArray, asObject, asString } from './fields.ts'

type LocationFormatter = (data: unknown, keys: readonly string[]) => string | undefined

const getListItem = (data: unknown, [list = '', at = '']: readonly string[]) =>
  asObject(asArray(asObject(data)[list])[Number(at)])

/** What a place in a record is called, by the first key on the way to it. */
const LOCATION_FORMATTERS: Readonly<
  Record<ContentType, Readonly<Record<string, LocationFormatter>>>
> = {
  patterns: {
    uses: () => 'as a part',
    states: (_data, [, state]) => `when ${state}`,
    responsive: (_data, [, width]) => `on ${width}`,
  },
  themes: {
    pattern_preferences: (_data, [, kind = '']) =>
      ({ prefer: 'prefers it', avoid: 'avoids it' })[kind] ?? 'chooses its preset',
  },
  blueprints: {
    compose: () => 'as a section',
    theme: () => 'as its theme',
    suggested_themes: () => 'as another theme',
    routes: (_data, [, path]) => path,
  },
  archetypes: {
    pages: (data, keys) =>
      asString(getListItem(data, keys).name) ?? asString(getListItem(data, keys).id),
    suggested_theme: () => 'as a theme that suits it',
  },
  shells: { regions: (data, keys) => asString(getListItem(data, keys).id) },
}

/** Where a record names another, in words; undefined where there are none for it. */
export function describeReferenceLocation(
  type: ContentType,
  data: unknown,
  { pointer }: Pick<ContentReference, 'pointer'>,
): string | undefined {
  const keys = pointer.split('/').slice(1).map(unescapePointerSegment)
  const [first = ''] = keys
  return Object.hasOwn(LOCATION_FORMATTERS[type], first)
    ? LOCATION_FORMATTERS[type][first]?.(data, keys)
    : undefined
}

/** RFC 6901, 4: a key as it was before it stood in a pointer. */
const unescapePointerSegment = (key: string): string =>
  key.replaceAll('~1', '/').replaceAll('~0', '~')
