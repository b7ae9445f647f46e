import {
  createHotkeyTable,
  type HotkeyTable,
  type KeyEntry,
} from '../../../essence/model/hotkey-table.ts'
import { getCommandPalette } from '../../../essence/model/outline.ts'
import { findReservedPress } from '../../../essence/model/reserved-keys.ts'
import type { BlueprintV1 } from '../../../generated/types/blueprint.v1.ts'
import type { Navigation } from '../../../generated/types/common.v1.ts'
import { toPointer } from '../../../kernel/json/pointer.ts'
import type { RecordDraft } from '../../finding.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires hotkeys that work in browsers and do not conflict. */
export const hotkeysRule: RecordRule<'blueprints'> = {
  id: 'B4',
  requirement: 'Hotkeys are unique, link to existing routes and are not reserved by browsers.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: ['blueprints'],
  check({ data: { navigation = {}, routes } }) {
    const keys = createBlueprintKeyTable(navigation)
    const entries = keys.trigger ? [...keys.entries, keys.trigger] : keys.entries
    return [
      ...entries.flatMap((key) => [...findConflicts(key, keys), ...findReservedKeys(key)]),
      ...findDanglingTargets(navigation, routes),
    ]
  },
}

/** Creates the key table of a blueprint, whose hotkeys need no label. */
function createBlueprintKeyTable({
  hotkeys,
  command_palette,
  hotkey_semantics,
}: Navigation): HotkeyTable {
  return createHotkeyTable({
    ...(hotkeys && { hotkeys: hotkeys.map((hotkey) => ({ label: hotkey.key, ...hotkey })) }),
    ...(command_palette !== undefined && { command_palette }),
    ...(hotkey_semantics && { hotkey_semantics }),
  })
}

/** Converts a pointer into an essence, where navigation is inside `meta`. */
const toBlueprintPointer = ({ pointer }: KeyEntry): string => pointer.replace(/^\/meta/, '')

function findConflicts(key: KeyEntry, keys: HotkeyTable): RecordDraft[] {
  const isTrigger = key === keys.trigger
  const duplicate = keys.entries.find((declared) => declared === key)
  const conflict =
    (duplicate && keys.duplicates.get(duplicate)) ??
    keys.findConflict(key, 'shorter') ??
    (isTrigger ? (keys.findConflict(key, 'owner') ?? keys.findConflict(key, 'longer')) : undefined)
  if (conflict === undefined) return []
  return [
    {
      pointer: toBlueprintPointer(key),
      message: `"${key.text}" conflicts with "${conflict.other.text}"${conflict.systemSuffix}.`,
      hint: 'Choose a key that is neither another key nor the start of a key sequence.',
    },
  ]
}

function findReservedKeys(key: KeyEntry): RecordDraft[] {
  const reserved = findReservedPress(key.presses)
  if (reserved === undefined) return []
  return [
    {
      pointer: toBlueprintPointer(key),
      message: `"${key.text}" uses "${reserved.press}", which in browsers ${reserved.effect}.`,
      hint: 'Choose a key that browsers do not reserve.',
    },
  ]
}

function findDanglingTargets(navigation: Navigation, routes: BlueprintV1['routes']): RecordDraft[] {
  const { hotkeys = [] } = navigation
  const commands = getCommandPalette(navigation)?.commands ?? []
  const targets = [
    ...hotkeys.map((target, index) => ({ ...target, path: ['navigation', 'hotkeys', index] })),
    ...commands.map((target, index) => ({
      ...target,
      path: ['navigation', 'command_palette', 'commands', index],
    })),
  ]
  return targets.flatMap(({ route, action, path }): RecordDraft[] => {
    if (route === undefined && action === undefined) return [missingTargetFinding(toPointer(path))]
    if (route === undefined || Object.hasOwn(routes, route)) return []
    const message = `Unknown route "${route}".`
    const hint = 'Link to a route of the blueprint.'
    return [{ pointer: toPointer([...path, 'route']), message, hint }]
  })
}

const missingTargetFinding = (pointer: string): RecordDraft => ({
  pointer,
  message: 'There is neither a route nor an action, so the key does nothing.',
  hint: 'Add "route" or "action".',
})
