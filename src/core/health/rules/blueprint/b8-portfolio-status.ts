import type { ContentRecord } from '../../../content/assemble-content.ts'
import { toNearestPointer } from '../../../json/pointer.ts'
import type { ContextRule, Finding } from '../../rule.ts'

/** A blueprint that is put aside says what to use in its place, and none calls itself proven. */
export const portfolioStatusRule: ContextRule<'blueprints'> = {
  id: 'B8',
  requirement:
    'A hidden blueprint names an alternative that is shown; none calls itself certified.',
  severity: 'error',
  source: 'reference',
  scope: 'context',
  types: ['blueprints'],
  check(record, { records }) {
    const { authored, data, slug } = record
    const { visibility, recommended_alternative: name } = data.blueprint_portfolio ?? {}
    if (visibility !== 'hidden') return findCertifiedClaims(record)
    const other = records.blueprints.find((record) => record.slug === name)
    const isHidden = other?.data.blueprint_portfolio?.visibility === 'hidden' || name === slug
    if (other !== undefined && !isHidden) return []
    return [
      {
        pointer: toNearestPointer(authored, ['blueprint_portfolio', 'recommended_alternative']),
        message:
          name === undefined
            ? 'The blueprint is hidden and names no alternative.'
            : `The alternative "${name}" ${other ? 'is hidden itself' : 'does not exist'}.`,
        remedy: 'Name a blueprint that lists show.',
      },
    ]
  },
}

/** Certified is what a run of the showcase makes of a blueprint; authors plan or propose it. */
function findCertifiedClaims({ authored, data }: ContentRecord<'blueprints'>): Finding[] {
  const portfolio = data.blueprint_portfolio
  const claims = [
    ...(portfolio?.artifact.status === 'certified' ? [['artifact', 'status']] : []),
    ...(portfolio?.maturity === 'certified-flagship' ? [['maturity']] : []),
  ]
  return claims.map((way) => ({
    pointer: toNearestPointer(authored, ['blueprint_portfolio', ...way]),
    message: 'The blueprint calls itself certified.',
    remedy: 'Write "candidate" or "supported-contract": a passed showcase run certifies it.',
  }))
}
