import type { Guard } from '../../generated/types/essence.v2.ts'
import { GUARD_DEFAULTS } from '../defaults.ts'
import { type Change, createConversion, createMove } from './change.ts'

/** How a version 2 document becomes the meta of version 3; `archetype` points to its archetype. */
export const metaChanges = (guard: Guard, archetype: string): Change[] => [
  createMove(archetype, '/meta/archetype'),
  createMove('/target', '/meta/target'),
  createMove('/platform', '/meta/platform'),
  createMove('/guard/mode', '/meta/guard/mode'),
  dnaEnforcementChange(guard),
  createConversion({
    from: '/guard/mode',
    to: '/meta/guard/blueprint_enforcement',
    value: GUARD_DEFAULTS[guard.mode].blueprint,
    note: `What the mode "${guard.mode}" enforces.`,
  }),
]

function dnaEnforcementChange({ mode, enforce_style }: Guard): Change {
  const to = '/meta/guard/dna_enforcement'
  if (enforce_style === undefined) {
    const note = `What the mode "${mode}" enforces.`
    return createConversion({ from: '/guard/mode', to, value: GUARD_DEFAULTS[mode].dna, note })
  }
  const value = enforce_style ? 'error' : 'off'
  const note = enforce_style ? 'Style was enforced.' : 'Style was not enforced.'
  return createConversion({ from: '/guard/enforce_style', to, value, note })
}
