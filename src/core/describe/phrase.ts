/** A piece of a sentence: plain words, something to set as code, or a link. */
export type PhrasePart =
  | string
  | { readonly code: string }
  | { readonly label: string; href: string }

/** A sentence or part of one, as data: a view sets it, a test reads it. */
export type Phrase = readonly PhrasePart[]

/** A JSON value to be set as code. */
export const toCode = (value: unknown): PhrasePart => ({ code: JSON.stringify(value) })

/** Phrases with a separator between each two, and another before the last if there is one. */
export const joinPhrases = (
  phrases: readonly Phrase[],
  separator: string,
  last = separator,
): Phrase =>
  phrases.flatMap((phrase, index) => {
    if (index === 0) return phrase
    return [index === phrases.length - 1 ? last : separator, ...phrase]
  })

/** The words of a phrase as plain text. */
export const phraseToText = (phrase: Phrase): string =>
  phrase
    .map((word) => (typeof word === 'string' ? word : 'code' in word ? word.code : word.label))
    .join('')
