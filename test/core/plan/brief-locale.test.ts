import { expect, test } from 'vitest'
import { findBriefLocale } from '../../../src/core/plan/brief-locale.ts'

test.each([
  ['Un site pour les habitants de la ville, avec les horaires', 'fr-FR, EUR, metric'],
  ['Una web para los vecinos del barrio, con las noticias de la semana', 'es-ES, EUR, metric'],
  ['Un sito per i clienti di una panetteria, con il menu della settimana', 'it-IT, EUR, metric'],
  ['Een site voor de bewoners van het dorp, met nieuws', 'nl-NL, EUR, metric'],
  ['Eine Seite für die Bäckerei und ihre Kunden', 'de-DE, EUR, metric'],
  ['Bread for £3 a loaf', 'en-GB, GBP, metric'],
  ['A cafe site: menu de la semaine, opening hours and how to find the place', undefined],
  ['Rides on the Champs-Elysees', undefined],
])('%s is of %s', (text, locale) => {
  expect(findBriefLocale(text)).toBe(locale)
})
