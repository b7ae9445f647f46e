import type { JSX } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const

type ColorScheme = (typeof COLOR_SCHEMES)[number]

const LABELS: Readonly<Record<ColorScheme, string>> = {
  auto: 'Follow the system',
  light: 'Light',
  dark: 'Dark',
}

const ICONS: Readonly<Record<ColorScheme, JSX.Element>> = {
  auto: (
    <>
      <path d="M8 2.5a5.5 5.5 0 0 0 0 11z" fill="currentColor" />
      <path d="M8 2.5a5.5 5.5 0 0 1 0 11" />
    </>
  ),
  light: (
    <>
      <path d="M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z" />
      <path d="M8 1v2M8 13v2M1 8h2M13 8h2" />
      <path d="M3 3l1.4 1.4M11.6 11.6 13 13M13 3l-1.4 1.4M4.4 11.6 3 13" />
    </>
  ),
  dark: <path d="M13.3 9.6A5.6 5.6 0 0 1 6.4 2.7a5.6 5.6 0 1 0 6.9 6.9z" />,
}

/** The localStorage key that `public/theme.js` reads before the first paint of a page. */
const STORAGE_KEY = 'svc-mode'

/** A switch between the system's color scheme, light and dark, which is saved. */
export const ColorSchemeSwitch = () => {
  const [scheme, setScheme] = useState<ColorScheme>('auto')
  useLayoutEffect(() => setScheme(parseColorScheme(document.documentElement.dataset.mode)), [])
  const select = (choice: ColorScheme) => {
    setScheme(choice)
    applyColorScheme(choice)
  }
  return (
    <fieldset class="switch needs-script">
      <legend class="hidden">Colour scheme</legend>
      {COLOR_SCHEMES.map((name) => (
        <label key={name} title={LABELS[name]}>
          <input
            type="radio"
            name="mode"
            value={name}
            checked={scheme === name}
            onChange={() => select(name)}
          />
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            {ICONS[name]}
          </svg>
          <span class="hidden">{LABELS[name]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const parseColorScheme = (text = ''): ColorScheme =>
  COLOR_SCHEMES.find((scheme) => scheme === text) ?? 'auto'

function applyColorScheme(scheme: ColorScheme): void {
  const { dataset } = document.documentElement
  if (scheme === 'auto') delete dataset.mode
  else dataset.mode = scheme
  try {
    localStorage.setItem(STORAGE_KEY, scheme)
  } catch (error) {
    // A browser may block storage; then the choice lasts until the page is closed.
    if (!(error instanceof DOMException)) throw error
  }
}
