import { findSlugs } from '../../content/slugs-in-text.ts'
import { asString } from '../../json/value.ts'
import { createFinding } from '../finding-at.ts'
import { checkLength } from '../length-at.ts'
import type { RecordRule } from '../rule.ts'

/** When to take the pattern, and what to take instead. */
export const alternativeRule: RecordRule<'patterns'> = {
  id: 'P11',
  requirement: 'The pattern says when to use it, and when to use another that it names.',
  severity: 'warn',
  source: 'reference',
  types: ['patterns'],
  check({ slug, authored, data }, { records }) {
    const known = new Set(records.patterns.map((record) => record.slug))
    known.delete(slug)
    const avoid = asString(data.avoid_when)
    const names = avoid === undefined ? [] : findSlugs(avoid, known)
    return [
      ...checkLength(authored, ['use_when'], [1, 160]),
      ...checkLength(authored, ['avoid_when'], [1, 160]),
      ...(avoid === undefined || names.length > 0
        ? []
        : [createFinding(authored, ['avoid_when'], NO_ALTERNATIVE_MESSAGE)]),
    ]
  },
}

const NO_ALTERNATIVE_MESSAGE = {
  message: 'No other pattern of the corpus is named.',
  remedy: 'Name the pattern to use instead by its slug.',
}
