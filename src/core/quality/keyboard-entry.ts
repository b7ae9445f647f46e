/** A keyboard entry of a record, such as "Enter in an editor: saves", in its parts. */
export interface KeyboardEntry {
  /** The keys, such as `Ctrl+S` and `Cmd+S`. */
  readonly keys: readonly string[]
  /** Where the keys work, such as `in an editor`; '' if the entry does not say. */
  readonly scope: string
  /** What the keys do. */
  readonly action: string
}

const SCOPE_PATTERN = / (?:on|in|inside|within|while|when|from|at|again|before|after)\b.*$/i

/** Matches what separates keys; in "Arrow Left and Right" the second key is `Right`. */
const KEY_SEPARATOR = /,? (?:or|and|then) |, | \/ /

/** Splits a keyboard entry at its colon, and its first part into keys and scope. */
export function parseKeyboardEntry(entry: string): KeyboardEntry {
  const colon = entry.indexOf(': ')
  const [start, action] =
    colon === -1 ? [entry, ''] : [entry.slice(0, colon), entry.slice(colon + 2)]
  const scope = SCOPE_PATTERN.exec(start)?.[0] ?? ''
  const keys = start
    .slice(0, start.length - scope.length)
    .split(KEY_SEPARATOR)
    .map((key) => key.trim())
    .filter((key) => key !== '')
  return { keys, scope: scope.trim(), action: action.trim() }
}
