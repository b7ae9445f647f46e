import type { Draft, ElementFacts, Measure, TextBlock, ViewFacts } from '../types.ts'
import {
  findAncestor,
  getElement,
  getText,
  isHeading,
  isLink,
  isPainted,
  looksLikeButton,
  quote,
} from '../view.ts'

/** The most words of a text that should stay on one line. */
const MAX_WORDS = 4

/** A badge, button or table head whose few words take several lines. */
export const wrappedControl: Measure = {
  code: 'label-wraps',
  level: 'warn',
  why: 'Short labels are read at a glance only on one line, and the broken one changes its row.',
  fix: 'Give it room, shorten the words, or set `white-space: nowrap`.',
  measure: (view) => view.blocks.flatMap((block) => measureBlock(view, block)),
}

function measureBlock(view: ViewFacts, block: TextBlock): Draft[] {
  const { element, lines, isGraphic } = block
  const facts = getElement(view, element)
  const words = lines.reduce((sum, line) => sum + line.words, 0)
  if (isGraphic || facts.isDecorative || lines.length < 2 || words > MAX_WORDS) return []
  const kind = getKind(view, element, facts)
  if (kind === undefined) return []
  const message = `The ${kind} ${quote(getText(block))} takes ${lines.length} lines.`
  return [{ message, element, key: `label-wraps ${kind} ${getText(block)}` }]
}

function getKind(view: ViewFacts, index: number, facts: ElementFacts): string | undefined {
  const head = findAncestor(view, index, ({ tag, role }) => tag === 'th' || role === 'columnheader')
  if (head >= 0 && getElement(view, head).box.width < 260) return 'table head'
  const button = findAncestor(view, index, (_, at) => looksLikeButton(view, at))
  // A heading that opens what is below it may take two lines.
  if (button >= 0)
    return isOnlyText(view, button) && findAncestor(view, index, isHeading) < 0
      ? 'button'
      : undefined
  const navigation = findAncestor(view, index, ({ tag }) => tag === 'nav')
  const link = findAncestor(view, index, isLink)
  if (navigation >= 0 && link >= 0 && facts.box.height < 64) return 'navigation link'
  return isBadge(view, index, facts) ? 'badge' : undefined
}

/** True if a button has one text, and not a title with details as a card has. */
const isOnlyText = (view: ViewFacts, button: number): boolean =>
  view.blocks.filter(({ element }) => findAncestor(view, element, (_, at) => at === button) >= 0)
    .length === 1

const isBadge = (view: ViewFacts, index: number, { style, box }: ElementFacts): boolean =>
  /inline/.test(style.display) &&
  style.fontSize <= 15 &&
  style.radius >= 2 &&
  box.width < 200 &&
  style.padding[1] >= 3 &&
  isPainted(view, index)
