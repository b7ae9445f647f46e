import type { AppLocale } from '../essence/model/label-values.ts'
import { memoizeByObject } from '../kernel/memoize.ts'
import { CURRENCY_SYMBOLS, findFormats, type LocaleFormats } from './locales.ts'

/** Writes amounts, dates and times as people in the country of a product do. */
export interface ProductFormats {
  readonly locale: AppLocale
  /** The name of the language; undefined if its formats are unknown. */
  readonly name?: string | undefined
  readonly units?: 'metric' | 'imperial' | undefined
  readonly formatAmount: (amount: number, fractionDigits?: 0 | 2) => string
  /** Formats a date; months count from 1. */
  readonly formatDate: (day: number, month: number, year?: number) => string
  readonly formatTime: (hours: number, minutes: number) => string
}

/** What a language has whose formats are unknown: no fact about it is made up. */
const UNKNOWN: Pick<LocaleFormats, 'decimal' | 'group' | 'hasHalfDays'> = {
  decimal: '.',
  group: ' ',
  hasHalfDays: false,
}

const pad = (value: number): string => String(value).padStart(2, '0')

/**
 * Creates the formats of a locale. An unknown language gets dates as `2026-03-12`, hours up to 24
 * and amounts after the code of the currency, which no reader can misunderstand. Cached: a locale
 * is never changed.
 */
const createFormats = memoizeByObject((locale: AppLocale): ProductFormats => {
  const formats = findFormats(locale.language)
  const currency = locale.currency ?? formats?.currency
  return {
    locale,
    name: formats?.name,
    units: locale.units ?? formats?.units,
    formatAmount: (amount, fractionDigits) =>
      formatAmount(amount, { formats, currency, fractionDigits }),
    formatDate: (day, month, year) => formatDate([day, month, year], formats),
    formatTime: (hours, minutes) =>
      (formats ?? UNKNOWN).hasHalfDays
        ? `${hours % 12 || 12}:${pad(minutes)} ${hours < 12 ? 'AM' : 'PM'}`
        : `${pad(hours)}:${pad(minutes)}`,
  }
})

/** Returns the formats of a product; undefined if it has no locale. */
export const getFormats = (locale: AppLocale | undefined): ProductFormats | undefined =>
  locale && createFormats(locale)

/** Describes how all pages of a product write numbers; without a locale, that they agree. */
export function describeFormats(formats: ProductFormats | undefined): string {
  if (formats === undefined)
    return 'tabular; amounts, dates and units everywhere as people in the country of the product write them.'
  const { locale, name, units, formatAmount, formatDate, formatTime } = formats
  const samples = [formatAmount(1240.5, 2), formatDate(12, 3), formatTime(14, 30)]
  const codes = samples.map((sample) => `\`${sample}\``).join(', ')
  const unitNote = units ? `, ${units} units` : ''
  return `tabular; ${codes}${unitNote}. ${name ?? locale.language}.`
}

interface AmountOptions {
  readonly formats: LocaleFormats | undefined
  readonly currency: string | undefined
  /** By default none for whole amounts. */
  readonly fractionDigits: 0 | 2 | undefined
}

function formatAmount(
  amount: number,
  { formats, currency = '', fractionDigits = Number.isInteger(amount) ? 0 : 2 }: AmountOptions,
): string {
  const { decimal, group } = formats ?? UNKNOWN
  const [whole = '', fraction] = amount.toFixed(fractionDigits).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  const number = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
  const symbol = CURRENCY_SYMBOLS[currency]
  if (formats === undefined || symbol === undefined) return `${currency} ${number}`.trim()
  return formats.amount.replace('{s}', symbol).replace('{n}', number)
}

function formatDate(
  [day, month, year]: readonly [day: number, month: number, year: number | undefined],
  formats: LocaleFormats | undefined,
): string {
  if (formats === undefined)
    return [...(year === undefined ? [] : [year]), pad(month), pad(day)].join('-')
  const { date, months, year: yearPart } = formats
  const text = date.replace('{d}', String(day)).replace('{m}', months[month - 1] ?? '')
  return year === undefined ? text : `${text}${yearPart.replace('{y}', String(year))}`
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Matches a date as official records write it: `Mar 12`, `Mar 12, 2026`; not a range of days. */
const RECORD_DATE = new RegExp(
  String.raw`\b(${MONTHS.join('|')}) ([1-9]|[12]\d|3[01])\b(?:, (20\d\d)\b)?(?!(?:[:.]| ?[–-] ?)\d)`,
  'g',
)

/** Matches an amount such as `$84` or `$1,240.50`; not `$1.5M`, `$12k` or a range. */
const RECORD_AMOUNT =
  /(?<![\w$])\$(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d)?(?!\d|(?:[.,]| ?[–-] ?)\d| ?(?:[kmb]|bn|[mb]illion)\b)/gi

/** Matches a time such as `2:30 PM` or `9 am`; not the end of `2–3 PM`. */
const RECORD_TIME = /\b(?<!\d(?:[:.]| ?[–-] ?))(1[0-2]|[1-9])(?::([0-5]\d))? ?([AP]M|[ap]m)\b/g

/**
 * Rewrites the amounts, dates and times of a text from an official record, which are American, in
 * the formats of a product. The amounts stay the same: they are samples.
 */
function localizeText(
  text: string,
  { formatAmount, formatDate, formatTime }: ProductFormats,
): string {
  return text
    .replaceAll(RECORD_AMOUNT, (_, whole: string, cents?: string) =>
      formatAmount(Number(`${whole.replaceAll(',', '')}${cents ?? ''}`), cents ? 2 : 0),
    )
    .replaceAll(RECORD_DATE, (_, month: string, day: string, year?: string) =>
      formatDate(
        Number(day),
        MONTHS.indexOf(month) + 1,
        year === undefined ? undefined : Number(year),
      ),
    )
    .replaceAll(RECORD_TIME, (_, hours: string, minutes = '0', half: string) =>
      formatTime((Number(hours) % 12) + (/p/i.test(half) ? 12 : 0), Number(minutes)),
    )
}

/** Matches an amount in a currency other than the dollar, which no official record contains. */
const OTHER_CURRENCY = /[£€¥₹]|\b(?:kr\b|zł|R\$|CHF|[A-Z]{3} \d)/

/**
 * Rewrites a text that may come from an official record. A text with amounts in another currency
 * than the dollar is the product's own and stays as it is.
 */
export const localizeSample = (text: string, formats: ProductFormats | undefined): string =>
  formats === undefined || OTHER_CURRENCY.test(text) ? text : localizeText(text, formats)
