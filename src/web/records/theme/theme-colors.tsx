import { type ContrastResult, contrastReport, type Theme, themeTokens } from '../../../themes.ts'

/** The modes that colours are shown in. */
export const MODES = ['light', 'dark'] as const

export type Mode = (typeof MODES)[number]

/** A colour of a theme by its name, with its value in each mode. */
export interface Swatch {
  readonly token: string
  readonly values: Readonly<Record<Mode, string>>
  /** The colour that text on it has. */
  readonly foreground?: string
  /** The least favourable pair that it takes part in. */
  readonly lowestContrast: Readonly<Record<Mode, ContrastResult | undefined>>
}

/** Colours that do the same work. */
export interface ColorRole {
  readonly name: string
  readonly swatches: readonly Swatch[]
}

const STATUS_COLORS = ['success', 'warning', 'danger', 'info']

/** What each colour is for; whatever else a theme has comes last. */
const COLOR_ROLES: readonly (readonly [name: string, tokens: readonly string[]])[] = [
  ['Grounds', ['background', 'surface', 'surface-raised', 'overlay']],
  ['Text', ['text', 'text-muted', 'text-subtle', 'link']],
  ['Lines', ['border', 'border-strong', 'focus']],
  ['Actions', ['primary', 'primary-hover', 'secondary', 'accent']],
  ['Status', STATUS_COLORS],
  ['Charts', [1, 2, 3, 4, 5, 6].map((number) => `chart-${number}`)],
]

/** The colours of a theme by what they are for. A colour for text on another stands with that one. */
export function listColorRoles(theme: Theme): ColorRole[] {
  const values = readColors(theme)
  const report = contrastReport(theme)
  const inks = new Set([...values.keys()].map((token) => `on-${token}`))
  const listed = new Set([...COLOR_ROLES.flatMap(([, tokens]) => tokens), ...inks])
  const others = [...values.keys()].filter((token) => !listed.has(token))
  return [...COLOR_ROLES, ['Others', others] as const]
    .map(([name, tokens]) => ({
      name,
      swatches: tokens.flatMap((token) => createSwatches(token, values, report)),
    }))
    .filter(({ swatches }) => swatches.length > 0)
}

type ColorValues = ReadonlyMap<string, Swatch['values']>

/** Only what is safe as CSS: a swatch is painted with it. */
const readColors = (theme: Theme): ColorValues =>
  new Map(
    themeTokens(theme)
      .filter(({ name }) => name.startsWith('--color-'))
      .map((token) => [
        token.name.slice('--color-'.length),
        'value' in token ? { light: token.value, dark: token.value } : token,
      ]),
  )

function createSwatches(
  token: string,
  values: ColorValues,
  report: readonly ContrastResult[],
): Swatch[] {
  const own = values.get(token)
  if (!own) return []
  const ink = findForeground(token, values)
  const worst = (mode: Mode): ContrastResult | undefined =>
    report
      .filter((pair) => pair.mode === mode && involvesToken(pair, token, ink))
      .toSorted((a, b) => a.ratio / a.minRatio - b.ratio / b.minRatio)[0]
  return [
    {
      token,
      values: { light: own.light, dark: own.dark },
      ...(ink === undefined ? {} : { foreground: ink }),
      lowestContrast: { light: worst('light'), dark: worst('dark') },
    },
  ]
}

/** Buttons have a colour for what stands on them; a shade of one shares it. */
const findForeground = (token: string, values: ColorValues): string | undefined =>
  [`on-${token}`, `on-${token.replace(/-hover$/, '')}`].find((name) => values.has(name))

/** What a colour is seen with: what it stands on, and what stands on it. */
const involvesToken = (
  { foreground, background, tint }: ContrastResult,
  token: string,
  on?: string,
): boolean =>
  (foreground === token && tint === undefined) || (foreground === on && background === token)

/** The colours of a theme by role: painted, named, and how well they are seen. */
export const ColorSwatches = ({ roles }: { readonly roles: readonly ColorRole[] }) => (
  <div class="roles">
    {roles.map(({ name, swatches }) => (
      <section key={name} class="role" aria-labelledby={`role-${name}`}>
        <h3 id={`role-${name}`}>{name}</h3>
        <ul class="swatches">
          {swatches.map((swatch) => (
            <SwatchItem key={swatch.token} {...swatch} />
          ))}
        </ul>
      </section>
    ))}
  </div>
)

const SwatchItem = ({ token, values, foreground, lowestContrast }: Swatch) => (
  <li>
    <div class="chip" aria-hidden="true" style={chipStyle(token, foreground)}>
      Aa
    </div>
    <code>{token}</code>
    {MODES.map((mode) => (
      <p key={mode} class={`in-${mode}`}>
        <code>{values[mode]}</code> <ContrastRatio pair={lowestContrast[mode]} />
      </p>
    ))}
  </li>
)

/** Text is shown as text on a surface, all else as a field of colour. */
const chipStyle = (token: string, ink: string | undefined): string =>
  /^(text|link)/.test(token)
    ? `--chip:var(--t-color-surface);--chip-ink:var(--t-color-${token})`
    : `--chip:var(--t-color-${token});--chip-ink:${ink ? `var(--t-color-${ink})` : 'transparent'}`

const ContrastRatio = ({ pair }: { readonly pair: ContrastResult | undefined }) =>
  pair ? (
    <span class="ratio" data-passes={pair.passes} title={describeContrast(pair)}>
      {pair.ratio.toFixed(2)}
      <span class="hidden"> to 1: {describeContrast(pair)}</span>
    </span>
  ) : null

const describeContrast = (pair: ContrastResult): string =>
  `${pair.foreground} on ${describeBackground(pair)} needs ${pair.minRatio}${pair.passes ? '' : ' and has less'}`

const describeBackground = ({ background, tint }: ContrastResult): string =>
  tint === undefined ? background : `a 12 % tint of ${tint} over ${background}`

/** Every pair of colours that a page puts together, in one mode, weakest first. */
export const ContrastTable = ({
  pairs,
  mode,
}: {
  readonly pairs: readonly ContrastResult[]
  readonly mode: Mode
}) => (
  <section class={`in-${mode} scroller`} aria-label={`Contrast, ${mode}`} tabindex={0}>
    <table class="table">
      <caption class="hidden">Contrast of every pair of colours in {mode} mode</caption>
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">on</th>
          <th scope="col">Ratio</th>
          <th scope="col">Needs</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.foreground} ${describeBackground(pair)}`}>
            <th scope="row">{pair.foreground}</th>
            <td>{describeBackground(pair)}</td>
            <td class="ratio" data-passes={pair.passes}>
              {pair.ratio.toFixed(2)}
            </td>
            <td>{pair.minRatio}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
