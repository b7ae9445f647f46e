import type { ContrastResult } from '../../themes.ts'
import { type ColorRole, MODES, type Mode, type Swatch } from '../theme-colors.ts'

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
