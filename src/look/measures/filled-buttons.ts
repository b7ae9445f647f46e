import { toHex } from '../colors.ts'
import { unite } from '../geometry.ts'
import type { Draft, Measure, ViewFacts } from '../types.ts'
import { findAncestor, getBackground, getElement, isFilledButton, isShown, quote } from '../view.ts'

/** The elements that have one main action each. */
const REGIONS = /^(section|article|form|dialog|header|footer|aside|li|tr|fieldset)$/

/** More than one filled button, with different words, in one region. */
export const filledButtons: Measure = {
  code: 'two-main-actions',
  level: 'warn',
  why: 'Two filled buttons compete, and people cannot tell which one is the next step.',
  fix: 'Fill the main action only; outline the others or show them as links.',
  measure(view) {
    const groups = new Map<string, number[]>()
    for (const [index, element] of view.elements.entries()) {
      if (!isShown(element) || !isFilledButton(view, index) || isInChoice(view, index)) continue
      const region = findAncestor(
        view,
        element.parent,
        ({ tag, role }) => REGIONS.test(tag) || role === 'dialog',
      )
      const key = `${region}`
      groups.set(key, [...(groups.get(key) ?? []), index])
    }
    return [...groups.values()].flatMap((buttons) => compareButtons(view, buttons))
  },
}

/** True for one of several equal buttons in a group, such as the keys of a filter. */
const isInChoice = (view: ViewFacts, index: number): boolean =>
  findAncestor(view, index, ({ role }) =>
    /^(radiogroup|tablist|group|toolbar|listbox|menu|menubar)$/.test(role),
  ) >= 0 || findAncestor(view, index, ({ tag }) => tag === 'nav' || tag === 'table') >= 0

function compareButtons(view: ViewFacts, buttons: readonly number[]): Draft[] {
  const [first, ...others] = buttons
  if (first === undefined) return []
  const { box, label, style } = getElement(view, first)
  const color = getBackground(view, first)
  const rival = others.find((index) => {
    const other = getElement(view, index)
    const background = getBackground(view, index)
    const isSameLook = color && background && toHex(color) === toHex(background)
    const isSameSize =
      Math.abs(other.box.height - box.height) <= 8 && other.style.fontSize === style.fontSize
    const isNear = Math.abs(other.box.y - box.y) < 400
    return other.label !== label && isSameLook && isSameSize && isNear
  })
  if (rival === undefined) return []
  const second = getElement(view, rival)
  const message = `${quote(label, 30)} and ${quote(second.label, 30)} are both filled.`
  return [{ message, element: first, box: unite([box, second.box]) }]
}
