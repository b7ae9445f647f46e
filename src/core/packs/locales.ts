/** How a language and its country write dates, times and numbers. */
export interface LocaleFormats {
  /** The name of the language, and of its spelling where it has several. */
  readonly name: string
  /** The short months, January first. */
  readonly months: readonly string[]
  /** A day and its month; `{d}` is the day, `{m}` the short month. */
  readonly date: string
  /** What follows with a year; `{y}` is the year. */
  readonly year: string
  /** True if hours run to 12 and are followed by AM or PM. */
  readonly hasHalfDays: boolean
  readonly decimal: '.' | ','
  readonly group: string
  /** An amount; `{s}` is the symbol of the currency, `{n}` the number. */
  readonly amount: string
  /** Undefined for a country that is not listed, and so are the units. */
  readonly currency: string | undefined
  readonly units: 'metric' | 'imperial' | undefined
}

const list = (words: string): readonly string[] => words.split(' ')

const EN = list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
const DE = list('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.')
const FR = list('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.')
const ES = list('ene feb mar abr may jun jul ago sep oct nov dic')
const IT = list('gen feb mar apr mag giu lug ago set ott nov dic')
const NL = list('jan feb mrt apr mei jun jul aug sep okt nov dec')
const PT = list('jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.')
const SV = list('jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.')
const DA = list('jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.')
const NB = list('jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.')
const PL = list('sty lut mar kwi maj cze lip sie wrz paź lis gru')

/** A space that keeps an amount on one line. */
const NBSP = '\u00a0'

const BRITISH: LocaleFormats = {
  name: 'British English',
  months: EN,
  date: '{d} {m}',
  year: ' {y}',
  hasHalfDays: false,
  decimal: '.',
  group: ',',
  amount: '{s}{n}',
  currency: 'GBP',
  units: 'metric',
}

const AMERICAN: LocaleFormats = {
  ...BRITISH,
  name: 'American English',
  date: '{m} {d}',
  year: ', {y}',
  hasHalfDays: true,
  currency: 'USD',
  units: 'imperial',
}

const GERMAN: LocaleFormats = {
  name: 'German',
  months: DE,
  date: '{d}. {m}',
  year: ' {y}',
  hasHalfDays: false,
  decimal: ',',
  group: '.',
  amount: `{n}${NBSP}{s}`,
  currency: 'EUR',
  units: 'metric',
}

const FRENCH: LocaleFormats = {
  ...GERMAN,
  name: 'French',
  months: FR,
  date: '{d} {m}',
  group: '\u202f',
}

const SWEDISH: LocaleFormats = {
  ...GERMAN,
  name: 'Swedish',
  months: SV,
  date: '{d} {m}',
  group: NBSP,
  currency: 'SEK',
}

/**
 * The formats of common locales. A language that is listed without its country has the formats of
 * the country where most of its speakers who buy software live; that country comes first.
 */
const LOCALES: Readonly<Record<string, LocaleFormats>> = {
  'en-US': AMERICAN,
  'en-GB': BRITISH,
  'en-IE': { ...BRITISH, name: 'Irish English', currency: 'EUR' },
  'en-AU': { ...BRITISH, name: 'Australian English', hasHalfDays: true, currency: 'AUD' },
  'en-NZ': { ...BRITISH, name: 'New Zealand English', hasHalfDays: true, currency: 'NZD' },
  'en-CA': { ...AMERICAN, name: 'Canadian English', currency: 'CAD', units: 'metric' },
  'en-IN': { ...BRITISH, name: 'Indian English', hasHalfDays: true, currency: 'INR' },
  'en-ZA': { ...BRITISH, name: 'South African English', currency: 'ZAR' },
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': { ...GERMAN, decimal: '.', group: '’', amount: `{s}${NBSP}{n}`, currency: 'CHF' },
  'fr-FR': FRENCH,
  'fr-BE': FRENCH,
  'fr-CH': { ...FRENCH, decimal: '.', group: '’', currency: 'CHF' },
  'fr-CA': { ...FRENCH, group: NBSP, currency: 'CAD' },
  'es-ES': { ...GERMAN, name: 'Spanish', months: ES, date: '{d} {m}' },
  'es-MX': {
    ...BRITISH,
    name: 'Mexican Spanish',
    months: ES,
    currency: 'MXN',
  },
  'it-IT': { ...GERMAN, name: 'Italian', months: IT, date: '{d} {m}' },
  'nl-NL': { ...GERMAN, name: 'Dutch', months: NL, date: '{d} {m}', amount: `{s}${NBSP}{n}` },
  'nl-BE': { ...GERMAN, name: 'Dutch', months: NL, date: '{d} {m}', amount: `{s}${NBSP}{n}` },
  'pt-BR': {
    ...GERMAN,
    name: 'Brazilian Portuguese',
    months: PT,
    date: '{d} de {m}',
    year: ' de {y}',
    amount: `{s}${NBSP}{n}`,
    currency: 'BRL',
  },
  'pt-PT': { ...GERMAN, name: 'Portuguese', months: PT, date: '{d} de {m}', year: ' de {y}' },
  'sv-SE': SWEDISH,
  'da-DK': { ...GERMAN, name: 'Danish', months: DA, currency: 'DKK' },
  'nb-NO': { ...SWEDISH, name: 'Norwegian', months: NB, date: '{d}. {m}', currency: 'NOK' },
  'pl-PL': { ...SWEDISH, name: 'Polish', months: PL, currency: 'PLN' },
}

/** The symbols of currencies. Without one, the code is written before the number. */
export const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = {
  USD: '$',
  CAD: '$',
  AUD: '$',
  NZD: '$',
  MXN: '$',
  GBP: '£',
  EUR: '€',
  JPY: '¥',
  CNY: '¥',
  INR: '₹',
  ZAR: 'R',
  BRL: 'R$',
  PLN: 'zł',
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr.',
}

/**
 * Finds the formats of a language tag: those of its country, else those of its language, without the
 * currency and units of another country.
 */
export function findFormats(language: string): LocaleFormats | undefined {
  const [code = '', ...subtags] = language.split('-')
  const country = subtags.find((subtag) => /^[A-Z]{2}$/.test(subtag))
  const exact = country && Object.hasOwn(LOCALES, `${code}-${country}`)
  if (exact) return LOCALES[`${code}-${country}`]
  const [, formats] = Object.entries(LOCALES).find(([tag]) => tag.startsWith(`${code}-`)) ?? []
  return formats && country ? { ...formats, currency: undefined, units: undefined } : formats
}
