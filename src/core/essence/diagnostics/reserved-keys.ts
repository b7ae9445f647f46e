import { SYSTEMS, type System } from '../hotkey.ts'
import type { Presses } from '../presses.ts'

// Chords that a page never sees, or whose loss strands a person: tabs, windows, address, history,
// zoom (WCAG 2.2, 1.4.4), focus (2.1.2), developer tools. Those that apps customarily take over,
// such as save, find, print and bookmark, are free.
type Uses = readonly (readonly [what: string, presses: readonly string[]])[]

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** What is held with Meta on Apple systems and with Ctrl elsewhere. */
const WITH_CMD: Uses = [
  ['opens, closes or reopens a tab or window', ['t', 'n', 'w', 'q', 'Shift+t', 'Shift+n']],
  ['closes a window or leaves the browser', ['Shift+w', 'Shift+q']],
  ['switches between tabs or windows', ['tab', 'Shift+tab', 'pageup', 'pagedown', ...DIGITS]],
  ['goes to the address bar or reloads', ['l', 'r', 'Shift+r', 'f5']],
  ['changes the zoom', ['+', '=', '-', '0']],
  ['opens developer tools', ['Shift+i', 'Shift+j']],
]

/** What every system does without any key held but Shift. */
const ANYWHERE: Uses = [
  ['moves the focus', ['tab', 'Shift+tab']],
  ['opens developer tools', ['f12']],
]

const ON_ITS_OWN: Readonly<Record<System, Uses>> = {
  apple: [
    ...ANYWHERE,
    ['switches between tabs', ['Ctrl+tab', 'Ctrl+Shift+tab']],
    ['goes back or forward', ['Meta+[', 'Meta+]', 'Meta+arrowleft', 'Meta+arrowright']],
    ['hides or minimises the window', ['Meta+h', 'Meta+m']],
    ['opens the search of the system', ['Meta+space']],
    ['opens developer tools', ['Meta+Alt+i', 'Meta+Alt+j']],
  ],
  other: [
    ...ANYWHERE,
    ['reloads or fills the screen', ['f5', 'f11']],
    ['goes back or forward', ['Alt+arrowleft', 'Alt+arrowright']],
    ['closes or switches windows', ['Alt+f4', 'Alt+tab', 'Alt+Shift+tab']],
  ],
}

const CMD: Readonly<Record<System, string>> = { apple: 'Meta', other: 'Ctrl' }

const RESERVED: Readonly<Record<System, ReadonlyMap<string, string>>> = {
  apple: reservedOn('apple'),
  other: reservedOn('other'),
}

function reservedOn(system: System): Map<string, string> {
  const held = WITH_CMD.flatMap(([what, presses]) =>
    presses.map((press) => [`${CMD[system]}+${press}`, what] as const),
  )
  const alone = ON_ITS_OWN[system].flatMap(([what, presses]) =>
    presses.map((press) => [press, what] as const),
  )
  return new Map([...held, ...alone])
}

/** A press that the browser or the system keeps for itself, and what it does with it. */
export interface Reserved {
  readonly press: string
  readonly what: string
}

/** The first press of a key string that is reserved on any system, or undefined when none is. */
export function reservedPress(presses: Presses): Reserved | undefined {
  for (const system of SYSTEMS) {
    for (const press of presses[system]) {
      const what = RESERVED[system].get(press)
      if (what !== undefined) return { press, what }
    }
  }
  return undefined
}
