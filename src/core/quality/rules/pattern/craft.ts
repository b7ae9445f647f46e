import { findDuplicates } from '../../../kernel/lists.ts'
import type { RecordDraft } from '../../finding.ts'
import { checkLength, createFinding, type LengthRange, type RecordRule } from '../../rule.ts'

/** Requires moves that are short, concrete and about different things. A pattern may have none. */
export const craftRule: RecordRule<'patterns'> = {
  id: 'P27',
  requirement:
    'Craft has two to four moves about different things, each with a reason and an example with a number or with words of the page.',
  severity: 'warn',
  source: 'content',
  scope: 'record',
  types: ['patterns'],
  check({ authored, data: { craft } }) {
    if (craft === undefined) return []
    const moves = craft.map((move, index) => ({ ...move, index }))
    return [
      ...(craft.length < MIN_MOVES ? [createFinding(authored, ['craft'], TOO_FEW)] : []),
      ...findDuplicates(moves, ({ about }) => about).map(({ duplicate: { index, about } }) =>
        createFinding(authored, ['craft', index, 'about'], {
          message: `Another move is about "${about}" too.`,
          hint: 'A pack prints one move about each thing: merge the two or change "about".',
        }),
      ),
      ...moves.flatMap(({ index, example }): RecordDraft[] => [
        ...LENGTHS.flatMap(([key, range]) => checkLength(authored, ['craft', index, key], range)),
        ...(/[\d"]/.test(example)
          ? []
          : [createFinding(authored, ['craft', index, 'example'], VAGUE_EXAMPLE)]),
      ]),
    ]
  },
}

const MIN_MOVES = 2

/** The length of the texts. A page pack prints three moves in about 130 tokens. */
const LENGTHS: readonly (readonly [key: string, range: LengthRange])[] = [
  ['move', [20, 95]],
  ['reason', [15, 80]],
  ['example', [10, 80]],
]

const TOO_FEW = { message: 'The pattern has one move.', hint: 'Add another one, or remove it.' }

const VAGUE_EXAMPLE = {
  message: 'The example has neither a number nor words in quotation marks.',
  hint: 'Show the move with real content, such as "Heading for $126, $26 over".',
}
