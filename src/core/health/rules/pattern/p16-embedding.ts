import { asArray, getOwn } from '../../../json/value.ts'
import { type ContextRule, type Corpus, createFinding } from '../../rule.ts'

/** A pattern is not part of itself, and does little for show. */
export const embeddingRule: ContextRule<'patterns'> = {
  id: 'P16',
  requirement:
    'No pattern embeds itself, not even through others, and at most two interactions decorate.',
  severity: 'error',
  source: 'content',
  scope: 'context',
  types: ['patterns'],
  check({ slug, authored, data }, corpus) {
    const shown = (data.interactions ?? []).filter((name) => DECORATIVE_INTERACTIONS.has(name))
    return [
      ...listEmbedded(slug, corpus).flatMap((used, at) =>
        canReach(used, slug, corpus)
          ? [createFinding(authored, ['uses', at], circularMessage(used))]
          : [],
      ),
      ...(shown.length > MAX_DECORATIVE
        ? [createFinding(authored, ['interactions'], tooManyMessage(shown))]
        : []),
    ]
  },
}

const MAX_DECORATIVE = 2

/** Interactions that show nothing which is not known without them. */
const DECORATIVE_INTERACTIONS: ReadonlySet<string> = new Set([
  ...['animate-on-mount', 'stagger-children', 'float-idle', 'glow-hover', 'lift-hover'],
  ...['scale-hover', 'ripple-click', 'scroll-reveal'],
])

const listEmbedded = (slug: string, { records }: Corpus): string[] =>
  records.patterns
    .filter((record) => record.slug === slug)
    .flatMap(({ data }) => asArray(getOwn(data, 'uses')).map(String))

/** Whether a pattern is another, or embeds it through however many others. */
function canReach(from: string, target: string, corpus: Corpus): boolean {
  const seen = new Set<string>()
  const waiting = [from]
  for (const slug of waiting) {
    if (slug === target) return true
    if (seen.has(slug)) continue
    seen.add(slug)
    waiting.push(...listEmbedded(slug, corpus))
  }
  return false
}

const circularMessage = (used: string) => ({
  message: `"${used}" leads back to this pattern.`,
  remedy: 'Embed in one direction only.',
})

const tooManyMessage = (shown: readonly string[]) => ({
  message: `${shown.join(', ')} are ${shown.length} interactions for show.`,
  remedy: `Keep ${MAX_DECORATIVE} at most.`,
})
