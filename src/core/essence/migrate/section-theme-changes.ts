import type { Section, Theme } from '../../generated/types/essence.v2.ts'
import { type Change, defaulted, dropped, moved } from './change.ts'
import type { Places } from './id-change.ts'

/** What becomes of a theme of a later section: its mode stays, the rest is the app's. */
export const sectionThemeChanges = (
  section: Section,
  app: Theme,
  { at, into }: Places,
): Change[] => [
  idChange(section, app, `${at}/theme`),
  moved(
    `${at}/theme/mode`,
    section.theme.mode === app.mode ? '/dna/theme/mode' : `${into}/dna_overrides/mode`,
  ),
  ...shapeChanges(section, app, `${at}/theme`),
]

function idChange({ id, theme }: Section, app: Theme, at: string): Change {
  if (theme.id === app.id) return moved(`${at}/id`, '/dna/theme/id')
  const note = `Section "${id}" has the theme "${theme.id}"; the app has one theme, "${app.id}".`
  return dropped(`${at}/id`, theme.id, note)
}

function shapeChanges({ id, theme }: Section, app: Theme, at: string): Change[] {
  const [from, to] = [`${at}/shape`, '/dna/theme/shape']
  if (theme.shape === undefined) return app.shape === undefined ? [] : [imposed(id, app, at)]
  if (theme.shape === app.shape) return [moved(from, to)]
  const kept = app.shape === undefined ? 'leaves it to the theme' : `has "${app.shape}"`
  const note = `Section "${id}" has the shape "${theme.shape}"; the app ${kept}.`
  return [dropped(from, theme.shape, note)]
}

const imposed = (id: string, { shape }: Theme, from: string): Change =>
  defaulted({
    from,
    to: '/dna/theme/shape',
    value: shape,
    note: `Section "${id}" leaves the shape to its theme; the app has "${shape}".`,
  })
