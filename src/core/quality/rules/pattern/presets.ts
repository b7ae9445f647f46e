import { checkLength, createFindings, type PathFinding, type RecordRule } from '../../rule.ts'

const MAX_PRESETS = 8

/** Requires described presets and a valid default. */
export const presetsRule: RecordRule<'patterns'> = {
  id: 'P1',
  requirement:
    'A pattern has one to eight presets with descriptions, and its default preset is one of them.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data }) {
    const names = Object.keys(data.presets)
    const hasValidCount = names.length >= 1 && names.length <= MAX_PRESETS
    const hasDefault = names.includes(data.default_preset)
    return [
      ...createFindings(authored, [
        ...(hasValidCount ? [] : [presetCountFinding(names.length)]),
        ...(hasDefault ? [] : [missingDefaultFinding(data.default_preset, names)]),
      ]),
      ...names.flatMap((name) =>
        checkLength(authored, ['presets', name, 'description'], [40, 200]),
      ),
    ]
  },
}

const presetCountFinding = (count: number): PathFinding => ({
  path: ['presets'],
  message: `The pattern has ${count} presets.`,
  hint: `Keep 1 to ${MAX_PRESETS}; turn the others into separate patterns.`,
})

const missingDefaultFinding = (name: string, names: readonly string[]): PathFinding => ({
  path: ['default_preset'],
  message: `Unknown preset "${name}".`,
  hint: `Name one of ${names.join(', ')}.`,
})
