import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import { asObject, asString, asStrings, getOwn } from '../kernel/json/value.ts'
import { humanize } from '../kernel/text.ts'
import { listDecorators } from '../theme/decorators.ts'
import { getFirstFamily } from '../theme/fonts.ts'
import { themeTokens } from '../theme/tokens.ts'
import { SWATCHES } from './css/swatches.ts'
import { renderDocument } from './document.ts'
import { type Element, el, type Node } from './element.ts'
import { MAIN_ID } from './element-ids.ts'
import { createPatternNodes, type RenderOptions } from './pattern.ts'
import { isCssIdentifier } from './shell-regions.ts'

/** Returns the pattern with a slug; undefined if it does not exist. */
export type GetPattern = (slug: string) => PatternV2 | undefined

/**
 * Renders a sample of a theme as a document: colors in both modes, type, controls, patterns.
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { renderTheme } from '@svc/content/render'
 *
 * const client = createClient(embeddedSource())
 * const { data: theme } = await client.get('themes', 'slate')
 * renderTheme(theme, () => undefined, { styles: {} }).startsWith('<!doctype html>') // => true
 */
export const renderTheme = (
  theme: ThemeV1,
  getPattern: GetPattern,
  { styles, ...appearance }: RenderOptions,
): string =>
  renderDocument({
    title: theme.name,
    body: [createThemeSample(theme, getPattern)],
    appearance,
    styles,
  })

/** Creates the main element of a theme sample. */
export const createThemeSample = (theme: ThemeV1, getPattern: GetPattern): Element =>
  el('main', { id: MAIN_ID, 'data-specimen': 'theme', tabindex: '-1' }, [
    el('header', { 'data-part': 'head' }, [
      el('h1', {}, [theme.name]),
      el('p', {}, [theme.description]),
    ]),
    createPart('Colors', [createPalette(theme, 'light'), createPalette(theme, 'dark')], 'modes'),
    createPart('Type', createTypeSamples(theme)),
    createPart('Controls', createControlSamples()),
    createPart('Surfaces', createSurfaceSamples()),
    ...createDecoratorPart(theme),
    ...createPreferredPatterns(theme, getPattern),
  ])

const createPart = (title: string, children: readonly Node[], name?: string): Element =>
  el('section', { 'data-part': name ?? title.toLowerCase(), 'aria-label': title }, [
    el('h2', {}, [title]),
    ...children,
  ])

function createPalette(theme: ThemeV1, mode: 'light' | 'dark'): Element {
  const names = new Set(themeTokens(theme).map(({ name }) => name))
  const pairs = SWATCHES.filter((pair) => pair.every((token) => names.has(`--color-${token}`)))
  return el('div', { 'data-mode': mode, 'data-part': 'palette' }, [
    el('h3', {}, [mode === 'light' ? 'Light' : 'Dark']),
    el(
      'ul',
      {},
      pairs.map(([background]) => el('li', { 'data-swatch': background }, [background])),
    ),
    el(
      'ul',
      { 'data-part': 'series', 'aria-label': `Chart colors, ${mode}` },
      ['1', '2', '3', '4', '5', '6'].map((color) => el('li', { 'data-series': color }, [color])),
    ),
  ])
}

const SAMPLE_TEXT =
  'Order 1,284 shipped on March 12 and should reach the customer by Friday afternoon.'

function createTypeSamples(theme: ThemeV1): Element[] {
  const { display, body, mono } = asObject(theme.typography)
  return [
    el('p', { 'data-text': 'display' }, ['Good work deserves good tools']),
    el('p', { 'data-text': 'xl' }, [`Headings: ${getFirstFamily(display)}`]),
    el('p', { 'data-text': 'base' }, [`Text: ${getFirstFamily(body)}. ${SAMPLE_TEXT}`]),
    el('p', { 'data-text': 'sm' }, [`Small text. ${SAMPLE_TEXT}`]),
    el('p', { 'data-text': 'mono' }, [`Code: ${getFirstFamily(mono)}. 0O 1lI {}[] => !==`]),
  ]
}

/** Creates every kind of control, to show shapes, heights and states. */
const createControlSamples = (): Node[] => [
  el('div', { 'data-slot': 'actions' }, [
    el('button', { type: 'button', 'data-variant': 'primary' }, ['Send invoice']),
    el('button', { type: 'button', 'data-variant': 'secondary' }, ['Save draft']),
    el('button', { type: 'button', 'data-variant': 'quiet' }, ['Cancel']),
    el('button', { type: 'button', 'data-variant': 'danger' }, ['Delete invoice']),
    el('button', { type: 'button', disabled: true }, ['Disabled']),
    el('a', { href: `#${MAIN_ID}` }, ['Text link']),
  ]),
  el('div', { 'data-slot': 'actions' }, [
    ...STATUSES.map(([status, label]) =>
      el('span', { 'data-component': 'Badge', 'data-status': status }, [label]),
    ),
    el('span', { 'data-component': 'Tag' }, ['Wholesale']),
    el('kbd', {}, ['Ctrl K']),
  ]),
  el('nav', { 'data-slot': 'actions', 'aria-label': 'Sample' }, [
    el('a', { href: `#${MAIN_ID}`, 'aria-current': 'page' }, ['Invoices']),
    el('a', { href: `#${MAIN_ID}` }, ['Customers']),
    el('a', { href: `#${MAIN_ID}` }, ['Reports']),
  ]),
  el('div', { 'data-slot': 'field' }, [
    el('label', { for: 'theme-name' }, ['Customer']),
    el('input', { id: 'theme-name', type: 'text', value: 'Harbor Cycle Supply' }),
  ]),
  el('label', {}, [el('input', { type: 'checkbox', checked: true }), 'Email a copy to me']),
  el('label', {}, [el('input', { type: 'checkbox', role: 'switch', checked: true }), 'Reminders']),
]

const STATUSES = [
  ['success', 'Paid'],
  ['warning', 'Due soon'],
  ['danger', 'Overdue'],
  ['info', 'Draft'],
] as const

/** Creates cards, a table, a quotation and a message, as products combine them. */
const createSurfaceSamples = (): Node[] => [
  el(
    'div',
    { 'data-part': 'cards' },
    [
      ['Open invoices', '$48,210', '12 customers'],
      ['Paid in March', '$126,940', 'Up 8% on February'],
      ['Overdue', '$3,105', '2 customers'],
    ].map(([label, value, note]) =>
      el('article', { 'data-component': 'Card' }, [
        el('h3', {}, [label]),
        el('p', { 'data-slot': 'value' }, [value]),
        el('p', { 'data-text': 'sm' }, [note]),
      ]),
    ),
  ),
  el('table', {}, [
    el('caption', {}, ['Latest invoices']),
    el('thead', {}, [
      el(
        'tr',
        {},
        ['Invoice', 'Customer', 'Status'].map((label) => el('th', { scope: 'col' }, [label])),
      ),
    ]),
    el(
      'tbody',
      {},
      ['Marsh & Oak Bikes', 'Velo Republic', 'Pedal House', 'Lakeside Rentals'].map((name, row) => {
        const [status, label] = STATUSES[row] as (typeof STATUSES)[number]
        return el('tr', {}, [
          el('th', { scope: 'row' }, [`INV-${2041 + row}`]),
          el('td', {}, [name]),
          el('td', {}, [el('span', { 'data-component': 'Badge', 'data-status': status }, [label])]),
        ])
      }),
    ),
  ]),
  el('div', { 'data-component': 'Alert', 'data-status': 'warning' }, [
    el('p', {}, ['Two invoices are due tomorrow. Reminders go out at 9 AM.']),
  ]),
  el('blockquote', {}, ['We close the month in an afternoon. It used to take us a week.']),
]

/** Lists the decorators of a theme, each applied to its own name. */
function createDecoratorPart(theme: ThemeV1): Element[] {
  const decorators = listDecorators(theme).filter(({ name }) => isCssIdentifier(name))
  if (decorators.length === 0) return []
  const items = decorators.map(({ name, intent }) =>
    el('li', {}, [
      el('p', { 'data-decorator': name }, [humanize(name)]),
      el('p', { 'data-text': 'sm' }, [intent]),
    ]),
  )
  return [createPart('Decorators', [el('ul', {}, items)])]
}

const MAX_PATTERNS = 3

/** Renders the first patterns that a theme prefers, in the presets that it prefers. */
function createPreferredPatterns(
  { pattern_preferences }: ThemeV1,
  getPattern: GetPattern,
): Element[] {
  const presets = asObject(pattern_preferences?.default_presets)
  return asStrings(pattern_preferences?.prefer)
    .flatMap((slug) => getPattern(slug) ?? [])
    .slice(0, MAX_PATTERNS)
    .map((pattern) => {
      const preset = asString(getOwn(presets, pattern.id))
      const isKnown = preset !== undefined && Object.hasOwn(pattern.presets, preset)
      return createPart(
        pattern.name,
        createPatternNodes(pattern, isKnown ? { preset } : {}),
        'pattern',
      )
    })
}
