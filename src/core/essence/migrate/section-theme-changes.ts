import type { Section, Theme } from '../../generated/types/essence.v2.ts'
import { type Change, createDefault, createDrop, createMove } from './change.ts'
import type { PointerPair } from './id-change.ts'

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
