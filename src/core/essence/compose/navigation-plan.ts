import type { NavigationItem as ArchetypeNavigationItem } from '../../generated/types/archetype.v2.ts'
import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import type { NavigationHotkey } from '../../generated/types/common.v1.ts'
import type { Issue } from '../../kernel/finding.ts'
import { toPointer } from '../../kernel/json/pointer.ts'
import { asString, omitUndefined } from '../../kernel/json/value.ts'
import { humanize, quote } from '../../kernel/text.ts'
import { createChordTree } from '../model/chord-tree.ts'
import { OPERATING_SYSTEMS, parsePresses } from '../model/hotkey-parser.ts'
import { createHotkeyTable, type HotkeyTable } from '../model/hotkey-table.ts'
import { getCommandPalette } from '../model/outline.ts'
import { addPrefix } from '../model/page-paths.ts'
import { findReservedPress } from '../model/reserved-keys.ts'
import { createRouteMatcher, isValidActiveMatch } from '../model/route-matching.ts'
import { createSuggester, createSuggestion } from '../suggestions.ts'
import type { Command, Hotkey, Meta, NavigationItem } from '../version.ts'
import type { RoutePlan } from './route-plan.ts'
import type { SectionDraft } from './section-drafts.ts'

/** The navigation that a product declares. */
type DeclaredNavigation = NonNullable<BlueprintV1['navigation']>

/** The navigation of the product as a whole, and the items of each section. */
export interface NavigationPlan {
  readonly meta: Meta['navigation']
  readonly items: ReadonlyMap<SectionDraft, readonly NavigationItem[]>
  readonly issues: readonly Issue[]
}

/** Plans the declared navigation; without declared hotkeys, the items' hotkeys are used. */
export function planNavigation(
  declared: DeclaredNavigation = {},
  sections: readonly SectionDraft[],
  routes: RoutePlan,
): NavigationPlan {
  const items = new Map(
    sections.map((section) => [section, listSectionNavigationItems(section, routes)]),
  )
  const candidates = declared.hotkeys
    ? listLiveTargets(declared.hotkeys, routes).map((hotkey) => addHotkeyLabel(hotkey, routes))
    : [...items.values()].flat().flatMap(toHotkeys)
  const { trigger, hotkeys } = chooseKeys(declared, candidates)
  const { hotkey_semantics } = declared
  const keys = createHotkeyTable(omitUndefined({ hotkeys, hotkey_semantics }))
  const meta = omitUndefined({
    hotkeys: hotkeys.length > 0 ? hotkeys : undefined,
    command_palette: buildCommandPalette(declared.command_palette, trigger, {
      routes,
      hotkeys: keys,
    }),
    hotkey_semantics,
  })
  return {
    meta: Object.keys(meta).length > 0 ? meta : undefined,
    items: new Map(
      [...items].map(([section, list]) => [
        section,
        list.map((item) => replaceItemHotkey(item, keys)),
      ]),
    ),
    issues: findUnknownTargets(declared, routes),
  }
}

/** Lists a section's navigation items with the product's paths, without items to no page. */
function listSectionNavigationItems(
  section: SectionDraft,
  { pathByPage, targets }: RoutePlan,
): NavigationItem[] {
  const pages = new Map(
    section.pages.toReversed().map((page) => [asString(page.source.path), page]),
  )
  const findPath = (path: string): string | undefined => {
    const page = pages.get(path)
    if (page !== undefined) return pathByPage.get(page)
    return [path, addPrefix(section.prefix, path)].find((candidate) => targets.has(candidate))
  }
  return (section.archetype.navigation_items ?? []).flatMap((item) => {
    const route = findPath(item.route)
    return route === undefined ? [] : [moveItem(item, route)]
  })
}

/** Moves an item to another path, without its group, which an essence cannot express. */
function moveItem(item: ArchetypeNavigationItem, route: string): NavigationItem {
  const { active_match, group: _group, ...rest } = item
  const match = active_match && moveActiveMatch(active_match, item.route, route)
  return match && isValidActiveMatch(match)
    ? { ...rest, route, active_match: match }
    : { ...rest, route }
}

/** Rewrites the rule for the new path; undefined if that is impossible or matches every page. */
function moveActiveMatch(match: string, from: string, to: string): string | undefined {
  if (from === to) return match
  if (from === '/' || to === '/' || !match.includes(from)) return undefined
  return match.replace(from, () => to)
}

/** Replaces an item's key by the one declared for its route, or removes it. */
function replaceItemHotkey(item: NavigationItem, keys: HotkeyTable): NavigationItem {
  const { hotkey, ...rest } = item
  if (hotkey === undefined) return item
  const declared = keys.findHotkey(hotkey)
  const key =
    declared?.route === item.route ? declared.key : keys.findKeyForTarget({ route: item.route })
  return key === undefined ? rest : { ...item, hotkey: key }
}

const toHotkeys = ({ hotkey: key, label, route }: NavigationItem): Hotkey[] =>
  key === undefined ? [] : [{ key, label, route }]

const addHotkeyLabel = (hotkey: NavigationHotkey, routes: RoutePlan): Hotkey => {
  const { key, label, action, semantics } = hotkey
  const page = routes.targets.get(hotkey.route ?? '')?.page
  const name = page && (asString(page.source.name) ?? humanize(page.source.id))
  return omitUndefined({
    key,
    label: label ?? name ?? humanize(action ?? key),
    route: hotkey.route,
    action,
    semantics,
  })
}

/** Resolves conflicts between keys: the palette's trigger wins, then the first hotkey. */
function chooseKeys(navigation: DeclaredNavigation, candidates: readonly Hotkey[]) {
  const claimKey = createKeyAllocator()
  const matchCase = navigation.hotkey_semantics?.match_case ?? false
  const trigger = getCommandPalette(navigation)?.trigger
  return {
    trigger: trigger !== undefined && claimKey(trigger, matchCase) ? trigger : undefined,
    hotkeys: candidates.filter(({ key, semantics }) =>
      claimKey(key, semantics?.match_case ?? matchCase),
    ),
  }
}

/** Claims a key; false if it is reserved or conflicts with a claimed key. */
type ClaimKey = (key: string, matchCase: boolean) => boolean

/** Creates an allocator of keys that do not conflict on any operating system. */
function createKeyAllocator(): ClaimKey {
  const trees = { apple: createChordTree<string>(), other: createChordTree<string>() }
  return (key, matchCase) => {
    const presses = parsePresses(key, matchCase)
    const isTaken = OPERATING_SYSTEMS.some((system) => {
      const { owner, shorter, longer } = trees[system]
      return [owner, shorter, longer].some((find) => find(presses[system]) !== undefined)
    })
    if (isTaken || findReservedPress(presses) !== undefined) return false
    for (const system of OPERATING_SYSTEMS) trees[system].claim(presses[system], key)
    return true
  }
}

interface PaletteContext {
  readonly routes: RoutePlan
  readonly hotkeys: HotkeyTable
}

/** Builds the palette: commands have live targets, unique ids and declared keys only. */
function buildCommandPalette(
  palette: DeclaredNavigation['command_palette'],
  trigger: string | undefined,
  { routes, hotkeys }: PaletteContext,
): DeclaredNavigation['command_palette'] {
  if (typeof palette !== 'object') return palette
  const { commands } = palette
  const live = listLiveTargets(commands ?? [], routes)
  const firstById = new Map(live.toReversed().map((command) => [command.id, command]))
  const distinct = live.filter((command) => firstById.get(command.id) === command)
  const removeUnknownKey = (command: Command): Command => {
    const { hotkey, ...rest } = command
    return hotkey === undefined || hotkeys.findHotkey(hotkey) ? command : rest
  }
  return omitUndefined({
    ...palette,
    trigger,
    commands: commands && distinct.map(removeUnknownKey),
  })
}

interface NavigationTarget {
  readonly route?: string
  readonly action?: string
}

/** Removes routes to removed pages, and targets that have no action besides. */
const listLiveTargets = <T extends NavigationTarget>(
  targets: readonly T[],
  { removedPaths }: RoutePlan,
): T[] =>
  targets.flatMap((target) => {
    const { route, ...rest } = target
    const isLive = route !== undefined && !removedPaths.has(route)
    if (target.action === undefined) return isLive ? [target] : []
    return isLive || route === undefined ? [target] : [rest as T]
  })

/** Finds the hotkeys and commands whose route no page has. */
function findUnknownTargets(navigation: DeclaredNavigation, routes: RoutePlan): Issue[] {
  const hasRoute = createRouteMatcher(routes.targets.keys())
  const suggest = createSuggester()(routes.targets.keys())
  const { hotkeys = [] } = navigation
  const commands = getCommandPalette(navigation)?.commands ?? []
  const targets = [
    ...hotkeys.map(({ route }, index) => ({ route, path: ['hotkeys', index] })),
    ...commands.map(({ route }, index) => ({
      route,
      path: ['command_palette', 'commands', index],
    })),
  ]
  return targets.flatMap(({ route, path }): Issue[] => {
    if (route === undefined || hasRoute(route) || routes.removedPaths.has(route)) return []
    return [
      {
        code: 'route-unknown',
        severity: 'error',
        pointer: toPointer(['navigation', ...path, 'route']),
        message: `Unknown route ${quote(route)}: no page has it.`,
        expected: 'the path of a page',
        found: JSON.stringify(route),
        ...createSuggestion(route, suggest(route)),
      },
    ]
  })
}
