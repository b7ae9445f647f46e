import { openPage } from '../open-page.ts'
import { judge } from '../report.ts'
import type { PageCheck } from '../types.ts'

/** Checks that the path has a title, one `main` with the only `h1`, and throws no error. */
export const checkRoute: PageCheck = async (built) => {
  const errors: string[] = []
  const addError = (error: Error): void => void errors.push(`uncaught error: ${error.message}`)
  built.page.on('pageerror', addError)
  await openPage(built)
  built.page.off('pageerror', addError)
  const facts = await built.page.evaluate(() => ({
    title: document.title.trim(),
    mains: document.querySelectorAll('main, [role=main]').length,
    headings: document.querySelectorAll('h1').length,
    headingsInMain: document.querySelectorAll('main h1').length,
  }))
  const findings = [...errors]
  if (facts.title === '') findings.push('expected a document title; found none')
  if (facts.mains !== 1) findings.push(`expected one main; found ${facts.mains}`)
  if (facts.headings !== 1 || facts.headingsInMain !== 1) {
    findings.push(
      `expected one h1, in main; found ${facts.headings}, ${facts.headingsInMain} of them in main`,
    )
  }
  return judge(findings, `${built.contract.path} has a title, one main and one h1`)
}
