import { asArray, isObject } from '../../../kernel/json/value.ts'
import { memoizeByObject } from '../../../kernel/memoize.ts'
import { nearest } from '../../../kernel/nearest.ts'
import type { RecordDraft } from '../../finding.ts'
import { listSlotNames } from '../../preset-terms.ts'
import type { ContextRule, Corpus } from '../../rule.ts'

/** Requires a placement whose values the renderer and the compiler understand. */
export const placementRule: ContextRule<'patterns'> = {
  id: 'P26',
  requirement: 'A placement has true values, and replaces slots that other patterns have.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['patterns'],
  check({ authored: { placement } }, { records }) {
    if (placement === undefined) return []
    if (!isObject(placement)) return [{ pointer: '/placement', ...NOT_AN_OBJECT }]
    return [...findFalseValues(placement), ...findUnknownSlots(placement.replaces, records)]
  },
}

const NOT_AN_OBJECT = {
  message: '"placement" is not an object.',
  hint: 'Write an object such as {"around_heading": true}.',
}

/** The keys that are either true or absent. */
const FLAGS = ['around_heading', 'shows_heading', 'names_product']

const findFalseValues = (placement: object): RecordDraft[] =>
  Object.entries(placement)
    .filter(([key, value]) => FLAGS.includes(key) && value !== true)
    .map(([key]) => ({
      pointer: `/placement/${key}`,
      message: `"${key}" is neither true nor absent.`,
      hint: 'Write true, or remove it.',
    }))

function findUnknownSlots(replaces: unknown, records: Corpus['records']): RecordDraft[] {
  if (replaces !== undefined && !Array.isArray(replaces)) {
    const hint = 'Write the names of slots, such as ["search"].'
    return [{ pointer: '/placement/replaces', message: '"replaces" is not a list.', hint }]
  }
  const known = listAllSlots(records)
  return asArray(replaces).flatMap((slot, index) => {
    if (known.includes(String(slot))) return []
    const [near] = nearest(String(slot), known)
    return {
      pointer: `/placement/replaces/${index}`,
      message: `No pattern has a slot "${String(slot)}".`,
      hint: near === undefined ? 'Name a slot of another pattern.' : `Did you mean "${near}"?`,
    }
  })
}

const listAllSlots = memoizeByObject((records: Corpus['records']): readonly string[] => [
  ...new Set(
    records.patterns.flatMap(({ data }) => Object.values(data.presets).flatMap(listSlotNames)),
  ),
])
