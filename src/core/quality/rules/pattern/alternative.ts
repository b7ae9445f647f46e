import { indexRecords } from '../../../content/corpus.ts'
import { asString } from '../../../kernel/json/value.ts'
import { SLUG_PATTERN } from '../../prose.ts'
import { type ContextRule, checkLength, createFinding, type FindingText } from '../../rule.ts'

/** Requires guidance on when to use the pattern and which one to use instead. */
export const alternativeRule: ContextRule<'patterns'> = {
  id: 'P11',
  requirement: 'The pattern says when to use it, and when to use another pattern, which it names.',
  severity: 'warn',
  source: 'reference',
  scope: 'context',
  types: ['patterns'],
  check({ slug, authored, data }, { records }) {
    const known = new Set(indexRecords(records).patterns.keys())
    known.delete(slug)
    const avoidWhen = asString(data.avoid_when)
    const alternatives = avoidWhen === undefined ? [] : findSlugs(avoidWhen, known)
    return [
      ...checkLength(authored, ['use_when'], [1, 160]),
      ...checkLength(authored, ['avoid_when'], [1, 160]),
      ...(avoidWhen === undefined || alternatives.length > 0
        ? []
        : [createFinding(authored, ['avoid_when'], NO_ALTERNATIVE_MESSAGE)]),
    ]
  },
}

/** Finds the known slugs that a text names, each once and in reading order. */
export const findSlugs = (text: string, known: ReadonlySet<string>): string[] => [
  ...new Set(text.match(SLUG_PATTERN)?.filter((word) => known.has(word))),
]

const NO_ALTERNATIVE_MESSAGE: FindingText = {
  message: 'No other pattern of the corpus is named as an alternative.',
  hint: 'Name the pattern to use instead by its slug.',
}
