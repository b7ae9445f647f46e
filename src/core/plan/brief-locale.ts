/** What the words and signs of a brief say about country, currency and units, the surest first. */
const SIGNS: readonly (readonly [sign: RegExp, locale: string])[] = [
  [/\bCHF\b|\bSchweiz\w*\b|\bZürich\b/, 'de-CH, CHF, metric'],
  [/\bÖsterreich\w*\b|\bWien\b/, 'de-AT, EUR, metric'],
  [/\b(?:und|für|nicht|eine[rnms]?|werden)\s/, 'de-DE, EUR, metric'],
  [/A\$|\bAUD\b|\bAustralia\w*\b|\b(?:Sydney|Melbourne|Brisbane)\b/, 'en-AU, AUD, metric'],
  [/C\$|\bCAD\b|\bCanad\w+\b|\b(?:Toronto|Vancouver)\b/, 'en-CA, CAD, metric'],
  [
    /£|\bGBP\b|\bU\.?K\.?\b|\bBritain\b|\bBritish\b|\bEngland\b|\bScotland\b|\bWales\b|\bpostcode\b|\b(?:London|Leeds|Bristol|Manchester|Edinburgh|Glasgow|Birmingham|Liverpool|Cardiff|Sheffield|York)\b/,
    'en-GB, GBP, metric',
  ],
  [/\bIreland\b|\bDublin\b|\bEircode\b/, 'en-IE, EUR, metric'],
  [
    /\$\s?\d|\bUSD\b|\bUSA\b|\bU\.S\.|\bzip code\b|\b(?:New York|Chicago|Seattle|Portland|Austin|Boston)\b/i,
    'en-US, USD, imperial',
  ],
]

/** Frequent words of languages, with the locale of the country where most people speak them. */
const LANGUAGES: readonly (readonly [words: RegExp, locale: string | undefined])[] = [
  [/^(?:the|and|of|to|for|a|an|in|with|what|is|are|on|by|their)$/, undefined],
  [/^(?:le|la|les|des|du|de|une|un|pour|avec|dans|est|et|aux?|qui|sur)$/, 'fr-FR, EUR, metric'],
  [/^(?:el|la|los|las|del|de|una|un|para|con|es|y|por|que|su)$/, 'es-ES, EUR, metric'],
  [/^(?:il|lo|la|gli|le|dei|di|una|un|per|con|che|è|e|della|nel)$/, 'it-IT, EUR, metric'],
  [/^(?:de|het|een|voor|met|van|en|op|niet|is|zijn|wat|die)$/, 'nl-NL, EUR, metric'],
]

/** A language is certain if this part of all words are its frequent ones. */
const MIN_SHARE = 0.15
const MIN_WORDS = 4

/** Returns the locale of the language of a text, by its frequent words; undefined for English. */
function findLanguage(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = LANGUAGES.map(
    ([frequent, locale]) => [words.filter((word) => frequent.test(word)).length, locale] as const,
  )
  const [count, locale] = scores.reduce((best, score) => (score[0] > best[0] ? score : best))
  return count >= Math.max(MIN_WORDS, words.length * MIN_SHARE) ? locale : undefined
}

/** Returns the locale that a brief names, by its signs or its language; undefined if it names none. */
export const findBriefLocale = (text: string): string | undefined =>
  SIGNS.find(([sign]) => sign.test(text))?.[1] ?? findLanguage(text)
