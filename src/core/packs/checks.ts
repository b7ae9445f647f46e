import { severityOf } from '../essence/diagnostics/severity.ts'
import type { ExecutionPackSuccessCheck } from '../generated/types/execution-pack.common.v1.ts'
import type { Severity } from '../issue.ts'
import type { Context } from './context.ts'
import type { Said } from './inert.ts'

const INTERACTIONS = /^(key|palette|command|navigation)/
const DNA = /^(access|token|contrast|constraint)/

/** How severe it is when something of a kind does not hold: the guard tells, layer by layer. */
export function severityOfKind({ essence: { meta } }: Context, kind: string): Severity {
  const layer = DNA.test(kind) ? 'dna' : 'blueprint'
  return severityOf(INTERACTIONS.test(kind) ? 'interactions' : layer, meta.guard)
}

/** Something that must be true, and of what; without words it is nothing. */
export type Check = readonly [kind: string, label: Said, target?: string]

/** The checks that say something. */
export const checksOf = (context: Context, checks: readonly Check[]): ExecutionPackSuccessCheck[] =>
  checks.flatMap(([id, { said: label }]) =>
    label ? { id, label, severity: severityOfKind(context, id) } : [],
  )
