import type { Section, Sectioned, Theme } from '../../generated/types/essence.v2.ts'
import { unique } from '../../kernel/lists.ts'
import {
  type Change,
  createConversion,
  createDefault,
  createDrop,
  createMove,
  type PointerPair,
} from './change.ts'

/**
 * The role of a section that has none. An id or a path such as `login` only hints at a role, and a
 * wrong `gateway` or `public` is worse than a `primary` that people have to check.
 */
export const DEFAULT_ROLE = 'primary'

/** Creates the change that adds the default role to a section. */
export const roleChange = (section: string): Change =>
  createDefault({
    to: `${section}/role`,
    value: DEFAULT_ROLE,
    note: 'The section has no role; "primary" is the default. Check it.',
  })

/** Returns the default description of an app or section, which people should replace. */
export const defaultDescription = (kind: 'app' | 'section', archetype: string): string =>
  `This ${kind} was made from the archetype "${archetype}".`

/** Creates the change that adds a default description; `from` points to the archetype. */
export const descriptionChange = (section: string, from: string, value: string): Change =>
  createDefault({
    from,
    to: `${section}/description`,
    value,
    note: 'There is no description; write what people do here and what they need to see.',
  })

/** Creates the features of the app: the shared ones, then those of each section. */
export function appFeaturesChange({ sections, shared_features: shared }: Sectioned): Change {
  const features = [...(shared ?? []), ...sections.flatMap((section) => section.features ?? [])]
  return createConversion({
    ...(shared === undefined ? {} : { from: '/shared_features' }),
    to: '/blueprint/features',
    value: unique(features),
    note: 'The shared features, then those of each section.',
  })
}

/** Creates the features of a section: its own, then the shared ones that it does not list. */
export function sectionFeaturesChange(
  { features }: Section,
  shared: readonly string[],
  { source, target }: PointerPair,
): Change {
  const [from, to] = [`${source}/features`, `${target}/features`]
  const own = new Set(features)
  const added = shared.filter((feature) => !own.has(feature))
  const note = 'Shared features are features of every section.'
  if (features === undefined) {
    return added.length === 0
      ? createDefault({ to, value: [], note: 'The section lists no features.' })
      : createConversion({ from: '/shared_features', to, value: added, note })
  }
  if (added.length === 0) return createMove(from, to)
  return createConversion({ from, to, value: [...features, ...added], note })
}

/** Migrates the theme of a later section: its mode stays, the rest comes from the app. */
export const sectionThemeChanges = (
  section: Section,
  app: Theme,
  { source, target }: PointerPair,
): Change[] => [
  themeIdChange(section, app, `${source}/theme`),
  createMove(
    `${source}/theme/mode`,
    section.theme.mode === app.mode ? '/dna/theme/mode' : `${target}/dna_overrides/mode`,
  ),
  ...shapeChanges(section, app, `${source}/theme`),
]

function themeIdChange({ id, theme }: Section, app: Theme, themePointer: string): Change {
  if (theme.id === app.id) return createMove(`${themePointer}/id`, '/dna/theme/id')
  const note = `Section "${id}" has the theme "${theme.id}"; the app has one theme, "${app.id}".`
  return createDrop(`${themePointer}/id`, theme.id, note)
}

function shapeChanges({ id, theme }: Section, app: Theme, themePointer: string): Change[] {
  const [from, to] = [`${themePointer}/shape`, '/dna/theme/shape']
  if (theme.shape === undefined) {
    return app.shape === undefined ? [] : [imposedShapeChange(id, app, themePointer)]
  }
  if (theme.shape === app.shape) return [createMove(from, to)]
  const appShape = app.shape === undefined ? 'leaves it to the theme' : `has "${app.shape}"`
  const note = `Section "${id}" has the shape "${theme.shape}"; the app ${appShape}.`
  return [createDrop(from, theme.shape, note)]
}

const imposedShapeChange = (id: string, { shape }: Theme, from: string): Change =>
  createDefault({
    from,
    to: '/dna/theme/shape',
    value: shape,
    note: `Section "${id}" leaves the shape to its theme; the app has "${shape}".`,
  })
