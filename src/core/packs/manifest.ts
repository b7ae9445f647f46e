import type { ManifestEntry } from '../generated/types/execution-pack.common.v1.ts'
import type { PackManifestV1 } from '../generated/types/pack-manifest.v1.ts'
import type { Plan } from './app.ts'
import type { PackKind } from './envelope.ts'
import { MUTATIONS } from './kinds/mutation.ts'
import type { PackName } from './pack-names.ts'

/** Length and digest of a pack; nothing when it was not built. */
export type Measure = Pick<ManifestEntry, 'bytes' | 'tokens' | 'digest'>

/** Looks a measure up by kind and id. */
export type Measures = (kind: PackKind, id: string) => Measure

/** The index of all packs of an app. */
export function manifestOf(
  { sections, pages }: Plan,
  generatedAt: string,
  measures: Measures,
): PackManifestV1 {
  const entry = (kind: PackKind, { id, file }: PackName): ManifestEntry => ({
    id,
    markdown: `${file}.md`,
    json: `${file}.json`,
    ...measures(kind, id),
  })
  const single = (kind: 'scaffold' | 'review') => entry(kind, { id: kind, file: `${kind}-pack` })
  return {
    $schema: 'https://svc.example/schemas/pack-manifest.v1.json',
    version: '1.0.0',
    generatedAt,
    scaffold: single('scaffold'),
    review: single('review'),
    sections: sections.map((section) => ({
      ...entry('section', section),
      pageIds: section.pages.map(({ page }) => page.id),
    })),
    pages: pages.map((page) => ({
      ...entry('page', page),
      sectionId: page.owner.section.id,
      sectionRole: page.owner.section.role,
      route: page.path,
    })),
    mutations: MUTATIONS.map((mutationType) => ({
      ...entry('mutation', { id: mutationType, file: `mutation-${mutationType}-pack` }),
      mutationType,
    })),
  }
}
