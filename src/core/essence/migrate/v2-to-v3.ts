import type {
  EssenceV2,
  Guard,
  Section,
  Sectioned,
  Simple,
  Theme,
} from '../../generated/types/essence.v2.ts'
import type { EssenceV3 } from '../../generated/types/essence.v3.ts'
import { parsePointer, resolvePointer } from '../../json/pointer.ts'
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

/** How a version 2 document becomes the meta of version 3; `archetype` points to its archetype. */
export const metaChanges = (guard: Guard, archetype: string): Change[] => [
  createMove(archetype, '/meta/archetype'),
  createMove('/target', '/meta/target'),
  createMove('/platform', '/meta/platform'),
  createMove('/guard/mode', '/meta/guard/mode'),
  dnaEnforcementChange(guard),
  createConversion({
    from: '/guard/mode',
    to: '/meta/guard/blueprint_enforcement',
    value: GUARD_DEFAULTS[guard.mode].blueprint,
    note: `What the mode "${guard.mode}" enforces.`,
  }),
]

function dnaEnforcementChange({ mode, enforce_style }: Guard): Change {
  const to = '/meta/guard/dna_enforcement'
  if (enforce_style === undefined) {
    const note = `What the mode "${mode}" enforces.`
    return createConversion({ from: '/guard/mode', to, value: GUARD_DEFAULTS[mode].dna, note })
  }
  const value = enforce_style ? 'error' : 'off'
  const note = enforce_style ? 'Style was enforced.' : 'Style was not enforced.'
  return createConversion({ from: '/guard/enforce_style', to, value, note })
}

type DocumentNode = Record<string, unknown>

/**
 * The document that a change log describes. Making the document from its log, and not beside
 * it, is what makes the log complete: there is no other way for a value to get in.
 */
export function buildDocument(source: unknown, changes: readonly Change[]): Readonly<DocumentNode> {
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

/** Writes a value at a pointer. Logs name fields of the format only, never keys of an author. */
function setValue(document: DocumentNode, pointer: string, value: unknown): void {
  const segments = parsePointer(pointer)
  const last = segments.pop() ?? ''
  let node = document
  segments.forEach((segment, at) => {
    node[segment] ??= /^\d+$/.test(segments[at + 1] ?? last) ? [] : {}
    node = node[segment] as DocumentNode
  })
  node[last] = value
}

const VERSION_CHANGE = createConversion({
  from: '/version',
  to: '/version',
  value: '3.1.0',
  note: 'The format has a new version.',
})

/** The version 3 document that the changes make of a version 2 document. */
export function createV3Step(
  source: EssenceV2,
  changes: readonly Change[],
): MigrationStep<EssenceV3> {
  const log = [VERSION_CHANGE, ...changes]
  const { $schema } = source
  const impression = '_impression' in source ? source._impression : undefined
  const document = {
    ...($schema === undefined ? {} : { $schema }),
    ...buildDocument(source, log),
    ...(impression === undefined ? {} : { _impression: impression }),
  }
  // A log is data, which the compiler cannot follow; tests validate what comes of it.
  return { document: document as unknown as EssenceV3, changes: log }
}

/** A version 2 document with one archetype and one theme as version 3: one shell and its pages. */
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
