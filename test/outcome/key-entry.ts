import type { PatternContract, Slot } from './page-contract.ts'

/** A key of a pack: which keys to press, and in which slots of the pattern. */
export interface KeyEntry {
  /** The text of the pack before the colon. */
  readonly keys: string
  /** The keys in Playwright's notation; each must have an effect. */
  readonly presses: readonly string[]
  /** The slots that the words after `on` or `in` mention; empty means anywhere. */
  readonly slots: readonly Slot[]
  /** The words after `on` or `in`, if no slot of the pattern mentions them. */
  readonly elsewhere: string | undefined
}

const LOCATION_PHRASE = / (?:on|in|while|beside) (.+)$/

/** Parses a key of a pattern, such as `Enter or Space on a header: sorts`. */
export function readKeyEntry(text: string, { slots }: PatternContract): KeyEntry {
  const [keys = '', action = ''] = text.split(': ')
  const phrase = LOCATION_PHRASE.exec(keys)?.[1]
  // Without a phrase, the components of the action name the location: `closes the Menu`.
  const location = phrase ?? (action.match(/\b[A-Z][a-z]+/g) ?? []).join(' ')
  const matches = slots.filter((slot) => mentionsSlot(slot, location))
  return {
    keys,
    presses: parsePresses(keys.replace(LOCATION_PHRASE, '')),
    slots: matches,
    elsewhere: matches.length > 0 ? undefined : phrase,
  }
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Ctrl: 'Control',
}

/** Returns the name of a key; a letter is lowercase, because Shift is not pressed. */
const toKeyName = (name: string): string => (name.length === 1 ? name.toLowerCase() : name)

/** Splits keys into presses: two for `Arrow Left and Right`, one for `Ctrl+S or Cmd+S`. */
function parsePresses(keys: string): string[] {
  if (/^Arrow keys/.test(keys)) return ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']
  return keys
    .split(/,| or | and /)
    .map((key) => key.trim().replace(/^Arrow /, ''))
    .filter((key) => key !== '' && !key.startsWith('Cmd+'))
    .map((key) =>
      key
        .split('+')
        .map((name) => KEY_NAMES[name] ?? toKeyName(name))
        .join('+'),
    )
}

/** Words that do not identify a slot. */
const STOP_WORDS = new Set(['an', 'the', 'or', 'and', 'of', 'to', 'is', 'it', 'this'])

const tokenizeWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]+/g) ?? [])
      .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
      .map((word) => word.replace(/s$/, '')),
  )

function mentionsSlot({ name, text }: Slot, location: string): boolean {
  const words = tokenizeWords(`${name} ${text}`)
  return [...tokenizeWords(location)].some((word) => words.has(word))
}
