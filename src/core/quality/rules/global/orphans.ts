import type { ContentRecord } from '../../../content/assemble-content.ts'
import type { ContentType } from '../../../content/content-types.ts'
import { type ContentReference, findReferences } from '../../../content/references.ts'
import type { Corpus, CorpusFinding, CorpusRule } from '../../rule.ts'

type ReachedSlugs = ReadonlySet<string>

/** Requires every record except a blueprint to be used by another record. */
export const orphansRule: CorpusRule = {
  id: 'G12',
  requirement:
    'A page or shell uses each pattern, a page each shell, a blueprint each theme and archetype.',
  severity: 'warn',
  source: 'coverage',
  scope: 'corpus',
  check: (corpus) => {
    const { patterns, shells, archetypes, themes } = corpus.records
    return [
      ...findUnreached(
        patterns,
        getReachedPatterns(corpus),
        'No page, shell or used pattern refers to the pattern.',
      ),
      ...findUnreached(
        shells,
        getReferencedSlugs(corpus, 'shells', ['archetypes', 'blueprints']),
        'No page uses the shell.',
      ),
      ...findUnreached(
        archetypes,
        getComposedArchetypes(corpus),
        'No blueprint composes the archetype.',
      ),
      ...findUnreached(
        themes,
        getReferencedThemes(corpus),
        'No blueprint uses or suggests the theme.',
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
      hint: 'Use the record where it fits, or remove it.',
    }))

/** Lists the references of a record, without dependencies, which do not count as use. */
const listUsedReferences = ({ type, authored }: ContentRecord): ContentReference[] =>
  findReferences(type, authored).filter(({ pointer }) => !pointer.startsWith('/dependencies/'))

const listReferencesFrom = (corpus: Corpus, types: readonly ContentType[]): ContentReference[] =>
  types.flatMap((type) => corpus.records[type].flatMap(listUsedReferences))

const listSlugs = (references: readonly ContentReference[], type: ContentType): string[] =>
  references.filter((reference) => reference.type === type).map(({ slug }) => slug)

const getReferencedSlugs = (
  corpus: Corpus,
  type: ContentType,
  from: readonly ContentType[],
): ReachedSlugs => new Set(listSlugs(listReferencesFrom(corpus, from), type))

/** Follows references from pages and shells, so patterns that only refer to each other stay out. */
function getReachedPatterns(corpus: Corpus): ReachedSlugs {
  const bySlug = new Map(corpus.records.patterns.map((record) => [record.slug, record]))
  // Iterating over a set includes the members that are added during the iteration.
  const reached = new Set(getReferencedSlugs(corpus, 'patterns', ['archetypes', 'shells']))
  for (const slug of reached) {
    const record = bySlug.get(slug)
    for (const next of record ? listSlugs(listUsedReferences(record), 'patterns') : [])
      reached.add(next)
  }
  return reached
}

/** Returns the composed archetypes; a route alone does not compose one. */
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
