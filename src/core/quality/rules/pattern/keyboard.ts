import type { JsonObject } from '../../../kernel/json/value.ts'
import type { RecordDraft } from '../../finding.ts'
import { type Accessibility, listAccessibility } from '../../record-parts.ts'
import { createFinding, type RecordRule } from '../../rule.ts'

const MAX_ENTRY_LENGTH = 70

const ENTRY_PATTERN = /^[^:]{1,30}: .{5,}/

/** Matches entries that move something other than focus. */
const MOVE_PATTERN = /\b(move|reorder|lift|drop|pick)\w*\b(?! (the )?focus)/i

/** Requires short keyboard entries, and a key that moves items which can be dragged. */
export const keyboardRule: RecordRule<'patterns'> = {
  id: 'P8',
  requirement: 'Keyboard entries are "Key: action", and a key moves items that can be dragged.',
  severity: 'error',
  source: 'quality',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data: { interactions = [], ...data } }) {
    const isDraggable = interactions.some((interaction) => interaction.startsWith('drag-'))
    const variants = listAccessibility(data)
    return [
      ...variants.flatMap((variant) => checkEntries(authored, variant)),
      ...(isDraggable ? checkDragKeys(authored, variants) : []),
    ]
  },
}

const checkEntries = (authored: JsonObject, { path, keyboard }: Accessibility): RecordDraft[] =>
  keyboard.flatMap((entry, index) =>
    ENTRY_PATTERN.test(entry) && entry.length <= MAX_ENTRY_LENGTH
      ? []
      : [
          createFinding(authored, [...path, 'keyboard', index], {
            message: `"${entry}" is not "Key: action" in at most ${MAX_ENTRY_LENGTH} characters.`,
            hint: 'Write the key, a colon, a space and the action.',
          }),
        ],
  )

/** Dragging need not be possible in every preset, so one entry of any of them is enough. */
const checkDragKeys = (authored: JsonObject, variants: readonly Accessibility[]): RecordDraft[] =>
  variants.some(({ keyboard }) => keyboard.some((entry) => MOVE_PATTERN.test(entry)))
    ? []
    : [
        createFinding(authored, ['accessibility', 'keyboard'], {
          message: 'Items can be dragged, but no key moves them.',
          hint: 'Add a keyboard entry that picks up, moves or drops an item.',
        }),
      ]
