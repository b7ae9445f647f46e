import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { asArray, asObject, asStrings, getOwn } from '../../kernel/json/value.ts'
import { unique } from '../../kernel/lists.ts'
import { bulletList, inlineName, labeledValue, section, table } from '../../kernel/markdown.ts'
import {
  formatCode,
  formatEntries,
  formatNames,
  formatText,
  formatTexts,
  namedEntries,
} from './format.ts'

/** Formats the CSS properties of a decorator. */
export type FormatProperties = (key: string, properties: unknown) => string

/** Returns a section per decorator definition, or a list of descriptions without definitions. */
export function decoratorSections(theme: ThemeV1, formatProperties: FormatProperties): string[] {
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
      formatProperties(key, suggested_properties),
    ])
  })
}

/** Returns the Markdown sections of a theme. */
export const themeSections = (theme: ThemeV1): string[] => [
  section(2, 'When to use', [
    bulletList([
      labeledValue('Best for', formatTexts(theme.best_for)),
      labeledValue('Avoid for', formatTexts(theme.avoid_for)),
      labeledValue('Character', formatText(theme.personality)),
      labeledValue('Modes', formatNames(theme.modes)),
      labeledValue('Default mode', formatCode(theme.default_mode)),
      labeledValue('Shapes', formatNames(theme.shapes)),
      labeledValue('Color vision', formatNames(theme.cvd_support)),
    ]),
  ]),
  section(2, 'Palette', [paletteTable(theme)]),
  section(2, 'Type', [bulletList([...formatEntries(theme.typography), ...fontLines(theme)])]),
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

/** Lists the modes of a palette: those of the theme, then those that only its colors have. */
function getPaletteModes({ modes, palette }: ThemeV1): string[] {
  const used = Object.values(asObject(palette)).flatMap((color) => Object.keys(asObject(color)))
  const names = unique([...asStrings(modes), ...used])
  return names.length === 0 ? ['all modes'] : names
}

function paletteTable(theme: ThemeV1): string {
  const modes = getPaletteModes(theme)
  const rows = namedEntries(theme.palette).map(([token, color]) => [
    token,
    ...modes.map((mode) => formatCode(color) ?? formatCode(getOwn(color, mode)) ?? ''),
  ])
  return table(['Token', ...modes.map(inlineName)], rows)
}

/** Lists the fonts of a theme, with the packages that contain them. */
export const fontLines = (theme: ThemeV1): string[] =>
  asArray(theme.fonts).flatMap((font) => {
    const { family, role, package: name, license } = asObject(font)
    // Packages of variable fonts register another name, which goes first in the list of fonts.
    const alias = /variable/.test(String(name)) && `named "${formatText(family)} Variable" in CSS`
    const details = [formatCode(name), alias, formatText(license)].filter(Boolean).join(', ')
    return labeledValue('Font', `${formatText(family)} (${formatCode(role)}), ${details}`) ?? []
  })

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

/** Formats CSS properties as a table. */
function propertyTable(_key: string, properties: unknown): string {
  return table(
    ['Property', 'Value'],
    namedEntries(properties).map(([key, value]) => [key, formatCode(value) ?? '']),
  )
}
