import { asObject } from '../../content/fields.ts'
import { findingAt } from '../finding-at.ts'
import { lengthAt } from '../length-at.ts'
import type { RecordRule } from '../rule.ts'

const NEEDED = ['loading', 'empty', 'error']

const KNOWN = [...NEEDED, 'success', 'disabled', 'permission', 'offline']

/** The unhappy path of whatever shows data. */
export const states: RecordRule<'patterns'> = {
  id: 'P5',
  asks: 'A pattern that consumes data says what it shows while loading, when empty and on error.',
  severity: 'warn',
  source: 'coverage',
  types: ['patterns'],
  check({ authored, data }) {
    const stated = Object.keys(asObject(data.states))
    const needed = data.io?.consumes?.length ? NEEDED : []
    const missing = needed.filter((name) => !stated.includes(name))
    const unknown = stated.filter((name) => !KNOWN.includes(name))
    return [
      ...missing.map((name) => findingAt(authored, ['states', name], absent(name))),
      ...unknown.map((name) => findingAt(authored, ['states', name], strange(name))),
      ...stated.flatMap((name) => [
        ...lengthAt(authored, ['states', name, 'when'], [1, 100]),
        ...lengthAt(authored, ['states', name, 'shows'], [30, 100]),
      ]),
    ]
  },
}

const absent = (name: string) => ({
  message: `The pattern consumes data and has no state "${name}".`,
  remedy: `Add states.${name} with "when" and "shows".`,
})

const strange = (name: string) => ({
  message: `"${name}" is no known state.`,
  remedy: `Use one of ${KNOWN.join(', ')}.`,
})
