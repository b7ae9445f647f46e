import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPlanAnswers } from '../../../src/core/plan/answers.ts'
import { applyWorksheet } from '../../../src/core/plan/apply-worksheet.ts'
import { readBrief } from '../../../src/core/plan/brief.ts'
import { essenceFromBrief } from '../../../src/core/plan/essence-from-brief.ts'
import { readWorksheet } from '../../../src/core/plan/read-worksheet.ts'
import { writeWorksheet } from '../../../src/core/plan/worksheet.ts'
import { validateEssence } from '../../../src/essence.ts'
import { officialLookup } from '../../support/site/check-document.ts'

const brief = readBrief(
  'Fernhill is a clinic with 3 vets.\n1. `/` Today: who comes in today.\n2. `/book`: book an appointment on the phone.',
)
const result = await essenceFromBrief(brief, officialLookup)
if (!result.ok) throw new Error(JSON.stringify(result.issues))
const essence = result.value
const NOTES = { name: 'Fernhill', about: brief.about, svc: 'npx @svc/content' }
const PATTERNS = ['data-table', 'calendar-view']

const worksheet = writeWorksheet(readPlanAnswers(essence), NOTES)
const apply = (text: string, before = essence) =>
  applyWorksheet(before, readWorksheet(text), PATTERNS)

/** Writes an answer after a label in the part of a page. */
const answer = (text: string, page: string, label: string, value: string): string => {
  const start = text.indexOf(`(page ${page})`)
  return (
    text.slice(0, start) +
    text.slice(start).replace(`**${label}:**`, () => `**${label}:** ${value}`)
  )
}

test('an essence from a brief is valid, and its names come from the brief', () => {
  expect(validateEssence(essence).ok).toBe(true)
  expect(
    essence.blueprint.sections.map(({ id, pages }) => [id, pages.map((page) => page.id)]),
  ).toEqual([['fernhill', ['today', 'book']]])
  expect(essence.blueprint.sections[0]?.pages[0]?.directives).toEqual([
    'Title: Today',
    'Kind: app',
    'Brief: Today: who comes in today.',
    'Own part: today-content, the whole page, composed for its answer',
  ])
})

test('an essence from a brief has nothing of another product', () => {
  const { dna, meta } = essence
  expect(dna.personality).toEqual(['plain'])
  expect(dna.theme.mode).toBe('auto')
  expect(meta.archetype).toBe('fernhill')
})

test('parts that a brief separates with semicolons stay parts', async () => {
  const choir = readBrief(
    'A choir.\n1. `/` Rehearsals: the next rehearsal; what is sung, and in which order; calendar. Nothing else.\n2. `/library` Library: the scores; library',
  )
  const made = await essenceFromBrief(choir, officialLookup)
  if (!made.ok) throw new Error(JSON.stringify(made.issues))
  const pages = made.value.blueprint.sections.flatMap((section) => section.pages)
  expect(pages.map(({ layout }) => layout)).toEqual([
    ['next-rehearsal', 'sung', 'calendar'],
    ['scores', 'library-part'],
  ])
  expect(pages[0]?.directives).toContain('Own part: sung, what is sung, and in which order')
})

test('a worksheet without answers changes nothing', () => {
  expect(apply(worksheet)).toEqual({ essence, issues: [] })
})

test('answers go where packs read them, and come back in the next worksheet', () => {
  const answered = [
    ['Answer', 'Waffles is 7 minutes late; Room 2 is free.'],
    ['Primary action', 'Check in Waffles'],
    ['Parts', '\n  - rooms: the rooms as a strip over time\n  - data-table/selectable as queue'],
    ['Decided', '\n  - Errors: keep the note\n  - No filters'],
  ].reduce(
    (text, [label = '', value = '']) => answer(text, 'fernhill/today', label, value),
    worksheet,
  )
  const product = answered.replace('**Character:**', '**Character:** calm at 9 in the morning')
  const { essence: after, issues } = apply(product)
  expect(issues).toEqual([])
  expect(after._impression?.vibe).toEqual(['calm at 9 in the morning'])
  const page = after.blueprint.sections[0]?.pages[0]
  expect(page?.directives).toEqual([
    'Title: Today',
    'Kind: app',
    'Brief: Today: who comes in today.',
    'Answer: Waffles is 7 minutes late; Room 2 is free.',
    'Primary action: Check in Waffles',
    'Errors: keep the note',
    'No filters',
    'Own part: rooms, the rooms as a strip over time',
  ])
  expect(page?.layout).toEqual([
    'rooms',
    { pattern: 'data-table', preset: 'selectable', as: 'queue' },
  ])
  const again = writeWorksheet(readPlanAnswers(after), NOTES)
  expect(apply(again, after)).toEqual({ essence: after, issues: [] })
})

describe('a bad edit has a line and a hint', () => {
  const lineOf = (text: string, part: string): number =>
    text.slice(0, text.indexOf(part)).split('\n').length

  test.each([
    [
      'a misspelled label',
      '**Answer:**',
      '**Anwser:** 3 wait',
      'Unknown label "Anwser"',
      'Did you mean "Answer"?',
    ],
    [
      'a page that does not exist',
      '## Today, / (page fernhill/today)',
      '## Tody (page fernhill/tody)',
      'No page of the essence is "fernhill/tody"',
      'Did you mean fernhill/today?',
    ],
    [
      'a misspelled pattern',
      '**Parts:**',
      '**Parts:** data-tabel',
      'Unknown pattern "data-tabel"',
      'Did you mean data-table?',
    ],
    [
      'two answers',
      '- **Quiet:**',
      '- **Purpose:** a\n- **Purpose:** b',
      '"Purpose" is answered twice',
      'Keep one',
    ],
  ])('%s', (_, before, after, message, hint) => {
    const text = worksheet.replace(before, after)
    const [issue] = apply(text).issues
    expect(issue?.message).toContain(message)
    expect(issue?.hint).toContain(hint)
    expect(issue?.line).toBeGreaterThanOrEqual(lineOf(text, after))
  })

  test('and no word is lost: an unknown label becomes a decision', () => {
    const page = apply(worksheet.replace('**Answer:**', '**Anwser:** 3 wait')).essence.blueprint
      .sections[0]?.pages[0]
    expect(page?.directives).toContain('**Anwser:** 3 wait')
  })
})

test('any answer survives the way into the essence and back', () => {
  const text = fc
    .string({ unit: 'binary', minLength: 1 })
    .map((value) => `a${value}b`.replaceAll(/\s+/g, ' '))
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 3 }), (value, decisions) => {
      const [section] = essence.blueprint.sections
      const [page] = section?.pages ?? []
      if (!section || !page) throw new Error('The essence has no page.')
      const before = {
        ...essence,
        _impression: { vibe: [value], novel_elements: [value] },
        blueprint: {
          ...essence.blueprint,
          sections: [
            {
              ...section,
              directives: [`Sample world: ${value}`],
              pages: [
                {
                  ...page,
                  directives: [
                    ...(page.directives ?? []),
                    `Answer: ${value}`,
                    `Sample: ${value}`,
                    ...new Set(decisions),
                  ],
                },
                ...section.pages.slice(1),
              ],
            },
          ],
        },
      }
      const written = writeWorksheet(readPlanAnswers(before), NOTES)
      expect(applyWorksheet(before, readWorksheet(written), PATTERNS)).toEqual({
        essence: before,
        issues: [],
      })
    }),
  )
})
