import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitToBudget } from '../../../src/core/packs/budget.ts'
import {
  detailLine,
  essentialLine,
  extraLine,
  guessableLine,
  type MarkdownBlock,
  paragraph,
  usefulLine,
} from '../../../src/core/packs/markdown/lines.ts'
import { raw } from '../../../src/core/packs/markdown/sentence.ts'
import { estimateTokens } from '../../../src/packs.ts'
import { arbitraryText, DEFAULT_RUNS, runs } from '../../support/arbitrary.ts'

const leftOutLine = (left: readonly string[]): string => `Left out: ${left.join(', ')}.`
const repeatWord = (count: number): string => 'word '.repeat(count).trim()
const safeWords = (count: number) => raw(repeatWord(count))

test('a line without text stays out, also if others are shortened', () => {
  const lines = Array.from({ length: 20 }, () => detailLine(safeWords(6), 'long'))
  const empty = detailLine(undefined, 'empty', { shortText: raw('short') })
  const { markdown, omitted } = fitToBudget(
    [['', [...lines, empty]]],
    { target: 100, max: 100 },
    leftOutLine,
  )
  expect(markdown).not.toContain('short')
  expect(omitted).toEqual(['long'])
})

test('lines that fit stay unchanged', () => {
  const blocks: MarkdownBlock[] = [
    ['## A', [detailLine(raw('x'), 'x'), essentialLine(raw(''), 'nothing')]],
    ['', []],
  ]
  expect(fitToBudget(blocks, { target: 100, max: 100 }, leftOutLine)).toEqual({
    markdown: '## A\n- x\n\nLeft out: .\n',
    tokens: estimateTokens('## A\n- x\n\nLeft out: .\n'),
    omitted: [],
  })
})

test('extra lines are dropped beyond the target, the last first; others only beyond the limit', () => {
  const lines = [
    essentialLine(safeWords(100), 'rule'),
    extraLine(safeWords(40), 'extra', { subject: 'one' }),
    extraLine(safeWords(41), 'extra', { subject: 'two' }),
    detailLine(safeWords(40), 'more'),
  ]
  const { markdown, omitted } = fitToBudget([['', lines]], { target: 230, max: 400 }, leftOutLine)
  expect(omitted).toEqual(['extra (`two`)', 'more'])
  expect(markdown).toBe(
    `- ${repeatWord(100)}\n- ${repeatWord(40)}\n\nLeft out: extra (\`two\`), more.\n`,
  )
})

test('a line is replaced by its short text, and a heading without lines is dropped', () => {
  const blocks: MarkdownBlock[] = [
    ['## Short', [essentialLine(safeWords(90), 'texts', { shortText: raw('names') })]],
    ['## Gone', [guessableLine(safeWords(90), 'look')]],
  ]
  const { markdown } = fitToBudget(blocks, { target: 100, max: 100 }, leftOutLine)
  expect(markdown).toBe('## Short\n- names\n\nLeft out: texts, look.\n')
})

test('a very long line is dropped before many short ones', () => {
  const lines = [
    essentialLine(safeWords(900), 'long'),
    ...Array(9).fill(essentialLine(safeWords(9), 'short')),
  ]
  expect(fitToBudget([['', lines]], { target: 200, max: 200 }, leftOutLine).omitted).toEqual([
    'long',
  ])
})

const FACTORIES = [
  paragraph as typeof essentialLine,
  essentialLine,
  usefulLine,
  guessableLine,
  extraLine,
  detailLine,
]

test('required lines stay, whatever the budget; all others make room', () => {
  const line = fc.record({
    make: fc.constantFrom(...FACTORIES),
    text: fc.nat(60).map((count) => repeatWord(count + 1)),
    hasShort: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 30 }),
      fc.integer({ min: 200, max: 900 }),
      (made, max) => {
        const lines = made.map(({ make, text, hasShort }) =>
          make(raw(text), 'part', { shortText: raw(hasShort ? 's' : '') }),
        )
        const { markdown } = fitToBudget([['', lines]], { target: max / 2, max }, leftOutLine)
        const needed = made
          .filter(({ make }) => make === paragraph)
          .map(({ text }) => estimateTokens(text) + 1)
        const requiredCost = needed.reduce((sum, cost) => sum + cost, 0)
        expect(estimateTokens(markdown)).toBeLessThanOrEqual(Math.max(max, requiredCost + 100))
      },
    ),
    runs(300),
  )
})

test('the cost of a text is about the sum of its lines', () => {
  fc.assert(
    fc.property(fc.array(arbitraryText, { maxLength: 8 }), (lines) => {
      const sum = lines.reduce((total, line) => total + estimateTokens(line) + 1, 0)
      expect(estimateTokens(lines.join('\n'))).toBeLessThanOrEqual(sum + 1)
    }),
    DEFAULT_RUNS,
  )
})
