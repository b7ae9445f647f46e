import { expect, test } from 'vitest'
import { findForeignColors } from './color-literals.ts'

const THEME = ':root { --color-text: #111111; --shadow-1: 0 1px 3px #00000080 }'

test.each([
  ['.a { color: #b00020 }', ['color #b00020']],
  ['.a { border: 1px solid red }', ['border red']],
  ['.a { background: rgb(1 2 3 / 50%) }', ['background rgb(1 2 3/50%)']],
  ['.a { color: var(--color-text); background: transparent; fill: currentColor }', []],
  ['.a { background: color-mix(in srgb, var(--color-text) 10%, transparent) }', []],
  ['.a { background: #0000; border-color: rgba(0, 0, 0, 0) }', []],
  ['.a { background: color-mix(in srgb, black 10%, transparent) }', ['background black']],
  ['.a { color: rgb(from var(--color-text) r g b / 50%) }', []],
  ['.a { & .b { color: #f00 } @media (width > 1px) { color: red } }', ['color #f00', 'color red']],
  ['#fade .tan { display: grid; animation: gold 1s }', []],
  ['.a { mask: linear-gradient(#000, transparent) }', []],
  [':root { --color-text: #111; --shadow-1: 0 1px 3px rgb(0 0 0 / 50.2%) }', []],
  [':root { --color-text: #222 }', ['--color-text #222']],
  [':root { --my-red: #f00; --my-green: green }', ['--my-red #f00', '--my-green green']],
])('%s', (css, expected) => {
  const found = findForeignColors(css, THEME)
  expect(found.map(({ property, literal }) => `${property} ${literal}`)).toEqual(expected)
})
