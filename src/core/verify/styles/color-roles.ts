import { memoizeByString } from '../../kernel/memoize.ts'

/** What a color is used for. */
export type ColorUse = 'text' | 'background' | 'border' | 'shadow' | 'icon' | 'any'

/** What a token is for; `accent` colors such as `--primary` are for text, borders and fills alike. */
export type TokenRole =
  | { readonly kind: 'text' | 'background' | 'border' | 'shadow' | 'accent' }
  /** For what lies on a background: `--primary-foreground` on `primary`. */
  | { readonly kind: 'on'; readonly background: string }

const USES: readonly (readonly [use: ColorUse, property: RegExp])[] = [
  ['text', /^(?:color|-webkit-text-fill-color|caret(?:-color)?|text-(?:decoration|emphasis).*)$/],
  ['background', /^background/],
  ['border', /^(?:border|outline|column-rule)/],
  ['shadow', /shadow|^filter$/],
  ['icon', /^(?:fill|stroke)$/],
]

/** Returns what the color of a CSS property is used for. */
export const getPropertyUse = (property: string): ColorUse =>
  USES.find(([, pattern]) => pattern.test(property))?.[0] ?? 'any'

const CLASS_USES: readonly (readonly [use: ColorUse, utility: RegExp])[] = [
  ['text', /^(?:text|placeholder|caret|decoration)$/],
  ['background', /^(?:bg|from|via|to|ring-offset)$/],
  ['border', /^(?:border|divide|outline|ring|inset-ring)(?:-|$)/],
  ['shadow', /shadow$/],
  ['icon', /^(?:fill|stroke)$/],
]

/** Returns what the color of a utility of Tailwind is used for. */
export const getUtilityUse = (utility: string): ColorUse =>
  CLASS_USES.find(([, pattern]) => pattern.test(utility))?.[0] ?? 'any'

/** Returns the words of a token: `primary-foreground` of `--color-primary-foreground`. */
export const getTokenWords = memoizeByString((name) =>
  name
    .replace(/^theme\(colors\.(.*)\)$/, '$1')
    .replace(/^--/, '')
    .replaceAll('.', '-')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/^(?:\w+-)?colou?rs?-(?=.)/, ''),
)

const TEXT_WORD =
  /(?:^|-)(?:text|fg|foreground|ink|heading|headline|title|body|caption|label|link|placeholder|copy)(?:-|$)/
const BORDER_WORD =
  /(?:^|-)(?:borders?|outline|ring|divider|divide|separator|hairline|stroke|focus)(?:-|$)|^input$/
const BACKGROUND_WORD =
  /(?:^|-)(?:bg|backgrounds?|surface|card|popover|sidebar|panel|canvas|page|paper|backdrop|overlay|scrim|elevated|sunken|raised|base)(?:-|$)/

/** Returns what a token is for, from its name and those of the other tokens. */
export function getTokenRole(name: string, hasPartner: (words: string) => boolean): TokenRole {
  const words = getTokenWords(name)
  if (/shadow/.test(words)) return { kind: 'shadow' }
  const [, on] = /^(?:.*-)?on-(.+)$/.exec(words) ?? []
  const [, before] = /^(.+)-(?:foreground|fg|contrast|content)$/.exec(words) ?? []
  const background = on ?? before
  // Muted text may be on any background.
  if (background !== undefined && !/^(?:muted|subtle|faint)$/.test(background)) {
    return { kind: 'on', background }
  }
  if (BORDER_WORD.test(words)) return { kind: 'border' }
  if (TEXT_WORD.test(words)) return { kind: 'text' }
  if (BACKGROUND_WORD.test(words)) return { kind: 'background' }
  // `--muted` is a background if `--muted-foreground` is its text; else it may be a color of text.
  return hasPartner(words) && /^(?:muted|secondary|accent|neutral|subtle)$/.test(words)
    ? { kind: 'background' }
    : { kind: 'accent' }
}

/** How well a token fits a use: 0 is best; undefined if it is for something else. */
export function rankRole(
  role: TokenRole,
  use: ColorUse,
  isOnBackground: (background: string) => boolean,
): number | undefined {
  if (role.kind === 'on') {
    if (use !== 'text' && use !== 'icon') return undefined
    return isOnBackground(role.background) ? 0 : undefined
  }
  if (use === 'any') return 1
  if (use === 'icon')
    return { text: 1, accent: 1, border: 2, background: undefined, shadow: undefined }[role.kind]
  // A ring is often drawn as a shadow.
  if (use === 'shadow') return { shadow: 1, border: 2 }[role.kind as string]
  return role.kind === use ? 1 : role.kind === 'accent' ? 2 : undefined
}
