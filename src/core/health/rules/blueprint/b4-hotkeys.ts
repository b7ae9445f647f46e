import {
  createHotkeyTable,
  type HotkeyTable,
  type KeyEntry,
} from '../../../essence/model/hotkey-table.ts'
import { findReservedPress } from '../../../essence/model/reserved-keys.ts'
import type { BlueprintV1 } from '../../../generated/types/blueprint.v1.ts'
import type { Navigation } from '../../../generated/types/common.v1.ts'
import { toPointer } from '../../../json/pointer.ts'
import type { Finding, RecordRule } from '../../rule.ts'

/** Every shortcut of a product works. */
export const hotkeysRule: RecordRule<'blueprints'> = {
  id: 'B4',
  requirement:
    'Hotkeys are unique, lead to routes that exist and take no chord that browsers keep.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: ['blueprints'],
  check({ data: { navigation = {}, routes } }) {
    const keys = createBlueprintKeyTable(navigation)
    const all = keys.trigger ? [...keys.entries, keys.trigger] : keys.entries
    return [
      ...all.flatMap((key) => [...findConflicts(key, keys), ...findReservedKeys(key)]),
      ...findDanglingTargets(navigation, routes),
    ]
  },
}

/** The keys of a blueprint, whose hotkeys need no label. */
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

/** The table points into an essence, where navigation stands one level further in. */
const toBlueprintPointer = ({ pointer }: KeyEntry): string => pointer.replace(/^\/meta/, '')

function findConflicts(key: KeyEntry, keys: HotkeyTable): Finding[] {
  const isTrigger = key === keys.trigger
  const duplicate = keys.entries.find((declared) => declared === key)
  const meeting =
    (duplicate && keys.duplicates.get(duplicate)) ??
    keys.findConflict(key, 'shorter') ??
    (isTrigger ? (keys.findConflict(key, 'owner') ?? keys.findConflict(key, 'longer')) : undefined)
  if (meeting === undefined) return []
  return [
    {
      pointer: toBlueprintPointer(key),
      message: `The key "${key.text}" meets "${meeting.other.text}"${meeting.systemSuffix}.`,
      remedy: 'Choose a key that is neither another key nor the beginning of one.',
    },
  ]
}

function findReservedKeys(key: KeyEntry): Finding[] {
  const taken = findReservedPress(key.presses)
  if (taken === undefined) return []
  return [
    {
      pointer: toBlueprintPointer(key),
      message: `The key "${key.text}" takes "${taken.press}", which in browsers ${taken.effect}.`,
      remedy: 'Choose a key that browsers leave to pages.',
    },
  ]
}

function findDanglingTargets(navigation: Navigation, routes: BlueprintV1['routes']): Finding[] {
  const { hotkeys = [], command_palette: palette } = navigation
  const commands = (typeof palette === 'object' && palette.commands) || []
  const targets = [
    ...hotkeys.map((target, at) => ({ ...target, path: ['navigation', 'hotkeys', at] })),
    ...commands.map((target, at) => ({
      ...target,
      path: ['navigation', 'command_palette', 'commands', at],
    })),
  ]
  return targets.flatMap(({ route, action, path }): Finding[] => {
    if (route === undefined && action === undefined) return [missingTargetFinding(toPointer(path))]
    if (route === undefined || Object.hasOwn(routes, route)) return []
    const message = `There is no route "${route}".`
    const remedy = 'Lead to a route of the blueprint.'
    return [{ pointer: toPointer([...path, 'route']), message, remedy }]
  })
}

const missingTargetFinding = (pointer: string): Finding => ({
  pointer,
  message: 'Neither a route nor an action is given, so that nothing happens.',
  remedy: 'Add "route" or "action".',
})
