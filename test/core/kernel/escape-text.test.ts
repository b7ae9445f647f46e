import { expect, test } from 'vitest'
import {
  escapeControls,
  escapeLine,
  escapeWorkflowCommands,
} from '../../../src/core/kernel/escape-text.ts'

const HIDDEN = [
  ...[0x0, 0x7, 0x1b, 0x7f, 0x85, 0x9b, 0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x200b, 0x200e, 0x200f],
  ...[
    0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069,
  ],
  ...[0x3164, 0xfeff, 0xfff9, 0xfffb, 0xe0001, 0xe0041, 0xe0101],
].map((code) => String.fromCodePoint(code))

test.each(HIDDEN)('%j is escaped, and JSON keeps its value', (character) => {
  const text = `a${character}b`
  expect(escapeControls(text)).toMatch(/^a(\\u[0-9a-f]{4}){1,2}b$/)
  expect(escapeLine(text)).toBe(escapeControls(text))
  expect(JSON.parse(escapeControls(JSON.stringify({ [text]: text })))).toEqual({ [text]: text })
})

test.each([
  ['Hebrew', 'שלום'],
  ['Arabic with marks', 'مُحَمَّد'],
  ['Persian with a non-joiner', 'می\u200cخواهم'],
  ['Hindi with a joiner', 'क्\u200dष'],
  ['a family', '👩‍👩‍👧‍👦'],
  ['a profession with a skin tone', '👩🏽‍🚀'],
  ['a flag of a region', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['a heart', '❤️'],
  ['a variant of a Han character', '葛\u{e0100}'],
  ['lines and tabs', 'a\tb\r\nc\n'],
])('%s stays as it is', (_, text) => {
  expect(escapeControls(text)).toBe(text)
})

test.each(['a\u200db', 'я\u200cя', ' \u200d'])(
  'a joiner without a purpose is escaped in %j',
  (text) => {
    expect(escapeControls(text)).not.toBe(text)
  },
)

test('a text for one line has no line breaks', () => {
  expect(escapeLine('a\r\n\tb\nc')).toBe('a\\u000d\\u000a\\u0009b\\u000ac')
})

test('a long text without hidden characters is scanned once', () => {
  const text = '🏴'.repeat(50_000) + '\u{e0067}'.repeat(50_000)
  expect(escapeControls(text).length).toBeGreaterThan(text.length)
})

test.each(['::error::x', 'a\n  ::set-env name=PATH::x', '::STOP-COMMANDS::x', 'see ##[add-mask]x'])(
  '%j is no command of a workflow when it is printed',
  (text) => {
    expect(escapeWorkflowCommands(text)).not.toMatch(/^\s*::|##\[/m)
    const json = JSON.stringify({ text })
    expect(JSON.parse(escapeWorkflowCommands(json))).toEqual({ text })
  },
)

test.each([
  '::before { color: red }',
  '::after, ::before {}',
  'a::error::',
  '## [link]',
  'std::group::x',
])('%j is printed as it is', (text) => {
  expect(escapeWorkflowCommands(text)).toBe(text)
})
