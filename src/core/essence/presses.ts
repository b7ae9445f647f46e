import { parseHotkey, pressesOn, SYSTEMS, type System } from './hotkey.ts'

/** What a key string asks people to press on each system. */
export type Presses = Readonly<Record<System, readonly string[]>>

/** The presses of a key string. */
export function pressesOf(text: string, matchCase: boolean): Presses {
  const steps = parseHotkey(text, { matchCase })
  return { apple: pressesOn('apple', steps), other: pressesOn('other', steps) }
}

/** One text for what is pressed on every system: the same for key strings that mean the same. */
export const identityOf = (presses: Presses): string =>
  SYSTEMS.map((system) => presses[system].join(' ')).join('\n')
