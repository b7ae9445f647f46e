import { asString } from '../../content/fields.ts'
import type { NavigationHotkey } from '../../generated/types/common.v1.ts'
import type { Command, Hotkey, Meta, NavigationItem } from '../../generated/types/essence.v4.ts'
import type { Issue } from '../../issue.ts'
import { createKeyTable, type KeyTable } from '../diagnostics/key-table.ts'
import { humanize, omitUndefinedFields } from './fields.ts'
import { itemsOfPart } from './items-of-part.ts'
import { createKeyring } from './keyring.ts'
import { type Declared, liveTargets, lostTargets } from './navigation-targets.ts'
import type { Part } from './parts.ts'
import type { Routing } from './routing.ts'

/** Navigation of the product: what its meta says, and the items of each section. */
export interface PlannedNavigation {
  readonly meta: Meta['navigation']
  readonly items: ReadonlyMap<Part, readonly NavigationItem[]>
  readonly issues: readonly Issue[]
}

/** The declared navigation on live routes; without declared hotkeys, those of the items. */
export function planNavigation(
  declared: Declared = {},
  parts: readonly Part[],
  routing: Routing,
): PlannedNavigation {
  const items = new Map(parts.map((part) => [part, itemsOfPart(part, routing)]))
  const brought = [...items.values()].flat().flatMap(broughtBy)
  const wanted = declared.hotkeys
    ? liveTargets(declared.hotkeys, routing).map((hotkey) => named(hotkey, routing))
    : brought
  const { trigger, hotkeys } = keptKeys(declared, wanted)
  const { hotkey_semantics } = declared
  const keys = createKeyTable(omitUndefinedFields({ hotkeys, hotkey_semantics }))
  const meta = omitUndefinedFields({
    hotkeys: hotkeys.length > 0 ? hotkeys : undefined,
    command_palette: paletteOf(declared.command_palette, trigger, { routing, keys }),
    hotkey_semantics,
  })
  return {
    meta: Object.keys(meta).length > 0 ? meta : undefined,
    items: new Map([...items].map(([part, list]) => [part, list.map((item) => keyed(item, keys))])),
    issues: lostTargets(declared, routing),
  }
}

const broughtBy = ({ hotkey: key, label, route }: NavigationItem): Hotkey[] =>
  key === undefined ? [] : [{ key, label, route }]

const named = (hotkey: NavigationHotkey, routing: Routing): Hotkey => {
  const { key, label, action, semantics } = hotkey
  const page = routing.stops.get(hotkey.route ?? '')?.page
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
function keptKeys({ command_palette, hotkey_semantics }: Declared, wanted: readonly Hotkey[]) {
  const takeKey = createKeyring()
  const matchCase = hotkey_semantics?.match_case ?? false
  const opener = typeof command_palette === 'object' ? command_palette.trigger : undefined
  return {
    trigger: opener !== undefined && takeKey(opener, matchCase) ? opener : undefined,
    hotkeys: wanted.filter(({ key, semantics }) =>
      takeKey(key, semantics?.match_case ?? matchCase),
    ),
  }
}

interface Setting {
  readonly routing: Routing
  readonly keys: KeyTable
}

/** The palette with commands that lead somewhere, each of its own id, and name declared keys. */
function paletteOf(
  palette: Declared['command_palette'],
  trigger: string | undefined,
  { routing, keys }: Setting,
): Declared['command_palette'] {
  if (typeof palette !== 'object') return palette
  const { commands } = palette
  const live = liveTargets(commands ?? [], routing)
  const firsts = new Map(live.toReversed().map((command) => [command.id, command]))
  const kept = live.filter((command) => firsts.get(command.id) === command)
  const isKeyed = ({ hotkey }: Command): boolean => hotkey === undefined || !!keys.named(hotkey)
  const keyless = ({ hotkey: _, ...command }: Command): Command => command
  return omitUndefinedFields({
    ...palette,
    trigger,
    commands: commands && kept.map((command) => (isKeyed(command) ? command : keyless(command))),
  })
}

/** An item shows only a key that is declared for its own route. */
function keyed(item: NavigationItem, keys: KeyTable): NavigationItem {
  const { hotkey, ...rest } = item
  if (hotkey === undefined) return item
  const same = keys.named(hotkey)
  const key = same?.route === item.route ? same.key : keys.leadingTo({ route: item.route })
  return key === undefined ? rest : { ...item, hotkey: key }
}
