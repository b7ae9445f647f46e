import { nearest } from '../../nearest.ts'
import { findingAt } from '../finding-at.ts'
import type { RecordRule } from '../rule.ts'

const SIDES = ['consumes', 'produces', 'actions'] as const

/** Names that other patterns use too, so that they can be wired. */
export const ioTokens: RecordRule<'patterns'> = {
  id: 'P13',
  asks: 'What a pattern consumes, produces and starts is named by the shared list.',
  severity: 'warn',
  source: 'content',
  types: ['patterns'],
  check: ({ authored, data }, { vocabulary }) =>
    SIDES.flatMap((side) =>
      (data.io?.[side] ?? []).flatMap((token, at) =>
        vocabulary.io.includes(token)
          ? []
          : [findingAt(authored, ['io', side, at], unknown(token, vocabulary.io))],
      ),
    ),
}

function unknown(token: string, known: readonly string[]) {
  const [near] = nearest(token, known)
  return {
    message: `"${token}" is not in the list of io tokens.`,
    remedy: near === undefined ? 'Use a token of the list, or add it there.' : `Use "${near}".`,
  }
}
