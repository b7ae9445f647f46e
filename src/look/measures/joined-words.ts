import { right, sharedHeight, unite } from '../geometry.ts'
import type { Draft, Measure, TextRun, ViewFacts } from '../types.ts'
import { findAncestor, getElement, isShown, quote } from '../view.ts'

/** The widest gap that the eye reads as none, as a share of the font size. */
const MAX_GAP = 0.12

/** Two texts that read as one word, because nothing separates them: "Room 1Dr Osei". */
export const joinedWords: Measure = {
  code: 'words-joined',
  level: 'warn',
  why: 'Neither a space nor a gap separates the two texts, so people read a word that is none.',
  fix: 'Put a gap, a space or a separator between them, or give each its own line.',
  measure: (view) =>
    view.runs.flatMap((run, index) => {
      const next = view.runs[index + 1]
      return next ? measurePair(view, run, next) : []
    }),
}

function measurePair(view: ViewFacts, a: TextRun, b: TextRun): Draft[] {
  if (a.element === b.element || !readAsOne(a.text, b.text)) return []
  if (!isProse(view, a.element) || !isProse(view, b.element)) return []
  const sizes = [a, b].map(({ element }) => getElement(view, element).style.fontSize)
  const gap = b.first.x - right(a.last)
  const shared = sharedHeight(a.last, b.first)
  const isSameLine = shared > Math.min(a.last.height, b.first.height) / 2
  if (!isSameLine || gap < -1 || gap > Math.min(...sizes) * MAX_GAP) return []
  const message = `${quote(a.text, 32)} and ${quote(b.text, 32)} read as one word.`
  return [{ message, element: b.element, box: unite([a.last, b.first]) }]
}

/**
 * True if two texts without a gap are certainly not one word: a name or a number starts the second
 * one, and one of them has several words. "10" and "min" or a logo in two colors may be one.
 */
function readAsOne(a: string, b: string): boolean {
  const isName = /[\p{Ll}\d]$/u.test(a) && /^\p{Lu}\p{Ll}/u.test(b)
  const isNumber = /\p{L}{4}$/u.test(a) && /^\d/.test(b)
  const hasWords = /\s/.test(a) || /\s/.test(b) || /\d$/.test(a)
  return (isName && hasWords) || isNumber
}

const EXCEPT = /^(sub|sup|mark|pre|code|kbd|samp|svg|text|math)$/

const isProse = (view: ViewFacts, index: number): boolean =>
  isShown(getElement(view, index)) && findAncestor(view, index, ({ tag }) => EXCEPT.test(tag)) < 0
