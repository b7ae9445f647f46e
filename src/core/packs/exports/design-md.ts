import { fieldsOf, isFields, own } from '../../content/fields.ts'
import { names, pairs, said, saidCode, words } from '../../content/markdown/said.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { bullets, documentOf, fact, heading, part, table } from '../../markdown/blocks.ts'
import { code } from '../../markdown/escape.ts'
import { type ThemeToken, themeTokens } from '../tokens.ts'
import { colorParts } from './design-colors.ts'
import { decoratorsWithCss } from './design-decorators.ts'

/**
 * What an agent should know about the theme, under the headings of the DESIGN.md format and in its
 * order (https://github.com/google-labs-code/design.md). The theme's texts are data: none of them
 * opens anything.
 */
export function designMd(record: ThemeV1): string {
  const theme = seen(record) as ThemeV1
  const tokens = themeTokens(theme)
  const under = (...prefixes: readonly string[]): string =>
    tokenTable(tokens.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix))))
  return documentOf([
    heading(1, said(theme.name) ?? saidCode(theme.id) ?? 'Theme'),
    part(2, 'Overview', [said(theme.description), said(theme.personality), overview(theme)]),
    part(2, 'Colors', colorParts(theme)),
    part(2, 'Typography', [under('--font-', '--text-')]),
    part(2, 'Layout', [under('--spacing'), bullets(pairs(theme.spatial))]),
    part(2, 'Elevation & Depth', [under('--shadow-')]),
    part(2, 'Shapes', [
      bullets([fact('Corners', saidCode(theme.radius?.philosophy))]),
      under('--radius-'),
    ]),
    part(2, 'Motion', [motion(theme), under('--duration-', '--ease-')]),
    part(2, 'Components', decoratorsWithCss(theme)),
    part(2, "Do's and Don'ts", [bullets(rules(theme, tokens.length > 0))]),
  ])
}

// What no reader sees and some programs obey: the order of writing, and letters without a shape.
const UNSEEN = /[\p{Bidi_Control}\u00ad\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu

/** A JSON value whose texts and names hold nothing but what a reader sees. */
function seen(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSEEN, '')
  if (Array.isArray(value)) return value.map(seen)
  if (!isFields(value)) return value
  const members = Object.entries(value).map(([key, item]) => [key.replace(UNSEEN, ''), seen(item)])
  return Object.fromEntries(members)
}

const overview = (theme: ThemeV1): string =>
  bullets([
    fact('Best for', words(theme.best_for)),
    fact('Avoid for', words(theme.avoid_for)),
    fact('Modes', names(theme.modes)),
    fact('Default mode', saidCode(theme.default_mode)),
    fact('Shapes', names(theme.shapes)),
    fact('Colour vision', names(theme.cvd_support)),
  ])

/** Custom properties with a value, or with one for each mode. */
function tokenTable(tokens: readonly ThemeToken[]): string {
  const isSplit = tokens.some((token) => !('value' in token))
  const valuesOf = (token: ThemeToken): string[] => {
    if (!('value' in token)) return [code(token.light), code(token.dark)]
    return isSplit ? [code(token.value), code(token.value)] : [code(token.value)]
  }
  return table(
    ['Variable', ...(isSplit ? ['Light', 'Dark'] : ['Value'])],
    tokens.map((token) => [code(token.name), ...valuesOf(token)]),
  )
}

const motion = (theme: ThemeV1): string =>
  bullets([
    fact('Preference', saidCode(own(theme.motion, 'preference'))),
    own(theme.motion, 'reduce_motion') === true
      ? 'Under `prefers-reduced-motion: reduce` nothing moves; changes are immediate.'
      : undefined,
  ])

function rules(theme: ThemeV1, hasTokens: boolean): (string | undefined)[] {
  const { prefer, avoid, default_presets } = fieldsOf(theme.pattern_preferences)
  return [
    ...(hasTokens ? GENERAL : []),
    theme.status_shape === true
      ? 'Do give every state a shape or an icon of its own, besides its colour and its word.'
      : undefined,
    fact('Do prefer these patterns', names(prefer)),
    fact('Do start from these presets', pairs(default_presets).join('; ')),
    fact("Don't use these patterns", names(avoid)),
    fact("Don't use the theme for", words(theme.avoid_for)),
  ]
}

const GENERAL = [
  'Do use the variables, by these names and no others.',
  'Do put text only on grounds that the contrast table has for it.',
  "Don't write a colour, size, radius, shadow, duration or easing as a literal value.",
  "Don't tell a state by colour alone.",
  "Don't tint a ground under text by more than 12 %.",
]
