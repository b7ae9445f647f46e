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

/** Returns the locale that a brief names; undefined if it names none. */
export const findBriefLocale = (text: string): string | undefined =>
  SIGNS.find(([sign]) => sign.test(text))?.[1]
