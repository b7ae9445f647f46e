import { expect, test } from 'vitest'
import { themeCss } from '../../../src/core/theme/tokens.ts'
import { readFixtureRecord } from '../../support/corpus/fixture-lookup.ts'

const slate = readFixtureRecord('themes', 'slate')

const LIGHT = `
  --color-accent: #9C491C;
  --color-background: #F4F6F8;
  --color-border: #D6DDE5;
  --color-border-strong: #728090;
  --color-danger: #B2251E;
  --color-focus: #2070B9;
  --color-info: #155D85;
  --color-link: #1C5B93;
  --color-on-accent: #FFFFFF;
  --color-on-danger: #FFFFFF;
  --color-on-info: #FFFFFF;
  --color-on-primary: #FFFFFF;
  --color-on-secondary: #23313E;
  --color-on-success: #FFFFFF;
  --color-on-warning: #FFFFFF;
  --color-overlay: #0E141A;
  --color-primary: #1E507E;
  --color-primary-hover: #173E62;
  --color-secondary: #E1E7EE;
  --color-success: #0C6A57;
  --color-surface: #FFFFFF;
  --color-surface-raised: #FAFBFC;
  --color-text: #17212C;
  --color-text-muted: #495767;
  --color-text-subtle: #667484;
  --color-warning: #7C5100;
  --font-display: "Franklin Gothic Medium", "Arial Narrow", sans-serif;
  --font-body: "Segoe UI", "Helvetica Neue", Arial, sans-serif;
  --font-mono: ui-monospace, Menlo, Consolas, monospace;
  --text-xs: 0.8333rem;
  --text-sm: 0.9129rem;
  --text-base: 1rem;
  --text-lg: 1.2rem;
  --text-xl: 1.44rem;
  --text-2xl: 1.728rem;
  --text-3xl: 2.0736rem;
  --font-weight-heading: 600;
  --font-weight-body: 400;
  --radius-base: 3px;
  --radius-card: 4px;
  --radius-control: 3px;
  --radius-pill: 999px;
  --shadow-0: none;
  --shadow-1: 0 0 0 1px #D6DDE5;
  --shadow-2: 0 1px 2px #17212C14;
  --shadow-3: 0 4px 12px #17212C1F;
  --shadow-4: 0 12px 32px #17212C33;
  --spacing: 0.25rem;
  --ease-standard: cubic-bezier(0.2, 0, 0, 1);
  --ease-enter: cubic-bezier(0, 0, 0, 1);
  --ease-exit: cubic-bezier(0.3, 0, 1, 1);
  --duration-instant: 60ms;
  --duration-fast: 120ms;
  --duration-base: 180ms;
  --duration-slow: 260ms;
  --duration-deliberate: 400ms;
`

const DARK = `
  --color-accent: #E8A376;
  --color-background: #0E141A;
  --color-border: #2B3846;
  --color-border-strong: #708192;
  --color-danger: #F58F85;
  --color-focus: #74B5F5;
  --color-info: #7DC5EA;
  --color-link: #94C2EE;
  --color-on-accent: #2B1306;
  --color-on-danger: #3A0906;
  --color-on-info: #04253A;
  --color-on-primary: #0A1C2E;
  --color-on-secondary: #DCE5ED;
  --color-on-success: #04291F;
  --color-on-warning: #2A1D00;
  --color-overlay: #03060A;
  --color-primary: #88B8E7;
  --color-primary-hover: #A7CBEF;
  --color-secondary: #273543;
  --color-success: #68DAC1;
  --color-surface: #151D26;
  --color-surface-raised: #1C2732;
  --color-text: #E8EDF2;
  --color-text-muted: #A9B6C4;
  --color-text-subtle: #8593A3;
  --color-warning: #E4B85E;
  --shadow-1: 0 0 0 1px #2B3846;
  --shadow-2: 0 1px 2px #00000066;
  --shadow-3: 0 4px 12px #00000080;
  --shadow-4: 0 12px 32px #000000A6;
`

const AUTO = `:root,
:root :where([data-mode="light"]) {${LIGHT}}

:root[data-mode="dark"],
:root :where([data-mode="dark"]) {${DARK}}

@media (prefers-color-scheme: dark) {
  :root:not([data-mode="light"]) {${DARK.replaceAll('\n  ', '\n    ')}  }
}
`

test('a theme with two modes is light, and dark if the system or the page requests it', () => {
  expect(themeCss(slate)).toBe(AUTO)
  expect(themeCss(slate, { mode: 'auto' })).toBe(AUTO)
})

test('light mode alone is one rule', () => {
  expect(themeCss(slate, { mode: 'light' })).toBe(`:root {${LIGHT}}\n`)
})

test('dark mode alone is one rule, with the same names', () => {
  const css = themeCss(slate, { mode: 'dark', selector: '.preview' })
  expect(css).toMatch(/^\.preview \{\n {2}--color-accent: #E8A376;\n/)
  expect(css.match(/--[\w-]+(?=:)/g)).toEqual(LIGHT.match(/--[\w-]+(?=:)/g))
  for (const line of DARK.trim().split('\n')) expect(css).toContain(line)
})

test('every rule has the selector', () => {
  expect(themeCss(slate, { selector: '.preview' })).toBe(AUTO.replaceAll(':root', '.preview'))
})
