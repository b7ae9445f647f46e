import type { BlueprintV1 } from '../../generated/types/blueprint.v1.ts'
import type { CommandPaletteContract, NavigationHotkey } from '../../generated/types/common.v1.ts'
import type { Hotkey, Meta, NavigationItem } from '../../generated/types/essence.v4.ts'
import type { Issue } from '../../issue.ts'
import { pointerOf } from '../../pointer.ts'
import { present, textOf, wordsOf } from './fields.ts'
import { suggest } from './find-records.ts'
import { itemsOfPart } from './items-of-part.ts'
import type { Part } from './parts.ts'
import type { Routing } from './plan-routes.ts'

/** Navigation of the product: what its meta says, and the items of each section. */
export interface PlannedNavigation {
  readonly meta: Meta['navigation']
  readonly items: ReadonlyMap<Part, readonly NavigationItem[]>
  readonly issues: readonly Issue[]
}

type Declared = NonNullable<BlueprintV1['navigation']>

/** The declared navigation on live routes; without declared hotkeys, those of the items. */
export function planNavigation(
  declared: Declared = {},
  parts: readonly Part[],
  routing: Routing,
): PlannedNavigation {
  const items = new Map(parts.map((part) => [part, itemsOfPart(part, routing)]))
  const palette = paletteOf(declared.command_palette, routing)
  const hotkeys = declared.hotkeys
    ? kept(declared.hotkeys, routing).map((hotkey) => named(hotkey, routing))
    : hotkeysOf([...items.values()].flat(), palette)
  const meta = present({
    hotkeys: hotkeys.length > 0 ? hotkeys : undefined,
    command_palette: palette,
    hotkey_semantics: declared.hotkey_semantics,
  })
  return {
    meta: Object.keys(meta).length > 0 ? meta : undefined,
    items: new Map(
      [...items].map(([part, list]) => [part, list.map((item) => keyed(item, hotkeys))]),
    ),
    issues: lostTargets(declared, routing),
  }
}

interface Target {
  readonly route?: string
  readonly action?: string
}

/** The targets without paths to pages that are left out; one without an action goes too. */
const kept = <T extends Target>(targets: readonly T[], { gone }: Routing): T[] =>
  targets.flatMap((target) => {
    const { route, ...rest } = target
    if (route === undefined || !gone.has(route)) return [target]
    return target.action === undefined ? [] : [rest as T]
  })

const named = (hotkey: NavigationHotkey, routing: Routing): Hotkey => {
  const { key, label, action, semantics } = hotkey
  const page = routing.stops.get(hotkey.route ?? '')?.page
  const name = page && (textOf(page.source.name) ?? wordsOf(page.source.id))
  return present({
    key,
    label: label ?? name ?? wordsOf(action ?? key),
    route: hotkey.route,
    action,
    semantics,
  })
}

function paletteOf(
  palette: Declared['command_palette'],
  routing: Routing,
): boolean | CommandPaletteContract | undefined {
  if (typeof palette !== 'object' || palette.commands === undefined) return palette
  return { ...palette, commands: kept(palette.commands, routing) }
}

/** The hotkeys that items bring along; a key that another one hides is left out. */
function hotkeysOf(
  items: readonly NavigationItem[],
  palette: Declared['command_palette'],
): Hotkey[] {
  const trigger = typeof palette === 'object' ? palette.trigger : undefined
  const taken = new Set(trigger === undefined ? [] : [trigger])
  return items.flatMap(({ hotkey: key, label, route }) => {
    if (key === undefined || [...taken].some((other) => hides(other, key))) return []
    taken.add(key)
    return [{ key, label, route }]
  })
}

/** Whether one of two key sequences begins with the other. */
const hides = (one: string, other: string): boolean =>
  `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `)

/** An item shows only a key that is declared for its own route. */
function keyed(item: NavigationItem, hotkeys: readonly Hotkey[]): NavigationItem {
  const { hotkey, ...rest } = item
  if (hotkey === undefined) return item
  const same = hotkeys.filter(({ route }) => route === item.route)
  const key = (same.find((candidate) => candidate.key === hotkey) ?? same[0])?.key
  return key === undefined ? rest : { ...item, hotkey: key }
}

/** One issue for each hotkey and command that leads to a path which no page has. */
function lostTargets({ hotkeys, command_palette }: Declared, routing: Routing): Issue[] {
  const commands = typeof command_palette === 'object' ? command_palette.commands : undefined
  const targets = [
    ...(hotkeys ?? []).map(({ route }, at) => ({ route, path: ['hotkeys', at] })),
    ...(commands ?? []).map(({ route }, at) => ({
      route,
      path: ['command_palette', 'commands', at],
    })),
  ]
  return targets.flatMap(({ route, path }) => {
    if (route === undefined || routing.stops.has(route) || routing.gone.has(route)) return []
    return [lostTarget(route, ['navigation', ...path, 'route'], routing)]
  })
}

const lostTarget = (
  route: string,
  path: readonly (string | number)[],
  routing: Routing,
): Issue => ({
  code: 'route-unknown',
  severity: 'error',
  pointer: pointerOf(path),
  message: `The path "${route}" is the route of no page.`,
  expected: 'the path of a page',
  found: JSON.stringify(route),
  ...suggest(route, [...routing.stops.keys()]),
})
