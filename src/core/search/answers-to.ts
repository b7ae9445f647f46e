import type { QueryTerm } from './plan.ts'
import { PREFIX } from './settings.ts'
import type { TermDictionary } from './vocabulary.ts'

/** A term of a vocabulary that answers a wanted one. */
export interface TermMatch {
  /** The number of the term. */
  readonly term: number
  /** How much it counts. */
  readonly weight: number
}

/** The wanted term itself, then the terms that begin with it, then those that resemble it. */
export function matchTerms(wanted: QueryTerm, vocabulary: TermDictionary): TermMatch[] {
  const { terms, findTerm, findByPrefix, findSimilar } = vocabulary
  const answers: TermMatch[] = []
  const add = (term: number, weight: number): void => {
    answers.push({ term, weight: weight * wanted.weight })
  }
  const lengthOf = (term: number): number => (terms[term] as string).length
  const isLonger = (term: number): boolean => (terms[term] as string).startsWith(wanted.term)

  const exact = findTerm(wanted.term)
  if (exact >= 0) add(exact, 1)
  for (const term of wanted.prefix ? findByPrefix(wanted.term) : []) {
    const length = lengthOf(term)
    const missing = PREFIX.missing * (length - wanted.term.length)
    add(term, PREFIX.weight * (length / (length + missing)))
  }
  for (const { term, edits } of wanted.edits > 0 ? findSimilar(wanted.term, wanted.edits) : []) {
    // What begins with the wanted term counts as that alone.
    if (wanted.prefix && isLonger(term)) continue
    add(term, wanted.fuzzyWeight * (lengthOf(term) / (lengthOf(term) + edits)))
  }
  return answers
}
