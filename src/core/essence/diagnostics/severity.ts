import type { Guard } from '../../generated/types/essence.v4.ts'
import type { Severity } from '../../issue.ts'
import type { Layer } from './rule.ts'

type Enforcement = NonNullable<Guard['interactions_enforcement']>

const BY_MODE: Readonly<Record<Guard['mode'], Enforcement>> = {
  creative: 'off',
  guided: 'warn',
  strict: 'error',
}

const ENFORCEMENT: Readonly<Record<Exclude<Layer, 'info'>, (guard: Guard) => Enforcement>> = {
  dna: (guard) => guard.dna_enforcement,
  blueprint: (guard) => guard.blueprint_enforcement,
  interactions: interactionsEnforcement,
}

/** How firmly navigation, hotkeys and palette bind: as written, else by the guard's mode. */
export function interactionsEnforcement(guard: Guard): Enforcement {
  return guard.interactions_enforcement ?? BY_MODE[guard.mode]
}

/** The severity of a layer's issues under a guard; `off` lowers to info and removes nothing. */
export function severityOf(layer: Layer, guard: Guard): Severity {
  const enforcement = layer === 'info' ? 'off' : ENFORCEMENT[layer](guard)
  return enforcement === 'off' ? 'info' : enforcement
}
