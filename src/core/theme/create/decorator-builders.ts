import type { ThemeV1 } from '../../generated/types/theme.v1.ts'

/** The decorators of a theme by their ids. */
export type Definitions = NonNullable<ThemeV1['decorator_definitions']>
type Definition = Definitions[string]

/** The elements that several characters decorate. */
const CARD = '[data-component="Card"]'
const ACTION = '[data-variant="primary"]'
const CURRENT = 'nav a[aria-current="page"]'
export const STATUS = '[data-component="Badge"][data-status]'
export const VALUE = '[data-slot="value"]'

export const define = (
  description: string,
  intent: string,
  [properties, targets, usage]: readonly [
    properties: Readonly<Record<string, string>>,
    targets: readonly string[],
    usage: readonly string[],
  ],
): Definition => ({
  description,
  intent,
  suggested_properties: properties,
  targets: [...targets],
  usage: [...usage],
})

/** Links in text and small signs, in a tone that can be read where the brand itself cannot. */
export const READABLE_MARK = define(
  'Underlined links and small signs in a readable tone, with a line of the brand color.',
  'Show the brand without setting text in it.',
  [
    {
      color: 'var(--color-link)',
      'text-decoration-color': 'var(--color-primary)',
      'text-decoration-thickness': 'calc(var(--spacing) * 0.5)',
      'text-underline-offset': 'calc(var(--spacing) * 0.75)',
    },
    [
      'p a:not([data-variant])',
      'dd a:not([data-variant])',
      'td a:not([data-variant])',
      '[data-slot="actions"] > a:not([data-variant]):not([aria-current])',
      '[data-slot="icon"]',
      '[data-slot="items"] > li > svg',
    ],
    ['links in text', 'icons of lists'],
  ],
)

export const ALIGNED_NUMBERS = define(
  'Figures of equal width, so that columns align.',
  'Make amounts easy to compare.',
  [
    { 'font-variant-numeric': 'tabular-nums lining-nums' },
    ['td', 'dd', VALUE],
    ['amounts in tables', 'key figures'],
  ],
)

export const figure = (size: string, description: string): Definition =>
  define(description, 'Let the number lead its card.', [
    {
      'font-family': 'var(--font-display)',
      'font-size': size,
      'font-variant-numeric': 'tabular-nums lining-nums',
      'font-weight': 'var(--font-weight-heading)',
      'line-height': '1.1',
    },
    [VALUE],
    ['key figures', 'totals'],
  ])

export const headline = (lineHeight: string, spacing: string, description: string): Definition =>
  define(description, 'Give each page one clear start.', [
    {
      'font-weight': 'var(--font-weight-heading)',
      'letter-spacing': `calc(var(--spacing) * ${spacing})`,
      'line-height': lineHeight,
      'text-wrap': 'balance',
    },
    ['h1'],
    ['headlines', 'page titles'],
  ])

export const action = (
  description: string,
  intent: string,
  properties: Readonly<Record<string, string>>,
): Definition => define(description, intent, [properties, [ACTION], ['main action of a page']])

export const current = (
  description: string,
  properties: Readonly<Record<string, string>>,
): Definition =>
  define(description, 'Say where you are without another label.', [
    properties,
    [CURRENT],
    ['current entry of a navigation'],
  ])

export const card = (
  description: string,
  intent: string,
  properties: Readonly<Record<string, string>>,
): Definition => define(description, intent, [properties, [CARD], ['cards', 'panels']])

export const quote = (
  description: string,
  properties: Readonly<Record<string, string>>,
): Definition =>
  define(description, "Give people's own words a place.", [
    { 'font-family': 'var(--font-display)', ...properties },
    ['blockquote'],
    ['quotations', 'words of customers'],
  ])

export const FILLED = { background: 'var(--color-primary)', color: 'var(--color-on-primary)' }
