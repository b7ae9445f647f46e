import { getOwn } from '../../content/fields.ts'
import { formatText } from '../../content/markdown/said.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { table } from '../../markdown/blocks.ts'
import { escapeMarkdown, inlineCode } from '../../markdown/escape.ts'
import { COLOR_ROLES } from '../../theme/color-roles.ts'
import { type ContrastResult, contrastReport } from '../../theme/contrast-report.ts'
import { MODES } from '../../theme/palette.ts'
import { type ThemeToken, themeTokens } from '../tokens.ts'

/** The palette with roles, and how far its colours are apart. */
export function colorParts(theme: ThemeV1): string[] {
  const colors = themeTokens(theme).filter(({ name }) => name.startsWith('--color-'))
  return [
    table(['Variable', 'Light', 'Dark', 'For'], colors.toSorted(byRole).map(row)),
    contrastTable(contrastReport(theme)),
    overlay(theme),
  ].filter(Boolean)
}

const tokenOf = ({ name }: ThemeToken): string => name.slice('--color-'.length)

/** In the order of the roles; colours of the theme's own come last. */
function byRole(a: ThemeToken, b: ThemeToken): number {
  const rank = (token: string): number => {
    const at = ORDER.indexOf(token)
    return at === -1 ? ORDER.length : at
  }
  return rank(tokenOf(a)) - rank(tokenOf(b))
}

const ORDER = [...COLOR_ROLES.keys()]

function row(token: ThemeToken): string[] {
  const values = MODES.map((mode) => inlineCode('value' in token ? token.value : token[mode]))
  return [inlineCode(token.name), ...values, COLOR_ROLES.get(tokenOf(token)) ?? '']
}

/** One row for each ink: the weakest ground of each mode, which decides. */
function contrastTable(report: readonly ContrastResult[]): string {
  const inks = [...new Set(report.map(({ ink }) => ink))]
  const rows = inks.map((ink) => {
    const results = report.filter((result) => result.ink === ink)
    const grounds = [...new Set(results.map(groundOf))]
    const least = Math.max(...results.map((result) => result.least))
    return [
      inlineCode(ink),
      grounds.join(', '),
      `${least}:1`,
      ...MODES.map((mode) => weakest(results.filter((result) => result.mode === mode))),
    ]
  })
  return table(['Ink', 'May stand on', 'At least', 'Weakest, light', 'Weakest, dark'], rows)
}

const groundOf = ({ ground, tint }: ContrastResult): string =>
  tint === undefined ? inlineCode(ground) : `12 % ${inlineCode(tint)} on ${inlineCode(ground)}`

function weakest(results: readonly ContrastResult[]): string {
  const [first] = results.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)
  if (first === undefined) return ''
  return first.passes ? `${first.ratio}:1` : `**${first.ratio}:1 on ${groundOf(first)}: too low**`
}

function overlay(theme: ThemeV1): string {
  const opacity = formatText(getOwn(theme.effects, 'overlay_opacity'))
  return opacity === undefined ? '' : escapeMarkdown(`Overlay opacity: ${opacity}.`)
}
