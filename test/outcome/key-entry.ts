import type { PatternContract, Slot } from './page-contract.ts'

/** What a pack says about one key: which to press, and in which parts of the pattern. */
export interface KeyEntry {
  /** As the pack has it, before the colon. */
  readonly keys: string
  /** One press each, as Playwright names it; all of them must be answered. */
  readonly presses: readonly string[]
  /** The slots that the words after `on` or `in` lead to; none means anywhere. */
  readonly slots: readonly Slot[]
  /** Words after `on` or `in` that no slot of the pattern uses. */
  readonly elsewhere: string | undefined
}

const LOCATION_PHRASE = / (?:on|in|while|beside) (.+)$/

/** Reads `Enter or Space on a header: sorts` of a pattern. */
export function readKeyEntry(text: string, { slots }: PatternContract): KeyEntry {
  const [keys = '', does = ''] = text.split(': ')
  const where = LOCATION_PHRASE.exec(keys)?.[1]
  // Without a place, the components that the action names tell it: `closes the Menu`.
  const place = where ?? (does.match(/\b[A-Z][a-z]+/g) ?? []).join(' ')
  const meant = slots.filter((slot) => mentionsSlot(slot, place))
  return {
    keys,
    presses: parsePresses(keys.replace(LOCATION_PHRASE, '')),
    slots: meant,
    elsewhere: meant.length > 0 ? undefined : where,
  }
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Ctrl: 'Control',
}

/** A letter is pressed as it is without Shift. */
const toKeyName = (name: string): string => (name.length === 1 ? name.toLowerCase() : name)

/** `Arrow Left and Right` is two presses; of `Ctrl+S or Cmd+S` a system has one. */
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

/** Words that say nothing about what a slot is. */
const STOP_WORDS = new Set(['an', 'the', 'or', 'and', 'of', 'to', 'is', 'it', 'this'])

const tokenizeWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]+/g) ?? [])
      .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
      .map((word) => word.replace(/s$/, '')),
  )

function mentionsSlot({ name, text }: Slot, where: string): boolean {
  const words = tokenizeWords(`${name} ${text}`)
  return [...tokenizeWords(where)].some((word) => words.has(word))
}
