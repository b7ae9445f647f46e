import { indexRecords } from '../../../content/corpus.ts'
import { asArray, getOwn } from '../../../kernel/json/value.ts'
import { type ContextRule, type Corpus, createFinding, type FindingText } from '../../rule.ts'

/** Forbids circular embedding and limits decorative interactions. */
export const embeddingRule: ContextRule<'patterns'> = {
  id: 'P16',
  requirement:
    'No pattern embeds itself, even indirectly, and at most two interactions are decorative.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['patterns'],
  check({ slug, authored, data }, corpus) {
    const decorative = (data.interactions ?? []).filter((name) => DECORATIVE_INTERACTIONS.has(name))
    return [
      ...listEmbedded(slug, corpus).flatMap((embedded, index) =>
        embedsPattern(embedded, slug, corpus)
          ? [createFinding(authored, ['uses', index], circularMessage(embedded))]
          : [],
      ),
      ...(decorative.length > MAX_DECORATIVE
        ? [createFinding(authored, ['interactions'], tooManyMessage(decorative))]
        : []),
    ]
  },
}

const MAX_DECORATIVE = 2

/** Interactions that convey no information. */
const DECORATIVE_INTERACTIONS: ReadonlySet<string> = new Set([
  'animate-on-mount',
  'stagger-children',
  'float-idle',
  'glow-hover',
  'lift-hover',
  'scale-hover',
  'ripple-click',
  'scroll-reveal',
])

const listEmbedded = (slug: string, { records }: Corpus): string[] =>
  asArray(getOwn(indexRecords(records).patterns.get(slug), 'uses')).map(String)

/** True if a pattern is the target or embeds it, directly or through others. */
function embedsPattern(start: string, target: string, corpus: Corpus): boolean {
  // Iterating over a set includes the members that are added during the iteration.
  const reached = new Set([start])
  for (const slug of reached) {
    if (slug === target) return true
    for (const embedded of listEmbedded(slug, corpus)) reached.add(embedded)
  }
  return false
}

const circularMessage = (embedded: string): FindingText => ({
  message: `"${embedded}" embeds this pattern again.`,
  hint: 'Embed patterns in one direction only.',
})

const tooManyMessage = (decorative: readonly string[]): FindingText => ({
  message: `There are ${decorative.length} decorative interactions: ${decorative.join(', ')}.`,
  hint: `Keep at most ${MAX_DECORATIVE}.`,
})
