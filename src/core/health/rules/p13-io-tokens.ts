import { asArray, getOwn } from '../../content/fields.ts'
import { listPatternVariants } from '../../content/preset.ts'
import { nearest } from '../../nearest.ts'
import { findingAt } from '../finding-at.ts'
import type { RecordRule } from '../rule.ts'

const SIDES = [
  { side: 'consumes', words: 'signals' },
  { side: 'produces', words: 'signals' },
  { side: 'actions', words: 'actions' },
] as const

/** Names that other patterns use too, so that they can be wired. */
export const ioTokens: RecordRule<'patterns'> = {
  id: 'P13',
  asks: 'What a pattern consumes, produces and starts is named by the shared lists.',
  severity: 'warn',
  source: 'content',
  types: ['patterns'],
  check: ({ authored, data }, { vocabulary }) =>
    listPatternVariants(data).flatMap(([path, said]) =>
      SIDES.flatMap(({ side, words }) => {
        const known = Object.keys(vocabulary.io[words])
        return asArray(getOwn(said.io, side)).flatMap((token, at) =>
          known.includes(String(token))
            ? []
            : [
                findingAt(
                  authored,
                  [...path, 'io', side, at],
                  unknown(String(token), words, known),
                ),
              ],
        )
      }),
    ),
}

function unknown(token: string, words: string, known: readonly string[]) {
  const [near] = nearest(token, known)
  return {
    message: `"${token}" is not in the list of ${words}.`,
    remedy: near === undefined ? 'Use a word of the list, or add it there.' : `Use "${near}".`,
  }
}
