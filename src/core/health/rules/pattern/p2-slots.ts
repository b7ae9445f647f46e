import type { Preset } from '../../../generated/types/pattern.v2.ts'
import { checkLength, createFinding, type Finding, type RecordRule } from '../../rule.ts'

/** Presets that say what they are made of, no two of them the same. */
export const slotsRule: RecordRule<'patterns'> = {
  id: 'P2',
  requirement:
    'Each preset has two to eight described slots, and no two have the same slots and layout.',
  severity: 'warn',
  source: 'content',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data }) {
    const presets = Object.entries(data.presets)
    const twins = new Map<string, string>()
    return presets.flatMap(([name, preset]): Finding[] => {
      const path = ['presets', name, 'layout']
      const names = Object.keys(preset.layout.slots ?? {})
      const twin = twins.get(getShapeKey(preset))
      if (twin === undefined) twins.set(getShapeKey(preset), name)
      return [
        ...(names.length < 2 || names.length > 8 ? [slotCountMessage(names.length)] : []),
        ...(twin === undefined ? [] : [duplicateMessage(twin)]),
      ]
        .map((words) => createFinding(authored, [...path, 'slots'], words))
        .concat(names.flatMap((slot) => checkLength(authored, [...path, 'slots', slot], [20, 80])))
    })
  },
}

const getShapeKey = ({ layout: { layout, slots = {} } }: Preset): string =>
  JSON.stringify([layout, ...Object.keys(slots).sort()])

const slotCountMessage = (found: number) => ({
  message: `The preset has ${found} slots.`,
  remedy: 'Name two to eight parts that the preset is made of.',
})

const duplicateMessage = (twin: string) => ({
  message: `The preset has the slots and the layout of "${twin}".`,
  remedy: 'Give it slots or a layout of its own, or drop it.',
})
