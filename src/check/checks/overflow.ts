import type { Draft } from '../../internal.ts'
import { openPage, WIDTHS } from '../open-page.ts'
import { judge } from '../result.ts'
import type { PageCheck } from '../types.ts'

/** Checks that neither the document nor `main` scrolls sideways. */
export const checkOverflow: PageCheck = async (opened) => {
  const wrong: Draft[] = []
  for (const width of WIDTHS) {
    await openPage(opened, { width })
    const wide = await opened.page.evaluate(findOverflow)
    if (wide === undefined) continue
    const { text, selector } = wide
    wrong.push({ message: `expected at most ${width}px; found ${text}`, selector })
  }
  return judge({ wrong }, `no sideways scroll at ${WIDTHS.join(' and ')}px`)
}

/** Describes what makes the page scroll sideways; undefined if nothing does. Runs in the page. */
function findOverflow(): { text: string; selector: string } | undefined {
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
  const text = `${wide.scrollWidth}px in <${wide.localName}> because of ${name}`
  return { text, selector: svcSelector(culprit ?? wide) }
}
