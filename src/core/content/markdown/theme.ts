import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { bullets, fact, part, table } from '../../markdown/blocks.ts'
import { name } from '../../markdown/escape.ts'
import { fieldsOf, own, textsOf } from '../fields.ts'
import { decoratorParts } from './decorators.ts'
import { members, names, pairs, said, saidCode, words } from './said.ts'

/** What a reader of a theme wants to know, part by part. */
export const themeParts = (theme: ThemeV1): string[] => [
  part(2, 'When to use', [
    bullets([
      fact('Best for', words(theme.best_for)),
      fact('Avoid for', words(theme.avoid_for)),
      fact('Character', said(theme.personality)),
      fact('Modes', names(theme.modes)),
      fact('Default mode', saidCode(theme.default_mode)),
      fact('Shapes', names(theme.shapes)),
      fact('Colour vision', names(theme.cvd_support)),
    ]),
  ]),
  part(2, 'Palette', [palette(theme)]),
  part(2, 'Type', [bullets(pairs(theme.typography))]),
  part(2, 'Space and shape', [bullets([...pairs(theme.spatial), ...radii(theme.radius)])]),
  part(2, 'Elevation', [levels(own(theme.elevation, 'levels'))]),
  part(2, 'Motion', [motion(theme.motion)]),
  part(2, 'Decorators', decoratorParts(theme, propertyTable)),
  part(2, 'Patterns', [
    bullets([
      fact('Prefer', names(theme.pattern_preferences?.prefer)),
      fact('Avoid', names(theme.pattern_preferences?.avoid)),
      fact('Presets', pairs(theme.pattern_preferences?.default_presets).join('; ')),
    ]),
  ]),
]

/** The columns of a palette: the modes that the theme has, then those that only its colours have. */
function modesOf({ modes, palette }: ThemeV1): string[] {
  const used = Object.values(fieldsOf(palette)).flatMap((colour) => Object.keys(fieldsOf(colour)))
  const found = [...new Set([...textsOf(modes), ...used])]
  return found.length === 0 ? ['all modes'] : found
}

function palette(theme: ThemeV1): string {
  const modes = modesOf(theme)
  const rows = members(theme.palette).map(([token, colour]) => [
    token,
    ...modes.map((mode) => saidCode(colour) ?? saidCode(own(colour, mode)) ?? ''),
  ])
  return table(['Token', ...modes.map(name)], rows)
}

const radii = (radius: unknown): string[] => pairs(radius).map((pair) => `radius ${pair}`)

const levels = (value: unknown): string =>
  bullets(
    members(value).map(([mode, shadows]) => `${mode}: ${textsOf(shadows).map(name).join(', ')}`),
  )

function motion(value: unknown): string {
  const { durations, easings, ...rest } = fieldsOf(value)
  return bullets([
    ...pairs(rest),
    fact('Durations', pairs(durations).join('; ')),
    fact('Easings', pairs(easings).join('; ')),
  ])
}

/** The CSS of a decorator, a row a property. */
function propertyTable(_key: string, properties: unknown): string {
  return table(
    ['Property', 'Value'],
    members(properties).map(([key, value]) => [key, saidCode(value) ?? '']),
  )
}
