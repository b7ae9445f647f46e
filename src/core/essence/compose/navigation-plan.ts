import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import type { NavigationHotkey } from '../../generated/types/common.v1.ts'
import type { Issue } from '../../issue.ts'
import { toPointer } from '../../json/pointer.ts'
import { asString, omitUndefined } from '../../json/value.ts'
import { humanize } from '../../text.ts'
import { createChordTree } from '../model/chord-tree.ts'
import { OPERATING_SYSTEMS, parsePresses } from '../model/hotkey-parser.ts'
import { createHotkeyTable, type HotkeyTable } from '../model/hotkey-table.ts'
import { addPrefix } from '../model/page-paths.ts'
import { findReservedPress } from '../model/reserved-keys.ts'
import { createRouteMatcher, isValidActiveMatch } from '../model/route-matching.ts'
import { createSuggester, createSuggestion } from '../suggestions.ts'
import type { Command, Hotkey, Meta, NavigationItem } from '../version.ts'
import type { RoutePlan } from './route-plan.ts'
import type { SectionDraft } from './section-drafts.ts'

/** A section's navigation items on the product's paths; one that leads nowhere is left out. */
export function listSectionNavigationItems(
  part: SectionDraft,
  { pathByPage, targets }: RoutePlan,
): NavigationItem[] {
  const pages = new Map(part.pages.toReversed().map((page) => [asString(page.source.path), page]))
  const productPath = (path: string): string | undefined => {
    const page = pages.get(path)
    if (page !== undefined) return pathByPage.get(page)
    return [path, addPrefix(part.prefix, path)].find((candidate) => targets.has(candidate))
  }
  return (part.archetype.navigation_items ?? []).flatMap((item) => {
    const route = productPath(item.route)
    return route === undefined ? [] : [moveItem(item, route)]
  })
}

function moveItem(item: NavigationItem, route: string): NavigationItem {
  const { active_match, ...rest } = item
  const match = active_match && moveActiveMatch(active_match, item.route, route)
  return match && isValidActiveMatch(match)
    ? { ...rest, route, active_match: match }
    : { ...rest, route }
}

/** The rule for the new path; none when it cannot follow, or would hold on every page. */
function moveActiveMatch(match: string, from: string, to: string): string | undefined {
  if (from === to) return match
  if (from === '/' || to === '/' || !match.includes(from)) return undefined
  return match.replace(from, () => to)
}

/** Gives a key out and tells whether it could: no reserved one, and none that meets another. */
export type ClaimKey = (key: string, matchCase: boolean) => boolean

/** A ring of keys, first come first served, none of which another hides on any system. */
export function createKeyAllocator(): ClaimKey {
  const trees = { apple: createChordTree<string>(), other: createChordTree<string>() }
  return (key, matchCase) => {
    const presses = parsePresses(key, matchCase)
    const isMet = OPERATING_SYSTEMS.some((system) => {
      const { owner, shorter, longer } = trees[system]
      return [owner, shorter, longer].some((ask) => ask(presses[system]) !== undefined)
    })
    if (isMet || findReservedPress(presses) !== undefined) return false
    for (const system of OPERATING_SYSTEMS) trees[system].claim(presses[system], key)
    return true
  }
}

/** What a product says about its navigation. */
export type DeclaredNavigation = NonNullable<BlueprintV1['navigation']>

interface NavigationTarget {
  readonly route?: string
  readonly action?: string
}

/** The targets without paths to pages that are left out; one that does nothing else goes too. */
export const listLiveTargets = <T extends NavigationTarget>(
  targets: readonly T[],
  { removedPaths }: RoutePlan,
): T[] =>
  targets.flatMap((target) => {
    const { route, ...rest } = target
    const isLive = route !== undefined && !removedPaths.has(route)
    if (target.action === undefined) return isLive ? [target] : []
    return isLive || route === undefined ? [target] : [rest as T]
  })

/** One issue for each hotkey and command that leads to a path which no page has. */
export function findUnknownTargets(
  { hotkeys, command_palette }: DeclaredNavigation,
  routing: RoutePlan,
): Issue[] {
  const declares = createRouteMatcher(routing.targets.keys())
  const near = createSuggester()(routing.targets.keys())
  const commands = typeof command_palette === 'object' ? command_palette.commands : undefined
  const targets = [
    ...(hotkeys ?? []).map(({ route }, at) => ({ route, path: ['hotkeys', at] })),
    ...(commands ?? []).map(({ route }, at) => ({
      route,
      path: ['command_palette', 'commands', at],
    })),
  ]
  return targets.flatMap(({ route, path }): Issue[] => {
    if (route === undefined || declares(route) || routing.removedPaths.has(route)) return []
    return [
      {
        code: 'route-unknown',
        severity: 'error',
        pointer: toPointer(['navigation', ...path, 'route']),
        message: `The path "${route}" is the route of no page.`,
        expected: 'the path of a page',
        found: JSON.stringify(route),
        ...createSuggestion(route, near(route)),
      },
    ]
  })
}

/** Navigation of the product: what its meta says, and the items of each section. */
export interface NavigationPlan {
  readonly meta: Meta['navigation']
  readonly items: ReadonlyMap<SectionDraft, readonly NavigationItem[]>
  readonly issues: readonly Issue[]
}

/** The declared navigation on live routes; without declared hotkeys, those of the items. */
export function planNavigation(
  declared: DeclaredNavigation = {},
  parts: readonly SectionDraft[],
  routing: RoutePlan,
): NavigationPlan {
  const items = new Map(parts.map((part) => [part, listSectionNavigationItems(part, routing)]))
  const brought = [...items.values()].flat().flatMap(toHotkeys)
  const wanted = declared.hotkeys
    ? listLiveTargets(declared.hotkeys, routing).map((hotkey) => addHotkeyLabel(hotkey, routing))
    : brought
  const { trigger, hotkeys } = chooseKeys(declared, wanted)
  const { hotkey_semantics } = declared
  const keys = createHotkeyTable(omitUndefined({ hotkeys, hotkey_semantics }))
  const meta = omitUndefined({
    hotkeys: hotkeys.length > 0 ? hotkeys : undefined,
    command_palette: buildCommandPalette(declared.command_palette, trigger, {
      routes: routing,
      hotkeys: keys,
    }),
    hotkey_semantics,
  })
  return {
    meta: Object.keys(meta).length > 0 ? meta : undefined,
    items: new Map(
      [...items].map(([part, list]) => [part, list.map((item) => replaceItemHotkey(item, keys))]),
    ),
    issues: findUnknownTargets(declared, routing),
  }
}

const toHotkeys = ({ hotkey: key, label, route }: NavigationItem): Hotkey[] =>
  key === undefined ? [] : [{ key, label, route }]

const addHotkeyLabel = (hotkey: NavigationHotkey, routing: RoutePlan): Hotkey => {
  const { key, label, action, semantics } = hotkey
  const page = routing.targets.get(hotkey.route ?? '')?.page
  const name = page && (asString(page.source.name) ?? humanize(page.source.id))
  return omitUndefined({
    key,
    label: label ?? name ?? humanize(action ?? key),
    route: hotkey.route,
    action,
    semantics,
  })
}

/** Of keys that meet, the palette's trigger stays, else the first; a reserved one never does. */
function chooseKeys(
  { command_palette, hotkey_semantics }: DeclaredNavigation,
  wanted: readonly Hotkey[],
) {
  const takeKey = createKeyAllocator()
  const matchCase = hotkey_semantics?.match_case ?? false
  const opener = typeof command_palette === 'object' ? command_palette.trigger : undefined
  return {
    trigger: opener !== undefined && takeKey(opener, matchCase) ? opener : undefined,
    hotkeys: wanted.filter(({ key, semantics }) =>
      takeKey(key, semantics?.match_case ?? matchCase),
    ),
  }
}

interface PaletteContext {
  readonly routes: RoutePlan
  readonly hotkeys: HotkeyTable
}

/** The palette with commands that lead somewhere, each of its own id, and name declared keys. */
function buildCommandPalette(
  palette: DeclaredNavigation['command_palette'],
  trigger: string | undefined,
  { routes, hotkeys }: PaletteContext,
): DeclaredNavigation['command_palette'] {
  if (typeof palette !== 'object') return palette
  const { commands } = palette
  const live = listLiveTargets(commands ?? [], routes)
  const firsts = new Map(live.toReversed().map((command) => [command.id, command]))
  const kept = live.filter((command) => firsts.get(command.id) === command)
  const isKeyed = ({ hotkey }: Command): boolean =>
    hotkey === undefined || !!hotkeys.findHotkey(hotkey)
  const keyless = ({ hotkey: _, ...command }: Command): Command => command
  return omitUndefined({
    ...palette,
    trigger,
    commands: commands && kept.map((command) => (isKeyed(command) ? command : keyless(command))),
  })
}

/** An item shows only a key that is declared for its own route. */
function replaceItemHotkey(item: NavigationItem, keys: HotkeyTable): NavigationItem {
  const { hotkey, ...rest } = item
  if (hotkey === undefined) return item
  const same = keys.findHotkey(hotkey)
  const key = same?.route === item.route ? same.key : keys.findKeyForTarget({ route: item.route })
  return key === undefined ? rest : { ...item, hotkey: key }
}
