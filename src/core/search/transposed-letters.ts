/**
 * Lists the known terms that two swapped letters turn a term into. MiniSearch counts a swap as two
 * edits, so it finds swaps only in long words.
 */
export const listTransposedTerms = (term: string, has: (term: string) => boolean): string[] =>
  Array.from({ length: term.length - 1 }, (_, index) => swapLetters(term, index)).filter(has)

const swapLetters = (term: string, index: number): string =>
  `${term.slice(0, index)}${term[index + 1]}${term[index]}${term.slice(index + 2)}`
