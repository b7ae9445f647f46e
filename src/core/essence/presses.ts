import { formatPresses, OPERATING_SYSTEMS, type OperatingSystem, parseHotkey } from './hotkey.ts'

/** What a key string asks people to press on each system. */
export type PressesBySystem = Readonly<Record<OperatingSystem, readonly string[]>>

/** The presses of a key string. */
export function parsePresses(text: string, matchCase: boolean): PressesBySystem {
  const steps = parseHotkey(text, { matchCase })
  return { apple: formatPresses('apple', steps), other: formatPresses('other', steps) }
}

/** One text for what is pressed on every system: the same for key strings that mean the same. */
export const toPressesKey = (presses: PressesBySystem): string =>
  OPERATING_SYSTEMS.map((system) => presses[system].join(' ')).join('\n')
