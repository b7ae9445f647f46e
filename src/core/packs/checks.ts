import { getSeverity } from '../essence/diagnostics/severity.ts'
import type { ExecutionPackSuccessCheck } from '../generated/types/execution-pack.common.v1.ts'
import { omitUndefined } from '../given.ts'
import type { Context } from './context.ts'
import type { Said } from './inert.ts'

const INTERACTIONS = /^(key|palette|command|navigation)/
const DNA = /^(access|token|contrast|constraint)/

/** Something that must be true, and of what; without words it is nothing. */
export type Check = readonly [kind: string, label: Said, target?: string]

/** A check by its kind, with how severe it is when it does not hold. */
export interface Stated extends ExecutionPackSuccessCheck {
  target?: string
}

/** The checks that say something. The guard tells how severe they are, layer by layer. */
export const checksOf = ({ essence: { meta } }: Context, checks: readonly Check[]): Stated[] =>
  checks.flatMap(([id, { said: label }, target]) => {
    const layer = DNA.test(id) ? 'dna' : 'blueprint'
    const severity = getSeverity(INTERACTIONS.test(id) ? 'interactions' : layer, meta.guard)
    return label ? omitUndefined({ id, label, severity, target }) : []
  })
