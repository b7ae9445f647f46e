import {
  formatCode,
  formatEntries,
  formatNames,
  formatText,
  formatTexts,
} from '../../content/markdown/format.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { asObject, getOwn, isObject } from '../../json/value.ts'
import {
  bulletList,
  heading,
  inlineCode,
  joinBlocks,
  labeledValue,
  section,
  table,
} from '../../markdown.ts'
import { type ThemeToken, themeTokens } from '../tokens.ts'
import { renderColors } from './design-colors.ts'
import { renderDecorators } from './design-decorators.ts'

/**
 * What an agent should know about the theme, under the headings of the DESIGN.md format and in its
 * order (https://github.com/google-labs-code/design.md). The theme's texts are data: none of them
 * opens anything.
 */
export function toDesignMd(record: ThemeV1): string {
  const theme = stripInvisibleDeep(record) as ThemeV1
  const tokens = themeTokens(theme)
  const under = (...prefixes: readonly string[]): string =>
    renderTokenTable(
      tokens.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix))),
    )
  return joinBlocks([
    heading(1, formatText(theme.name) ?? formatCode(theme.id) ?? 'Theme'),
    section(2, 'Overview', [
      formatText(theme.description),
      formatText(theme.personality),
      renderOverview(theme),
    ]),
    section(2, 'Colors', renderColors(theme)),
    section(2, 'Typography', [under('--font-', '--text-')]),
    section(2, 'Layout', [under('--spacing'), bulletList(formatEntries(theme.spatial))]),
    section(2, 'Elevation & Depth', [under('--shadow-')]),
    section(2, 'Shapes', [
      bulletList([labeledValue('Corners', formatCode(theme.radius?.philosophy))]),
      under('--radius-'),
    ]),
    section(2, 'Motion', [renderMotion(theme), under('--duration-', '--ease-')]),
    section(2, 'Components', renderDecorators(theme)),
    section(2, "Do's and Don'ts", [bulletList(listRules(theme, tokens.length > 0))]),
  ])
}

// What no reader sees and some programs obey: the order of writing, and letters without a shape.
const INVISIBLE_CHARACTERS = /[\p{Bidi_Control}\u00ad\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu

/** A JSON value whose texts and names hold nothing but what a reader sees. */
function stripInvisibleDeep(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(INVISIBLE_CHARACTERS, '')
  if (Array.isArray(value)) return value.map(stripInvisibleDeep)
  if (!isObject(value)) return value
  const members = Object.entries(value).map(([key, item]) => [
    key.replace(INVISIBLE_CHARACTERS, ''),
    stripInvisibleDeep(item),
  ])
  return Object.fromEntries(members)
}

const renderOverview = (theme: ThemeV1): string =>
  bulletList([
    labeledValue('Best for', formatTexts(theme.best_for)),
    labeledValue('Avoid for', formatTexts(theme.avoid_for)),
    labeledValue('Modes', formatNames(theme.modes)),
    labeledValue('Default mode', formatCode(theme.default_mode)),
    labeledValue('Shapes', formatNames(theme.shapes)),
    labeledValue('Colour vision', formatNames(theme.cvd_support)),
  ])

/** Custom properties with a value, or with one for each mode. */
function renderTokenTable(tokens: readonly ThemeToken[]): string {
  const isSplit = tokens.some((token) => !('value' in token))
  const valuesOf = (token: ThemeToken): string[] => {
    if (!('value' in token)) return [inlineCode(token.light), inlineCode(token.dark)]
    return isSplit ? [inlineCode(token.value), inlineCode(token.value)] : [inlineCode(token.value)]
  }
  return table(
    ['Variable', ...(isSplit ? ['Light', 'Dark'] : ['Value'])],
    tokens.map((token) => [inlineCode(token.name), ...valuesOf(token)]),
  )
}

const renderMotion = (theme: ThemeV1): string =>
  bulletList([
    labeledValue('Preference', formatCode(getOwn(theme.motion, 'preference'))),
    getOwn(theme.motion, 'reduce_motion') === true
      ? 'Under `prefers-reduced-motion: reduce` nothing moves; changes are immediate.'
      : undefined,
  ])

function listRules(theme: ThemeV1, hasTokens: boolean): (string | undefined)[] {
  const { prefer, avoid, default_presets } = asObject(theme.pattern_preferences)
  return [
    ...(hasTokens ? GENERAL_RULES : []),
    theme.status_shape === true
      ? 'Do give every state a shape or an icon of its own, besides its colour and its word.'
      : undefined,
    labeledValue('Do prefer these patterns', formatNames(prefer)),
    labeledValue('Do start from these presets', formatEntries(default_presets).join('; ')),
    labeledValue("Don't use these patterns", formatNames(avoid)),
    labeledValue("Don't use the theme for", formatTexts(theme.avoid_for)),
  ]
}

const GENERAL_RULES = [
  'Do use the variables, by these names and no others.',
  'Do put text only on grounds that the contrast table has for it.',
  "Don't write a colour, size, radius, shadow, duration or easing as a literal value.",
  "Don't tell a state by colour alone.",
  "Don't tint a ground under text by more than 12 %.",
]
