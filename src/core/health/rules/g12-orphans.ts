import type { ContentRecord } from '../../content/assemble.ts'
import type { ContentReference } from '../../content/reference.ts'
import { findReferences } from '../../content/references.ts'
import type { ContentType } from '../../content/type.ts'
import type { Corpus, CorpusFinding, CorpusRule } from '../rule.ts'

type Reached = ReadonlySet<string>

/** Every record but a blueprint is used by another. */
export const orphans: CorpusRule = {
  id: 'G12',
  asks: 'A page or shell leads to each pattern, a page to each shell, a blueprint to the rest.',
  severity: 'warn',
  source: 'coverage',
  check: (corpus) => {
    const { patterns, shells, archetypes, themes } = corpus.records
    return [
      ...unreached(patterns, reachedPatterns(corpus), 'No page, shell or other pattern shows it.'),
      ...unreached(
        shells,
        named(corpus, 'shells', ['archetypes', 'blueprints']),
        'No page has it.',
      ),
      ...unreached(archetypes, composed(corpus), 'No blueprint composes it.'),
      ...unreached(themes, chosen(corpus), 'It is no default and no suggestion of a blueprint.'),
    ]
  },
}

const unreached = (
  records: readonly ContentRecord[],
  reached: Reached,
  message: string,
): CorpusFinding[] =>
  records
    .filter(({ slug }) => !reached.has(slug))
    .map((record) => ({
      record,
      pointer: '',
      message,
      remedy: 'Use it where it fits, or drop it.',
    }))

/** What a record names where it counts: what it only depends on is not used by that. */
const uses = ({ type, authored }: ContentRecord): ContentReference[] =>
  findReferences(type, authored).filter(({ pointer }) => !pointer.startsWith('/dependencies/'))

const referencesFrom = (corpus: Corpus, types: readonly ContentType[]): ContentReference[] =>
  types.flatMap((type) => corpus.records[type].flatMap(uses))

const slugsOf = (found: readonly ContentReference[], type: ContentType): string[] =>
  found.filter((reference) => reference.type === type).map(({ slug }) => slug)

const named = (corpus: Corpus, type: ContentType, from: readonly ContentType[]): Reached =>
  new Set(slugsOf(referencesFrom(corpus, from), type))

/** Two patterns that only name each other are reached by nobody. */
function reachedPatterns(corpus: Corpus): Reached {
  const bySlug = new Map(corpus.records.patterns.map((record) => [record.slug, record]))
  // A set is walked in the order of its members, those included that are added on the way.
  const reached = new Set(named(corpus, 'patterns', ['archetypes', 'shells']))
  for (const slug of reached) {
    const record = bySlug.get(slug)
    for (const next of record ? slugsOf(uses(record), 'patterns') : []) reached.add(next)
  }
  return reached
}

/** A route to an archetype that is not composed leads nowhere. */
const composed = (corpus: Corpus): Reached =>
  new Set(
    slugsOf(
      referencesFrom(corpus, ['blueprints']).filter(({ pointer }) =>
        /^\/(?:compose\/|archetype$)/.test(pointer),
      ),
      'archetypes',
    ),
  )

const chosen = (corpus: Corpus): Reached => named(corpus, 'themes', ['blueprints'])
