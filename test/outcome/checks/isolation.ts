import { openPage } from '../open-page.ts'
import { readViews } from '../pattern-views.ts'
import type { Finding, PageCheck } from '../types.ts'

/** Checks that the failure of a pattern does not affect the others. */
export const checkIsolation: PageCheck = async (built) => {
  const findings: Finding[] = []
  const failing = built.contract.parts.filter(({ states }) => states.has('error'))
  for (const { name } of failing.length > 1 ? failing : []) {
    await openPage(built, { state: `error:${name}` })
    const views = await readViews(built)
    const others = Object.keys(views).filter(
      (other) => other !== name && views[other]?.state === 'error',
    )
    if (others.length === 0) continue
    const message = `At ?state=error:${name} these fail too: ${others.join(', ')}.`
    findings.push({ subject: name, message })
  }
  return findings
}
