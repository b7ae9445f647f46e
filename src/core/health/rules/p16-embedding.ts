import { asArray, getOwn } from '../../content/fields.ts'
import { findingAt } from '../finding-at.ts'
import type { Corpus, RecordRule } from '../rule.ts'

/** A pattern is not part of itself, and does little for show. */
export const embedding: RecordRule<'patterns'> = {
  id: 'P16',
  asks: 'No pattern embeds itself, not even through others, and at most two interactions decorate.',
  severity: 'error',
  source: 'content',
  types: ['patterns'],
  check({ slug, authored, data }, corpus) {
    const shown = (data.interactions ?? []).filter((name) => DECORATIVE.has(name))
    return [
      ...usesOf(slug, corpus).flatMap((used, at) =>
        reaches(used, slug, corpus) ? [findingAt(authored, ['uses', at], circular(used))] : [],
      ),
      ...(shown.length > MOST ? [findingAt(authored, ['interactions'], tooMany(shown))] : []),
    ]
  },
}

const MOST = 2

/** Interactions that show nothing which is not known without them. */
const DECORATIVE: ReadonlySet<string> = new Set([
  ...['animate-on-mount', 'stagger-children', 'float-idle', 'glow-hover', 'lift-hover'],
  ...['scale-hover', 'ripple-click', 'scroll-reveal'],
])

const usesOf = (slug: string, { records }: Corpus): string[] =>
  records.patterns
    .filter((record) => record.slug === slug)
    .flatMap(({ data }) => asArray(getOwn(data, 'uses')).map(String))

/** Whether a pattern is another, or embeds it through however many others. */
function reaches(from: string, target: string, corpus: Corpus): boolean {
  const seen = new Set<string>()
  const waiting = [from]
  for (const slug of waiting) {
    if (slug === target) return true
    if (seen.has(slug)) continue
    seen.add(slug)
    waiting.push(...usesOf(slug, corpus))
  }
  return false
}

const circular = (used: string) => ({
  message: `"${used}" leads back to this pattern.`,
  remedy: 'Embed in one direction only.',
})

const tooMany = (shown: readonly string[]) => ({
  message: `${shown.join(', ')} are ${shown.length} interactions for show.`,
  remedy: `Keep ${MOST} at most.`,
})
