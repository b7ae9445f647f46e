import type { SectionDraft } from '../../../essence/compose/section-drafts.ts'
import { toNearestPointer } from '../../../kernel/json/pointer.ts'
import { isPublicSite, listBlueprintParts } from '../../record-parts.ts'
import type { ContextRule } from '../../rule.ts'

/** Requires a minimum number of patterns per product. */
export const patternCountRule: ContextRule<'blueprints'> = {
  id: 'B9',
  requirement:
    'The pages of a blueprint use at least 8 patterns, those of a public site at least 5.',
  severity: 'warn',
  source: 'coverage',
  scope: 'context',
  types: ['blueprints'],
  check({ authored, data }, corpus) {
    const parts = listBlueprintParts(data, corpus)
    const min = isPublicSite(parts) ? 5 : 8
    const { size } = new Set(parts.flatMap(listPatterns))
    if (size >= min) return []
    return [
      {
        pointer: toNearestPointer(authored, ['compose']),
        message: `The pages use ${size} patterns, fewer than ${min}.`,
        hint: 'Compose more archetypes that a real product of this kind has.',
      },
    ]
  },
}

const listPatterns = ({ pages }: SectionDraft): string[] =>
  pages
    .flatMap(({ layout }) => layout)
    .flatMap((item) => (typeof item === 'object' && 'cols' in item ? item.cols : [item]))
    .map((reference) => (typeof reference === 'string' ? reference : reference.pattern))
