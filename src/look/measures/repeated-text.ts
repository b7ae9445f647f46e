import type { Draft, Measure, ViewFacts } from '../types.ts'
import {
  findAncestor,
  getElement,
  getText,
  isButton,
  isHeading,
  isLink,
  isShown,
  quote,
} from '../view.ts'

/** How often a sentence may appear on a page. */
const MAX_TIMES = 2

/** The same heading or sentence several times on a page. */
export const repeatedText: Measure = {
  code: 'repeated',
  level: 'info',
  why: 'Repetition takes room from what people do not know yet, and makes them look for a difference.',
  fix: 'Say it once, where people decide; remove or reword the others.',
  measure(view) {
    const places = new Map<string, number[]>()
    for (const block of view.blocks) {
      if (!isOwnStatement(view, block.element)) continue
      const text = getText(block)
      places.set(text, [...(places.get(text) ?? []), block.element])
    }
    return [...places].flatMap(([text, elements]) => describe(view, text, elements))
  },
}

/** True for text of the content that is not one of many equal items. */
function isOwnStatement(view: ViewFacts, index: number): boolean {
  if (!isShown(getElement(view, index))) return false
  const isControl = findAncestor(view, index, (element) => isButton(element) || isLink(element))
  const isItem = findAncestor(
    view,
    index,
    ({ tag, role }) =>
      /^(li|tr|td|th|nav|header|footer|label|option|dt|dd|svg|pre|article)$/.test(tag) ||
      /^(listitem|row|cell|navigation)$/.test(role),
  )
  return isControl < 0 && isItem < 0
}

function describe(view: ViewFacts, text: string, elements: readonly number[]): Draft[] {
  const [first, second] = elements
  if (first === undefined || second === undefined) return []
  const headings = elements.filter((index) => isHeading(getElement(view, index)))
  const [a, b] = headings
  if (a !== undefined && b !== undefined && text.length >= 4 && !areSiblings(view, a, b)) {
    const message = `The heading ${quote(text)} appears ${headings.length} times.`
    return [{ message, element: b }]
  }
  const isStatement = text.split(' ').length >= 4 && text.length >= 20
  if (!isStatement || elements.length <= MAX_TIMES || areSiblings(view, first, second)) return []
  return [{ message: `${quote(text)} appears ${elements.length} times.`, element: second }]
}

/** True if two texts have the same place in parts of the same kind, such as cards of a list. */
function areSiblings(view: ViewFacts, a: number, b: number): boolean {
  const getPath = (index: number): string[] => {
    const path: string[] = []
    for (let at = index; at >= 0; at = getElement(view, at).parent) {
      const { tag, className } = getElement(view, at)
      path.push(`${tag}.${className}`)
    }
    return path
  }
  const [one, two] = [getPath(a), getPath(b)]
  return one.length === two.length && one.every((step, index) => step === two[index])
}
