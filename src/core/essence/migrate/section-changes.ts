import type { Section, Sectioned, Theme } from '../../generated/types/essence.v2.ts'
import {
  type Change,
  createConversion,
  createDefault,
  createDrop,
  createMove,
  type PointerPair,
} from './change.ts'

/**
 * The role of a section whose document gives none. Nothing there tells one for certain: an
 * id or a path such as `login` only hints at it, and a wrong `gateway` or `public` misleads more
 * than a `primary` that a person is asked to check.
 */
export const DEFAULT_ROLE = 'primary'

/** The change that gives a section its role. */
export const roleChange = (section: string): Change =>
  createDefault({
    to: `${section}/role`,
    value: DEFAULT_ROLE,
    note: 'No role is given here; "primary" is the default. Check it.',
  })

/** The description of what was made from an archetype, until somebody writes a better one. */
export const defaultDescription = (what: 'app' | 'section', archetype: string): string =>
  `This ${what} was made from the archetype "${archetype}".`

/** The change that describes a section by the archetype that stands at `from`. */
export const descriptionChange = (section: string, from: string, value: string): Change =>
  createDefault({
    from,
    to: `${section}/description`,
    value,
    note: 'No description is given here; say what people do and what they need to see.',
  })

/** The features of the whole app: the shared ones, then those of each section. */
export function appFeaturesChange({ sections, shared_features: shared }: Sectioned): Change {
  const features = [...(shared ?? []), ...sections.flatMap((section) => section.features ?? [])]
  return createConversion({
    ...(shared === undefined ? {} : { from: '/shared_features' }),
    to: '/blueprint/features',
    value: [...new Set(features)],
    note: 'The shared features, then those of each section.',
  })
}

/** The features of one section: its own, then the shared ones that it does not list. */
export function sectionFeaturesChange(
  { features }: Section,
  shared: readonly string[],
  { source, target }: PointerPair,
): Change {
  const [from, to] = [`${source}/features`, `${target}/features`]
  const own = new Set(features)
  const added = shared.filter((feature) => !own.has(feature))
  const note = 'What all sections share is a feature of each.'
  if (features === undefined) {
    return added.length === 0
      ? createDefault({ to, value: [], note: 'The section lists no features.' })
      : createConversion({ from: '/shared_features', to, value: added, note })
  }
  if (added.length === 0) return createMove(from, to)
  return createConversion({ from, to, value: [...features, ...added], note })
}

/** What becomes of a theme of a later section: its mode stays, the rest is the app's. */
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

function themeIdChange({ id, theme }: Section, app: Theme, at: string): Change {
  if (theme.id === app.id) return createMove(`${at}/id`, '/dna/theme/id')
  const note = `Section "${id}" has the theme "${theme.id}"; the app has one theme, "${app.id}".`
  return createDrop(`${at}/id`, theme.id, note)
}

function shapeChanges({ id, theme }: Section, app: Theme, at: string): Change[] {
  const [from, to] = [`${at}/shape`, '/dna/theme/shape']
  if (theme.shape === undefined)
    return app.shape === undefined ? [] : [imposedShapeChange(id, app, at)]
  if (theme.shape === app.shape) return [createMove(from, to)]
  const kept = app.shape === undefined ? 'leaves it to the theme' : `has "${app.shape}"`
  const note = `Section "${id}" has the shape "${theme.shape}"; the app ${kept}.`
  return [createDrop(from, theme.shape, note)]
}

const imposedShapeChange = (id: string, { shape }: Theme, from: string): Change =>
  createDefault({
    from,
    to: '/dna/theme/shape',
    value: shape,
    note: `Section "${id}" leaves the shape to its theme; the app has "${shape}".`,
  })
