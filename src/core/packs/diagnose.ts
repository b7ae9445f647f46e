import { inDocumentOrder } from '../document-order.ts'
import { DIAGNOSTICS } from '../essence/diagnose.ts'
import type { Facts } from '../essence/diagnostics/facts.ts'
import { severityOf } from '../essence/diagnostics/severity.ts'
import type { Diagnostic } from '../generated/types/execution-pack.common.v1.ts'
import type { Issue } from '../issue.ts'

/** Says whether a pack is about the value at a pointer. */
export type Concerns = (pointer: string) => boolean

/** What is to be known or mended in the part of an essence that packs are made from. */
export function diagnose(facts: Facts, concerns: Concerns): Diagnostic[] {
  const { essence } = facts
  const issues = DIAGNOSTICS.flatMap(({ code, layer, check }): Issue[] => {
    const severity = severityOf(layer, essence.meta.guard)
    return check(facts)
      .filter(({ pointer }) => concerns(pointer))
      .map((finding) => ({ code, severity, ...finding }))
  })
  // The schema leaves a suggestion open, which its generated type cannot say.
  return inDocumentOrder(essence, issues) as unknown as Diagnostic[]
}
