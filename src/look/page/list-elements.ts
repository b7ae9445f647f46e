declare global {
  /** The visible elements of the page, and their indexes. In the page only. */
  var svcElements: {
    readonly list: readonly Element[]
    readonly indexes: Map<Element, number>
    /** Returns the parent that an element is shown in, also in the shadow tree of a component. */
    readonly getParent: (element: Element) => Element | null
  }
}

/**
 * Lists the elements that people can see: not hidden, not moved out of the document, and not reduced
 * to a point for screen readers. Sets `svcElements`, and returns whether a limit left some out. Runs
 * in the page.
 */
export function listElements(maxElements: number): boolean {
  const isTiny = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    const { overflow, clipPath, clip, position } = getComputedStyle(element)
    const isCut = overflow !== 'visible' && (width <= 2 || height <= 2)
    const isClipped = clipPath.startsWith('inset(50%') || clip === 'rect(0px, 0px, 0px, 0px)'
    return isCut || isClipped || (position === 'absolute' && width <= 1 && height <= 1)
  }
  const isOutside = (element: Element): boolean => {
    const { left, right, bottom, width, height } = element.getBoundingClientRect()
    if (width === 0 && height === 0) return false
    const end = Math.max(document.documentElement.scrollWidth, innerWidth)
    return right + scrollX <= 0 || bottom + scrollY <= 0 || left + scrollX >= end
  }
  const getChildren = (element: Element): Iterable<Element> => {
    if (element.shadowRoot) return element.shadowRoot.children
    const assigned = element instanceof HTMLSlotElement ? element.assignedElements() : []
    return assigned.length > 0 ? assigned : element.children
  }
  const getParent = (element: Element): Element | null => {
    const root = element.getRootNode()
    const host = root instanceof ShadowRoot ? root.host : null
    return element.assignedSlot ?? element.parentElement ?? host
  }
  const list: Element[] = []
  let isPartial = false
  const visit = (element: Element): void => {
    if (list.length >= maxElements) {
      isPartial = true
      return
    }
    const { display, opacity } = getComputedStyle(element)
    if (display === 'none' || Number(opacity) < 0.02) return
    if (display !== 'contents') {
      if (isTiny(element) || isOutside(element)) return
      const isShown = element.checkVisibility({ visibilityProperty: true })
      // The list has the parts of a picture as well, whose lines say nothing.
      const isShape = element instanceof SVGElement && !/^(svg|text)$/.test(element.localName)
      if (isShown && !isShape) list.push(element)
    }
    for (const child of getChildren(element)) visit(child)
  }
  if (document.body) visit(document.body)
  const indexes = new Map(list.map((item, index) => [item, index]))
  globalThis.svcElements = { list, indexes, getParent }
  return isPartial
}
