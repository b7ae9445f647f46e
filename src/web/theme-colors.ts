import { type ContrastResult, contrastReport, type Theme, themeTokens } from '../themes.ts'

/** The modes that colours are shown in. */
export const MODES = ['light', 'dark'] as const

export type Mode = (typeof MODES)[number]

/** A colour of a theme by its name, with its value in each mode. */
export interface Swatch {
  readonly token: string
  readonly values: Readonly<Record<Mode, string>>
  /** The colour that text on it has. */
  readonly ink?: string
  /** The least favourable pair that it takes part in. */
  readonly worst: Readonly<Record<Mode, ContrastResult | undefined>>
}

/** Colours that do the same work. */
export interface Role {
  readonly name: string
  readonly swatches: readonly Swatch[]
}

const STATUSES = ['success', 'warning', 'danger', 'info']

/** What each colour is for; whatever else a theme has comes last. */
const ROLES: readonly (readonly [name: string, tokens: readonly string[]])[] = [
  ['Grounds', ['background', 'surface', 'surface-raised', 'overlay']],
  ['Text', ['text', 'text-muted', 'text-subtle', 'link']],
  ['Lines', ['border', 'border-strong', 'focus']],
  ['Actions', ['primary', 'primary-hover', 'secondary', 'accent']],
  ['Status', STATUSES],
  ['Charts', [1, 2, 3, 4, 5, 6].map((number) => `chart-${number}`)],
]

/** The colours of a theme by what they are for. A colour for text on another stands with that one. */
export function colorRoles(theme: Theme): Role[] {
  const values = colorsOf(theme)
  const report = contrastReport(theme)
  const inks = new Set([...values.keys()].map((token) => `on-${token}`))
  const listed = new Set([...ROLES.flatMap(([, tokens]) => tokens), ...inks])
  const others = [...values.keys()].filter((token) => !listed.has(token))
  return [...ROLES, ['Others', others] as const]
    .map(([name, tokens]) => ({
      name,
      swatches: tokens.flatMap((token) => swatch(token, values, report)),
    }))
    .filter(({ swatches }) => swatches.length > 0)
}

type Values = ReadonlyMap<string, Swatch['values']>

/** Only what is safe as CSS: a swatch is painted with it. */
const colorsOf = (theme: Theme): Values =>
  new Map(
    themeTokens(theme)
      .filter(({ name }) => name.startsWith('--color-'))
      .map((token) => [
        token.name.slice('--color-'.length),
        'value' in token ? { light: token.value, dark: token.value } : token,
      ]),
  )

function swatch(token: string, values: Values, report: readonly ContrastResult[]): Swatch[] {
  const own = values.get(token)
  if (!own) return []
  const ink = inkOn(token, values)
  const worst = (mode: Mode): ContrastResult | undefined =>
    report
      .filter((pair) => pair.mode === mode && isAbout(pair, token, ink))
      .toSorted((a, b) => a.ratio / a.minRatio - b.ratio / b.minRatio)[0]
  return [
    {
      token,
      values: { light: own.light, dark: own.dark },
      ...(ink === undefined ? {} : { ink }),
      worst: { light: worst('light'), dark: worst('dark') },
    },
  ]
}

/** Buttons have a colour for what stands on them; a shade of one shares it. */
const inkOn = (token: string, values: Values): string | undefined =>
  [`on-${token}`, `on-${token.replace(/-hover$/, '')}`].find((name) => values.has(name))

/** What a colour is seen with: what it stands on, and what stands on it. */
const isAbout = (
  { foreground, background, tint }: ContrastResult,
  token: string,
  on?: string,
): boolean =>
  (foreground === token && tint === undefined) || (foreground === on && background === token)
