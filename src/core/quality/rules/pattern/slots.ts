import type { Preset } from '../../../generated/types/pattern.v2.ts'
import { type JsonPath, resolvePointer, toPointer } from '../../../kernel/json/pointer.ts'
import { isObject, type JsonObject } from '../../../kernel/json/value.ts'
import type { RecordDraft } from '../../finding.ts'
import {
  checkLength,
  createFinding,
  createFindings,
  type FindingText,
  type PathFinding,
  type RecordRule,
} from '../../rule.ts'
import { listDetailedSlots, type Slot } from '../../slot-content.ts'
import { isFieldType, listSlotFields, suggestFieldType } from '../../slot-data.ts'

/** Requires described slots and presets that differ. */
export const slotsRule: RecordRule<'patterns'> = {
  id: 'P2',
  requirement:
    'Each preset has two to eight described slots, unlike those of others, with data of known types.',
  severity: 'warn',
  source: 'content',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data }) {
    const presetsByShape = new Map<string, string>()
    return Object.entries(data.presets).flatMap(([name, preset]): RecordDraft[] => {
      const path = ['presets', name, 'layout']
      const names = Object.keys(preset.layout.slots ?? {})
      const duplicate = presetsByShape.get(getShapeKey(preset))
      if (duplicate === undefined) presetsByShape.set(getShapeKey(preset), name)
      return [
        ...(names.length < 2 || names.length > 8 ? [slotCountMessage(names.length)] : []),
        ...(duplicate === undefined ? [] : [duplicateMessage(duplicate)]),
      ]
        .map((text) => createFinding(authored, [...path, 'slots'], text))
        .concat(
          names.flatMap((slot) =>
            checkLength(authored, getTextPath(authored, [...path, 'slots', slot]), [20, 80]),
          ),
          listDetailedSlots(preset.layout).flatMap((slot) =>
            createFindings(authored, checkDetails(slot, [...path, 'slots', slot.key])),
          ),
        )
    })
  },
}

/** Checks that the fields of a slot have known types and that its limits can be kept. */
const checkDetails = ({ details: { data, limit } }: Slot, path: JsonPath): PathFinding[] => [
  ...listSlotFields(data)
    .filter(({ type }) => !isFieldType(type))
    .map(({ name, type }) => ({
      path: [...path, 'data'],
      message: `The field "${name}" has the unknown type "${type}".`,
      hint: suggestFieldType(type),
    })),
  ...Object.entries(limit ?? {})
    .filter(([, count]) => Array.isArray(count) && Number(count[0]) > Number(count[1]))
    .map(([unit]) => ({
      path: [...path, 'limit', unit],
      message: `The minimum of "${unit}" is above its maximum.`,
      hint: 'Write the minimum, then the maximum.',
    })),
]

/** Returns the path of the text of a slot, which is a string or an object. */
const getTextPath = (authored: JsonObject, path: JsonPath): JsonPath =>
  isObject(resolvePointer(authored, toPointer(path))) ? [...path, 'text'] : path

const getShapeKey = ({ layout: { layout, slots = {} } }: Preset): string =>
  JSON.stringify([layout, ...Object.keys(slots).sort()])

const slotCountMessage = (count: number): FindingText => ({
  message: `The preset has ${count} slots.`,
  hint: 'Describe two to eight slots.',
})

const duplicateMessage = (preset: string): FindingText => ({
  message: `The preset has the same slots and layout as "${preset}".`,
  hint: 'Change its slots or layout, or remove it.',
})
