import { unique } from '../../kernel/lists.ts'
import { nearest } from '../../kernel/nearest.ts'
import { quote } from '../../kernel/text.ts'
import { NONE, UNIT_SYSTEMS } from './label-vocabulary.ts'

/** A value that breaks the grammar of its label: what is wrong, and what was probably meant. */
export interface ValueProblem {
  readonly problem: string
  readonly suggestion?: string | undefined
}

/** The result of reading a value. */
export type Parsed<T> = { readonly value: T } | ValueProblem

/** The parts of a page, which some values name. */
export type PartNames = ReadonlySet<string>

/** Reads and writes the value of a label. */
export interface ValueCodec<T> {
  parse(text: string, parts: PartNames): Parsed<T>
  format(value: T): string
}

/** Any text. */
export const TEXT: ValueCodec<string> = {
  parse: (text) => ({ value: text }),
  format: (text) => text,
}

/** Removes the period that ends a value like a sentence. */
const trimPeriod = (text: string): string => text.replace(/\s*\.$/, '')

const splitList = (text: string): string[] =>
  trimPeriod(text)
    .split(',')
    .map((item) => item.trim())

const unknownName = (what: string, name: string, names: Iterable<string>): ValueProblem => ({
  problem: `no ${what} ${quote(name)}`,
  suggestion: nearest(name, [...names])[0],
})

/** One of a few names. */
export const choice = <T extends string>(what: string, names: readonly T[]): ValueCodec<T> => ({
  parse: (text) => {
    const name = trimPeriod(text)
    const value = names.find((item) => item === name)
    return value === undefined ? unknownName(what, name, names) : { value }
  },
  format: (name) => name,
})

/** A list of some names, each once, or `none`. */
export const choices = <T extends string>(
  what: string,
  names: readonly T[],
): ValueCodec<readonly T[]> => ({
  parse: (text) => {
    const items = splitList(text)
    if (items.join() === NONE) return { value: [] }
    const unknown = items.find((item) => !names.includes(item as T))
    if (unknown !== undefined) return unknownName(what, unknown, names)
    return { value: names.filter((name) => items.includes(name)) }
  },
  format: (items) => formatList(items),
})

/** Ids of records, separated by commas, or `none`. */
export const IDS_CODEC: ValueCodec<readonly string[]> = {
  parse: (text) => {
    const items = splitList(text)
    if (items.join() === NONE) return { value: [] }
    const wrong = items.find((item) => !ID.test(item))
    return wrong === undefined ? { value: unique(items) } : { problem: `no id ${quote(wrong)}` }
  },
  format: (items) => formatList(items),
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

const formatList = (items: readonly string[]): string => items.join(', ') || NONE

/** `yes` or `no`. */
export const YES_NO: ValueCodec<boolean> = {
  parse: (text) => {
    const answer = trimPeriod(text)
    if (answer !== 'yes' && answer !== 'no') return unknownName('answer', answer, ['yes', 'no'])
    return { value: answer === 'yes' }
  },
  format: (value) => (value ? 'yes' : 'no'),
}

/** A job that people do on a page. */
export interface BriefJob {
  /** The job in words, such as `Create a request`. */
  readonly label: string
  /** The name of its button or link, if it is another than the label. */
  readonly control?: string | undefined
  /** The key that does it. */
  readonly key?: string | undefined
}

const JOB = /^(.*?)(?: as "([^"]+)")?(?: \(`([^`]+)`\))?$/s

/** The period after the name of a button or a key; any other belongs to the words. */
const JOB_END = /(?<=["`]\)?)\.$/

/** A job: its words, the name of its button, and its key. */
export const JOB_CODEC: ValueCodec<BriefJob> = {
  parse: (text) => {
    const [, label = '', control, key] = JOB.exec(text.replace(JOB_END, '')) ?? []
    if (label === '') return { problem: 'no action before the name of the button or the key' }
    return { value: { label, ...(control && { control }), ...(key && { key }) } }
  },
  format: ({ label, control, key }) =>
    `${label}${control ? ` as "${control}"` : ''}${key ? ` (\`${key}\`)` : ''}`,
}

/** Returns the job that a text describes; undefined if it has no words. */
export function parseJob(text: string): BriefJob | undefined {
  const parsed = JOB_CODEC.parse(text, new Set())
  return 'value' in parsed ? parsed.value : undefined
}

/** Jobs, separated by semicolons. */
export const JOBS_CODEC: ValueCodec<readonly BriefJob[]> = {
  parse: (text, parts) => {
    const value: BriefJob[] = []
    for (const item of text.split(';').map((job) => job.trim())) {
      const parsed = item === '' ? undefined : JOB_CODEC.parse(item, parts)
      if (parsed && 'problem' in parsed) return parsed
      if (parsed) value.push(parsed.value)
    }
    return value.length > 0 ? { value } : { problem: 'no action' }
  },
  format: (jobs) => jobs.map((job) => JOB_CODEC.format(job)).join('; '),
}

/** A part of a page and other parts: those that follow it, or those that it follows. */
export interface PartLink {
  readonly part: string
  readonly others: readonly string[]
}

/** A part, an arrow, and other parts or `none`. */
export const partLink = (arrow: '->' | '<-'): ValueCodec<PartLink> => ({
  parse: (text, parts) => {
    const [part = '', list, ...rest] = text
      .replaceAll(arrow === '->' ? '→' : '←', arrow)
      .split(arrow)
      .map((item) => item.trim().replace(/^#(?=\S)/, ''))
    if (list === undefined || rest.length > 0) return { problem: `no single ${quote(arrow)}` }
    const items = splitList(list).map((name) => name.replace(/^#(?=\S)/, ''))
    const others = items.join() === NONE ? [] : items
    const unknown = [part, ...others].find((name) => !parts.has(name))
    if (unknown !== undefined) return unknownName('part', unknown, parts)
    if (others.includes(part)) return { problem: `${quote(part)} on both sides` }
    return { value: { part, others } }
  },
  format: ({ part, others }) => `${part} ${arrow} ${formatList(others)}`,
})

/** The language of an app, its currency and its units. */
export interface AppLocale {
  /** A language tag, such as `en-GB`. */
  readonly language: string
  /** A currency code, such as `GBP`. */
  readonly currency?: string | undefined
  readonly units?: (typeof UNIT_SYSTEMS)[number] | undefined
}

const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/
const CURRENCY = /^[A-Z]{3}$/

/** A language tag, then a currency code and a system of units, if the app has them. */
export const LOCALE_CODEC: ValueCodec<AppLocale> = {
  parse: (text) => {
    const [language = '', ...rest] = splitList(text)
    if (!LANGUAGE.test(language)) return { problem: `no language tag ${quote(language)}` }
    const currency = rest.find((item) => CURRENCY.test(item))
    const units = UNIT_SYSTEMS.find((item) => rest.includes(item))
    const unknown = rest.find((item) => item !== currency && item !== units)
    if (unknown !== undefined)
      return unknownName('currency code or system of units', unknown, UNIT_SYSTEMS)
    if (new Set(rest).size < rest.length) return { problem: `one value of ${quote(text)} twice` }
    return { value: { language, ...(currency && { currency }), ...(units && { units }) } }
  },
  format: ({ language, currency, units }) =>
    [language, currency, units].filter((item) => item !== undefined).join(', '),
}
