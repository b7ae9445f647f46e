import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import { asObject, asString, asStrings, getOwn } from '../json/value.ts'
import { capitalize, humanize } from '../text.ts'
import { listDecorators } from '../theme/decorators.ts'
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
    createPart('Colours', [createPalette(theme, 'light'), createPalette(theme, 'dark')], 'modes'),
    createPart('Type', createTypeSamples(theme)),
    createPart('Controls', createControlSamples()),
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
      { 'data-part': 'series', 'aria-label': `Colours of charts, ${mode}` },
      ['1', '2', '3', '4', '5', '6'].map((color) => el('li', { 'data-series': color }, [color])),
    ),
  ])
}

const SAMPLE_TEXT = 'The quick grey heron stood in the shallows, and 1,234 fish passed by.'

function createTypeSamples(theme: ThemeV1): Element[] {
  const { display, body, mono } = asObject(theme.typography)
  const getFirstFamily = (stack: unknown): string =>
    (asString(stack) ?? '').split(',')[0]?.replaceAll('"', '') ?? ''
  return [
    el('p', { 'data-text': '3xl' }, ['Six fathoms deep']),
    el('p', { 'data-text': 'xl' }, [`Display: ${getFirstFamily(display)}`]),
    el('p', { 'data-text': 'base' }, [`Body: ${getFirstFamily(body)}. ${SAMPLE_TEXT}`]),
    el('p', { 'data-text': 'sm' }, [`Small and muted. ${SAMPLE_TEXT}`]),
    el('p', { 'data-text': 'mono' }, [`Mono: ${getFirstFamily(mono)}. 0O 1lI {}[]`]),
  ]
}

/** Creates every kind of control, to show shapes, heights and states. */
const createControlSamples = (): Node[] => [
  el('div', { 'data-slot': 'actions' }, [
    ...['primary', 'secondary', 'quiet', 'danger'].map((variant) =>
      el('button', { type: 'button', 'data-variant': variant }, [capitalize(variant)]),
    ),
    el('button', { type: 'button', disabled: true }, ['Disabled']),
    el('a', { href: `#${MAIN_ID}` }, ['A link']),
  ]),
  el('div', { 'data-slot': 'actions' }, [
    ...['success', 'warning', 'danger', 'info'].map((status) =>
      el('span', { 'data-component': 'Badge', 'data-status': status }, [capitalize(status)]),
    ),
  ]),
  el('div', { 'data-slot': 'field' }, [
    el('label', { for: 'theme-name' }, ['A field']),
    el('input', { id: 'theme-name', type: 'text', value: 'With a value' }),
  ]),
  el('label', {}, [el('input', { type: 'checkbox', checked: true }), 'Chosen']),
  el('label', {}, [el('input', { type: 'checkbox', role: 'switch', checked: true }), 'On']),
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

/** Renders the first two patterns that a theme prefers, in the presets that it prefers. */
function createPreferredPatterns(
  { pattern_preferences }: ThemeV1,
  getPattern: GetPattern,
): Element[] {
  const presets = asObject(pattern_preferences?.default_presets)
  return asStrings(pattern_preferences?.prefer)
    .flatMap((slug) => getPattern(slug) ?? [])
    .slice(0, 2)
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
