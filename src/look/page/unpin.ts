declare global {
  /** Puts the bars of the page back where they were. In the page only. */
  var svcPin: (() => void) | undefined
}

/**
 * Scrolls to the start, and moves the bars that stay at the lower edge of the screen to the end of
 * the page, because the picture of a tall page would show them in its middle. Returns how many bars
 * were moved. Runs in the page.
 */
export function unpin(): number {
  globalThis.svcPin?.()
  // A step may have scrolled, and a bar at the upper edge would be where the screen is.
  scrollTo({ top: 0, behavior: 'instant' })
  const root = document.documentElement
  const rest = root.scrollHeight - innerHeight
  if (rest <= 0) return 0
  const isInScroller = (element: Element): boolean => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      if (outer === document.body || outer === root) return false
      if (getComputedStyle(outer).overflowY !== 'visible') return true
    }
    return false
  }
  const moved: [HTMLElement, string | null][] = []
  const change = (element: HTMLElement, styles: Readonly<Record<string, string>>): void => {
    moved.push([element, element.getAttribute('style')])
    for (const [name, value] of Object.entries(styles))
      element.style.setProperty(name, value, 'important')
    element.setAttribute('data-svc-pinned', '')
  }
  const listAll = (scope: Element | ShadowRoot): HTMLElement[] =>
    [...scope.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? listAll(element.shadowRoot) : []),
    ])
  for (const element of listAll(document.body)) {
    const { position, translate } = getComputedStyle(element)
    if (position !== 'fixed' && position !== 'sticky') continue
    const { top, bottom, height } = element.getBoundingClientRect()
    const isLowBar = top > innerHeight / 2 && bottom <= innerHeight + 1 && height > 0
    if (!isLowBar || (position === 'sticky' && isInScroller(element))) continue
    if (position === 'sticky') change(element, { position: 'relative', inset: 'auto' })
    else if (translate === 'none') change(element, { translate: `0 ${rest}px`, transition: 'none' })
  }
  globalThis.svcPin = () => {
    for (const [element, style] of moved) {
      element.removeAttribute('data-svc-pinned')
      if (style === null) element.removeAttribute('style')
      else element.setAttribute('style', style)
    }
    globalThis.svcPin = undefined
  }
  return moved.length
}
