import {
  formatCode,
  formatEntries,
  formatNames,
  formatText,
  formatTexts,
} from '../../content/markdown/format.ts'
import { decoratorSections, fontLines } from '../../content/markdown/theme.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { asObject, getOwn, isObject } from '../../kernel/json/value.ts'
import { groupBy, unique } from '../../kernel/lists.ts'
import {
  bulletList,
  escapeMarkdown,
  heading,
  inlineCode,
  joinBlocks,
  labeledValue,
  section,
  stripInvisible,
  table,
} from '../../kernel/markdown.ts'
import { type ContrastResult, contrastReport } from '../contrast-report.ts'
import { toCssValue } from '../css-value.ts'
import { COLOR_ROLES, GLOW_COLORS, MODES } from '../palette.ts'
import { getTokenValue, type ThemeToken, themeTokens } from '../tokens.ts'

/**
 * Renders the theme for agents, with the headings of the DESIGN.md format in their order
 * (https://github.com/google-labs-code/design.md). The theme's texts are escaped, so that they
 * cannot add markup.
 */
export function toDesignMd(record: ThemeV1): string {
  const theme = stripInvisibleDeep(record) as ThemeV1
  const tokens = themeTokens(theme)
  const renderTokens = (...prefixes: readonly string[]): string =>
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
    section(2, 'Typography', [renderTokens('--font-', '--text-'), bulletList(fontLines(theme))]),
    section(2, 'Layout', [renderTokens('--spacing'), bulletList(formatEntries(theme.spatial))]),
    section(2, 'Elevation & Depth', [renderTokens('--shadow-')]),
    section(2, 'Shapes', [
      bulletList([labeledValue('Corners', formatCode(theme.radius?.philosophy))]),
      renderTokens('--radius-'),
    ]),
    section(2, 'Motion', [renderMotion(theme), renderTokens('--duration-', '--ease-')]),
    section(2, 'Components', renderDecorators(theme)),
    section(2, "Do's and Don'ts", [bulletList(listRules(theme, tokens.length > 0))]),
  ])
}

/** Renders the palette with the purpose of each color, and the contrast table. */
function renderColors(theme: ThemeV1): string[] {
  const colors = themeTokens(theme).filter(({ name }) => name.startsWith('--color-'))
  return [
    table(['Variable', 'Light', 'Dark', 'For'], colors.toSorted(compareByRole).map(createColorRow)),
    renderContrastTable(contrastReport(theme)),
    renderOverlay(theme),
  ].filter(Boolean)
}

const getColorName = ({ name }: ThemeToken): string => name.slice('--color-'.length)

/** Sorts colors in the order of their roles; custom colors come last. */
function compareByRole(a: ThemeToken, b: ThemeToken): number {
  const getRank = (token: string): number => {
    const index = ROLE_ORDER.indexOf(token)
    return index === -1 ? ROLE_ORDER.length : index
  }
  return getRank(getColorName(a)) - getRank(getColorName(b))
}

const ROLE_ORDER = [...COLOR_ROLES.keys()]

function createColorRow(token: ThemeToken): string[] {
  const values = MODES.map((mode) => inlineCode(getTokenValue(token, mode)))
  const name = getColorName(token)
  const isGlow = GLOW_COLORS.some((color) => color === name)
  const role = COLOR_ROLES.get(name) ?? (isGlow ? 'light that fades into the page' : '')
  return [inlineCode(token.name), ...values, role]
}

/** Renders a row for each foreground color, with its lowest contrast in each mode. */
function renderContrastTable(report: readonly ContrastResult[]): string {
  const rows = [...groupBy(report, ({ foreground }) => foreground)].map(([foreground, results]) => {
    const backgrounds = unique(results.map(formatBackground))
    const minRatio = Math.max(...results.map((result) => result.minRatio))
    return [
      inlineCode(foreground),
      backgrounds.join(', '),
      `${minRatio}:1`,
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
  const [weakest] = results.toSorted((a, b) => a.ratio / a.minRatio - b.ratio / b.minRatio)
  if (weakest === undefined) return ''
  return weakest.passes
    ? `${weakest.ratio}:1`
    : `**${weakest.ratio}:1 on ${formatBackground(weakest)}: too low**`
}

function renderOverlay(theme: ThemeV1): string {
  const opacity = formatText(getOwn(theme.effects, 'overlay_opacity'))
  return opacity === undefined ? '' : escapeMarkdown(`Overlay opacity: ${opacity}.`)
}

/** Renders the decorators of a theme with their CSS. */
const renderDecorators = (theme: ThemeV1): string[] => decoratorSections(theme, renderCssBlock)

/**
 * Renders a CSS rule in a code fence. Lines start with a property and values are safe CSS, so no
 * line can close the fence.
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

/** Removes the characters that readers cannot see from all keys and texts of a JSON value. */
function stripInvisibleDeep(value: unknown): unknown {
  if (typeof value === 'string') return stripInvisible(value)
  if (Array.isArray(value)) return value.map(stripInvisibleDeep)
  if (!isObject(value)) return value
  const members = Object.entries(value).map(([key, item]) => [
    stripInvisible(key),
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
    labeledValue('Color vision', formatNames(theme.cvd_support)),
  ])

/** Renders custom properties, with a column for each mode if any value differs. */
function renderTokenTable(tokens: readonly ThemeToken[]): string {
  const hasModes = tokens.some((token) => !('value' in token))
  const modes = hasModes ? MODES : (['light'] as const)
  return table(
    ['Variable', ...(hasModes ? ['Light', 'Dark'] : ['Value'])],
    tokens.map((token) => [
      inlineCode(token.name),
      ...modes.map((mode) => inlineCode(getTokenValue(token, mode))),
    ]),
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
      ? 'Do give every state a shape or an icon of its own, besides its color and its word.'
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
  "Don't write a color, size, radius, shadow, duration or easing as a literal value.",
  "Don't tell a state by color alone.",
  "Don't tint a ground under text by more than 12 %.",
]
