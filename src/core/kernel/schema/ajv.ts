/** One rule that a value breaks, as Ajv reports it. */
export interface ValidatorError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: ErrorParams
  /** The name of the property, if the rule is about the name and not about the value. */
  readonly propertyName?: string
}

/** What Ajv says about a broken rule, depending on its keyword. */
export interface ErrorParams {
  readonly type?: string | readonly string[]
  readonly allowedValues?: readonly unknown[]
  readonly allowedValue?: unknown
  readonly missingProperty?: string
  readonly additionalProperty?: string
  /** The properties that the object may have, if it has an unknown one. */
  readonly properties?: readonly string[]
  readonly propertyName?: string
  readonly limit?: number
  readonly pattern?: string
  /** The two branches of a `oneOf` that both match, if that is the error. */
  readonly passingSchemas?: readonly number[] | null
  /** How many of the errors before this one belong to each branch of a union. */
  readonly branches?: readonly number[]
  /** What each branch of a union expects of the value itself; see `findRootCauses`. */
  readonly alternatives?: readonly ValidatorError[]
}

/** A generated validator. `errors` belongs to its latest call. */
export interface Validator<T> {
  (value: unknown): value is T
  errors?: readonly ValidatorError[] | null
}

// The functions that Ajv's standalone code needs at run time. Ajv ships them as CommonJS; a
// generated validator imports them from here instead. Tests compare each with Ajv's original.

/** Counts the code points of a string, which JSON Schema calls its length. */
export function ucs2length(text: string): number {
  let length = text.length
  for (let index = 1; index < text.length; index++) {
    if (isHighSurrogate(text.charCodeAt(index - 1)) && isLowSurrogate(text.charCodeAt(index))) {
      length--
      index++
    }
  }
  return length
}

const isHighSurrogate = (unit: number): boolean => (unit & 0xfc00) === 0xd800
const isLowSurrogate = (unit: number): boolean => (unit & 0xfc00) === 0xdc00

/** Adds an error to the list, which is null before the first one. */
export function addError<T>(errors: T[] | null, error: T): T[] {
  if (errors === null) return [error]
  errors.push(error)
  return errors
}

/** Appends a list to another in place, so that each error is copied only once. */
export function append<T>(list: T[], items: readonly T[]): T[] {
  for (const item of items) list.push(item)
  return list
}

/** True if two JSON values are equal, regardless of the order of their keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]))
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)[t\s](\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i

/** The format `date-time` (RFC 3339, 5.6) as ajv-formats checks it, leap seconds included. */
export const dateTime = {
  validate(text: string): boolean {
    const match = DATE_TIME.exec(text)
    if (!match) return false
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
      .slice(1, 7)
      .map(Number)
    const [sign, offsetHour, offsetMinute] = [
      match[7],
      Number(match[8] ?? 0),
      Number(match[9] ?? 0),
    ]
    if (month < 1 || month > 12 || day < 1 || day > countDays(year, month)) return false
    if (offsetHour > 23 || offsetMinute > 59) return false
    if (hour <= 23 && minute <= 59 && second < 60) return true
    const direction = sign === '-' ? -1 : 1
    const utcMinute = minute - offsetMinute * direction
    const utcHour = hour - offsetHour * direction - (utcMinute < 0 ? 1 : 0)
    const isLastMinute =
      (utcHour === 23 || utcHour === -1) && (utcMinute === 59 || utcMinute === -1) && second < 61
    return isLastMinute
  },
}

function countDays(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
