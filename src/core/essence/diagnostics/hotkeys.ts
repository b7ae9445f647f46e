import type { EssenceFacts } from './facts.ts'
import { getHotkeyTable, type KeyEntry } from './key-table.ts'
import { findReservedPress } from './reserved-keys.ts'
import type { DiagnosticFinding, DiagnosticRule } from './rule.ts'
import { quote } from './words.ts'

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
