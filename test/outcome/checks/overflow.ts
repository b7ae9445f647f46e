import { openPage, WIDTHS } from '../open-page.ts'
import { judge } from '../report.ts'
import type { PageCheck } from '../types.ts'

/** Checks that neither the document nor `main` scrolls sideways. */
export const checkOverflow: PageCheck = async (built) => {
  const findings: string[] = []
  for (const width of WIDTHS) {
    await openPage(built, { width })
    const wide = await built.page.evaluate(findOverflow)
    if (wide !== undefined) findings.push(`expected at most ${width}px; found ${wide}`)
  }
  return judge(findings, `no sideways scroll at ${WIDTHS.join(' and ')}px`)
}

/** Describes what makes the page scroll sideways; undefined if nothing does. Runs in the page. */
function findOverflow(): string | undefined {
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
  return `${wide.scrollWidth}px in <${wide.localName}> because of ${name}`
}
