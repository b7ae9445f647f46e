import { openPage } from '../open-page.ts'
import type { Finding, PageCheck } from '../types.ts'

/** Checks that every path has a title, one `h1` in one `main` with its id, and a skip link. */
export const checkRoute: PageCheck = async (built) => {
  const findings: Finding[] = []
  const { paths, main } = built.contract
  for (const path of paths) {
    await openPage(built, { path })
    const facts = await built.page.evaluate(readPage, main)
    const check = (passes: boolean, subject: string, message: string): void => {
      if (!passes) findings.push({ subject: `${path} ${subject}`, message })
    }
    check(facts.title !== '', 'title', 'The document has no title.')
    check(facts.headings === 1, 'h1', `${facts.headings} h1 elements; there must be one, in main.`)
    check(facts.mains === 1, 'main', `${facts.mains} of main#${main}; there must be one.`)
    check(facts.canSkip, 'skip link', `The first link does not skip to #${main}.`)
  }
  return findings
}

/** Counts elements of the document. A second `h1` counts wherever it is. Runs in the page. */
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
