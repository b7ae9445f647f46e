import type { ContentRecord } from '../../../content/assemble-content.ts'
import { indexRecords } from '../../../content/corpus.ts'
import { toNearestPointer } from '../../../kernel/json/pointer.ts'
import type { RecordDraft } from '../../finding.ts'
import type { ContextRule } from '../../rule.ts'

/** Requires an alternative to hidden blueprints, and forbids claims of certification. */
export const portfolioStatusRule: ContextRule<'blueprints'> = {
  id: 'B8',
  requirement:
    'A hidden blueprint names a visible alternative, and no blueprint claims to be certified.',
  severity: 'error',
  source: 'reference',
  scope: 'context',
  types: ['blueprints'],
  check(record, { records }) {
    const { authored, data, slug } = record
    const { visibility, recommended_alternative: name } = data.blueprint_portfolio ?? {}
    if (visibility !== 'hidden') return findCertifiedClaims(record)
    const alternative = name === undefined ? undefined : indexRecords(records).blueprints.get(name)
    const isHidden = alternative?.blueprint_portfolio?.visibility === 'hidden' || name === slug
    if (alternative !== undefined && !isHidden) return []
    return [
      {
        pointer: toNearestPointer(authored, ['blueprint_portfolio', 'recommended_alternative']),
        message:
          name === undefined
            ? 'The blueprint is hidden but names no alternative.'
            : `The alternative "${name}" ${alternative ? 'is hidden too' : 'does not exist'}.`,
        hint: 'Name a blueprint that is not hidden.',
      },
    ]
  },
}

/** Only a showcase run certifies a blueprint; authors can only propose it. */
function findCertifiedClaims({ authored, data }: ContentRecord<'blueprints'>): RecordDraft[] {
  const portfolio = data.blueprint_portfolio
  const claims = [
    ...(portfolio?.artifact.status === 'certified' ? [['artifact', 'status']] : []),
    ...(portfolio?.maturity === 'certified-flagship' ? [['maturity']] : []),
  ]
  return claims.map((path) => ({
    pointer: toNearestPointer(authored, ['blueprint_portfolio', ...path]),
    message: 'The blueprint claims to be certified.',
    hint: 'Use "candidate" or "supported-contract"; a successful showcase run certifies the blueprint.',
  }))
}
