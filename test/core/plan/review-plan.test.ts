import { describe, expect, test } from 'vitest'
import type { PageKey } from '../../../src/core/plan/questions.ts'
import { isStrongAnswer, reviewPlan } from '../../../src/core/plan/review-plan.ts'

/** Answers as people write them: British, in fragments, in German. */
const STRONG: readonly (readonly [PageKey, string])[] = [
  ['purpose', 'Once, standing at the meter cupboard: which of these is mine?'],
  ['purpose', 'Once, standing at the meter cupboard'],
  ['purpose', 'The front desk, all day: who is next, and where?'],
  ['purpose', 'Every few days, on the sofa: am I spending too much?'],
  ['purpose', 'Mum on the school run, phone in one hand: is there a space today?'],
  ['purpose', 'A baker at 4 am, flour on the screen: how many loaves for Leeds?'],
  ['purpose', 'On arrival, in the rain: is the lesson on?'],
  ['purpose', 'Mid-call: what do I tell Maya, and may I spend this?'],
  ['purpose', 'Neighbours with a leaflet, once; what does it cost and do you come here?'],
  ['purpose', 'Twice a year, after the boiler has failed, to find out who pays'],
  ['purpose', 'Die Werkstatt, jeden Morgen: was muss heute fertig werden?'],
  ['purpose', 'Kundin am Handy, einmal: wann ist mein Rad fertig?'],
  ['answer', 'Heading for £126, £26 over. Off today, £96.'],
  ['answer', 'Two kilns free, one cooling until 18:00'],
  ['answer', "Saturday's box is open until tomorrow, 8 pm."],
  ['answer', '£19.60 on Thursday, £2 of it delivery'],
  ['answer', 'Nine in tonight; table 4 is 20 minutes late'],
  ['answer', '3 of 12 parcels uncollected for a week'],
  ['answer', '£84 → £61 a month since March'],
  ['answer', 'Noch 3 Räder bis 17 Uhr, auf 2 Teile wird gewartet'],
  ['answer', '2 Rechnungen überfällig, zusammen 480 €'],
  ['action', 'Send Dave at 10:30, in the band'],
  ['action', 'Termin verschieben'],
  ['wrong', 'Card declined → box kept until 8 pm, another card'],
  ['wrong', 'no wifi: hotspot steps'],
  ['wrong', 'Kein Netz: Antworten bleiben erhalten, später senden'],
  ['prevent', 'Reporting a gas leak by form'],
  ['prevent', 'Paying twice for one week'],
  ['sample', 'Room 2, Waffles [spaniel], 9.40'],
  ['sample', 'Two tabbies and one spaniel, all from Otley'],
]

/** Answers that say nothing, and what the check says about them. */
const WEAK: readonly (readonly [PageKey, string, string])[] = [
  ['purpose', 'overview', 'is too short'],
  ['purpose', 'An overview of orders and numbers', 'does not say who comes'],
  ['purpose', 'Shows the most important information', 'does not say who comes'],
  ['purpose', 'For all customers of the shop', 'does not say with what question'],
  ['purpose', 'Übersicht der wichtigsten Zahlen', 'does not say who comes'],
  ['answer', 'An overview of today', 'has no number'],
  ['answer', 'Your repairs are handled quickly', 'has no number'],
  ['answer', 'Overview of 3 repairs', 'has no verb'],
  ['answer', 'Dashboard 2026', 'has no verb'],
  ['answer', 'TBD', 'is a placeholder'],
  ['answer', 'X repairs wait for a landlord', 'is a placeholder'],
  ['action', 'Submit', 'fits every page'],
  ['action', 'Learn more', 'fits every page'],
  ['action', 'Weiter', 'fits every page'],
  ['wrong', 'errors', 'does not say what the page then offers'],
  ['prevent', 'mistakes', 'does not say what people could do'],
  ['sample', 'some typical rows', 'has no number'],
  ['sample', '[sample rows]', 'is a placeholder'],
]

const review = (key: PageKey, text: string): string[] =>
  reviewPlan({
    product: {},
    pages: [
      {
        section: 'a',
        page: 'b',
        route: '/',
        title: undefined,
        kind: undefined,
        brief: undefined,
        answers: { [key]: text },
        parts: [],
        decisions: [],
      },
    ],
  }).flatMap(({ problem, message }) => (problem === 'weak' ? message : []))

describe('a good answer is quiet', () => {
  test.each(STRONG)('%s: %s', (key, text) => {
    expect(review(key, text)).toEqual([])
    expect(isStrongAnswer(key, text)).toBe(true)
  })
})

describe('a weak answer is quoted with a reason', () => {
  test.each(WEAK)('%s: %s', (key, text, message) => {
    expect(review(key, text)).toEqual([expect.stringContaining(message)])
  })
})
