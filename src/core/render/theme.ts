import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import { asObject, asString, asStrings, getOwn } from '../json/value.ts'
import { humanize } from '../text.ts'
import { listDecorators } from '../theme/decorators.ts'
import { themeTokens } from '../theme/tokens.ts'
import { SWATCHES } from './css/swatches.ts'
import { renderDocument } from './document.ts'
import { type Element, el, type Node } from './element.ts'
import { MAIN_ID } from './element-ids.ts'
import { createPatternNodes, type RenderOptions } from './pattern.ts'
import { isCssIdentifier } from './shell-regions.ts'

/** Gives a pattern by its slug, where there is one. */
export type GetPattern = (slug: string) => PatternV2 | undefined

/** A theme on a page of its own: colours in both modes, type, controls, and patterns it prefers. */
export const renderTheme = (
  theme: ThemeV1,
  get: GetPattern,
  { styles, ...look }: RenderOptions,
): string =>
  renderDocument({
    title: theme.name,
    body: [createThemeSample(theme, get)],
    appearance: look,
    styles,
  })

/** The sample page of a theme. */
export const createThemeSample = (theme: ThemeV1, get: GetPattern): Element =>
  el('main', { id: MAIN_ID, 'data-specimen': 'theme', tabindex: '-1' }, [
    el('header', { 'data-part': 'head' }, [
      el('h1', {}, [theme.name]),
      el('p', {}, [theme.description]),
    ]),
    createPart('Colours', [createPalette(theme, 'light'), createPalette(theme, 'dark')], 'modes'),
    createPart('Type', createTypeSamples(theme)),
    createPart('Controls', createControlSamples()),
    ...createDecoratorPart(theme),
    ...createPreferredPatterns(theme, get),
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
      pairs.map(([ground]) => el('li', { 'data-swatch': ground }, [ground])),
    ),
    el(
      'ul',
      { 'data-part': 'series', 'aria-label': `Colours of charts, ${mode}` },
      [1, 2, 3, 4, 5, 6].map((at) => el('li', { 'data-series': String(at) }, [String(at)])),
    ),
  ])
}

const SAMPLE_TEXT = 'The quick grey heron stood in the shallows, and 1,234 fish passed by.'

function createTypeSamples(theme: ThemeV1): Element[] {
  const { display, body, mono } = asObject(theme.typography)
  const family = (stack: unknown): string =>
    (asString(stack) ?? '').split(',')[0]?.replaceAll('"', '') ?? ''
  return [
    el('p', { 'data-text': '3xl' }, ['Six fathoms deep']),
    el('p', { 'data-text': 'xl' }, [`Display: ${family(display)}`]),
    el('p', { 'data-text': 'base' }, [`Body: ${family(body)}. ${SAMPLE_TEXT}`]),
    el('p', { 'data-text': 'sm' }, [`Small and muted. ${SAMPLE_TEXT}`]),
    el('p', { 'data-text': 'mono' }, [`Mono: ${family(mono)}. 0O 1lI {}[]`]),
  ]
}

/** One of every control, so that shape, height and states can be told. */
const createControlSamples = (): Node[] => [
  el('div', { 'data-slot': 'actions' }, [
    ...['primary', 'secondary', 'quiet', 'danger'].map((variant) =>
      el('button', { type: 'button', 'data-variant': variant }, [
        variant.charAt(0).toUpperCase() + variant.slice(1),
      ]),
    ),
    el('button', { type: 'button', disabled: true }, ['Disabled']),
    el('a', { href: `#${MAIN_ID}` }, ['A link']),
  ]),
  el('div', { 'data-slot': 'actions' }, [
    ...['success', 'warning', 'danger', 'info'].map((status) =>
      el('span', { 'data-component': 'Badge', 'data-status': status }, [
        status.charAt(0).toUpperCase() + status.slice(1),
      ]),
    ),
  ]),
  el('div', { 'data-slot': 'field' }, [
    el('label', { for: 'theme-name' }, ['A field']),
    el('input', { id: 'theme-name', type: 'text', value: 'With a value' }),
  ]),
  el('label', {}, [el('input', { type: 'checkbox', checked: true }), 'Chosen']),
  el('label', {}, [el('input', { type: 'checkbox', role: 'switch', checked: true }), 'On']),
]

/** The decorators of the theme, each worn by its own name and purpose. */
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

/** The first two patterns that the theme prefers, in the presets that it prefers. */
function createPreferredPatterns({ pattern_preferences }: ThemeV1, get: GetPattern): Element[] {
  const presets = asObject(pattern_preferences?.default_presets)
  return asStrings(pattern_preferences?.prefer)
    .flatMap((slug) => get(slug) ?? [])
    .slice(0, 2)
    .map((pattern) => {
      const preset = asString(getOwn(presets, pattern.id))
      const known = preset !== undefined && Object.hasOwn(pattern.presets, preset)
      return createPart(
        pattern.name,
        createPatternNodes(pattern, known ? { preset } : {}),
        'pattern',
      )
    })
}
