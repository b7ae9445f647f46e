import { openPage } from '../open-page.ts'
import type { Finding, PageCheck } from '../types.ts'

/** Every path answers with a title, one `h1` in one `main` of the right id, and a way to skip to it. */
export const checkRoute: PageCheck = async (built) => {
  const findings: Finding[] = []
  const { paths, main } = built.contract
  for (const path of paths) {
    await openPage(built, { path })
    const seen = await built.page.evaluate(readPage, main)
    const say = (isFound: boolean, what: string, message: string): void => {
      if (!isFound) findings.push({ subject: `${path} ${what}`, message })
    }
    say(seen.title !== '', 'title', 'The document has no title.')
    say(seen.headings === 1, 'h1', `${seen.headings} h1 elements; there must be one, in main.`)
    say(seen.mains === 1, 'main', `${seen.mains} of main#${main}; there must be one.`)
    say(seen.canSkip, 'skip link', `The first stop does not lead to #${main}.`)
  }
  return findings
}

/** What stands in the document, counted in the page. A second `h1` counts wherever it is. */
function readPage(main: string) {
  const all = document.querySelectorAll('h1').length
  const inMain = document.querySelectorAll('main h1').length
  const first = document.querySelector('a[href], button, input, select, textarea, [tabindex="0"]')
  const others = document.querySelectorAll(`main:not([id="${main}"])`).length
  return {
    title: document.title.trim(),
    headings: inMain === 1 ? all : inMain,
    mains: others === 0 ? document.querySelectorAll(`main[id="${main}"]`).length : 0,
    canSkip: first?.getAttribute('href') === `#${main}`,
  }
}
