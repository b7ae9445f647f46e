import { OPERATING_SYSTEMS, type OperatingSystem, type PressesBySystem } from './hotkey-parser.ts'

// Chords that never reach a page, or that people cannot do without: tabs, windows, address bar,
// history, zoom (WCAG 2.2, 1.4.4), focus (2.1.2) and developer tools. Chords that apps usually
// override, such as save, find, print and bookmark, are not reserved.
type ReservedUses = readonly (readonly [effect: string, presses: readonly string[]])[]

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Reserved with Meta on Apple systems and with Ctrl on others. */
const RESERVED_WITH_COMMAND_KEY: ReservedUses = [
  ['opens, closes or reopens a tab or window', ['t', 'n', 'w', 'q', 'Shift+t', 'Shift+n']],
  ['closes a window or leaves the browser', ['Shift+w', 'Shift+q']],
  ['switches between tabs or windows', ['tab', 'Shift+tab', 'pageup', 'pagedown', ...DIGITS]],
  ['focuses the address bar or reloads', ['l', 'r', 'Shift+r', 'f5']],
  ['changes the zoom', ['+', '=', '-', '0']],
  ['opens developer tools', ['Shift+i', 'Shift+j']],
]

/** Reserved on every system without a modifier, or with Shift only. */
const RESERVED_EVERYWHERE: ReservedUses = [
  ['moves the focus', ['tab', 'Shift+tab']],
  ['opens developer tools', ['f12']],
]

const RESERVED_BY_SYSTEM: Readonly<Record<OperatingSystem, ReservedUses>> = {
  apple: [
    ...RESERVED_EVERYWHERE,
    ['switches between tabs', ['Ctrl+tab', 'Ctrl+Shift+tab']],
    ['goes back or forward', ['Meta+[', 'Meta+]', 'Meta+arrowleft', 'Meta+arrowright']],
    ['hides or minimizes the window', ['Meta+h', 'Meta+m']],
    ['opens system search', ['Meta+space']],
    ['opens developer tools', ['Meta+Alt+i', 'Meta+Alt+j']],
  ],
  other: [
    ...RESERVED_EVERYWHERE,
    ['reloads or enters full screen', ['f5', 'f11']],
    ['goes back or forward', ['Alt+arrowleft', 'Alt+arrowright']],
    ['closes or switches windows', ['Alt+f4', 'Alt+tab', 'Alt+Shift+tab']],
  ],
}

const COMMAND_KEY: Readonly<Record<OperatingSystem, string>> = { apple: 'Meta', other: 'Ctrl' }

const RESERVED_PRESSES: Readonly<Record<OperatingSystem, ReadonlyMap<string, string>>> = {
  apple: listReservedPresses('apple'),
  other: listReservedPresses('other'),
}

function listReservedPresses(system: OperatingSystem): Map<string, string> {
  const withCommandKey = RESERVED_WITH_COMMAND_KEY.flatMap(([effect, presses]) =>
    presses.map((press) => [`${COMMAND_KEY[system]}+${press}`, effect] as const),
  )
  const others = RESERVED_BY_SYSTEM[system].flatMap(([effect, presses]) =>
    presses.map((press) => [press, effect] as const),
  )
  return new Map([...withCommandKey, ...others])
}

/** A press that the browser or the operating system reserves, and its effect there. */
export interface ReservedPress {
  readonly press: string
  readonly effect: string
}

/** Returns the first press that is reserved on any system, or undefined if none is. */
export function findReservedPress(presses: PressesBySystem): ReservedPress | undefined {
  for (const system of OPERATING_SYSTEMS) {
    for (const press of presses[system]) {
      const effect = RESERVED_PRESSES[system].get(press)
      if (effect !== undefined) return { press, effect }
    }
  }
  return undefined
}
