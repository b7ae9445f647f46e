import type { Guard } from '../../generated/types/essence.v4.ts'
import type { Severity } from '../../issue.ts'
import { interactionsEnforcement } from '../defaults.ts'
import type { Layer } from './rule.ts'

const ENFORCEMENT: Readonly<Record<Exclude<Layer, 'info'>, (guard: Guard) => Severity | 'off'>> = {
  dna: (guard) => guard.dna_enforcement,
  blueprint: (guard) => guard.blueprint_enforcement,
  interactions: interactionsEnforcement,
}

/** The severity of a layer's issues under a guard; `off` lowers to info and removes nothing. */
export function severityOf(layer: Layer, guard: Guard): Severity {
  const enforcement = layer === 'info' ? 'off' : ENFORCEMENT[layer](guard)
  return enforcement === 'off' ? 'info' : enforcement
}
