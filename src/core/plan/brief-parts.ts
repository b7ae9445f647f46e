import { createUniqueIds } from '../essence/ids.ts'
import { toNameId } from './brief-names.ts'

/** A part of a page that a brief separates from the others. */
export interface BriefPart {
  readonly name: string
  readonly text: string
}

/** A list that is longer is a list of things and not of parts. */
const MAX_PARTS = 8

/** The end of the sentence with the list; an abbreviation such as `e.g.` does not end it. */
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|z\.\s?B|etc|bzw))\.(?=\s+\p{Lu}|\s*$)/u

/**
 * Lists the parts that the words about a page separate with semicolons; none if there is no
 * semicolon. `reserved` are names that mean something else, such as patterns and the page itself.
 */
export function findBriefParts(text: string, reserved: readonly string[]): BriefPart[] {
  const sentence = text.split(SENTENCE_END).find((part) => part.includes(';')) ?? ''
  const pieces = sentence
    .split(';')
    .map((piece) => piece.trim().replace(/^(?:and|und)\s+/i, ''))
    .filter((piece) => /\p{L}/u.test(piece))
  if (pieces.length < 2 || pieces.length > MAX_PARTS) return []
  const names = pieces.map((piece) => {
    const name = toNameId(piece.split(/[,:(]|\s(?:and|und)\s/)[0] ?? '') ?? ''
    return reserved.includes(name) ? `${name}-part` : name
  })
  const ids = createUniqueIds(names, 'part')
  return pieces.map((piece, index) => ({ name: ids[index] ?? '', text: piece }))
}
