import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { asObject, asStrings, getOwn } from '../../json/value.ts'
import { bulletList, inlineName, labeledValue, section, table } from '../../markdown.ts'
import {
  formatCode,
  formatEntries,
  formatNames,
  formatText,
  formatTexts,
  namedEntries,
} from './format.ts'

/** How the CSS of a decorator is shown, given its name and its properties. */
export type FormatProperties = (key: string, properties: unknown) => string

/** The decorators of a theme in full where they are defined, else by what each does. */
export function decoratorSections(theme: ThemeV1, show: FormatProperties): string[] {
  const definitions = Object.entries(asObject(theme.decorator_definitions))
  if (definitions.length === 0) return [bulletList(formatEntries(theme.decorators))]
  return definitions.map(([key, definition]) => {
    const { description, intent, suggested_properties, usage, pairs_with } = asObject(definition)
    return section(3, inlineName(key), [
      formatText(description),
      bulletList([
        labeledValue('Intent', formatText(intent)),
        labeledValue('Use on', formatTexts(usage)),
        labeledValue('Goes with', formatNames(pairs_with)),
      ]),
      show(key, suggested_properties),
    ])
  })
}

/** What a reader of a theme wants to know, part by part. */
export const themeSections = (theme: ThemeV1): string[] => [
  section(2, 'When to use', [
    bulletList([
      labeledValue('Best for', formatTexts(theme.best_for)),
      labeledValue('Avoid for', formatTexts(theme.avoid_for)),
      labeledValue('Character', formatText(theme.personality)),
      labeledValue('Modes', formatNames(theme.modes)),
      labeledValue('Default mode', formatCode(theme.default_mode)),
      labeledValue('Shapes', formatNames(theme.shapes)),
      labeledValue('Colour vision', formatNames(theme.cvd_support)),
    ]),
  ]),
  section(2, 'Palette', [paletteTable(theme)]),
  section(2, 'Type', [bulletList(formatEntries(theme.typography))]),
  section(2, 'Space and shape', [
    bulletList([...formatEntries(theme.spatial), ...radiusLines(theme.radius)]),
  ]),
  section(2, 'Elevation', [elevationList(getOwn(theme.elevation, 'levels'))]),
  section(2, 'Motion', [motionList(theme.motion)]),
  section(2, 'Decorators', decoratorSections(theme, propertyTable)),
  section(2, 'Patterns', [
    bulletList([
      labeledValue('Prefer', formatNames(theme.pattern_preferences?.prefer)),
      labeledValue('Avoid', formatNames(theme.pattern_preferences?.avoid)),
      labeledValue('Presets', formatEntries(theme.pattern_preferences?.default_presets).join('; ')),
    ]),
  ]),
]

/** The columns of a palette: the modes that the theme has, then those that only its colours have. */
function getPaletteModes({ modes, palette }: ThemeV1): string[] {
  const used = Object.values(asObject(palette)).flatMap((colour) => Object.keys(asObject(colour)))
  const found = [...new Set([...asStrings(modes), ...used])]
  return found.length === 0 ? ['all modes'] : found
}

function paletteTable(theme: ThemeV1): string {
  const modes = getPaletteModes(theme)
  const rows = namedEntries(theme.palette).map(([token, colour]) => [
    token,
    ...modes.map((mode) => formatCode(colour) ?? formatCode(getOwn(colour, mode)) ?? ''),
  ])
  return table(['Token', ...modes.map(inlineName)], rows)
}

const radiusLines = (radius: unknown): string[] =>
  formatEntries(radius).map((pair) => `radius ${pair}`)

const elevationList = (value: unknown): string =>
  bulletList(
    namedEntries(value).map(
      ([mode, shadows]) => `${mode}: ${asStrings(shadows).map(inlineName).join(', ')}`,
    ),
  )

function motionList(value: unknown): string {
  const { durations, easings, ...rest } = asObject(value)
  return bulletList([
    ...formatEntries(rest),
    labeledValue('Durations', formatEntries(durations).join('; ')),
    labeledValue('Easings', formatEntries(easings).join('; ')),
  ])
}

/** The CSS of a decorator, a row a property. */
function propertyTable(_key: string, properties: unknown): string {
  return table(
    ['Property', 'Value'],
    namedEntries(properties).map(([key, value]) => [key, formatCode(value) ?? '']),
  )
}
