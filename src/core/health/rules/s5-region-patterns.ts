import { danglingReferences, type KnownRecords } from '../../content/dangling.ts'
import { referencesOf } from '../../content/references.ts'
import type { Corpus, RecordRule } from '../rule.ts'

/** Regions that hold patterns which exist. */
export const regionPatterns: RecordRule<'shells'> = {
  id: 'S5',
  asks: 'The patterns of every region, and the presets named with them, exist.',
  severity: 'error',
  source: 'reference',
  types: ['shells'],
  check: ({ authored }, corpus) =>
    danglingReferences(
      referencesOf('shells', authored).filter(({ pointer }) => pointer.startsWith('/regions/')),
      knownIn(corpus),
    ).map(({ pointer, message, hint }) => ({
      pointer,
      message,
      remedy: hint ?? 'Name a pattern of the corpus.',
    })),
}

const knownIn = ({ records }: Corpus): KnownRecords => ({
  patterns: new Map(records.patterns.map(({ slug, data }) => [slug, data])),
  themes: new Map(),
  blueprints: new Map(),
  archetypes: new Map(),
  shells: new Map(),
})
