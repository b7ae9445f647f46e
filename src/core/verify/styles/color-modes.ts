/** The color scheme in which tokens have a value. */
export type ColorScheme = 'light' | 'dark'

/** The color schemes in which a rule, class or token applies. */
export interface ModeScope {
  /** Null if it applies in both. */
  readonly scheme: ColorScheme | null
  /**
   * What turns dark mode on: `.dark`, `[data-theme=dark]` or `media`. Null if that is not known for
   * certain, as where it depends on an element that is not the root of the page.
   */
  readonly trigger: string | null
}

const EVERY_MODE: ModeScope = { scheme: null, trigger: null }
const LIGHT_MODE: ModeScope = { scheme: 'light', trigger: null }
const DARK_MODE: ModeScope = { scheme: 'dark', trigger: null }

/** The trigger of `@media (prefers-color-scheme: dark)`. */
export const MEDIA_TRIGGER = 'media'

/** Returns what turns on a variant of Tailwind, such as `dark`; null if it is not known. */
export type FindVariantTrigger = (variant: string) => string | null

/** Returns the modes in which a rule applies, from its selectors and the conditions around it. */
export function getRuleMode(
  selectors: readonly string[],
  conditions: readonly string[],
  findVariantTrigger: FindVariantTrigger = () => null,
): ModeScope {
  const scopes = conditions.map((condition) => getConditionMode(condition, findVariantTrigger))
  return combineScopes([...scopes, mergeAlternatives(selectors.map(getSelectorMode))])
}

/** Returns the modes in which a class of Tailwind applies, from its variants: `hover:dark:`. */
export const getClassMode = (
  variants: string,
  findVariantTrigger: FindVariantTrigger = () => null,
): ModeScope =>
  combineScopes(
    splitOutsideBrackets(variants, ':').map((variant) =>
      getVariantMode(variant, findVariantTrigger),
    ),
  )

/** Combines scopes that must all apply. */
function combineScopes(scopes: readonly ModeScope[]): ModeScope {
  const limited = scopes.filter(({ scheme }) => scheme !== null)
  const [first = EVERY_MODE, ...others] = limited
  if (others.length === 0) return first
  // Two conditions for dark mode may be met at different times.
  return {
    scheme: limited.every(({ scheme }) => scheme === 'light') ? 'light' : 'dark',
    trigger: null,
  }
}

/** Merges the scopes of alternatives, one of which is enough. */
function mergeAlternatives(scopes: readonly ModeScope[]): ModeScope {
  const [first = EVERY_MODE] = scopes
  if (scopes.some(({ scheme }) => scheme !== first.scheme)) return EVERY_MODE
  return scopes.every(({ trigger }) => trigger === first.trigger)
    ? first
    : { ...first, trigger: null }
}

const SCHEME_QUERY = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/

function getConditionMode(condition: string, findVariantTrigger: FindVariantTrigger): ModeScope {
  const [, scheme] = SCHEME_QUERY.exec(condition) ?? []
  if (scheme !== undefined) {
    const isNegated = /\bnot\b/.test(condition)
    if ((scheme === 'dark') === isNegated) return LIGHT_MODE
    // With `or` and commas, the rule may apply in light mode, too.
    const isOnly = !/,|\bor\b/.test(condition) && !isNegated
    return { scheme: 'dark', trigger: isOnly ? MEDIA_TRIGGER : null }
  }
  const [, variant] = /^@variant\s+([\w-]+)\s*$/.exec(condition) ?? []
  if (variant !== undefined) return getVariantMode(variant, findVariantTrigger)
  return /^@(?:media|layer|supports|theme|keyframes)\b/.test(condition)
    ? EVERY_MODE
    : toUncertain(condition)
}

/** Returns the mode that the words of a text suggest: `@include dark-mode`. */
const toUncertain = (text: string): ModeScope =>
  /\bdark(?![a-z])|Dark\b/.test(text) ? DARK_MODE : /\blight\b/.test(text) ? LIGHT_MODE : EVERY_MODE

/** Matches a class or an attribute with a value. */
const SELECTOR_PART = /\.[\w-]+|\[[\w-]+\s*[~|^$*]?=\s*["']?[\w-]+["']?\s*(?:[is]\s*)?\]/g

/** Matches a class whose only meaning is the mode: `.dark`, `.theme-dark`, `.dark-mode`. */
const MODE_CLASS =
  /^\.(?:is-|has-|theme-{1,2}|mode-|v-theme--|color-scheme-)?(?:dark|light)(?:[-_]?(?:mode|theme|scheme))?$/i
const MODE_ATTRIBUTE = /^\[[^=]*=.*(?:dark|light)/i

const listModeParts = (selector: string): string[] =>
  (selector.match(SELECTOR_PART) ?? []).filter(
    (part) => MODE_CLASS.test(part) || MODE_ATTRIBUTE.test(part),
  )

/** Removes negations, wrappers and parts about the mode: what is left decides where a rule applies. */
export const stripModeParts = (selector: string): string =>
  listModeParts(selector.replaceAll(NEGATION, '')).reduce(
    (text, part) => text.replace(part, ''),
    selector.replaceAll(NEGATION, '').replaceAll(WRAPPER, ''),
  )

const NEGATION = /:not\(((?:[^()]|\([^()]*\))*)\)/g

/** Wrappers that select what is inside: `:global(.dark)`, `:is(.dark *)`. */
const WRAPPER = /:(?:global|is|where|host-context|deep|-webkit-any|-moz-any)(?=\()|[()]/g

/** Returns the modes in which a selector applies. */
export function getSelectorMode(selector: string): ModeScope {
  const negated = [...selector.matchAll(NEGATION)].map(([, body = '']) => body).join(' ')
  const plain = selector.replaceAll(NEGATION, '')
  const parts = listModeParts(plain)
  const dark = parts.find((part) => /dark/i.test(part))
  if (dark === undefined) {
    if (parts.length > 0 || hasMode(negated, 'dark')) return LIGHT_MODE
    return hasMode(negated, 'light') ? DARK_MODE : EVERY_MODE
  }
  const isOnly = parts.every((part) => part === dark) && negated === ''
  return { scheme: 'dark', trigger: isOnly && isOfPage(plain, dark) ? normalizePart(dark) : null }
}

const hasMode = (text: string, scheme: ColorScheme): boolean =>
  listModeParts(text).some((part) => part.toLowerCase().includes(scheme))

const normalizePart = (part: string): string => part.replaceAll(/["'\s]/g, '').toLowerCase()

/** True if a part of a selector is about the root of the page: `.dark .card`, `.card:is(.dark *)`. */
function isOfPage(selector: string, part: string): boolean {
  const text = selector.replaceAll(WRAPPER, '').replaceAll(/\s+/g, ' ')
  const at = text.indexOf(part)
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + part.length)]
  if (/^(?:html|:root|\*)?$/.test(before)) return /^\s*(?:$|[,>\s*])/.test(after)
  const inside = after.replace(`, ${part}`, '')
  return inside === ' *' && /:(?:is|where)\(/.test(selector)
}

function getVariantMode(variant: string, findVariantTrigger: FindVariantTrigger): ModeScope {
  const [, body] = /^\[(.*)\]$/.exec(variant) ?? []
  if (body !== undefined) {
    const text = body.replaceAll('_', ' ')
    if (text.startsWith('@')) return getConditionMode(text, findVariantTrigger)
    return mergeAlternatives([getSelectorMode(text.replace('&', '.x'))])
  }
  const [, negated] = /^not-(.+)$/.exec(variant) ?? []
  if (negated !== undefined) {
    const { scheme } = getVariantMode(negated, findVariantTrigger)
    return scheme === 'dark' ? LIGHT_MODE : scheme === 'light' ? DARK_MODE : EVERY_MODE
  }
  const trigger = findVariantTrigger(variant)
  return trigger === null ? toUncertain(variant) : { scheme: 'dark', trigger }
}

/** Splits a text at the separators that are not inside brackets. */
export function splitOutsideBrackets(text: string, separator: ',' | ':'): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if ('[('.includes(character)) depth += 1
    if ('])'.includes(character)) depth -= 1
    if (character === separator && depth <= 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
