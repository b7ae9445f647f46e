import { toNearestPointer } from '../../../kernel/json/pointer.ts'
import { asArray, asString, getOwn } from '../../../kernel/json/value.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires the radius philosophy to be a shape of the theme. */
export const radiusShapeRule: RecordRule<'themes'> = {
  id: 'T6',
  requirement: 'The radius philosophy is one of the shapes of the theme.',
  severity: 'error',
  source: 'reference',
  scope: 'record',
  types: ['themes'],
  check({ authored }) {
    const philosophy = asString(getOwn(authored.radius, 'philosophy'))
    const shapes = asArray(authored.shapes)
    if (philosophy !== undefined && shapes.includes(philosophy)) return []
    const names = shapes.map((shape) => `"${shape}"`).join(', ')
    return [
      {
        pointer: toNearestPointer(authored, ['radius', 'philosophy']),
        message: philosophy
          ? `"${philosophy}" is not a shape of the theme.`
          : 'The radius philosophy is missing.',
        hint: names
          ? `Set "radius.philosophy" to one of ${names}.`
          : 'List the shapes of the theme and set "radius.philosophy" to one of them.',
      },
    ]
  },
}
