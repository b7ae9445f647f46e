import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLocation, parseJson, parseJsonc } from '../../../../src/core/kernel/json/parse.ts'
import { parsePointer, toPointer } from '../../../../src/core/kernel/json/pointer.ts'
import { arbitraryJson, arbitraryText, DEFAULT_RUNS } from '../../../support/arbitrary.ts'

const json = arbitraryJson('__proto__', 'constructor', 'toString')

test.each([[0], [2], ['\t']])('reads what JSON.stringify writes with an indent of %j', (indent) => {
  const same = (value: unknown) => {
    const text = JSON.stringify(value, null, indent)
    // Not `toEqual`, which takes a key named "constructor" for the constructor.
    return isDeepStrictEqual(parseJson(text), { ok: true, value: JSON.parse(text) })
  }
  fc.assert(fc.property(json, same), DEFAULT_RUNS)
})

test('keeps a key named __proto__ as a key', () => {
  const parsed = parseJson('{ "__proto__": { "a": 1 } }')
  expect(parsed.ok && Object.entries(parsed.value as object)).toEqual([['__proto__', { a: 1 }]])
  expect(parsed.ok && Object.getPrototypeOf(parsed.value)).toBe(Object.prototype)
})

test.each(['null', 'true', '-0', '1E+2', '1e999', '"\\ud800"', '"\u2028"', ' [ ] \n', '{}\r\n'])(
  'reads %j as JSON.parse does',
  (text) => {
    expect(parseJson(text)).toStrictEqual({ ok: true, value: JSON.parse(text) })
  },
)

test.each([
  ['', ['Value expected. line 1, column 1']],
  ['{', ['Close brace expected. line 1, column 2']],
  ['[1', ['Close bracket expected. line 1, column 3']],
  ['[1,]', ['Value expected. line 1, column 4']],
  ['[1 2]', ['Comma expected. line 1, column 4']],
  ['{"a" 1}', ['Colon expected. line 1, column 6']],
  ['{"a":}', ['Value expected. line 1, column 6']],
  ['{}{}', ['End of file expected. line 1, column 3']],
  ['01', ['End of file expected. line 1, column 2']],
  ['1.', ['Unexpected end of number. line 1, column 1']],
  ['"a', ['Unexpected end of string. line 1, column 1']],
  ['"\\x"', ['Invalid escape character. line 1, column 1']],
  ['"\\u12"', ['Invalid unicode. line 1, column 1']],
  ['"a\tb"', ['Invalid character. line 1, column 1']],
  ['// note\n1', ['Invalid comment token. line 1, column 1']],
  ['\ufeff{}', ['Invalid symbol. line 1, column 1']],
  ['{\r\n  "a": [\r\n    1,\r\n    2,,\r\n  ]\r\n}', ['Value expected. line 4, column 7']],
  ['[1 2,\n 3 4]', ['Comma expected. line 1, column 4', 'Comma expected. line 2, column 4']],
])('says of %j where it is broken', (text, messages) => {
  const parsed = parseJson(text)
  const issues = parsed.ok ? [] : parsed.issues
  const found = issues.map(
    ({ message, location }) => `${message} ${location && formatLocation(location)}`,
  )
  expect(found.slice(0, messages.length)).toEqual(messages)
  expect(issues.every((i) => i.code === 'json-invalid' && i.severity === 'error')).toBe(true)
})

test.each([
  ['{"a":1,}', 'Remove the comma before the closing bracket.'],
  ['[1,\n]', 'Remove the comma before the closing bracket.'],
  ["{'a':1}", 'Write keys and text in double quotes.'],
  ['{a:1}', 'Write keys in double quotes.'],
  ['{} // done', 'JSON has no comments.'],
  ['\ufeff{}', 'Save the text without a byte order mark.'],
  ['[1 2]', undefined],
])('says of %j once what the slip is', (text, hint) => {
  const parsed = parseJson(text)
  expect(parsed.ok ? [] : parsed.issues.map((issue) => issue.hint)).toEqual([hint])
})

test('refuses what JSON.parse refuses, whatever one character more or less does to a text', () => {
  const damaged = fc.tuple(json, fc.nat(), fc.constantFrom(...' ,:"{}[]\\0x-.\n'), fc.boolean())
  const same = ([value, place, mark, cut]: [unknown, number, string, boolean]) => {
    const text = JSON.stringify(value)
    const at = place % text.length
    const changed = text.slice(0, at) + mark + text.slice(cut ? at + 1 : at)
    expect(hasSyntax(parseJson(changed))).toBe(isRead(changed))
  }
  fc.assert(fc.property(damaged, same), DEFAULT_RUNS)
})

test.each([
  ['{"a":1,"a":2}', '/a', 'a', { line: 1, column: 8 }],
  ['{"b":{"b":1},\n "c":[{"b/c":1,"b/c":2}]}', '/c/0/b~1c', 'b/c', { line: 2, column: 16 }],
  ['{"\\u0061":1,"a":2}', '/a', 'a', { line: 1, column: 13 }],
])('says of %j which key is repeated, and where', (text, pointer, key, location) => {
  const message = `The key "${key}" appears twice in one object.`
  const issue = { code: 'json-key-repeated', severity: 'error', pointer, message, location }
  expect(parseJson(text)).toEqual({ ok: false, issues: [issue] })
})

test('a text nested deeper than can be followed is a fault, not a crash', () => {
  const text = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(parseJson(text)).toMatchObject({ ok: false, issues: [{ code: 'json-invalid' }] })
})

test.each([
  ['', []],
  ['/', ['']],
  ['/a/0/b', ['a', '0', 'b']],
  ['/a~1b/m~0n', ['a/b', 'm~n']],
  ['/~01', ['~1']],
])('the pointer %j has the segments %j', (pointer, segments) => {
  expect(parsePointer(pointer)).toEqual(segments)
  expect(toPointer(segments)).toBe(pointer)
})

test('any path comes back from its pointer', () => {
  const path = fc.array(fc.oneof(arbitraryText, fc.constantFrom('~', '/', '~1', '~0', '')))
  const same = (segments: string[]) => {
    expect(parsePointer(toPointer(segments))).toEqual(segments)
  }
  fc.assert(fc.property(path, same), DEFAULT_RUNS)
  expect(toPointer(['items', 0])).toBe('/items/0')
})

/** Whether a text was read but for repeated keys, which JSON.parse takes. */
const hasSyntax = (parsed: ReturnType<typeof parseJson>): boolean =>
  parsed.ok || parsed.issues.every(({ code }) => code === 'json-key-repeated')

function isRead(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

test('settings of tools may have comments and trailing commas', () => {
  const text = '{\n  // where things are\n  "paths": { "@/*": ["./src/*"], }, /* done */\n}'
  expect(parseJsonc(text)).toEqual({ ok: true, value: { paths: { '@/*': ['./src/*'] } } })
})

test('a fault of settings says where it is', () => {
  const parsed = parseJsonc('{\n  "a": 1\n  "b": 2\n}')
  expect(parsed.ok ? [] : parsed.issues).toMatchObject([
    { code: 'json-invalid', location: { line: 3, column: 3 } },
  ])
})

test('reports settings that are nested too deeply', () => {
  const parsed = parseJsonc('{"a":['.repeat(100_000))
  expect(parsed.ok ? [] : parsed.issues.map(({ message }) => message)).toEqual([
    'The text is nested too deeply.',
  ])
})
