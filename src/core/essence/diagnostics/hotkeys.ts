import { quote } from '../../kernel/text.ts'
import type { EssenceFacts } from '../model/facts.ts'
import { getHotkeyTable, type KeyEntry } from '../model/hotkey-table.ts'
import { findReservedPress } from '../model/reserved-keys.ts'
import { listCommandLinks, listItemLinks, type NavigationLink } from './navigation.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'

/** Checks the hotkeys and the palette's trigger. */
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

/** Finds hotkeys that never fire because a shorter one fires first. */
function findPrefixConflicts(facts: EssenceFacts): DiagnosticFinding[] {
  const keys = getHotkeyTable(facts)
  return keys.entries.flatMap((key) => {
    const conflict = keys.findConflict(key, 'shorter')
    if (conflict === undefined) return []
    const { other, systemSuffix } = conflict
    return {
      pointer: key.pointer,
      message: `Hotkey ${quote(key.text)} begins with hotkey ${quote(other.text)}${systemSuffix}.`,
      expected: 'a sequence that begins with no other hotkey',
      found: quote(key.text),
      hint: 'The shorter hotkey fires first, so the longer one never does.',
    }
  })
}

function findReservedKey(
  subject: string,
  { pointer, text, presses }: KeyEntry,
): DiagnosticFinding[] {
  const reserved = findReservedPress(presses)
  if (reserved === undefined) return []
  return [
    {
      pointer,
      message: `${subject} uses ${quote(reserved.press)}, which in browsers ${reserved.effect}.`,
      expected: 'a key that neither the browser nor the operating system reserves',
      found: quote(text),
    },
  ]
}

/** Checks that the hotkeys of items and commands are declared. */
export const HOTKEY_USE_RULES: readonly DiagnosticRule[] = [
  {
    code: 'navigation-hotkey-undeclared',
    layer: 'error',
    check: checkHotkeyUses(listItemLinks),
  },
  {
    code: 'command-hotkey-undeclared',
    layer: 'error',
    check: checkHotkeyUses(listCommandLinks),
  },
]

function checkHotkeyUses(
  listLinks: (facts: EssenceFacts) => NavigationLink[],
): DiagnosticRule['check'] {
  return (facts) => listLinks(facts).flatMap((link) => findUndeclaredHotkey(link, facts))
}

function findUndeclaredHotkey(link: NavigationLink, facts: EssenceFacts): DiagnosticFinding[] {
  const keys = getHotkeyTable(facts)
  const { displayName, pointer, hotkey } = link
  if (hotkey === undefined || keys.findHotkey(hotkey)) return []
  const suggestion = keys.findKeyForTarget(link)
  return [
    {
      pointer: `${pointer}/hotkey`,
      message: `Unknown hotkey ${quote(hotkey)} in ${displayName}.`,
      expected: 'the key of a hotkey in "meta.navigation.hotkeys"',
      found: quote(hotkey),
      hint:
        suggestion === undefined
          ? 'Declare it in "meta.navigation.hotkeys".'
          : `Did you mean ${quote(suggestion)}, which has the same target?`,
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ]
}
