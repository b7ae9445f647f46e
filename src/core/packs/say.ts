import { named, type Said, said } from './inert.ts'

/** What a sentence can hold: names of the document, which become code, numbers and safe words. */
export type Sayable = string | number | readonly (string | number)[] | Said | false | undefined

/** No words. */
export const NOTHING: Said = said('')

/**
 * A sentence around values: say`Shell ${id}.` A name becomes code, several become a list; without
 * one of them there is nothing to say.
 */
export function say(words: TemplateStringsArray, ...values: readonly Sayable[]): Said {
  let text = ''
  for (const [at, value] of values.entries()) {
    const told = tell(value)
    if (told === undefined) return NOTHING
    text += words[at] + told
  }
  return said(text + words[values.length])
}

function tell(value: Sayable): string | undefined {
  if (typeof value === 'string') return named(value)
  if (typeof value === 'number') return String(value)
  if (!value) return undefined
  if ('said' in value) return value.said
  return value.length === 0 ? undefined : value.map(tell).join(', ')
}

/** The words that there are, one after the other; undefined when there are none. */
export const joined = (parts: readonly (Said | undefined)[], between = ' '): Said | undefined => {
  const words = parts.flatMap((part) => part?.said || [])
  return words.length === 0 ? undefined : said(words.join(between))
}
