import { expect, test } from 'vitest'
import { createDraftCorpus, runGlobalRule } from './support/draft-corpus.ts'

/** Lists the phrases that the rule finds in a description. */
const findPhrases = (description: string): string[] =>
  runGlobalRule('G16', createDraftCorpus({ themes: [{ description }] })).map(
    ({ message }) => /^"(.*)"/.exec(message)?.[1] ?? '',
  )

test.each<[text: string, ...phrases: string[]]>([
  ['The section intro stands above its fields.', 'stands'],
  ['Pairs stand closer to each other than groups.', 'stand'],
  ['Heading: what it does for whom.', 'whom'],
  ['The first page of rows is on its way.', 'on its way'],
  ['Sparklines and notes go.', 'go'],
  ['The message goes away after a minute.', 'goes away'],
  ['The number of results once typing rests.', 'rests'],
  ['One row a record, one column a plan.', 'One row a record', 'one column a plan'],
  ['Two a row on a tablet.', 'Two a row'],
  ['A card a person.', 'A card a person'],
  ['The places depend on permissions.', 'places'],
  ['A retry button beside it.', 'beside'],
  ['The number thereof.', 'thereof'],
  ['So many rows at most.', 'So many rows at most'],
  ['Says how to mend it.', 'mend'],
  ['Somebody else saved first.', 'Somebody'],
  ['Three rows were refused.', 'refused'],
  ['Every row is written.', 'row is written'],
  ['Options move round the ends.', 'round the ends'],
  ['The period it is held against.', 'held against'],
  ['The viewer is no administrator.', 'is no administrator'],
  ['The organisation picks a colour.', 'picks', 'colour', 'organisation'],
  ['Fees by cost centre, labelled.', 'centre', 'labelled'],
])('finds what reads as translated in "%s"', (text, ...phrases) => {
  expect(findPhrases(text)).toEqual(phrases)
})

test.each([
  'The initials stand for a person; the total stands out. Initials stand in for a picture.',
  'A bike stand, a repair stand and a pump.',
  'Your order is on its way.',
  'One email a minute, one page at a time.',
  'Two decimal places; it places the caption first; the same words in two places.',
  'The rest stays. There is no administrator yet. You can stop as you go.',
  'The request may fail; people who are refused to enter can write to us.',
  'Emphasis by weight; analyses of the data; an optimistic update.',
  'The `colour` field and the `aria-labelledby` attribute.',
  'Focus goes to the next row, and dragging picks up a card.',
])('accepts "%s"', (text) => {
  expect(findPhrases(text)).toEqual([])
})

test('synonyms may have any spelling', () => {
  const corpus = createDraftCorpus({ themes: [{ synonyms: ['grey theme'], name: 'Grey' }] })
  expect(runGlobalRule('G16', corpus).map(({ pointer, hint }) => [pointer, hint])).toEqual([
    ['/name', 'Write the American word.'],
  ])
})

test('the visible text of examples counts, their markup does not', () => {
  const example = '<p data-slot="stand" aria-label="x">Refund asked at the harbour</p>'
  const preset = { description: 'x', layout: { layout: 'stack' }, code: { example } }
  const corpus = createDraftCorpus({ patterns: [{ presets: { plain: preset } }] })
  expect(runGlobalRule('G16', corpus).map(({ message }) => message)).toEqual([
    '"Refund asked" in the example reads as translated.',
    '"harbour" in the example is British spelling.',
  ])
})
