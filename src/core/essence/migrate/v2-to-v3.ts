import type {
  EssenceV2,
  Guard,
  Section,
  Sectioned,
  Simple,
  Theme,
} from '../../generated/types/essence.v2.ts'
import type { EssenceV3 } from '../../generated/types/essence.v3.ts'
import { parsePointer, resolvePointer } from '../../kernel/json/pointer.ts'
import { GUARD_DEFAULTS } from '../defaults.ts'
import { createUniqueIds } from '../ids.ts'
import {
  type Change,
  createConversion,
  createMove,
  idChange,
  type MigrationStep,
} from './change.ts'
import { dnaChanges } from './dna-changes.ts'
import { pageChanges } from './page-changes.ts'
import {
  appFeaturesChange,
  defaultDescription,
  descriptionChange,
  roleChange,
  sectionFeaturesChange,
  sectionThemeChanges,
} from './section-changes.ts'

/** Migrates a version 2 document with one archetype and one theme to version 3. */
export const migrateSimple = (source: Simple): MigrationStep<EssenceV3> =>
  createV3Step(source, [
    ...dnaChanges({
      theme: source.theme,
      themePointer: '/theme',
      accessibility: source.accessibility,
    }),
    ...pageChanges(source, { source: '', target: '/blueprint' }),
    createMove('/features', '/blueprint/features'),
    ...metaChanges(source.guard, '/archetype'),
  ])

/** Migrates a version 2 document with sections to version 3; the first one sets the theme. */
export function migrateSectioned(source: Sectioned): MigrationStep<EssenceV3> {
  const { sections, guard, shared_features: shared = [] } = source
  const [{ theme }] = sections as [Section]
  const oldIds = sections.map(({ id }) => id)
  const ids = createUniqueIds(oldIds, 'section')
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

/** Lists the changes from a version 2 document to the meta of version 3. */
const metaChanges = (guard: Guard, archetypePointer: string): Change[] => [
  createMove(archetypePointer, '/meta/archetype'),
  createMove('/target', '/meta/target'),
  createMove('/platform', '/meta/platform'),
  createMove('/guard/mode', '/meta/guard/mode'),
  dnaEnforcementChange(guard),
  createConversion({
    from: '/guard/mode',
    to: '/meta/guard/blueprint_enforcement',
    value: GUARD_DEFAULTS[guard.mode].blueprint,
    note: `Derived from the mode "${guard.mode}".`,
  }),
]

function dnaEnforcementChange({ mode, enforce_style }: Guard): Change {
  const to = '/meta/guard/dna_enforcement'
  if (enforce_style === undefined) {
    const note = `Derived from the mode "${mode}".`
    return createConversion({ from: '/guard/mode', to, value: GUARD_DEFAULTS[mode].dna, note })
  }
  const value = enforce_style ? 'error' : 'off'
  const note = enforce_style ? 'Style was enforced.' : 'Style was not enforced.'
  return createConversion({ from: '/guard/enforce_style', to, value, note })
}

const VERSION_CHANGE = createConversion({
  from: '/version',
  to: '/version',
  value: '3.1.0',
  note: 'The format has a new version.',
})

/** Applies changes to a version 2 document. */
function createV3Step(source: EssenceV2, changes: readonly Change[]): MigrationStep<EssenceV3> {
  const allChanges = [VERSION_CHANGE, ...changes]
  const { $schema } = source
  const impression = '_impression' in source ? source._impression : undefined
  const document = {
    ...($schema === undefined ? {} : { $schema }),
    ...buildDocument(source, allChanges),
    ...(impression === undefined ? {} : { _impression: impression }),
  }
  // The compiler cannot check a document that is built from data; tests validate it.
  return { document: document as unknown as EssenceV3, changes: allChanges }
}

type DocumentNode = Record<string, unknown>

/**
 * Builds the document that changes describe. Because nothing else adds a value to the document, the
 * changes are complete.
 */
function buildDocument(source: unknown, changes: readonly Change[]): Readonly<DocumentNode> {
  const document: DocumentNode = {}
  for (const { kind, from, to, value } of changes) {
    if (to === undefined) continue
    setValue(
      document,
      to,
      kind === 'moved' && from !== undefined ? resolvePointer(source, from) : value,
    )
  }
  return document
}

/** Sets a value at a pointer. Changes name fields of the format only, never an author's keys. */
function setValue(document: DocumentNode, pointer: string, value: unknown): void {
  const segments = parsePointer(pointer)
  const last = segments.pop() ?? ''
  let node = document
  segments.forEach((segment, index) => {
    node[segment] ??= /^\d+$/.test(segments[index + 1] ?? last) ? [] : {}
    node = node[segment] as DocumentNode
  })
  node[last] = value
}
