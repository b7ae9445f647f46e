import type { Draft } from '../../internal.ts'
import { openToRead } from '../open-page.ts'
import { judge } from '../result.ts'
import type { PageCheck } from '../types.ts'

/** Checks that the path has a title, one `main` with the only `h1`, no error and no dialog. */
export const checkRoute: PageCheck = async (opened) => {
  const wrong: Draft[] = []
  const addError = ({ message }: Error): void =>
    void wrong.push({ message: `uncaught error: ${message}` })
  opened.page.on('pageerror', addError)
  await openToRead(opened)
  opened.page.off('pageerror', addError)
  for (const dialog of opened.dialogs) {
    wrong.push({ message: `expected no dialog when the page opens; found ${dialog}` })
  }
  const facts = await opened.page.evaluate(() => ({
    title: document.title.trim(),
    mains: document.querySelectorAll('main, [role=main]').length,
    headings: document.querySelectorAll('h1').length,
    headingsInMain: document.querySelectorAll('main h1').length,
  }))
  if (facts.title === '') wrong.push({ message: 'expected a document title; found none' })
  if (facts.mains !== 1) {
    wrong.push({
      message: `expected one main; found ${facts.mains}`,
      selector: 'main, [role=main]',
    })
  }
  if (facts.headings !== 1 || facts.headingsInMain !== 1) {
    const message = `expected one h1, in main; found ${facts.headings}, ${facts.headingsInMain} of them in main`
    wrong.push({ message, ...(facts.headings > 0 && { selector: 'h1' }) })
  }
  return judge({ wrong }, `${opened.expected.path} has a title, one main and one h1`)
}
