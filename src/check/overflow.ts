/** Describes what makes the page scroll sideways; undefined if nothing does. Runs in the page. */
export function findOverflow(limit: number): { message: string; selector: string } | undefined {
  const scrollers = [document.documentElement, document.body, ...document.querySelectorAll('main')]
  const wide = scrollers.find(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
  if (wide === undefined) return undefined
  const edge = wide.getBoundingClientRect().left + wide.clientWidth
  const isClipped = (element: Element): boolean => {
    for (
      let parent = element.parentElement;
      parent && parent !== wide;
      parent = parent.parentElement
    )
      if (getComputedStyle(parent).overflowX !== 'visible') return true
    return false
  }
  const culprit = [...wide.querySelectorAll('*')].findLast(
    (element) => element.getBoundingClientRect().right > edge + 1 && !isClipped(element),
  )
  const part = culprit?.closest('[id]')?.id
  const name = culprit ? `<${culprit.localName}>${part ? ` in #${part}` : ''}` : 'its content'
  const message = `expected at most ${limit}px; found ${wide.scrollWidth}px in <${wide.localName}> because of ${name}`
  return { message, selector: svcSelector(culprit ?? wide) }
}
