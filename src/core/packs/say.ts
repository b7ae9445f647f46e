import { named, type Said, said } from './inert.ts'

/** What a sentence can hold: names of the document, which become code, numbers and safe words. */
export type Sayable = Told | readonly Told[]

/** One word or name of a sentence. */
export type Told = string | number | Said | false | undefined

/** No words. */
export const NOTHING: Said = said('')

/**
 * A sentence around values: say`Shell ${id}.` A name becomes code, several become a list; without
 * one of them there is nothing to say.
 */
export function say(words: TemplateStringsArray, ...values: readonly Sayable[]): Said {
  const told = values.map(tell)
  if (told.includes(undefined)) return NOTHING
  return said(words.reduce((text, word, at) => text + told[at - 1] + word))
}

/** How a value is told; undefined when there is nothing to tell. */
export function tell(value: Sayable): string | undefined {
  if (typeof value === 'string') return named(value)
  if (typeof value === 'number') return String(value)
  if (!value) return undefined
  return 'said' in value ? value.said : joined(value, ', ')?.said
}

/** The words that there are, one after the other; undefined when there are none. */
export const joined = (parts: readonly Sayable[], between = ' '): Said | undefined => {
  const words = parts.map(tell).filter(Boolean)
  return words.length === 0 ? undefined : said(words.join(between))
}

/** As many as there is room for, and how many there are beside them. */
export const firstOf = (names: readonly Told[], most = 8): Told[] => [
  ...names.slice(0, most),
  say`and ${names.length > most && names.length - most} more`,
]
