import { listPatternVariants } from '../../../content/pattern-presets.ts'
import { asArray, getOwn } from '../../../json/value.ts'
import { nearest } from '../../../nearest.ts'
import { type ContextRule, createFinding } from '../../rule.ts'

const IO_SIDES = [
  { side: 'consumes', words: 'signals' },
  { side: 'produces', words: 'signals' },
  { side: 'actions', words: 'actions' },
] as const

/** Names that other patterns use too, so that they can be wired. */
export const signalNamesRule: ContextRule<'patterns'> = {
  id: 'P13',
  requirement: 'What a pattern consumes, produces and starts is named by the shared lists.',
  severity: 'warn',
  source: 'content',
  scope: 'context',
  types: ['patterns'],
  check: ({ authored, data }, { vocabulary }) =>
    listPatternVariants(data).flatMap(([path, said]) =>
      IO_SIDES.flatMap(({ side, words }) => {
        const known = Object.keys(vocabulary.io[words])
        return asArray(getOwn(said.io, side)).flatMap((token, at) =>
          known.includes(String(token))
            ? []
            : [
                createFinding(
                  authored,
                  [...path, 'io', side, at],
                  unknownSignalMessage(String(token), words, known),
                ),
              ],
        )
      }),
    ),
}

function unknownSignalMessage(token: string, words: string, known: readonly string[]) {
  const [near] = nearest(token, known)
  return {
    message: `"${token}" is not in the list of ${words}.`,
    remedy: near === undefined ? 'Use a word of the list, or add it there.' : `Use "${near}".`,
  }
}
