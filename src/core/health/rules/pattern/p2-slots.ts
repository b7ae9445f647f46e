import type { Preset } from '../../../generated/types/pattern.v2.ts'
import { type JsonPath, resolvePointer, toPointer } from '../../../json/pointer.ts'
import { isObject, type JsonObject } from '../../../json/value.ts'
import {
  checkLength,
  createFinding,
  type Finding,
  type FindingText,
  type RecordRule,
} from '../../rule.ts'

/** Requires described slots and presets that differ. */
export const slotsRule: RecordRule<'patterns'> = {
  id: 'P2',
  requirement:
    'Each preset has two to eight described slots, and no two have the same slots and layout.',
  severity: 'warn',
  source: 'content',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data }) {
    const presetsByShape = new Map<string, string>()
    return Object.entries(data.presets).flatMap(([name, preset]): Finding[] => {
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
        )
    })
  },
}

/** Returns the path of the text of a slot, which is a string or an object. */
const getTextPath = (authored: JsonObject, path: JsonPath): JsonPath =>
  isObject(resolvePointer(authored, toPointer(path))) ? [...path, 'text'] : path

const getShapeKey = ({ layout: { layout, slots = {} } }: Preset): string =>
  JSON.stringify([layout, ...Object.keys(slots).sort()])

const slotCountMessage = (count: number): FindingText => ({
  message: `The preset has ${count} slots.`,
  remedy: 'Describe two to eight slots.',
})

const duplicateMessage = (preset: string): FindingText => ({
  message: `The preset has the same slots and layout as "${preset}".`,
  remedy: 'Change its slots or layout, or remove it.',
})
