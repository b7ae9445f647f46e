import type { Guard } from '../../generated/types/essence.v4.ts'
import type { Severity } from '../../issue.ts'
import { getInteractionsEnforcement } from '../defaults.ts'
import type { GuardLayer } from './rule.ts'

/** The severity of a layer's issues under a guard; `off` lowers to info and removes nothing. */
export function getSeverity(layer: GuardLayer, guard: Guard): Severity {
  if (layer === 'info') return layer
  const enforcement = guard[`${layer}_enforcement`] ?? getInteractionsEnforcement(guard)
  return enforcement === 'off' ? 'info' : enforcement
}
