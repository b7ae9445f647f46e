import type { ContentRecord } from '../../../content/assemble-content.ts'
import type { ContentType } from '../../../content/content-types.ts'
import { type ContentReference, findReferences } from '../../../content/references.ts'
import type { Corpus, CorpusFinding, CorpusRule } from '../../rule.ts'

type ReachedSlugs = ReadonlySet<string>

/** Every record but a blueprint is used by another. */
export const orphansRule: CorpusRule = {
  id: 'G12',
  requirement:
    'A page or shell leads to each pattern, a page to each shell, a blueprint to the rest.',
  severity: 'warn',
  source: 'coverage',
  scope: 'corpus',
  check: (corpus) => {
    const { patterns, shells, archetypes, themes } = corpus.records
    return [
      ...findUnreached(
        patterns,
        getReachedPatterns(corpus),
        'No page, shell or other pattern shows it.',
      ),
      ...findUnreached(
        shells,
        getReferencedSlugs(corpus, 'shells', ['archetypes', 'blueprints']),
        'No page has it.',
      ),
      ...findUnreached(archetypes, getComposedArchetypes(corpus), 'No blueprint composes it.'),
      ...findUnreached(
        themes,
        getReferencedThemes(corpus),
        'It is no default and no suggestion of a blueprint.',
      ),
    ]
  },
}

const findUnreached = (
  records: readonly ContentRecord[],
  reached: ReachedSlugs,
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
const listUsedReferences = ({ type, authored }: ContentRecord): ContentReference[] =>
  findReferences(type, authored).filter(({ pointer }) => !pointer.startsWith('/dependencies/'))

const listReferencesFrom = (corpus: Corpus, types: readonly ContentType[]): ContentReference[] =>
  types.flatMap((type) => corpus.records[type].flatMap(listUsedReferences))

const listSlugs = (found: readonly ContentReference[], type: ContentType): string[] =>
  found.filter((reference) => reference.type === type).map(({ slug }) => slug)

const getReferencedSlugs = (
  corpus: Corpus,
  type: ContentType,
  from: readonly ContentType[],
): ReachedSlugs => new Set(listSlugs(listReferencesFrom(corpus, from), type))

/** Two patterns that only name each other are reached by nobody. */
function getReachedPatterns(corpus: Corpus): ReachedSlugs {
  const bySlug = new Map(corpus.records.patterns.map((record) => [record.slug, record]))
  // A set is walked in the order of its members, those included that are added on the way.
  const reached = new Set(getReferencedSlugs(corpus, 'patterns', ['archetypes', 'shells']))
  for (const slug of reached) {
    const record = bySlug.get(slug)
    for (const next of record ? listSlugs(listUsedReferences(record), 'patterns') : [])
      reached.add(next)
  }
  return reached
}

/** A route to an archetype that is not composed leads nowhere. */
const getComposedArchetypes = (corpus: Corpus): ReachedSlugs =>
  new Set(
    listSlugs(
      listReferencesFrom(corpus, ['blueprints']).filter(({ pointer }) =>
        /^\/(?:compose\/|archetype$)/.test(pointer),
      ),
      'archetypes',
    ),
  )

const getReferencedThemes = (corpus: Corpus): ReachedSlugs =>
  getReferencedSlugs(corpus, 'themes', ['blueprints'])
