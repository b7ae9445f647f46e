import { checkLength, createFinding, type RecordRule } from '../../rule.ts'

const MAX_PRESETS = 8

/** Presets that can be chosen, and one to take when nobody chooses. */
export const presetsRule: RecordRule<'patterns'> = {
  id: 'P1',
  requirement: 'A pattern has one to eight described presets, and its default is one of them.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data }) {
    const names = Object.keys(data.presets)
    const isKnown = names.includes(data.default_preset)
    return [
      ...(names.length >= 1 && names.length <= MAX_PRESETS
        ? []
        : [presetCountFinding(names.length)]),
      ...(isKnown ? [] : [missingDefaultFinding(data.default_preset, names)]),
    ]
      .map(({ path, ...words }) => createFinding(authored, path, words))
      .concat(
        names.flatMap((name) => checkLength(authored, ['presets', name, 'description'], [40, 200])),
      )
  },
}

const presetCountFinding = (found: number) => ({
  path: ['presets'],
  message: `The pattern has ${found} presets.`,
  remedy: 'Keep one to eight; make the others patterns of their own.',
})

const missingDefaultFinding = (name: string, names: readonly string[]) => ({
  path: ['default_preset'],
  message: `There is no preset "${name}".`,
  remedy: `Name one of ${names.join(', ')}.`,
})
