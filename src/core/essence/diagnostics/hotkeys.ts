import { quote } from '../../text.ts'
import type { EssenceFacts } from '../model/facts.ts'
import { getHotkeyTable, type KeyEntry } from '../model/hotkey-table.ts'
import { findReservedPress } from '../model/reserved-keys.ts'
import { listCommandLinks, listItemLinks, type NavigationLink } from './navigation.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

/** The hotkeys of the app. */
export const HOTKEY_RULES: readonly DiagnosticRule[] = [
  {
    code: 'hotkey-duplicate',
    layer: 'interactions',
    check: (facts) =>
      [...getHotkeyTable(facts).duplicates].map(
        ([{ pointer, text, hotkey }, { other, systemSuffix }]) => {
          const labels = `${quote(other.hotkey.label)} and ${quote(hotkey.label)}`
          return {
            pointer,
            message: `The hotkeys ${labels} have the same key${systemSuffix}.`,
            expected: 'a key that no other hotkey has',
            found: quote(text),
            ...(other.text === text ? {} : { hint: `${quote(other.text)} is the same key.` }),
          }
        },
      ),
  },
  { code: 'hotkey-prefix-conflict', layer: 'interactions', check: findPrefixConflicts },
  {
    code: 'hotkey-reserved',
    layer: 'interactions',
    check: (facts) => {
      const { entries, trigger } = getHotkeyTable(facts)
      return [
        ...entries.flatMap((key) => findReservedKey(`The hotkey ${quote(key.hotkey.label)}`, key)),
        ...(trigger ? findReservedKey("The palette's trigger", trigger) : []),
      ]
    },
  },
  {
    code: 'hotkey-target-missing',
    layer: 'interactions',
    check: (facts) =>
      getHotkeyTable(facts).entries.flatMap(({ hotkeyPointer, text, hotkey: { route, action } }) =>
        route !== undefined || action !== undefined
          ? []
          : {
              pointer: hotkeyPointer,
              message: `The hotkey ${quote(text)} has neither a route nor an action.`,
              expected: '"route" or "action"',
            },
      ),
  },
]

/** Sequences that another hotkey cuts short: the shorter fires first, so the longer never does. */
function findPrefixConflicts(facts: EssenceFacts): DiagnosticFinding[] {
  const keys = getHotkeyTable(facts)
  return keys.entries.flatMap((key) => {
    const meeting = keys.findConflict(key, 'shorter')
    if (meeting === undefined) return []
    const { other, systemSuffix } = meeting
    return {
      pointer: key.pointer,
      message: `The hotkey ${quote(key.text)} begins with another, ${quote(other.text)}${systemSuffix}.`,
      expected: 'a sequence that begins with no other hotkey',
      found: quote(key.text),
      hint: 'The shorter one fires first, so that the longer one never does.',
    }
  })
}

function findReservedKey(who: string, { pointer, text, presses }: KeyEntry): DiagnosticFinding[] {
  const taken = findReservedPress(presses)
  if (taken === undefined) return []
  return [
    {
      pointer,
      message: `${who} takes ${quote(taken.press)}, which in browsers ${taken.effect}.`,
      expected: 'a key that neither browser nor system keeps for itself',
      found: quote(text),
    },
  ]
}

/** Hotkeys that are used and must be declared. */
export const HOTKEY_USE_RULES: readonly DiagnosticRule[] = [
  {
    code: 'navigation-hotkey-undeclared',
    layer: 'interactions',
    check: checkHotkeyUses(listItemLinks),
  },
  {
    code: 'command-hotkey-undeclared',
    layer: 'interactions',
    check: checkHotkeyUses(listCommandLinks),
  },
]

function checkHotkeyUses(
  leadsOf: (facts: EssenceFacts) => NavigationLink[],
): DiagnosticRule['check'] {
  return (facts) => leadsOf(facts).flatMap((lead) => findUndeclaredHotkey(lead, facts))
}

function findUndeclaredHotkey(lead: NavigationLink, facts: EssenceFacts): DiagnosticFinding[] {
  const keys = getHotkeyTable(facts)
  const { displayName, pointer, hotkey } = lead
  if (hotkey === undefined || keys.findHotkey(hotkey)) return []
  const suggestion = keys.findKeyForTarget(lead)
  return [
    {
      pointer: `${pointer}/hotkey`,
      message: `${displayName} names the hotkey ${quote(hotkey)}, which no hotkey declares.`,
      expected: 'the key of a hotkey in "meta.navigation.hotkeys"',
      found: quote(hotkey),
      hint:
        suggestion === undefined
          ? 'Declare it in "meta.navigation.hotkeys".'
          : `Did you mean ${quote(suggestion)}, which leads to the same place?`,
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ]
}
