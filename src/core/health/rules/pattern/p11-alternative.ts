import { asString } from '../../../json/value.ts'
import { type ContextRule, checkLength, createFinding } from '../../rule.ts'

/** The known slugs that a sentence names, bare or in backticks, each once and in reading order. */
export const findSlugs = (text: string, known: ReadonlySet<string>): string[] => [
  ...new Set(text.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g)?.filter((word) => known.has(word))),
]

/** When to take the pattern, and what to take instead. */
export const alternativeRule: ContextRule<'patterns'> = {
  id: 'P11',
  requirement: 'The pattern says when to use it, and when to use another that it names.',
  severity: 'warn',
  source: 'reference',
  scope: 'context',
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
