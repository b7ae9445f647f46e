import type { JsonObject } from '../../../json/value.ts'
import { type Accessibility, listAccessibility } from '../../record-parts.ts'
import { createFinding, type Finding, type RecordRule } from '../../rule.ts'

const MIN_KEYS = 2

const MAX_ENTRY_LENGTH = 70

const ENTRY_PATTERN = /^[^:]{1,30}: .{5,}/

/** Says that something is moved, other than focus. */
const MOVE_PATTERN = /\b(move|reorder|lift|drop|pick)\w*\b(?! (the )?focus)/i

/** Whatever a pointer can do, the keyboard can do too. */
export const keyboardRule: RecordRule<'patterns'> = {
  id: 'P8',
  requirement:
    'A pattern that acts names at least two keys, and one that moves what a pointer can drag.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data: { io, interactions = [], ...data } }) {
    const isActive = interactions.length > 0 || (io?.actions ?? []).length > 0
    const isDragged = interactions.some((interaction) => interaction.startsWith('drag-'))
    return listAccessibility(data).flatMap((stated) => [
      ...checkEntries(authored, stated),
      ...(isActive ? checkKeyCount(authored, stated) : []),
      ...(isDragged ? checkDragKeys(authored, stated) : []),
    ])
  },
}

const checkEntries = (authored: JsonObject, { path, keyboard }: Accessibility): Finding[] =>
  keyboard.flatMap((entry, at) =>
    ENTRY_PATTERN.test(entry) && entry.length <= MAX_ENTRY_LENGTH
      ? []
      : [
          createFinding(authored, [...path, 'keyboard', at], {
            message: `"${entry}" is not "Key: action" in at most ${MAX_ENTRY_LENGTH} characters.`,
            remedy: 'Write the key, a colon, a space and what it does.',
          }),
        ],
  )

const checkKeyCount = (authored: JsonObject, { path, keyboard }: Accessibility): Finding[] =>
  keyboard.filter((entry) => ENTRY_PATTERN.test(entry)).length >= MIN_KEYS
    ? []
    : [
        createFinding(authored, [...path, 'keyboard'], {
          message: `The pattern acts and names fewer than ${MIN_KEYS} keys.`,
          remedy: 'Add the keys that reach and work its actions.',
        }),
      ]

const checkDragKeys = (authored: JsonObject, { path, keyboard }: Accessibility): Finding[] =>
  keyboard.some((entry) => MOVE_PATTERN.test(entry))
    ? []
    : [
        createFinding(authored, [...path, 'keyboard'], {
          message: 'Things are dragged, and no key moves them.',
          remedy: 'Add an entry that picks up, moves or drops by keyboard.',
        }),
      ]
