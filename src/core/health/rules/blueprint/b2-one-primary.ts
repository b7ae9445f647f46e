import { toNearestPointer } from '../../../json/pointer.ts'
import { hasPartWithRole, listBlueprintParts } from '../../record-parts.ts'
import type { ContextRule } from '../../rule.ts'

/** A product has one centre. */
export const onePrimaryRule: ContextRule<'blueprints'> = {
  id: 'B2',
  requirement:
    'A blueprint has exactly one primary section; a public site without gateway may have none.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['blueprints'],
  check({ authored, data }, corpus) {
    const parts = listBlueprintParts(data, corpus)
    const [first, ...more] = parts.filter(({ role }) => role === 'primary')
    if (first === undefined && hasPartWithRole(parts, 'gateway')) {
      const pointer = toNearestPointer(authored, ['compose'])
      const message = 'People sign in, but there is no primary section for them.'
      return [{ pointer, message, remedy: 'Compose the archetype that the product is about.' }]
    }
    return more.map(({ slug, pointTo }) => ({
      pointer: pointTo([]),
      message: `"${slug}" is primary, and so is "${first?.slug}".`,
      remedy: 'Compose it with the role "auxiliary" and a prefix.',
    }))
  },
}
