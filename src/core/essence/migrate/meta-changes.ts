import type { Guard } from '../../generated/types/essence.v2.ts'
import { GUARD_DEFAULTS } from '../defaults.ts'
import { type Change, converted, moved } from './change.ts'

/** How a version 2 document becomes the meta of version 3; `archetype` points to its archetype. */
export const metaChanges = (guard: Guard, archetype: string): Change[] => [
  moved(archetype, '/meta/archetype'),
  moved('/target', '/meta/target'),
  moved('/platform', '/meta/platform'),
  moved('/guard/mode', '/meta/guard/mode'),
  dnaEnforcement(guard),
  converted({
    from: '/guard/mode',
    to: '/meta/guard/blueprint_enforcement',
    value: GUARD_DEFAULTS[guard.mode].blueprint,
    note: `What the mode "${guard.mode}" enforces.`,
  }),
]

function dnaEnforcement({ mode, enforce_style }: Guard): Change {
  const to = '/meta/guard/dna_enforcement'
  if (enforce_style === undefined) {
    const note = `What the mode "${mode}" enforces.`
    return converted({ from: '/guard/mode', to, value: GUARD_DEFAULTS[mode].dna, note })
  }
  const value = enforce_style ? 'error' : 'off'
  const note = enforce_style ? 'Style was enforced.' : 'Style was not enforced.'
  return converted({ from: '/guard/enforce_style', to, value, note })
}
