import { expect, test } from 'vitest'
import { type ProjectTexts, runCheck } from '../../../support/verify/check-cases.ts'
import { PALETTE } from '../../../support/verify/palette.ts'

const listEdits = (texts: ProjectTexts) =>
  runCheck('TOKEN013', texts).map(({ repair }) => repair.edits?.[0]?.text ?? null)

test('in a project with a palette, the text gets a token and no color that is written out', () => {
  const rule = '.a { color: #a1a1aa; background: #fff }'
  const texts = { 'src/tokens.css': PALETTE, 'src/a.css': rule }
  expect(listEdits(texts)).toEqual(['var(--color-text)'])
})

test.each([
  ['#999', /^#[\da-f]{6}$/i],
  ['rgb(153 153 153)', /^rgb\(\d+ \d+ \d+\)$/],
  ['oklch(0.75 0.05 250)', /^oklch\(0\.\d+ 0\.05 250\)$/],
  ['hsl(210 20% 65%)', /^hsl\(210 20% [\d.]+%\)$/],
])('without a palette, the tone of %s keeps its notation', (color, notation) => {
  const texts = { 'src/a.css': `.a { color: ${color}; background: #fff }` }
  const [edit] = listEdits(texts)
  expect(edit).toMatch(notation)
  expect(listEdits({ 'src/a.css': `.a { color: ${edit}; background: #fff }` })).toEqual([])
})

test('a pair of tokens keeps its notation, and is reported once with its other names', () => {
  const theme = (color: string) =>
    `:root { --primary: oklch(0.7 0.1 250); --primary-foreground: ${color} }
@theme inline { --color-primary: var(--primary); --color-primary-foreground: var(--primary-foreground) }`
  const edits = listEdits({ 'src/app.css': theme('oklch(0.99 0 0)') })
  expect(edits).toEqual([expect.stringMatching(/^oklch\(0\.\d+ 0 0\)$/)])
  expect(listEdits({ 'src/app.css': theme(edits[0] ?? '') })).toEqual([])
})
