import type { Facts } from './facts.ts'
import { type KeyPlace, keysOf } from './key-table.ts'
import { reservedPress } from './reserved-keys.ts'
import type { Finding, Rule } from './rule.ts'
import { quote } from './words.ts'

/** The hotkeys of the app. */
export const HOTKEYS: readonly Rule[] = [
  {
    code: 'hotkey-duplicate',
    layer: 'interactions',
    check: (facts) =>
      [...keysOf(facts).duplicates].map(([{ pointer, text, hotkey }, { other, where }]) => {
        const labels = `${quote(other.hotkey.label)} and ${quote(hotkey.label)}`
        return {
          pointer,
          message: `The hotkeys ${labels} have the same key${where}.`,
          expected: 'a key that no other hotkey has',
          found: quote(text),
          ...(other.text === text ? {} : { hint: `${quote(other.text)} is the same key.` }),
        }
      }),
  },
  { code: 'hotkey-prefix-conflict', layer: 'interactions', check: prefixConflicts },
  {
    code: 'hotkey-reserved',
    layer: 'interactions',
    check: (facts) => {
      const { declared, trigger } = keysOf(facts)
      return [
        ...declared.flatMap((key) => reserved(`The hotkey ${quote(key.hotkey.label)}`, key)),
        ...(trigger ? reserved("The palette's trigger", trigger) : []),
      ]
    },
  },
  {
    code: 'hotkey-target-missing',
    layer: 'interactions',
    check: (facts) =>
      keysOf(facts).declared.flatMap(({ place, text, hotkey: { route, action } }) =>
        route !== undefined || action !== undefined
          ? []
          : {
              pointer: place,
              message: `The hotkey ${quote(text)} has neither a route nor an action.`,
              expected: '"route" or "action"',
            },
      ),
  },
]

/** Sequences that another hotkey cuts short: the shorter fires first, so the longer never does. */
function prefixConflicts(facts: Facts): Finding[] {
  const keys = keysOf(facts)
  return keys.declared.flatMap((key) => {
    const meeting = keys.meeting(key, 'shorter')
    if (meeting === undefined) return []
    const { other, where } = meeting
    return {
      pointer: key.pointer,
      message: `The hotkey ${quote(key.text)} begins with another, ${quote(other.text)}${where}.`,
      expected: 'a sequence that begins with no other hotkey',
      found: quote(key.text),
      hint: 'The shorter one fires first, so that the longer one never does.',
    }
  })
}

function reserved(who: string, { pointer, text, presses }: KeyPlace): Finding[] {
  const taken = reservedPress(presses)
  if (taken === undefined) return []
  return [
    {
      pointer,
      message: `${who} takes ${quote(taken.press)}, which in browsers ${taken.what}.`,
      expected: 'a key that neither browser nor system keeps for itself',
      found: quote(text),
    },
  ]
}
