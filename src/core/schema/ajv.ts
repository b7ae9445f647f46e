/** One rule that a value broke, as Ajv reports it. */
export interface ValidatorError {
  readonly instancePath: string
  readonly schemaPath?: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A generated validator. `errors` belongs to its latest call. */
export interface Validator<T> {
  (value: unknown): value is T
  errors?: readonly ValidatorError[] | null
}

// What Ajv's standalone code asks of its runtime. Ajv ships these as CommonJS; a generated
// validator imports them from here instead. Tests hold each against Ajv's original.

/** The number of code points in a string, which is what JSON Schema calls its length. */
export function ucs2length(text: string): number {
  let length = text.length
  for (let at = 1; at < text.length; at++) {
    if (isHighSurrogate(text.charCodeAt(at - 1)) && isLowSurrogate(text.charCodeAt(at))) {
      length--
      at++
    }
  }
  return length
}

const isHighSurrogate = (unit: number): boolean => (unit & 0xfc00) === 0xd800
const isLowSurrogate = (unit: number): boolean => (unit & 0xfc00) === 0xdc00

/** The first list with the second added to its end, in place: each error is copied once. */
export function append<T>(all: T[], more: readonly T[]): T[] {
  for (const one of more) all.push(one)
  return all
}

/** Whether two JSON values are equal, whatever the order of their keys. */
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
