import { toPointer } from '../../../kernel/json/pointer.ts'
import { asArray } from '../../../kernel/json/value.ts'
import { nearest } from '../../../kernel/nearest.ts'
import type { ContextRule } from '../../rule.ts'

/** Requires archetypes to provide what features need. */
export const providesRule: ContextRule<'archetypes'> = {
  id: 'A13',
  requirement: 'What an archetype provides is what a feature of the vocabulary needs.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['archetypes'],
  check({ authored: { provides } }, { vocabulary }) {
    const needs = new Set(
      Object.values(vocabulary.features).flatMap((feature) => feature.needs ?? []),
    )
    const known: readonly string[] = [...needs]
    return asArray(provides).flatMap((name, index) => {
      if (known.includes(String(name))) return []
      const [near] = nearest(String(name), known)
      return {
        pointer: toPointer(['provides', index]),
        message: `No feature needs "${String(name)}".`,
        hint: near === undefined ? `Use one of ${known.join(', ')}.` : `Did you mean "${near}"?`,
      }
    })
  },
}
