import { type Theme, themeTokens } from '../../../themes.ts'

/**
 * Returns the custom properties of a theme under names that the page itself does not use, such as
 * `--t-color-text` and `--t-shadow-2-dark`. Colors follow the color scheme of the element.
 */
export function createThemeStyle(theme: Theme): Readonly<Record<string, string>> {
  const entries = themeTokens(theme).flatMap((token): (readonly [string, string])[] => {
    const name = `--t-${token.name.slice(2)}`
    if ('value' in token) return [[name, token.value]]
    // `light-dark()` only accepts colors, so a CSS rule selects between two shadows.
    if (!token.name.startsWith('--color-')) {
      return [
        [`${name}-light`, token.light],
        [`${name}-dark`, token.dark],
      ]
    }
    return [[name, `light-dark(${token.light}, ${token.dark})`]]
  })
  return Object.fromEntries(entries)
}

/** A design token: the last part of its name, and its value. */
type NamedValue = readonly [name: string, value: string]

const DISPLAY_SIZES = /^(lg|xl|2xl|3xl)$/

/** Returns the tokens with a name prefix, without that prefix. */
const listTokens = (theme: Theme, prefix: string): NamedValue[] =>
  themeTokens(theme).flatMap((token): NamedValue[] =>
    token.name.startsWith(prefix) && 'value' in token
      ? [[token.name.slice(prefix.length), token.value]]
      : [],
  )

/** Shows every size of the type scale in the font family that it is used with. */
export const TypeScale = ({ theme }: { readonly theme: Theme }) => (
  <dl class="type-scale specimen">
    {listTokens(theme, '--text-')
      .toReversed()
      .map(([name, size]) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <span>{toPixels(size)}</span>
          </dt>
          <dd
            style={`font-family:var(--t-font-${DISPLAY_SIZES.test(name) ? 'display' : 'body'});font-size:${size}`}
            data-heading={DISPLAY_SIZES.test(name) || undefined}
          >
            {theme.description}
          </dd>
        </div>
      ))}
  </dl>
)

const toPixels = (size: string): string =>
  size.endsWith('rem') ? `${Math.round(Number.parseFloat(size) * 160) / 10} px` : size

/** Shows every border radius on a box. */
export const Radii = ({ theme }: { readonly theme: Theme }) => (
  <ul class="boxes specimen">
    {listTokens(theme, '--radius-').map(([name, value]) => (
      <li key={name}>
        <div class="box" style={`border-radius:${value}`} />
        <code>{name}</code> <span>{value}</span>
      </li>
    ))}
  </ul>
)

const ELEVATION_LEVELS = [0, 1, 2, 3, 4]

/** Shows the five elevation levels in the selected mode. */
export const Elevations = () => (
  <ul class="boxes specimen">
    {ELEVATION_LEVELS.map((level) => (
      <li key={level}>
        <div
          class="box raised"
          style={`--light:var(--t-shadow-${level}-light,var(--t-shadow-${level}));--dark:var(--t-shadow-${level}-dark,var(--t-shadow-${level}))`}
        />
        <code>shadow-{level}</code>
      </li>
    ))}
  </ul>
)

/** Animates every duration and every easing when the check box is toggled. */
export const MotionDemo = ({ theme }: { readonly theme: Theme }) => {
  const durations = listTokens(theme, '--duration-')
  const longest = durations.at(-1)?.[1] ?? '400ms'
  const easings = listTokens(theme, '--ease-')
  return (
    <div class="motion">
      <label class="button motion-switch">
        <input type="checkbox" /> Move
      </label>
      <p class="still">Your system asks for less motion, so the marks change place at once.</p>
      <ul class="tracks specimen">
        {durations.map(([name, value]) => (
          <MotionTrack
            key={name}
            name={name}
            value={value}
            timing={`${value} var(--t-ease-standard)`}
          />
        ))}
        {easings.map(([name, value]) => (
          <MotionTrack
            key={name}
            name={`ease-${name}`}
            value={value}
            timing={`${longest} ${value}`}
          />
        ))}
      </ul>
    </div>
  )
}

interface MotionTrackProps {
  readonly name: string
  readonly value: string
  /** Duration and easing. */
  readonly timing: string
}

const MotionTrack = ({ name, value, timing }: MotionTrackProps) => (
  <li>
    <code>{name}</code> <span>{value}</span>
    <span class="track" aria-hidden="true">
      <span style={`--timing:${timing}`} />
    </span>
  </li>
)
