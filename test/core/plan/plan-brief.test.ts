import { expect, test } from 'vitest'
import { readBrief } from '../../../src/core/plan/brief.ts'
import { answerPlan, findHexColor, planBrief } from '../../../src/core/plan/plan-brief.ts'
import { reviewPlan } from '../../../src/core/plan/review-plan.ts'
import { validateEssence } from '../../../src/essence.ts'
import { officialLookup } from '../../support/site/check-document.ts'

const TEXT =
  'Fernhill is a clinic in Leeds with 3 vets.\n\n## Pages\n1. `/` Today: a table of who comes in today.\n2. `/book`: book an appointment on the phone.\n\n## Style\nNothing blinks.'

const result = await planBrief(TEXT, officialLookup)
if (!result.ok) throw new Error(JSON.stringify(result.issues))
const plan = result.value

test('a plan has what the brief says, and what related pages teach', () => {
  expect(plan.answers.product.locale).toBe('en-GB, GBP, metric')
  expect(plan.answers.pages.map(({ route, title }) => [route, title])).toEqual([
    ['/', 'Today'],
    ['/book', 'Book an appointment'],
  ])
  expect([...plan.examplesByRoute.keys()]).toEqual(['/', '/book'])
  expect(plan.examplesByRoute.get('/')?.action?.length).toBeGreaterThan(0)
  expect(plan.brief.about).toContain('Nothing blinks.')
})

test('a plan says which pages and routes the brief names, and which follow from it', () => {
  const read = (text: string) => {
    const { namesPages, pages } = readBrief(text)
    return [namesPages, pages.map(({ route, hasRoute }) => [route, hasRoute])]
  }
  expect(read(TEXT)).toEqual([
    true,
    [
      ['/', true],
      ['/book', true],
    ],
  ])
  expect(read('A shop.\n\nPages:\n- Home\n- Cart')).toEqual([
    true,
    [
      ['/', false],
      ['/cart', false],
    ],
  ])
  expect(read('A shop that sells bikes.')).toEqual([false, [['/', false]]])
})

test('answers of a form go into the essence, and their weak ones are found', () => {
  const [today, ...others] = plan.answers.pages
  if (!today) throw new Error('The plan has no page.')
  const answers = {
    product: { ...plan.answers.product, character: 'a calm desk that knows each animal by name' },
    pages: [
      {
        ...today,
        answers: { answer: 'A list\nof visits', action: 'Check in Waffles' },
        parts: ['rooms: the two rooms over time', 'data-table as queue'],
      },
      ...others,
    ],
  }
  const { essence, issues } = answerPlan(plan, answers, ['data-table'])
  expect(issues).toEqual([])
  expect(validateEssence(essence).ok).toBe(true)
  expect(essence.blueprint.sections[0]?.pages[0]).toMatchObject({
    layout: ['rooms', { pattern: 'data-table', as: 'queue' }],
    directives: expect.arrayContaining(['Answer: A list of visits']),
  })
  expect(reviewPlan(answers)).toContainEqual(
    expect.objectContaining({ page: 'fernhill/today', label: 'Answer', problem: 'weak' }),
  )
})

test('every answer that is missing says what a strong one has', () => {
  const missing = reviewPlan(plan.answers).filter(({ problem }) => problem === 'missing')
  expect(missing.map(({ label }) => label)).toContain('Primary action')
  expect(missing.filter(({ strong }) => strong === '')).toEqual([])
})

test('answers that are not there change nothing', () => {
  expect(answerPlan(plan, plan.answers, [])).toEqual({ essence: plan.essence, issues: [] })
})

test('a locale that is cleared is not in the essence', () => {
  const { locale: _, ...product } = plan.answers.product
  expect(JSON.stringify(plan.essence)).toContain('en-GB')
  const { essence } = answerPlan(plan, { ...plan.answers, product }, [])
  expect(JSON.stringify(essence)).not.toContain('en-GB')
  expect(validateEssence(essence).ok).toBe(true)
})

test.each([
  ['#0b7a5b; loud on buttons', '#0b7a5b'],
  ['loud: #FC0', '#FC0'],
  ['deep green', undefined],
  [undefined, undefined],
])('the color of %j is %j', (text, color) => {
  expect(findHexColor(text)).toBe(color)
})

test.each([
  ['nothing about accounts', TEXT, true],
  ['a login', `${TEXT}\n\nStaff sign in with a passkey.`, false],
  ['a login in German', `${TEXT}\n\nDas Team meldet sich mit Benutzername an.`, false],
  ['a login in French', `${TEXT}\n\nChaque client crée un compte.`, false],
])('a brief with %s leaves out the account menu: %s', async (_, brief, isLeftOut) => {
  const planned = await planBrief(brief, officialLookup)
  const essence = planned.ok ? planned.value.essence : undefined
  const directives = essence?.blueprint.sections.flatMap((section) => section.directives ?? [])
  expect(directives?.some((text) => /^Leaves out: .*user-menu/.test(text))).toBe(isLeftOut)
})
