import { asObject } from '../../../json/value.ts'
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
    const required = data.io?.consumes?.length ? REQUIRED_STATES : []
    const missing = required.filter((name) => !described.includes(name))
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

const missingStateMessage = (name: string): FindingText => ({
  message: `The pattern consumes data but has no state "${name}".`,
  remedy: `Add states.${name} with "when" and "shows".`,
})

const unknownStateMessage = (name: string): FindingText => ({
  message: `Unknown state "${name}".`,
  remedy: `Use one of ${STATE_NAMES.join(', ')}.`,
})
