import { asString } from '../../content/fields.ts'
import type { NavigationHotkey } from '../../generated/types/common.v1.ts'
import type { Command, Hotkey, Meta, NavigationItem } from '../../generated/types/essence.v4.ts'
import type { Issue } from '../../issue.ts'
import { createHotkeyTable, type HotkeyTable } from '../diagnostics/key-table.ts'
import { humanize, omitUndefinedFields } from './fields.ts'
import { listSectionNavigationItems } from './items-of-part.ts'
import { createKeyAllocator } from './keyring.ts'
import {
  type DeclaredNavigation,
  findUnknownTargets,
  listLiveTargets,
} from './navigation-targets.ts'
import type { SectionDraft } from './parts.ts'
import type { RoutePlan } from './routing.ts'

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
  const keys = createHotkeyTable(omitUndefinedFields({ hotkeys, hotkey_semantics }))
  const meta = omitUndefinedFields({
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
  return omitUndefinedFields({
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
  return omitUndefinedFields({
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
