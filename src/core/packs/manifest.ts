import type { ManifestEntry } from '../generated/types/execution-pack.common.v1.ts'
import type { PackManifestV1 } from '../generated/types/pack-manifest.v1.ts'
import type { PackKind } from './envelope.ts'
import type { PackPlan } from './subjects.ts'

/** Length and digest of a pack. */
export type PackMeasurements = Pick<ManifestEntry, 'bytes' | 'tokens' | 'digest'>

/** Something of each subject, the way that documents about all packs hold it. */
export function groupByKind<T>(subjects: readonly PackPlan[], of: (subject: PackPlan) => T) {
  const all = (wanted: PackKind): T[] =>
    subjects.filter(({ kind }) => kind === wanted).map((subject) => of(subject))
  return {
    scaffold: all('scaffold')[0],
    review: all('review')[0],
    sections: all('section'),
    pages: all('page'),
    mutations: all('mutation'),
  }
}

/** The index of all packs of an app, with the measures of those that were built. */
export const createManifest = (
  subjects: readonly PackPlan[],
  generatedAt: string,
  measureOf: (subject: PackPlan) => PackMeasurements | undefined,
): PackManifestV1 =>
  ({
    $schema: 'https://svc.example/schemas/pack-manifest.v1.json',
    version: '1.0.0',
    generatedAt,
    ...groupByKind(subjects, (subject) => ({
      id: subject.id,
      markdown: `${subject.file}.md`,
      json: `${subject.file}.json`,
      ...measureOf(subject),
      ...subject.manifestFields,
    })),
  }) as PackManifestV1
