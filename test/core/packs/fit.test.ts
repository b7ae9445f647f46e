import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateTokens } from '../../../src/core/packs/estimate-tokens.ts'
import { fitToBudget } from '../../../src/core/packs/fit.ts'
import { raw } from '../../../src/core/packs/inert.ts'
import {
  detailLine,
  essentialLine,
  extraLine,
  guessableLine,
  type MarkdownBlock,
  paragraph,
  usefulLine,
} from '../../../src/core/packs/lines.ts'
import { anyText, RUNS, runs } from '../../support/arbitrary.ts'

const close = (left: readonly string[]): string => `Left out: ${left.join(', ')}.`
const textOf = (count: number): string => 'word '.repeat(count).trim()
const words = (count: number) => raw(textOf(count))

test('what fits stays as it is', () => {
  const blocks: MarkdownBlock[] = [
    ['## A', [detailLine(raw('x'), 'x'), essentialLine(raw(''), 'nothing')]],
    ['', []],
  ]
  expect(fitToBudget(blocks, { target: 100, max: 100 }, close)).toEqual({
    markdown: '## A\n- x\n\nLeft out: .\n',
    tokens: estimateTokens('## A\n- x\n\nLeft out: .\n'),
    omitted: [],
  })
})

test('extras go beyond the target, the last first; the rest stays up to the limit', () => {
  const lines = [
    essentialLine(words(100), 'rule'),
    extraLine(words(40), 'extra', 'one'),
    extraLine(words(41), 'extra', 'two'),
    detailLine(words(40), 'more'),
  ]
  const { markdown, omitted } = fitToBudget([['', lines]], { target: 230, max: 400 }, close)
  expect(omitted).toEqual(['extra (`two`)', 'more'])
  expect(markdown).toBe(`- ${textOf(100)}\n- ${textOf(40)}\n\nLeft out: extra (\`two\`), more.\n`)
})

test('a line with a short form keeps it, and its heading goes with the last line', () => {
  const blocks: MarkdownBlock[] = [
    ['## Short', [essentialLine(words(90), 'texts', undefined, raw('names'))]],
    ['## Gone', [guessableLine(words(90), 'look')]],
  ]
  const { markdown } = fitToBudget(blocks, { target: 100, max: 100 }, close)
  expect(markdown).toBe('## Short\n- names\n\nLeft out: texts, look.\n')
})

test('one very long line goes before many short ones', () => {
  const lines = [
    essentialLine(words(900), 'long'),
    ...Array(9).fill(essentialLine(words(9), 'short')),
  ]
  expect(fitToBudget([['', lines]], { target: 200, max: 200 }, close).omitted).toEqual(['long'])
})

const MAKERS = [
  paragraph as typeof essentialLine,
  essentialLine,
  usefulLine,
  guessableLine,
  extraLine,
  detailLine,
]

test('what must stay stays, whatever the budget; all else makes room', () => {
  const line = fc.record({
    make: fc.constantFrom(...MAKERS),
    text: fc.nat(60).map((count) => textOf(count + 1)),
    hasShort: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 30 }),
      fc.integer({ min: 200, max: 900 }),
      (made, max) => {
        const lines = made.map(({ make, text, hasShort }) =>
          make(raw(text), 'part', undefined, raw(hasShort ? 's' : '')),
        )
        const { markdown } = fitToBudget([['', lines]], { target: max / 2, max }, close)
        const needed = made
          .filter(({ make }) => make === paragraph)
          .map(({ text }) => estimateTokens(text) + 1)
        const least = needed.reduce((sum, cost) => sum + cost, 0)
        expect(estimateTokens(markdown)).toBeLessThanOrEqual(Math.max(max, least + 100))
      },
    ),
    runs(300),
  )
})

test('a text costs about the sum of its lines', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 8 }), (lines) => {
      const sum = lines.reduce((total, line) => total + estimateTokens(line) + 1, 0)
      expect(estimateTokens(lines.join('\n'))).toBeLessThanOrEqual(sum + 1)
    }),
    RUNS,
  )
})
