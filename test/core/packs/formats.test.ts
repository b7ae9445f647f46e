import { expect, test } from 'vitest'
import { LOCALE_CODEC } from '../../../src/core/essence/model/label-values.ts'
import {
  describeFormats,
  getFormats,
  localizeSample,
  type ProductFormats,
} from '../../../src/core/packs/formats.ts'

const NO_PARTS = new Set<string>()

/** Reads a locale as an essence writes it, such as `en-GB, GBP, metric`. */
function readFormats(text: string): ProductFormats | undefined {
  const result = LOCALE_CODEC.parse(text, NO_PARTS)
  if (!('value' in result)) throw new Error(`${text}: ${result.problem}`)
  return getFormats(result.value)
}

/** Replaces the spaces that do not break by plain ones, so that a table can be read. */
const toPlainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const SAMPLE = 'Biscuit owes $1,240.50 and $84, since Mar 12, 2026, until May 1, 2:30 PM or 9 am.'

test.each([
  [
    'en-US',
    '`$1,240.50`, `Mar 12`, `2:30 PM`, imperial units. American English.',
    'Biscuit owes $1,240.50 and $84, since Mar 12, 2026, until May 1, 2:30 PM or 9:00 AM.',
  ],
  [
    'en-GB, GBP, metric',
    '`£1,240.50`, `12 Mar`, `14:30`, metric units. British English.',
    'Biscuit owes £1,240.50 and £84, since 12 Mar 2026, until 1 May, 14:30 or 09:00.',
  ],
  [
    'de-DE, EUR',
    '`1.240,50 €`, `12. März`, `14:30`, metric units. German.',
    'Biscuit owes 1.240,50 € and 84 €, since 12. März 2026, until 1. Mai, 14:30 or 09:00.',
  ],
  [
    'fr-FR',
    '`1 240,50 €`, `12 mars`, `14:30`, metric units. French.',
    'Biscuit owes 1 240,50 € and 84 €, since 12 mars 2026, until 1 mai, 14:30 or 09:00.',
  ],
  [
    'de-CH, CHF',
    '`CHF 1’240.50`, `12. März`, `14:30`, metric units. German.',
    'Biscuit owes CHF 1’240.50 and CHF 84, since 12. März 2026, until 1. Mai, 14:30 or 09:00.',
  ],
  [
    'ja-JP, JPY, metric',
    '`JPY 1 240.50`, `03-12`, `14:30`, metric units. ja-JP.',
    'Biscuit owes JPY 1 240.50 and JPY 84, since 2026-03-12, until 05-01, 14:30 or 09:00.',
  ],
  [
    'tlh',
    '`1 240.50`, `03-12`, `14:30`. tlh.',
    'Biscuit owes 1 240.50 and 84, since 2026-03-12, until 05-01, 14:30 or 09:00.',
  ],
])('the formats of %s', (locale, description, sample) => {
  const formats = readFormats(locale)
  expect(toPlainSpaces(describeFormats(formats))).toBe(`tabular; ${description}`)
  expect(toPlainSpaces(localizeSample(SAMPLE, formats))).toBe(sample)
})

test('a currency other than that of the country has its own symbol', () => {
  expect(localizeSample('$84', readFormats('en-GB, EUR'))).toBe('€84')
  expect(toPlainSpaces(localizeSample('$84', readFormats('de-DE, GBP')))).toBe('84 £')
})

test('an amount, a date and a time do not break across lines in languages with spaces', () => {
  expect(localizeSample('$1,240.50', readFormats('fr-FR'))).toBe('1\u202f240,50\u00a0€')
})

test.each([
  ...['US$20', 'A$20', 'USD 20', '$1.5M', '$12k', '$3 million', '$1,24', '$9.999', '$5–10'],
  ...['$20 or £5', 'CHF 20 or $5', '5 kr or $5'],
  ...['Mar 12:30', 'Mar 45', 'Mar 0', 'Mars 12', 'Mar 12–14', '12 Mar', '3/4/2026', 'March 12'],
  ...['14:30', '2 PMs', '2–3 PM', '2:30 - 3:30 PM', '13 PM', '0:30 PM', '13:10 PM'],
])('a sample that may mean something else stays as it is: %s', (sample) => {
  expect(localizeSample(sample, readFormats('de-DE'))).toBe(sample)
})

test.each([
  ['12 AM', '00:00'],
  ['12:05 PM', '12:05'],
  ['7 AM–3 PM', '07:00–15:00'],
  ['-$5', '-€5'],
  ['($1,000,000)', '(€1,000,000)'],
  ['$84.', '€84.'],
  ['Dec 31.', '31 Dec.'],
])('a sample at the edge of what can be read: %s', (sample, localized) => {
  expect(localizeSample(sample, readFormats('en-IE'))).toBe(localized)
})

test('without a locale nothing is converted', () => {
  expect(getFormats(undefined)).toBeUndefined()
  expect(localizeSample(SAMPLE, undefined)).toBe(SAMPLE)
})
