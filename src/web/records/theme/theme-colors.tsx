import { type ContrastResult, contrastReport, type Theme, themeTokens } from '../../../themes.ts'

/** The modes of a theme. */
export const MODES = ['light', 'dark'] as const

/** A mode of a theme. */
export type Mode = (typeof MODES)[number]

/** A color token of a theme with its values. */
export interface Swatch {
  readonly token: string
  readonly values: Readonly<Record<Mode, string>>
  /** The token of the text color on this color. */
  readonly foreground?: string
  /** The color pair with the lowest contrast that the token is part of. */
  readonly lowestContrast: Readonly<Record<Mode, ContrastResult | undefined>>
}

/** Colors with the same purpose. */
export interface ColorRole {
  readonly name: string
  readonly swatches: readonly Swatch[]
}

const STATUS_COLORS = ['success', 'warning', 'danger', 'info']

/** The tokens of each role. Other tokens of a theme come last. */
const COLOR_ROLES: readonly (readonly [name: string, tokens: readonly string[]])[] = [
  ['Grounds', ['background', 'surface', 'surface-raised', 'overlay']],
  ['Text', ['text', 'text-muted', 'text-subtle', 'link']],
  ['Lines', ['border', 'border-strong', 'focus']],
  ['Actions', ['primary', 'primary-hover', 'secondary', 'accent']],
  ['Status', STATUS_COLORS],
  ['Charts', [1, 2, 3, 4, 5, 6].map((number) => `chart-${number}`)],
]

/** Groups the colors of a theme by role. A text color is part of the swatch that it is used on. */
export function listColorRoles(theme: Theme): ColorRole[] {
  const values = readColors(theme)
  const report = contrastReport(theme)
  const foregrounds = new Set([...values.keys()].map((token) => `on-${token}`))
  const listed = new Set([...COLOR_ROLES.flatMap(([, tokens]) => tokens), ...foregrounds])
  const others = [...values.keys()].filter((token) => !listed.has(token))
  return [...COLOR_ROLES, ['Others', others] as const]
    .map(([name, tokens]) => ({
      name,
      swatches: tokens.flatMap((token) => createSwatches(token, values, report)),
    }))
    .filter(({ swatches }) => swatches.length > 0)
}

type ColorValues = ReadonlyMap<string, Swatch['values']>

/** Reads the color tokens, which are safe to use in CSS. */
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
  const colors = values.get(token)
  if (!colors) return []
  const foreground = findForeground(token, values)
  const findLowest = (mode: Mode): ContrastResult | undefined =>
    report
      .filter((pair) => pair.mode === mode && involvesToken(pair, token, foreground))
      .toSorted((a, b) => a.ratio / a.minRatio - b.ratio / b.minRatio)[0]
  return [
    {
      token,
      values: { light: colors.light, dark: colors.dark },
      ...(foreground === undefined ? {} : { foreground }),
      lowestContrast: { light: findLowest('light'), dark: findLowest('dark') },
    },
  ]
}

/** Returns the text color token for a color; a hover color shares that of its base color. */
const findForeground = (token: string, values: ColorValues): string | undefined =>
  [`on-${token}`, `on-${token.replace(/-hover$/, '')}`].find((name) => values.has(name))

/** True if a pair shows a color on its background, or the text color on this color. */
const involvesToken = (
  { foreground, background, tint }: ContrastResult,
  token: string,
  textToken?: string,
): boolean =>
  (foreground === token && tint === undefined) || (foreground === textToken && background === token)

/** Shows the colors of a theme by role, with their values and contrast. */
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

/** Returns the style of a chip: text colors are shown as text, other colors as a background. */
const chipStyle = (token: string, foreground: string | undefined): string =>
  /^(text|link)/.test(token)
    ? `--chip:var(--t-color-surface);--chip-ink:var(--t-color-${token})`
    : `--chip:var(--t-color-${token});--chip-ink:${foreground ? `var(--t-color-${foreground})` : 'transparent'}`

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

/** Lists the color pairs of a mode with their contrast. */
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
