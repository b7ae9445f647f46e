import type { Section, Sectioned, Theme } from '../../generated/types/essence.v2.ts'
import type { EssenceV3 } from '../../generated/types/essence.v3.ts'
import { createUniqueIds } from '../ids.ts'
import type { Change, MigrationStep } from './change.ts'
import { dnaChanges } from './dna-changes.ts'
import { appFeaturesChange, sectionFeaturesChange } from './feature-changes.ts'
import { idChange } from './id-change.ts'
import { metaChanges } from './meta-changes.ts'
import { pageChanges } from './page-changes.ts'
import { defaultDescription, descriptionChange, roleChange } from './section-defaults.ts'
import { sectionThemeChanges } from './section-theme-changes.ts'
import { createV3Step } from './step-to-v3.ts'

/** A version 2 document with sections as version 3; its first section gives the app its theme. */
export function migrateSectioned(source: Sectioned): MigrationStep<EssenceV3> {
  const { sections, guard, shared_features: shared = [] } = source
  const [{ theme }] = sections as [Section]
  const was = sections.map(({ id }) => id)
  const ids = createUniqueIds(was, 'section')
  const app = { theme, shared }
  return createV3Step(source, [
    ...dnaChanges({ theme, themePointer: '/sections/0/theme' }),
    ...sections.flatMap((section, index) =>
      sectionChanges(section, { app, index, id: ids[index] as string }),
    ),
    appFeaturesChange(source),
    ...metaChanges(guard, '/sections/0/archetype'),
  ])
}

interface SectionContext {
  readonly app: { readonly theme: Theme; readonly shared: readonly string[] }
  readonly index: number
  readonly id: string
}

function sectionChanges(section: Section, { app, index, id }: SectionContext): Change[] {
  const pointers = { source: `/sections/${index}`, target: `/blueprint/sections/${index}` }
  const description = defaultDescription('section', section.archetype)
  return [
    idChange(section.id, id, pointers),
    roleChange(pointers.target),
    sectionFeaturesChange(section, app.shared, pointers),
    descriptionChange(pointers.target, `${pointers.source}/archetype`, description),
    ...pageChanges(section, pointers),
    ...(index === 0 ? [] : sectionThemeChanges(section, app.theme, pointers)),
  ]
}
