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

/** Where `public/theme.js` finds the choice before the first paint of the next page. */
const STORAGE_KEY = 'svc-mode'

/** A choice of colour scheme that lasts: the system's, light or dark. */
export const ColorSchemeSwitch = () => {
  const [mode, setMode] = useState<ColorScheme>('auto')
  useLayoutEffect(() => setMode(parseColorScheme(document.documentElement.dataset.mode)), [])
  const choose = (choice: ColorScheme) => {
    setMode(choice)
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
            checked={mode === name}
            onChange={() => choose(name)}
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
  COLOR_SCHEMES.find((mode) => mode === text) ?? 'auto'

function applyColorScheme(mode: ColorScheme): void {
  const { dataset } = document.documentElement
  if (mode === 'auto') delete dataset.mode
  else dataset.mode = mode
  try {
    localStorage.setItem(STORAGE_KEY, mode)
  } catch (error) {
    // A browser may forbid storage; then the choice lasts as long as the page.
    if (!(error instanceof DOMException)) throw error
  }
}
