import { formatText } from '../../content/markdown/format.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { getOwn } from '../../json/value.ts'
import { escapeMarkdown, inlineCode, table } from '../../markdown.ts'
import { COLOR_ROLES } from '../../theme/color-roles.ts'
import { type ContrastResult, contrastReport } from '../../theme/contrast-report.ts'
import { MODES } from '../../theme/palette.ts'
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
