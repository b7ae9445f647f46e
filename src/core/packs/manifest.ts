import type { ManifestEntry } from '../generated/types/execution-pack.common.v1.ts'
import type { PackManifestV1 } from '../generated/types/pack-manifest.v1.ts'
import type { PackKind } from './envelope.ts'
import type { Subject } from './subjects.ts'

/** Length and digest of a pack. */
export type Measure = Pick<ManifestEntry, 'bytes' | 'tokens' | 'digest'>

/** The index of all packs of an app, with the measures of those that were built. */
export function manifestOf(
  subjects: readonly Subject[],
  generatedAt: string,
  measureOf: (subject: Subject) => Measure | undefined,
): PackManifestV1 {
  const entries = (wanted: PackKind): ManifestEntry[] =>
    subjects
      .filter(({ kind }) => kind === wanted)
      .map((subject) => ({
        id: subject.id,
        markdown: `${subject.file}.md`,
        json: `${subject.file}.json`,
        ...measureOf(subject),
        ...subject.entry,
      }))
  const [scaffold = null] = entries('scaffold')
  const [review = null] = entries('review')
  return {
    $schema: 'https://svc.example/schemas/pack-manifest.v1.json',
    version: '1.0.0',
    generatedAt,
    scaffold,
    review,
    sections: entries('section') as PackManifestV1['sections'],
    pages: entries('page') as PackManifestV1['pages'],
    mutations: entries('mutation') as PackManifestV1['mutations'],
  }
}
