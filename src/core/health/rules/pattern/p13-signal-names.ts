import { listPatternVariants } from '../../../content/pattern-presets.ts'
import { asArray, getOwn } from '../../../json/value.ts'
import { nearest } from '../../../nearest.ts'
import { type ContextRule, createFinding, type FindingText } from '../../rule.ts'

const IO_FIELDS = [
  { field: 'consumes', list: 'signals' },
  { field: 'produces', list: 'signals' },
  { field: 'actions', list: 'actions' },
] as const

/** Requires signals and actions from the vocabulary, so that patterns can be connected. */
export const signalNamesRule: ContextRule<'patterns'> = {
  id: 'P13',
  requirement: 'The signals and actions of a pattern are from the vocabulary.',
  severity: 'warn',
  source: 'content',
  scope: 'context',
  types: ['patterns'],
  check: ({ authored, data }, { vocabulary }) =>
    listPatternVariants(data).flatMap(([path, variant]) =>
      IO_FIELDS.flatMap(({ field, list }) => {
        const known = Object.keys(vocabulary.io[list])
        return asArray(getOwn(variant.io, field)).flatMap((name, index) =>
          known.includes(String(name))
            ? []
            : [
                createFinding(
                  authored,
                  [...path, 'io', field, index],
                  unknownNameMessage(String(name), list, known),
                ),
              ],
        )
      }),
    ),
}

function unknownNameMessage(name: string, list: string, known: readonly string[]): FindingText {
  const [near] = nearest(name, known)
  return {
    message: `"${name}" is not in the ${list} of the vocabulary.`,
    remedy: near === undefined ? 'Use a name of the list, or add it.' : `Did you mean "${near}"?`,
  }
}
