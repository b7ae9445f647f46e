import { escapeHtml, escapeHtmlAttribute, VOID_ELEMENTS } from '../core/kernel/html/parse.ts'
import { type Element, isElement, type Node } from '../core/render/element.ts'
import { type MarkupElement, type MarkupSyntax, printMarkup } from './markup.ts'

const HTML: MarkupSyntax = {
  escapeText: escapeHtml,
  printVerbatim: escapeHtml,
  trailingSpace: '',
  selfCloses: (name) => VOID_ELEMENTS.has(name),
  selfClosing: '>',
  ignoresLineBreaks: false,
}

/** Prints elements as formatted HTML that renders the same as without the formatting. */
export const formatHtml = (elements: readonly Element[], indent = 0): string[] =>
  printMarkup(elements.map(toMarkup), HTML, indent)

const toMarkup = ({ name, attributes, children }: Element): MarkupElement => ({
  name,
  attributes: Array.from(attributes, ([key, value]) =>
    value === '' ? key : `${key}="${escapeHtmlAttribute(value)}"`,
  ),
  children: children.map((child: Node) => (isElement(child) ? toMarkup(child) : child)),
})
