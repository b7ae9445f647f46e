/** The operating systems on which a key string may mean different keys. */
export const OPERATING_SYSTEMS = ['apple', 'other'] as const

export type OperatingSystem = (typeof OPERATING_SYSTEMS)[number]

/** A modifier key. `Cmd` is Meta on Apple systems and Ctrl elsewhere; `Meta` is Meta everywhere. */
export type Modifier = 'Cmd' | 'Meta' | 'Ctrl' | 'Alt' | 'Shift'

/** A press of a hotkey: the key, and the modifiers that are held. */
export interface HotkeyStep {
  readonly modifiers: ReadonlySet<Modifier>
  /** A character or a key name in lower case. */
  readonly key: string
}

/** Parses a key string into its presses, in order; every string has at least one. */
export function parseHotkey(text: string, { matchCase = false } = {}): HotkeyStep[] {
  const steps = text.split(/\s+/).filter((step) => step !== '')
  // A string of nothing but space means the space bar, as `KeyboardEvent.key` writes it.
  if (steps.length === 0) return [{ modifiers: new Set(), key: 'space' }]
  const rest = steps.slice(MAX_STEPS).join(' ')
  const parsed = steps.slice(0, MAX_STEPS).map((step) => parseStep(splitTokens(step), matchCase))
  return rest === '' ? parsed : [...parsed, { modifiers: new Set(), key: rest }]
}

/** Bounds the work for a hostile string: everything after this many presses is one key. */
const MAX_STEPS = 16

/** Formats the presses for one system, each as a text such as `Meta+Shift+p`. */
export const formatPresses = (system: OperatingSystem, steps: readonly HotkeyStep[]): string[] =>
  steps.map(({ modifiers, key }) => {
    const held = new Set([...modifiers].map((modifier) => MODIFIERS_BY_SYSTEM[system][modifier]))
    return [...MODIFIER_ORDER.filter((modifier) => held.has(modifier)), key].join('+')
  })

const MODIFIER_ORDER: readonly Modifier[] = ['Meta', 'Ctrl', 'Alt', 'Shift']

const COMMON_MODIFIERS = { Meta: 'Meta', Ctrl: 'Ctrl', Alt: 'Alt', Shift: 'Shift' } as const

const MODIFIERS_BY_SYSTEM: Readonly<Record<OperatingSystem, Readonly<Record<Modifier, Modifier>>>> =
  {
    apple: { ...COMMON_MODIFIERS, Cmd: 'Meta' },
    other: { ...COMMON_MODIFIERS, Cmd: 'Ctrl' },
  }

const MODIFIER_ALIASES: ReadonlyMap<string, Modifier> = new Map([
  ...['cmd', 'command', 'mod', 'cmdorctrl', '⌘'].map((name) => [name, 'Cmd'] as const),
  ...['meta', 'super', 'win'].map((name) => [name, 'Meta'] as const),
  ...['ctrl', 'control', '⌃'].map((name) => [name, 'Ctrl'] as const),
  ...['alt', 'option', 'opt', '⌥'].map((name) => [name, 'Alt'] as const),
  ...['shift', '⇧'].map((name) => [name, 'Shift'] as const),
])

/** Maps common key names to those of `KeyboardEvent.key`. */
const KEY_ALIASES: ReadonlyMap<string, string> = new Map([
  ['esc', 'escape'],
  ['return', 'enter'],
  ['del', 'delete'],
  ['spacebar', 'space'],
  ['plus', '+'],
  ['up', 'arrowup'],
  ['down', 'arrowdown'],
  ['left', 'arrowleft'],
  ['right', 'arrowright'],
  ['pgup', 'pageup'],
  ['pgdn', 'pagedown'],
])

/** `Cmd+K` has two tokens; in `Cmd++` and `+` the last is the plus key. */
function splitTokens(step: string): string[] {
  const isPlus = step === '+' || step.endsWith('++')
  const names = (isPlus ? step.slice(0, -1) : step).split('+').filter((name) => name !== '')
  return isPlus ? [...names, '+'] : names
}

function parseStep(tokens: readonly string[], matchCase: boolean): HotkeyStep {
  const last = tokens.length - 1
  const modifiers = new Set<Modifier>()
  const keys: string[] = []
  tokens.forEach((token, index) => {
    const modifier = index < last ? MODIFIER_ALIASES.get(token.toLowerCase()) : undefined
    if (modifier) modifiers.add(modifier)
    else keys.push(token)
  })
  // After a modifier a capital is only the usual spelling (Cmd+K), unless case is exact.
  const impliesShift = keys.some(isUppercaseLetter) && (matchCase || modifiers.size === 0)
  if (impliesShift) modifiers.add('Shift')
  return { modifiers, key: keys.map(normalizeKey).join('+') }
}

const isUppercaseLetter = (key: string): boolean => /^\p{Lu}$/u.test(key)

function normalizeKey(key: string): string {
  const name = key.toLowerCase()
  return KEY_ALIASES.get(name) ?? name
}

/** The presses of a key string on each operating system. */
export type PressesBySystem = Readonly<Record<OperatingSystem, readonly string[]>>

/** Parses a key string into its presses on each operating system. */
export function parsePresses(text: string, matchCase: boolean): PressesBySystem {
  const steps = parseHotkey(text, { matchCase })
  return { apple: formatPresses('apple', steps), other: formatPresses('other', steps) }
}

/** Returns a lookup key that is equal for key strings with the same presses on every system. */
export const toPressesKey = (presses: PressesBySystem): string =>
  OPERATING_SYSTEMS.map((system) => presses[system].join(' ')).join('\n')
