import { validate } from '../generated/validators/essence.v4.ts'
import { getInteractionsEnforcement } from './defaults.ts'
import { isPreferredPath } from './model/route-matching.ts'
import { getPropertyShape, listProperties } from './schema-definitions.ts'
import type {
  Blueprint,
  Essence,
  HotkeySemantics,
  Meta,
  Navigation,
  Page,
  Route,
  Section,
} from './version.ts'

/**
 * Normalizes an essence: writes out the defaults, states routes both in the map and on the pages,
 * and sorts keys in the order of the schema. The result means the same, and normalizing it again
 * changes nothing. An invalid document is returned unchanged.
 *
 * @example
 * import { createClient, essenceFromBlueprint, lookupFrom, normalizeEssence } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 *
 * const client = createClient(embeddedSource())
 * const lookup = lookupFrom(client)
 * const { data: blueprint } = await client.get('blueprints', 'internal-admin')
 * const { value: essence } = await essenceFromBlueprint(blueprint, lookup)
 * const normal = normalizeEssence(essence)
 * normalizeEssence(normal) // => normal
 */
export function normalizeEssence(essence: Essence): Essence {
  if (!validate(essence)) return essence
  const completed = {
    ...essence,
    blueprint: completeRoutes(essence.blueprint),
    meta: addMetaDefaults(essence.meta),
  }
  return sortKeys(completed, ['document']) as Essence
}

// `chord_window_ms` has no default: 900 is only typical.
const DEFAULT_HOTKEY_SEMANTICS: HotkeySemantics = {
  input_guard: true,
  modifier_suppression: true,
  match_case: false,
  show_chord_indicator: true,
}

function addMetaDefaults(meta: Meta): Meta {
  const { guard, navigation } = meta
  return {
    ...meta,
    guard: { ...guard, interactions_enforcement: getInteractionsEnforcement(guard) },
    ...(navigation?.hotkeys?.length ? { navigation: addHotkeySemantics(navigation) } : {}),
  }
}

const addHotkeySemantics = (navigation: Navigation): Navigation => ({
  ...navigation,
  hotkey_semantics: { ...DEFAULT_HOTKEY_SEMANTICS, ...navigation.hotkey_semantics },
})

/**
 * Copies each page's route from the map to the page and back if only one of them has it. If the two
 * disagree, both stay unchanged: only the author knows which is right.
 */
function completeRoutes(blueprint: Blueprint): Blueprint {
  const routes = new Map(Object.entries(blueprint.routes ?? {}))
  const paths = findPathsByPage(routes)
  const stated = new Set(listPageRoutes(blueprint.sections).map(([path]) => path))
  const sections = blueprint.sections.map((section) => ({
    ...section,
    pages: section.pages.map((page) => {
      const path = paths.get(toPageKey(section.id, page.id))
      return path && stated.has(path) ? page : addRoute(page, path)
    }),
  }))
  for (const [path, route] of listPageRoutes(blueprint.sections)) {
    const isMapped = paths.has(toPageKey(route.section, route.page))
    if (!isMapped && !routes.has(path)) routes.set(path, route)
  }
  if (routes.size === 0) return { ...blueprint, sections }
  return { ...blueprint, sections, routes: Object.fromEntries(routes) }
}

const toPageKey = (section: string, page: string): string => JSON.stringify([section, page])

/** Finds the path of each page: the shortest of several, then the first by code unit. */
function findPathsByPage(routes: ReadonlyMap<string, Route>): ReadonlyMap<string, string> {
  const best = new Map<string, string>()
  for (const [path, { section, page }] of routes) {
    const key = toPageKey(section, page)
    const current = best.get(key)
    if (current === undefined || isPreferredPath(path, current)) best.set(key, path)
  }
  return best
}

// An empty path is a valid key of the map, but no valid `route`.
const addRoute = (page: Page, path: string | undefined): Page =>
  page.route !== undefined || !path ? page : { ...page, route: path }

const listPageRoutes = (sections: readonly Section[]): [string, Route][] =>
  sections.flatMap((section) =>
    section.pages.flatMap((page): [string, Route][] =>
      page.route === undefined ? [] : [[page.route, { section: section.id, page: page.id }]],
    ),
  )

/** Copies a value with declared keys in the order of the schema and other keys by code unit. */
function sortKeys(value: unknown, definitions: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => sortKeys(item, definitions))
  if (typeof value !== 'object' || value === null) return value
  const definition = selectDefinition(value, definitions)
  if (definition === undefined) return sortMapKeys(value, [])
  const keys = listProperties(definition).filter((key) => Object.hasOwn(value, key))
  return Object.fromEntries(
    keys.map((key) => {
      const { definitions: inner = [], isMap } = getPropertyShape([definition], key) ?? {}
      const member: unknown = Reflect.get(value, key)
      return [key, isMap ? sortMapKeys(member as object, inner) : sortKeys(member, inner)]
    }),
  )
}

const sortMapKeys = (map: object, definitions: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(map)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sortKeys(member, definitions)]),
  )

/** Selects the definition of an object; of the two layout items, only columns have `cols`. */
const selectDefinition = (value: object, definitions: readonly string[]): string | undefined =>
  definitions.length > 1 && Object.hasOwn(value, 'cols') ? 'columnLayout' : definitions[0]
