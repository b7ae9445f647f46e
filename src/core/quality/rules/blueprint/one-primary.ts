import { toNearestPointer } from '../../../kernel/json/pointer.ts'
import { hasPartWithRole, listBlueprintParts } from '../../record-parts.ts'
import type { ContextRule } from '../../rule.ts'

/** Requires exactly one primary section. */
export const onePrimaryRule: ContextRule<'blueprints'> = {
  id: 'B2',
  requirement:
    'A blueprint has exactly one primary section; a public site without a gateway may have none.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['blueprints'],
  check({ authored, data }, corpus) {
    const parts = listBlueprintParts(data, corpus)
    const [first, ...more] = parts.filter(({ role }) => role === 'primary')
    if (first === undefined && hasPartWithRole(parts, 'gateway')) {
      const pointer = toNearestPointer(authored, ['compose'])
      const message = 'The blueprint has a gateway but no primary section.'
      return [{ pointer, message, hint: 'Compose an archetype with the role "primary".' }]
    }
    return more.map(({ slug, pointTo }) => ({
      pointer: pointTo([]),
      message: `"${slug}" and "${first?.slug}" are both primary.`,
      hint: 'Compose it with the role "auxiliary" and a prefix.',
    }))
  },
}
