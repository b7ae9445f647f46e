import { expect, test } from 'vitest'
import {
  getClassMode,
  getRuleMode,
  getSelectorMode,
} from '../../../../src/core/verify/styles/color-modes.ts'

const SELECTORS = [
  ['.card', null, null],
  ['.btn-dark', null, null],
  ['.darkness', null, null],
  ['.dark', 'dark', '.dark'],
  ['.dark .card', 'dark', '.dark'],
  ['.dark > .card', 'dark', '.dark'],
  ['html.dark .card', 'dark', '.dark'],
  [':root.dark', 'dark', '.dark'],
  ['.dark-mode .card', 'dark', '.dark-mode'],
  ['[data-theme=dark] .card', 'dark', '[data-theme=dark]'],
  ['[data-theme="dark"] .card', 'dark', '[data-theme=dark]'],
  [":root[data-mode='dark']", 'dark', '[data-mode=dark]'],
  [':global(.dark) .card', 'dark', '.dark'],
  [':global(.dark .card)', 'dark', '.dark'],
  [':is(.dark) .card', 'dark', '.dark'],
  ['.card:is(.dark *)', 'dark', '.dark'],
  ['.card:where(.dark, .dark *)', 'dark', '.dark'],
  // A class of a component, and one of an element inside the page, may have other tokens.
  ['.card.dark', 'dark', null],
  ['body.dark .card', 'dark', null],
  ['.dark .light .card', 'dark', null],
  [':root:not(.light)', 'dark', null],
  [':root:not(.dark) .card', 'light', null],
  ['.card:not(:is(.dark *))', 'light', null],
  ['.light .card', 'light', null],
  ['[data-theme=light] .card', 'light', null],
  ['[data-theme=sea] .card', null, null],
] as const

test.each(SELECTORS)('the selector %s applies in %s mode', (selector, scheme, trigger) => {
  expect(getSelectorMode(selector)).toEqual({ scheme, trigger })
})

const CONDITIONS = [
  ['@media (min-width: 40rem)', null, null],
  ['@media (prefers-color-scheme: dark)', 'dark', 'media'],
  ['@media screen and (prefers-color-scheme:dark)', 'dark', 'media'],
  ['@media print, (prefers-color-scheme: dark)', 'dark', null],
  ['@media not (prefers-color-scheme: dark)', 'light', null],
  ['@media (prefers-color-scheme: light)', 'light', null],
  ['@variant dark', 'dark', '.dark'],
  ['@include dark-mode', 'dark', null],
  ['@container style(--theme: dark)', 'dark', null],
  ['@layer dark', null, null],
] as const

const findTrigger = (variant: string) => (variant === 'dark' ? '.dark' : null)

test.each(CONDITIONS)('a rule in %s applies in %s mode', (condition, scheme, trigger) => {
  expect(getRuleMode(['.a'], [condition], findTrigger)).toEqual({ scheme, trigger })
})

test('a rule applies in the modes of all its conditions and of any of its selectors', () => {
  const media = '@media (prefers-color-scheme: dark)'
  expect(getRuleMode(['.dark .a', '.b'], [])).toEqual({ scheme: null, trigger: null })
  expect(getRuleMode(['.dark .a', '.dark .b'], [])).toEqual({ scheme: 'dark', trigger: '.dark' })
  expect(getRuleMode(['.dark .a'], [media])).toEqual({ scheme: 'dark', trigger: null })
  expect(getRuleMode([], [])).toEqual({ scheme: null, trigger: null })
})

const VARIANTS = [
  ['', null, null],
  ['hover:md:', null, null],
  ['dark:', 'dark', '.dark'],
  ['hover:dark:', 'dark', '.dark'],
  ['dark:hover:', 'dark', '.dark'],
  ['not-dark:', 'light', null],
  ['light:', 'light', null],
  ['group-data-[theme=dark]:', 'dark', null],
  ['data-[theme="dark"]:', 'dark', null],
  ['group-dark:', 'dark', null],
  ['theme-dark:', 'dark', null],
  ['[.dark_&]:', 'dark', '.dark'],
  ['[&:is(.dark_*)]:hover:', 'dark', '.dark'],
  ['[@media(prefers-color-scheme:dark)]:', 'dark', 'media'],
] as const

test.each(VARIANTS)(
  'a class with the variants "%s" applies in %s mode',
  (text, scheme, trigger) => {
    expect(getClassMode(text, findTrigger)).toEqual({ scheme, trigger })
  },
)
