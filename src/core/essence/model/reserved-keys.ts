import { OPERATING_SYSTEMS, type OperatingSystem, type PressesBySystem } from './hotkey-parser.ts'

// Chords that a page never sees, or whose loss strands a person: tabs, windows, address, history,
// zoom (WCAG 2.2, 1.4.4), focus (2.1.2), developer tools. Those that apps customarily take over,
// such as save, find, print and bookmark, are free.
type ReservedUses = readonly (readonly [what: string, presses: readonly string[]])[]

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** What is held with Meta on Apple systems and with Ctrl elsewhere. */
const RESERVED_WITH_COMMAND_KEY: ReservedUses = [
  ['opens, closes or reopens a tab or window', ['t', 'n', 'w', 'q', 'Shift+t', 'Shift+n']],
  ['closes a window or leaves the browser', ['Shift+w', 'Shift+q']],
  ['switches between tabs or windows', ['tab', 'Shift+tab', 'pageup', 'pagedown', ...DIGITS]],
  ['goes to the address bar or reloads', ['l', 'r', 'Shift+r', 'f5']],
  ['changes the zoom', ['+', '=', '-', '0']],
  ['opens developer tools', ['Shift+i', 'Shift+j']],
]

/** What every system does without any key held but Shift. */
const RESERVED_EVERYWHERE: ReservedUses = [
  ['moves the focus', ['tab', 'Shift+tab']],
  ['opens developer tools', ['f12']],
]

const RESERVED_BY_SYSTEM: Readonly<Record<OperatingSystem, ReservedUses>> = {
  apple: [
    ...RESERVED_EVERYWHERE,
    ['switches between tabs', ['Ctrl+tab', 'Ctrl+Shift+tab']],
    ['goes back or forward', ['Meta+[', 'Meta+]', 'Meta+arrowleft', 'Meta+arrowright']],
    ['hides or minimises the window', ['Meta+h', 'Meta+m']],
    ['opens the search of the system', ['Meta+space']],
    ['opens developer tools', ['Meta+Alt+i', 'Meta+Alt+j']],
  ],
  other: [
    ...RESERVED_EVERYWHERE,
    ['reloads or fills the screen', ['f5', 'f11']],
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
  const held = RESERVED_WITH_COMMAND_KEY.flatMap(([what, presses]) =>
    presses.map((press) => [`${COMMAND_KEY[system]}+${press}`, what] as const),
  )
  const alone = RESERVED_BY_SYSTEM[system].flatMap(([what, presses]) =>
    presses.map((press) => [press, what] as const),
  )
  return new Map([...held, ...alone])
}

/** A press that the browser or the system keeps for itself, and what it does with it. */
export interface ReservedPress {
  readonly press: string
  readonly effect: string
}

/** The first press of a key string that is reserved on any system, or undefined when none is. */
export function findReservedPress(presses: PressesBySystem): ReservedPress | undefined {
  for (const system of OPERATING_SYSTEMS) {
    for (const press of presses[system]) {
      const what = RESERVED_PRESSES[system].get(press)
      if (what !== undefined) return { press, effect: what }
    }
  }
  return undefined
}
