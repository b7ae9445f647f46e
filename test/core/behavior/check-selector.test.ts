import { expect, test } from 'vitest'
import { findSelectorError } from '../../../src/core/behavior/check-selector.ts'

test.each([
  'button',
  '*',
  '[data-slot="select-all"]',
  "input[type='checkbox' i]",
  'button[aria-label^="Copy link"]',
  ':scope > ul > li:not([hidden])',
  'ul:has(> li > article), .item#main ~ p + p',
  'li:nth-child(2n + 1):last-child:hover',
  ':is(a, button):focus-visible',
  '[role="option"]:not( [href] , :disabled )',
])('%s is valid', (selector) => {
  expect(findSelectorError(selector)).toBeUndefined()
})

test.each([
  ['', 'it is empty'],
  ['button >', 'it is incomplete'],
  ['> button', '"> button" is not expected'],
  ['button,', 'it is incomplete'],
  ['[data-slot=', '"[data-slot=" is not expected'],
  ['[data-slot="a]', '"[data-slot=\\"a]" is not expected'],
  ['a:not(b', 'it is incomplete'],
  ['a:not(b,)', '")" is not expected'],
  ['a:hovered', '":hovered" is not expected'],
  ['a::before', '"::before" is not expected'],
  ['li:nth-child(two)', '":nth-child(two)" is not expected'],
  ['a {', '"{" is not expected'],
  ['a)', '")" is not expected'],
])('%s is not valid: %s', (selector, message) => {
  expect(findSelectorError(selector)).toBe(message)
})
