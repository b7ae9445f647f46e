/**
 * True if a dialog covers the page, so that people see the screen and nothing below it. Scrolls to the
 * start then. Runs in the page.
 */
export function hasModal(): boolean {
  const isOnScreen = (element: Element): boolean => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return isInside && width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true })
  }
  const isBackdrop = (element: Element | null): boolean => {
    if (element === null) return false
    const { position, backgroundColor, backdropFilter } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const alpha = /rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor)
    const isSheer = alpha !== null && Number(alpha[1] ?? alpha[2]) > 0
    const covers = width >= innerWidth - 1 && height >= innerHeight - 1
    return position === 'fixed' && covers && (isSheer || backdropFilter !== 'none')
  }
  const dialogs = [...document.querySelectorAll('dialog:modal, [aria-modal=true]')]
  // A sheet at the lower edge covers the lower corners of its backdrop.
  const corners = [
    [2, 2],
    [innerWidth - 2, 2],
  ] as const
  const isOpen =
    dialogs.some(isOnScreen) ||
    corners.every(([x, y]) => isBackdrop(document.elementFromPoint(x, y)))
  if (isOpen) scrollTo({ top: 0, behavior: 'instant' })
  return isOpen
}
