import type { JsonObject } from '../../content/fields.ts'
import { type Accessibility, accessibilities } from '../accessibilities.ts'
import { findingAt } from '../finding-at.ts'
import type { Finding, RecordRule } from '../rule.ts'

const LEAST = 2

const MOST_CHARACTERS = 70

const ENTRY = /^[^:]{1,30}: .{5,}/

/** Says that something is moved, other than focus. */
const MOVES = /\b(move|reorder|lift|drop|pick)\w*\b(?! (the )?focus)/i

/** Whatever a pointer can do, the keyboard can do too. */
export const keyboard: RecordRule<'patterns'> = {
  id: 'P8',
  asks: 'A pattern that acts names at least two keys, and one that moves what a pointer can drag.',
  severity: 'error',
  source: 'quality',
  types: ['patterns'],
  check({ authored, data: { io, interactions = [], ...data } }) {
    const isActive = interactions.length > 0 || (io?.actions ?? []).length > 0
    const isDragged = interactions.some((interaction) => interaction.startsWith('drag-'))
    return accessibilities(data).flatMap((stated) => [
      ...entryFindings(authored, stated),
      ...(isActive ? countFindings(authored, stated) : []),
      ...(isDragged ? dragFindings(authored, stated) : []),
    ])
  },
}

const entryFindings = (authored: JsonObject, { path, keyboard }: Accessibility): Finding[] =>
  keyboard.flatMap((entry, at) =>
    ENTRY.test(entry) && entry.length <= MOST_CHARACTERS
      ? []
      : [
          findingAt(authored, [...path, 'keyboard', at], {
            message: `"${entry}" is not "Key: action" in at most ${MOST_CHARACTERS} characters.`,
            remedy: 'Write the key, a colon, a space and what it does.',
          }),
        ],
  )

const countFindings = (authored: JsonObject, { path, keyboard }: Accessibility): Finding[] =>
  keyboard.filter((entry) => ENTRY.test(entry)).length >= LEAST
    ? []
    : [
        findingAt(authored, [...path, 'keyboard'], {
          message: `The pattern acts and names fewer than ${LEAST} keys.`,
          remedy: 'Add the keys that reach and work its actions.',
        }),
      ]

const dragFindings = (authored: JsonObject, { path, keyboard }: Accessibility): Finding[] =>
  keyboard.some((entry) => MOVES.test(entry))
    ? []
    : [
        findingAt(authored, [...path, 'keyboard'], {
          message: 'Things are dragged, and no key moves them.',
          remedy: 'Add an entry that picks up, moves or drops by keyboard.',
        }),
      ]
