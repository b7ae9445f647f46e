import { blend, differs, getContrast } from './colors.ts'
import { hasSize, intersect } from './geometry.ts'
import type { Box, ElementFacts, Rgba, TextBlock, ViewFacts } from './types.ts'

/** Returns an element by its index. Throws for an index that the view does not have. */
export function getElement({ elements }: ViewFacts, index: number): ElementFacts {
  const element = elements[index]
  if (element === undefined) throw new RangeError(`The view has no element ${index}.`)
  return element
}

/** Lists the indexes of an element and its ancestors, the element first. */
export function listAncestors(view: ViewFacts, index: number): number[] {
  const indexes: number[] = []
  for (let at = index; at >= 0; at = getElement(view, at).parent) indexes.push(at)
  return indexes
}

/** True if an element is inside another one, or is that one. */
export const isWithin = (view: ViewFacts, index: number, outer: number): boolean =>
  listAncestors(view, index).includes(outer)

/** Returns the nearest ancestor that fits, the element itself first; -1 if there is none. */
export const findAncestor = (
  view: ViewFacts,
  index: number,
  fits: (element: ElementFacts, index: number) => boolean,
): number => listAncestors(view, index).find((at) => fits(getElement(view, at), at)) ?? -1

/** Lists the children of each element. */
export function listChildren({ elements }: ViewFacts): ReadonlyMap<number, readonly number[]> {
  const children = new Map<number, number[]>()
  for (const [index, { parent }] of elements.entries()) {
    const list = children.get(parent)
    if (list) list.push(index)
    else children.set(parent, [index])
  }
  return children
}

/** Returns the part of an element that people see. */
export const getVisibleBox = ({ box, clip }: ElementFacts): Box => intersect(box, clip)

/** True if people see an element, and it is not only decoration. */
export const isShown = (element: ElementFacts): boolean =>
  !element.isDecorative && hasSize(getVisibleBox(element))

/** Returns the color behind an element; undefined if it is a picture or a gradient. */
export function getBackground(view: ViewFacts, index: number): Rgba | undefined {
  const layers: Rgba[] = []
  for (const at of listAncestors(view, index)) {
    const { style } = getElement(view, at)
    if (style.hasBackgroundImage || style.hasBlending) return undefined
    if (style.opacity < 1 && style.background[3] > 0) return undefined
    layers.push(style.background)
    if (style.background[3] >= 1) break
  }
  return layers.reduceRight<Rgba>((base, layer) => blend(layer, base), view.canvas)
}

/** True if an element has a background, a border or a shadow that sets it apart. */
export function isPainted(view: ViewFacts, index: number): boolean {
  const { style, parent } = getElement(view, index)
  if (style.hasBackgroundImage) return true
  if (style.border.every((width) => width >= 1) && style.borderColor[3] > 0.1) return true
  if (style.shadow !== 'none' && style.background[3] > 0.5) return true
  if (style.background[3] < 0.05) return false
  const own = getBackground(view, index)
  const outer = parent < 0 ? view.canvas : getBackground(view, parent)
  return own === undefined || outer === undefined || differs(own, outer)
}

const HEADING_TAGS = /^h[1-6]$/

export const isHeading = ({ tag, role }: ElementFacts): boolean =>
  HEADING_TAGS.test(tag) || role === 'heading'

const BUTTON_TYPES = /^(submit|button|reset)$/

export const isButton = ({ tag, role, type }: ElementFacts): boolean =>
  tag === 'button' || role === 'button' || (tag === 'input' && BUTTON_TYPES.test(type))

export const isLink = ({ tag, role }: ElementFacts): boolean => tag === 'a' || role === 'link'

/** True for a button, and for a link that is painted like one. */
export function looksLikeButton(view: ViewFacts, index: number): boolean {
  const element = getElement(view, index)
  const { box, style } = element
  if (box.height > 112 || box.height < 20 || box.width > 700) return false
  if (isButton(element)) return isPainted(view, index)
  const [top, side] = style.padding
  return isLink(element) && top >= 3 && side >= 8 && isPainted(view, index)
}

/** True for a button whose background stands out from what is behind it. */
export function isFilledButton(view: ViewFacts, index: number): boolean {
  const element = getElement(view, index)
  if (!looksLikeButton(view, index) || element.isChosen || element.isDisabled) return false
  if (element.label.length < 2 || element.box.width < 48) return false
  const own = getBackground(view, index)
  const outer = element.parent < 0 ? view.canvas : getBackground(view, element.parent)
  return own !== undefined && outer !== undefined && getContrast(own, outer) >= 2.2
}

/** Returns the name of an element in a message: its text in quotation marks. */
export function quote(text: string, maxLength = 48): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return `"${plain.length > maxLength ? `${plain.slice(0, maxLength - 1).trimEnd()}…` : plain}"`
}

/** Returns the whole text of a block. */
export const getText = ({ lines }: TextBlock): string => lines.map(({ text }) => text).join(' ')

/** True if a page is shown as on a phone. */
export const isPhone = ({ view }: ViewFacts): boolean => view.width < 600
