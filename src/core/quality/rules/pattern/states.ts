import { resolvePresetAspect } from '../../../content/pattern-presets.ts'
import type { PatternV2, Preset } from '../../../generated/types/pattern.v2.ts'
import { asObject, asStrings } from '../../../kernel/json/value.ts'
import { STATE_NAMES } from '../../record-format.ts'
import { checkLength, createFinding, type FindingText, type RecordRule } from '../../rule.ts'

const REQUIRED_STATES = ['loading', 'empty', 'error']

/** Requires loading, empty and error states of patterns that consume data. */
export const statesRule: RecordRule<'patterns'> = {
  id: 'P5',
  requirement: 'A pattern that consumes data describes its loading, empty and error states.',
  severity: 'warn',
  source: 'coverage',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data }) {
    const described = Object.keys(asObject(data.states))
    const readers = listDataReaders(data)
    const required = data.io?.consumes?.length || readers.length > 0 ? REQUIRED_STATES : []
    const missing = required.filter(
      (name) => !described.includes(name) && !isDescribedInPresets(readers, name),
    )
    const unknown = described.filter((name) => !STATE_NAMES.includes(name))
    return [
      ...missing.map((name) =>
        createFinding(authored, ['states', name], missingStateMessage(name)),
      ),
      ...unknown.map((name) =>
        createFinding(authored, ['states', name], unknownStateMessage(name)),
      ),
      ...described.flatMap((name) => [
        ...checkLength(authored, ['states', name, 'when'], [1, 100]),
        ...checkLength(authored, ['states', name, 'shows'], [30, 100]),
      ]),
    ]
  },
}

/** Lists the presets that consume data. */
const listDataReaders = (pattern: PatternV2): Preset[] =>
  Object.entries(pattern.presets).flatMap(([name, preset]) => {
    const { consumes } = resolvePresetAspect(pattern, name, 'io')
    return asStrings(consumes).length > 0 ? [preset] : []
  })

/** True if every preset describes a state itself, or says with null that it has none. */
const isDescribedInPresets = (presets: readonly Preset[], state: string): boolean =>
  presets.length > 0 && presets.every(({ states }) => Object.hasOwn(asObject(states), state))

const missingStateMessage = (name: string): FindingText => ({
  message: `The pattern consumes data but has no state "${name}".`,
  hint: `Add states.${name} with "when" and "shows".`,
})

const unknownStateMessage = (name: string): FindingText => ({
  message: `Unknown state "${name}".`,
  hint: `Use one of ${STATE_NAMES.join(', ')}.`,
})
