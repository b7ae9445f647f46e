import { expect, test } from 'vitest'
import {
  formatPreviewOptions,
  type PreviewOptions,
  parsePreviewOptions,
} from '../../../src/web/ui/preview-options.ts'

const ALL: PreviewOptions = {
  theme: 'hearth',
  mode: 'dark',
  density: 'compact',
  dir: 'rtl',
  width: 768,
}

test('formats and parses all options', () => {
  const query = formatPreviewOptions(ALL)
  expect(query).toBe('theme=hearth&mode=dark&density=compact&dir=rtl&width=768')
  expect(parsePreviewOptions(query)).toEqual(ALL)
  expect(parsePreviewOptions(`?${query}`)).toEqual(ALL)
})

test('leaves out options that are not set', () => {
  expect(formatPreviewOptions({ width: undefined, mode: 'light' })).toBe('mode=light')
  expect(formatPreviewOptions({})).toBe('')
})

test.each([
  ['theme=../../v1/health'],
  ['theme='],
  ['mode=loud'],
  ['density=toString'],
  ['dir=up'],
  ['width=wide'],
  ['width=-1'],
  ['width=1e9'],
  ['__proto__=x'],
  ['{"theme":"hearth"}'],
])('ignores %s', (query) => {
  expect(parsePreviewOptions(query)).toEqual({})
})

test.each([
  ['1', 320],
  ['800', 800],
  ['99999', 1920],
])('limits the width %s to %d', (text, width) => {
  expect(parsePreviewOptions(`width=${text}`)).toEqual({ width })
})
