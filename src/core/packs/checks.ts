import { getSeverity } from '../essence/diagnostics/rule.ts'
import type { ExecutionPackSuccessCheck } from '../generated/types/execution-pack.common.v1.ts'
import { omitUndefined } from '../json/value.ts'
import type { PackContext } from './context.ts'
import type { SafeMarkdown } from './inert.ts'

const INTERACTION_CHECKS = /^(key|palette|command|navigation)/
const DNA_CHECKS = /^(access|token|contrast|constraint)/

/** Something that must be true, and of what; without words it is nothing. */
export type Check = readonly [kind: string, label: SafeMarkdown, target?: string]

/** A check by its kind, with how severe it is when it does not hold. */
export interface SuccessCheck extends ExecutionPackSuccessCheck {
  target?: string
}

/** The checks that say something. The guard tells how severe they are, layer by layer. */
export const toSuccessChecks = (
  { essence: { meta } }: PackContext,
  checks: readonly Check[],
): SuccessCheck[] =>
  checks.flatMap(([id, { markdown: label }, target]) => {
    const layer = DNA_CHECKS.test(id) ? 'dna' : 'blueprint'
    const severity = getSeverity(INTERACTION_CHECKS.test(id) ? 'interactions' : layer, meta.guard)
    return label ? omitUndefined({ id, label, severity, target }) : []
  })
