import {
  formatCode,
  formatEntries,
  formatNames,
  formatText,
  formatTexts,
} from '../../content/markdown/format.ts'
import { decoratorSections } from '../../content/markdown/theme.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { asObject, getOwn, isObject } from '../../json/value.ts'
import {
  bulletList,
  escapeMarkdown,
  heading,
  inlineCode,
  joinBlocks,
  labeledValue,
  section,
  table,
} from '../../markdown.ts'
import { type ContrastResult, contrastReport } from '../contrast-report.ts'
import { toCssValue } from '../css-value.ts'
import { COLOR_ROLES, MODES } from '../palette.ts'
import { type ThemeToken, themeTokens } from '../tokens.ts'

/** The palette with roles, and how far its colours are apart. */
export function renderColors(theme: ThemeV1): string[] {
  const colors = themeTokens(theme).filter(({ name }) => name.startsWith('--color-'))
  return [
    table(['Variable', 'Light', 'Dark', 'For'], colors.toSorted(compareByRole).map(createColorRow)),
    renderContrastTable(contrastReport(theme)),
    renderOverlay(theme),
  ].filter(Boolean)
}

const getColorName = ({ name }: ThemeToken): string => name.slice('--color-'.length)

/** In the order of the roles; colours of the theme's own come last. */
function compareByRole(a: ThemeToken, b: ThemeToken): number {
  const rank = (token: string): number => {
    const at = ROLE_ORDER.indexOf(token)
    return at === -1 ? ROLE_ORDER.length : at
  }
  return rank(getColorName(a)) - rank(getColorName(b))
}

const ROLE_ORDER = [...COLOR_ROLES.keys()]

function createColorRow(token: ThemeToken): string[] {
  const values = MODES.map((mode) => inlineCode('value' in token ? token.value : token[mode]))
  return [inlineCode(token.name), ...values, COLOR_ROLES.get(getColorName(token)) ?? '']
}

/** One row for each ink: the weakest ground of each mode, which decides. */
function renderContrastTable(report: readonly ContrastResult[]): string {
  const inks = [...new Set(report.map(({ foreground }) => foreground))]
  const rows = inks.map((ink) => {
    const results = report.filter((result) => result.foreground === ink)
    const grounds = [...new Set(results.map(formatBackground))]
    const least = Math.max(...results.map((result) => result.minRatio))
    return [
      inlineCode(ink),
      grounds.join(', '),
      `${least}:1`,
      ...MODES.map((mode) => formatWeakestRatio(results.filter((result) => result.mode === mode))),
    ]
  })
  return table(['Ink', 'May stand on', 'At least', 'Weakest, light', 'Weakest, dark'], rows)
}

const formatBackground = ({ background, tint }: ContrastResult): string =>
  tint === undefined
    ? inlineCode(background)
    : `12 % ${inlineCode(tint)} on ${inlineCode(background)}`

function formatWeakestRatio(results: readonly ContrastResult[]): string {
  const [first] = results.toSorted((a, b) => a.ratio / a.minRatio - b.ratio / b.minRatio)
  if (first === undefined) return ''
  return first.passes
    ? `${first.ratio}:1`
    : `**${first.ratio}:1 on ${formatBackground(first)}: too low**`
}

function renderOverlay(theme: ThemeV1): string {
  const opacity = formatText(getOwn(theme.effects, 'overlay_opacity'))
  return opacity === undefined ? '' : escapeMarkdown(`Overlay opacity: ${opacity}.`)
}

/** The decorators of a theme with their CSS. */
export const renderDecorators = (theme: ThemeV1): string[] =>
  decoratorSections(theme, renderCssBlock)

/**
 * A rule in a fence. Each line begins with a name that CSS allows and its value cannot end its
 * declaration, so that none of them closes the fence.
 */
function renderCssBlock(key: string, properties: unknown): string {
  const lines = Object.entries(asObject(properties)).flatMap(([property, value]) => {
    const css = typeof value === 'string' ? toCssValue(value) : undefined
    return css === undefined || !/^-{0,2}[a-z][\w-]*$/i.test(property)
      ? []
      : [`  ${property}: ${css};`]
  })
  if (lines.length === 0 || !/^[a-z][\w-]*$/i.test(key)) return ''
  return ['```css', `.${key} {`, ...lines, '}', '```'].join('\n')
}

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
