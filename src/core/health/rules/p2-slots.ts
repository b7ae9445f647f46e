import type { Preset } from '../../generated/types/pattern.v2.ts'
import { findingAt } from '../finding-at.ts'
import { lengthAt } from '../length-at.ts'
import type { Finding, RecordRule } from '../rule.ts'

/** Presets that say what they are made of, no two of them the same. */
export const slots: RecordRule<'patterns'> = {
  id: 'P2',
  asks: 'Each preset has two to eight described slots, and no two have the same slots and layout.',
  severity: 'warn',
  source: 'content',
  types: ['patterns'],
  check({ authored, data }) {
    const presets = Object.entries(data.presets)
    const twins = new Map<string, string>()
    return presets.flatMap(([name, preset]): Finding[] => {
      const path = ['presets', name, 'layout']
      const names = Object.keys(preset.layout.slots ?? {})
      const twin = twins.get(shapeOf(preset))
      if (twin === undefined) twins.set(shapeOf(preset), name)
      return [
        ...(names.length < 2 || names.length > 8 ? [count(names.length)] : []),
        ...(twin === undefined ? [] : [same(twin)]),
      ]
        .map((words) => findingAt(authored, [...path, 'slots'], words))
        .concat(names.flatMap((slot) => lengthAt(authored, [...path, 'slots', slot], [20, 80])))
    })
  },
}

const shapeOf = ({ layout: { layout, slots = {} } }: Preset): string =>
  JSON.stringify([layout, ...Object.keys(slots).sort()])

const count = (found: number) => ({
  message: `The preset has ${found} slots.`,
  remedy: 'Name two to eight parts that the preset is made of.',
})

const same = (twin: string) => ({
  message: `The preset has the slots and the layout of "${twin}".`,
  remedy: 'Give it slots or a layout of its own, or drop it.',
})
