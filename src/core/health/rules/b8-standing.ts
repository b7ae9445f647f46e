import { pointerInto } from '../pointer-into.ts'
import type { RecordRule } from '../rule.ts'

/** A blueprint that is put aside says what to use in its place. */
export const standingBacked: RecordRule<'blueprints'> = {
  id: 'B8',
  asks: 'A hidden blueprint names an alternative that exists and is not hidden.',
  severity: 'error',
  source: 'reference',
  types: ['blueprints'],
  // That "certified" and a passed smoke test go together is asked here once showcases exist.
  check({ authored, data, slug }, { records }) {
    const { visibility, recommended_alternative: name } = data.blueprint_portfolio ?? {}
    if (visibility !== 'hidden') return []
    const other = records.blueprints.find((record) => record.slug === name)
    const isHidden = other?.data.blueprint_portfolio?.visibility === 'hidden' || name === slug
    if (other !== undefined && !isHidden) return []
    return [
      {
        pointer: pointerInto(authored, ['blueprint_portfolio', 'recommended_alternative']),
        message:
          name === undefined
            ? 'The blueprint is hidden and names no alternative.'
            : `The alternative "${name}" ${other ? 'is hidden itself' : 'does not exist'}.`,
        remedy: 'Name a blueprint that lists show.',
      },
    ]
  },
}
