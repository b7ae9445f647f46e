import { asObject } from '../../../json/value.ts'
import { checkLength, createFinding, type RecordRule } from '../../rule.ts'

const REQUIRED_STATES = ['loading', 'empty', 'error']

const KNOWN_STATES = [...REQUIRED_STATES, 'success', 'disabled', 'permission', 'offline']

/** The unhappy path of whatever shows data. */
export const statesRule: RecordRule<'patterns'> = {
  id: 'P5',
  requirement:
    'A pattern that consumes data says what it shows while loading, when empty and on error.',
  severity: 'warn',
  source: 'coverage',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data }) {
    const stated = Object.keys(asObject(data.states))
    const needed = data.io?.consumes?.length ? REQUIRED_STATES : []
    const missing = needed.filter((name) => !stated.includes(name))
    const unknown = stated.filter((name) => !KNOWN_STATES.includes(name))
    return [
      ...missing.map((name) =>
        createFinding(authored, ['states', name], missingStateMessage(name)),
      ),
      ...unknown.map((name) =>
        createFinding(authored, ['states', name], unknownStateMessage(name)),
      ),
      ...stated.flatMap((name) => [
        ...checkLength(authored, ['states', name, 'when'], [1, 100]),
        ...checkLength(authored, ['states', name, 'shows'], [30, 100]),
      ]),
    ]
  },
}

const missingStateMessage = (name: string) => ({
  message: `The pattern consumes data and has no state "${name}".`,
  remedy: `Add states.${name} with "when" and "shows".`,
})

const unknownStateMessage = (name: string) => ({
  message: `"${name}" is no known state.`,
  remedy: `Use one of ${KNOWN_STATES.join(', ')}.`,
})
