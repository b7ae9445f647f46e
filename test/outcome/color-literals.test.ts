import { expect, test } from 'vitest'
import { findColorLiterals } from './color-literals.ts'

test.each([
  ['a.css', '.a {\n  color: #b00020;\n}', ['2 #b00020']],
  ['a.css', '.a { border: 1px solid red; background: rgb(1 2 3 / 50%) }', ['1 red', '1 rgb()']],
  ['a.css', ':root { --color-text: #111 }', []],
  ['a.css', '.a { color: var(--color-text); background: transparent; fill: currentColor }', []],
  ['a.css', '#fade .tan { display: grid; animation: gold 1s }', []],
  ['a.tsx', '<p style={{ color: "#fff", background: "white" }} />', ['1 #fff', '1 white']],
  ['a.tsx', '<p className="bg-[#0af] text-red" />', ['1 #0af']],
  ['a.tsx', 'const shade = `0 1px rgba(0, 0, 0, 0.2)`', ['1 rgba(0, 0, 0, 0.2)']],
  ['a.tsx', '<a href="#fade">Skip to #main</a>', []],
  ['a.tsx', '<p style={{ color: "var(--color-text)" }} title="Paint it black" />', []],
])('%s %s', (file, text, expected) => {
  expect(findColorLiterals(file, text).map(({ line, literal }) => `${line} ${literal}`)).toEqual(
    expected,
  )
})
