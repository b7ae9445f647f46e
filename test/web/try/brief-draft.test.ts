import { describe, expect, test } from 'vitest'
import type { PlanAnswers } from '../../../src/internal/plan.ts'
import {
  getBriefError,
  MAX_BRIEF_LENGTH,
  readBriefFile,
} from '../../../src/web/try/brief/brief-text.ts'
import { EMPTY_DRAFT, mergeAnswers, parseDraft } from '../../../src/web/try/brief/draft.ts'
import { listCommands, setAnswerColor, toOwnTheme } from '../../../src/web/try/brief/draft-theme.ts'

const ANSWERS: PlanAnswers = {
  product: { locale: 'en-GB, GBP, metric' },
  pages: [
    {
      ...{ section: 'shop', page: 'cart', route: '/cart', title: 'Cart', kind: 'flow' },
      ...{ brief: undefined, answers: {}, parts: [], decisions: [] },
    },
  ],
}

describe('a text that is no brief has a reason', () => {
  test.each([
    ['', undefined],
    ['  \n', undefined],
    ['A shop that sells bikes.', undefined],
    ['Ein Laden für Fahrräder – 日本', undefined],
    ['— … !', 'no words'],
    ['x'.repeat(MAX_BRIEF_LENGTH + 1), '100,001 characters'],
    ['PK\u0003\u0004\0\0\0 word', 'not text'],
    ['\u0089PNG\uFFFD\uFFFD\u001A', 'not text'],
  ])('%#', (text, message) => {
    const error = getBriefError(text)
    if (message === undefined) expect(error).toBeUndefined()
    else expect(error).toContain(message)
  })

  test.each([
    [new File(['A shop.'], 'brief.md'), { ok: true, text: 'A shop.' }],
    [new File([' '], 'brief.md'), { ok: false, message: 'brief.md is empty.' }],
    [
      new File([new Uint8Array(400)], 'logo.png'),
      { ok: false, message: expect.stringMatching(/^logo\.png: This is not text/) },
    ],
    [
      new File([new Uint8Array(MAX_BRIEF_LENGTH * 4 + 1)], 'film.md'),
      { ok: false, message: expect.stringMatching(/^film\.md: The brief has 400,001/) },
    ],
  ])('a file, %#', async (file, result) => {
    expect(await readBriefFile(file)).toEqual(result)
  })
})

describe('a draft', () => {
  test('has the answers of the brief until they are changed', () => {
    expect(mergeAnswers(ANSWERS, EMPTY_DRAFT)).toEqual(ANSWERS)
    const merged = mergeAnswers(ANSWERS, {
      product: { locale: ' ', character: ' A calm desk ' },
      pages: {
        '/cart': { answer: '3 bikes, $240', kind: 'app', parts: '- total: the sum\n\n  receipt' },
        '/gone': { answer: 'kept for later' },
      },
    })
    expect(merged.product).toEqual({ character: 'A calm desk' })
    expect(merged.pages).toEqual([
      expect.objectContaining({
        kind: 'app',
        answers: { answer: '3 bikes, $240' },
        parts: ['total: the sum', 'receipt'],
      }),
    ])
  })

  test.each([undefined, '', 'null', '[]', '{"text":4,"pages":{"/":3},"product":[]}', '{'])(
    'that is saved as %j is empty',
    (json) => {
      const draft = parseDraft(json)
      expect({ ...draft, pages: {} }).toEqual(EMPTY_DRAFT)
    },
  )

  test('survives being saved', () => {
    const draft = { ...EMPTY_DRAFT, text: 'A shop', pages: { '/': { answer: '3' } }, fonts: 'plex' }
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  })
})

describe('the theme of a draft', () => {
  const characters = [{ id: 'calm', label: 'Calm', text: '', fonts: 'hanken' }]
  const create = (name: string, color: string | undefined, themes: readonly string[] = []) =>
    toOwnTheme(EMPTY_DRAFT, {
      brief: { name },
      answers: { ...ANSWERS, product: color === undefined ? {} : { color } },
      ...{ themes, characters },
    })

  test('is created from the color in an answer, and named after the product', () => {
    expect(create('Crumb & Rye', '#fc0; loud on buttons')).toMatchObject({
      ...{ id: 'crumb-rye', color: '#ffcc00', character: 'calm', fonts: 'hanken' },
    })
    expect(create('Crumb & Rye', 'deep green')).toBeUndefined()
    expect(create('Crumb & Rye', undefined)).toBeUndefined()
  })

  test.each([
    ['Slate', 'own-slate'],
    ['日本', 'brand'],
    ['3 Bikes', 'bikes'],
    ['x'.repeat(99), 'x'.repeat(28)],
  ])('%s has the id %s', (name, id) => {
    expect(create(name, '#112233', ['slate'])?.id).toBe(id)
  })

  test.each([
    ['', '#112233'],
    ['#fc0; loud', '#112233; loud'],
    ['green, on buttons', '#112233; green, on buttons'],
  ])('a new color in %j keeps the other words', (answer, expected) => {
    expect(setAnswerColor(answer, '#112233')).toBe(expected)
  })

  test('is created again by a command', () => {
    expect(listCommands(create('Fernhill', '#0b7a5b'))).toBe(
      [
        'npm install --save-dev @svc/content',
        'npx @svc/content theme create --color "#0b7a5b" --character calm --fonts hanken --id fernhill',
        'npx @svc/content init',
        'npx @svc/content plan',
      ].join('\n'),
    )
    expect(listCommands(undefined)).not.toContain('theme create')
  })
})
