import { open } from '../open.ts'
import type { Check, Finding } from '../types.ts'
import { viewsOf } from '../views.ts'

/** A pattern that fails alone leaves the others as they are. */
export const alone: Check = async (built) => {
  const findings: Finding[] = []
  const failing = built.contract.parts.filter(({ states }) => states.has('error'))
  for (const { name } of failing.length > 1 ? failing : []) {
    await open(built, { state: `error:${name}` })
    const seen = await viewsOf(built)
    const others = Object.keys(seen).filter((one) => one !== name && seen[one]?.state === 'error')
    if (others.length === 0) continue
    const message = `At ?state=error:${name} these fail too: ${others.join(', ')}.`
    findings.push({ subject: name, message })
  }
  return findings
}
