import type { JsonObject } from '../../../json/value.ts'
import { type Accessibility, listAccessibility } from '../../record-parts.ts'
import { createFinding, type Finding, type RecordRule } from '../../rule.ts'

const MIN_KEYS = 2

const MAX_ENTRY_LENGTH = 70

const ENTRY_PATTERN = /^[^:]{1,30}: .{5,}/

/** Matches entries that move something other than focus. */
const MOVE_PATTERN = /\b(move|reorder|lift|drop|pick)\w*\b(?! (the )?focus)/i

/** Requires keyboard access to everything that a pointer can do. */
export const keyboardRule: RecordRule<'patterns'> = {
  id: 'P8',
  requirement:
    'An interactive pattern has at least two keyboard entries; a draggable one can move items.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data: { io, interactions = [], ...data } }) {
    const isInteractive = interactions.length > 0 || (io?.actions ?? []).length > 0
    const isDraggable = interactions.some((interaction) => interaction.startsWith('drag-'))
    return listAccessibility(data).flatMap((variant) => [
      ...checkEntries(authored, variant),
      ...(isInteractive ? checkKeyCount(authored, variant) : []),
      ...(isDraggable ? checkDragKeys(authored, variant) : []),
    ])
  },
}

const checkEntries = (authored: JsonObject, { path, keyboard }: Accessibility): Finding[] =>
  keyboard.flatMap((entry, index) =>
    ENTRY_PATTERN.test(entry) && entry.length <= MAX_ENTRY_LENGTH
      ? []
      : [
          createFinding(authored, [...path, 'keyboard', index], {
            message: `"${entry}" is not "Key: action" in at most ${MAX_ENTRY_LENGTH} characters.`,
            remedy: 'Write the key, a colon, a space and the action.',
          }),
        ],
  )

const checkKeyCount = (authored: JsonObject, { path, keyboard }: Accessibility): Finding[] =>
  keyboard.filter((entry) => ENTRY_PATTERN.test(entry)).length >= MIN_KEYS
    ? []
    : [
        createFinding(authored, [...path, 'keyboard'], {
          message: `The pattern is interactive but has fewer than ${MIN_KEYS} keyboard entries.`,
          remedy: 'Add the keys that reach and trigger its actions.',
        }),
      ]

const checkDragKeys = (authored: JsonObject, { path, keyboard }: Accessibility): Finding[] =>
  keyboard.some((entry) => MOVE_PATTERN.test(entry))
    ? []
    : [
        createFinding(authored, [...path, 'keyboard'], {
          message: 'Items can be dragged, but no key moves them.',
          remedy: 'Add a keyboard entry that picks up, moves or drops an item.',
        }),
      ]
