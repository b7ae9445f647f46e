import { expect, test } from 'vitest'
import { CURRENCY_SYMBOLS, findFormats } from '../../../src/core/packs/locales.ts'

const LISTED = [
  ...['en-US', 'en-GB', 'en-IE', 'en-AU', 'en-NZ', 'en-CA', 'en-IN', 'en-ZA', 'de-DE', 'de-AT'],
  ...['de-CH', 'fr-FR', 'fr-BE', 'fr-CH', 'fr-CA', 'es-ES', 'es-MX', 'it-IT', 'nl-NL', 'nl-BE'],
  ...['pt-BR', 'pt-PT', 'sv-SE', 'da-DK', 'nb-NO', 'pl-PL'],
]

test.each(LISTED)('the formats of %s are complete', (language) => {
  const { months, date, year, amount, currency = '', decimal, group } = findFormats(language) ?? {}
  expect(new Set(months).size).toBe(12)
  expect([date, year, amount]).toEqual([
    expect.stringMatching(/\{d\}.*\{m\}|\{m\}.*\{d\}/),
    expect.stringContaining('{y}'),
    expect.stringMatching(/\{s\}.*\{n\}|\{n\}.*\{s\}/),
  ])
  expect(decimal).not.toBe(group)
  // The Swiss write the code of their currency.
  expect(Object.hasOwn(CURRENCY_SYMBOLS, currency)).toBe(currency !== 'CHF')
})

test.each([
  ['en', 'American English', 'USD', 'imperial'],
  ['de', 'German', 'EUR', 'metric'],
  ['pt', 'Brazilian Portuguese', 'BRL', 'metric'],
  ['de-Latn-CH', 'German', 'CHF', 'metric'],
  ['es-419', 'Spanish', 'EUR', 'metric'],
])('%s has the formats of a listed country', (language, name, currency, units) => {
  expect(findFormats(language)).toMatchObject({ name, currency, units })
})

test('another country of a language has no currency and units but its own', () => {
  expect(findFormats('es-AR')).toMatchObject({
    ...{ name: 'Spanish', decimal: ',', currency: undefined, units: undefined },
  })
})

test.each(['ja-JP', 'tlh', 'd', '', 'DE', 'constructor', '__proto__'])(
  'no formats are known for %j',
  (language) => {
    expect(findFormats(language)).toBeUndefined()
  },
)
