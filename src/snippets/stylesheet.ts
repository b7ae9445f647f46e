import {
  type CssDeclaration,
  type CssRule,
  type CssStyleRule,
  isKeyframes,
  isStyleRule,
} from './used-css.ts'

const ROOT_SELECTORS: ReadonlySet<string> = new Set([':root', ':where(:root)'])

const isRootRule = (rule: CssRule): rule is CssStyleRule =>
  isStyleRule(rule) && rule.selectors.every((selector) => ROOT_SELECTORS.has(selector))

const isCustomProperty = ({ property }: CssDeclaration): boolean => property.startsWith('--')

/**
 * Moves the custom properties of the root element to one rule at the start, each with the value
 * that applies. A color that differs in the dark mode becomes `light-dark()`.
 */
export function mergeRootRules(rules: readonly CssRule[]): CssRule[] {
  const roots = rules.filter(isRootRule)
  const light = toValues(roots)
  const dark = toValues(rules.flatMap(listDarkRootRules))
  const tokens = [...light].map(([property, value]) => ({
    property,
    value: isColor(property) && dark.has(property) ? lightDark(value, dark.get(property)) : value,
  }))
  const darkTokens = [...dark]
    .filter(([property]) => !isColor(property))
    .map(([property, value]) => ({ property, value }))
  const rest = mergeAdjacent(rules).flatMap((rule): CssRule[] => {
    if (listDarkRootRules(rule).length > 0) return []
    if (!isRootRule(rule)) return [rule]
    const declarations = rule.declarations.filter((one) => !isCustomProperty(one))
    return declarations.length === 0 ? [] : [{ selectors: [':root'], declarations }]
  })
  return [
    ...createRootRule(tokens),
    ...(darkTokens.length === 0 ? [] : [{ atRule: DARK_MODE, rules: createRootRule(darkTokens) }]),
    ...rest,
  ]
}

/** Merges rules with the same selectors that follow each other. */
function mergeAdjacent(rules: readonly CssRule[]): CssRule[] {
  const merged: CssRule[] = []
  for (const rule of rules) {
    const last = merged.at(-1)
    const isSame =
      isStyleRule(rule) &&
      last !== undefined &&
      isStyleRule(last) &&
      last.selectors.join() === rule.selectors.join()
    if (isSame) {
      const declarations = overrideDeclarations(last.declarations, rule.declarations)
      merged[merged.length - 1] = { ...rule, declarations }
    } else merged.push(isStyleRule(rule) ? rule : { ...rule, rules: mergeAdjacent(rule.rules) })
  }
  return merged
}

/** Adds declarations to others, of which those with the same property are dropped. */
const overrideDeclarations = (
  before: readonly CssDeclaration[],
  after: readonly CssDeclaration[],
): CssDeclaration[] => {
  const properties = new Set(after.map(({ property }) => property))
  return [...before.filter(({ property }) => !properties.has(property)), ...after]
}

const DARK_MODE = '@media (prefers-color-scheme: dark)'

/** Lists the rules that set the dark values of a theme. */
const listDarkRootRules = (rule: CssRule): CssStyleRule[] =>
  !isStyleRule(rule) && rule.atRule === DARK_MODE
    ? rule.rules.filter(
        (inner): inner is CssStyleRule =>
          isStyleRule(inner) && inner.selectors.every((selector) => selector.startsWith(':root')),
      )
    : []

/** Returns the custom properties of some rules; the last value of each wins. */
const toValues = (rules: readonly CssStyleRule[]): ReadonlyMap<string, string> =>
  new Map(
    rules
      .flatMap(({ declarations }) => declarations)
      .filter(isCustomProperty)
      .map(({ property, value }) => [property, value]),
  )

const isColor = (property: string): boolean => property.startsWith('--color-')

const lightDark = (light: string, dark = light): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`

const createRootRule = (declarations: readonly CssDeclaration[]): CssRule[] =>
  declarations.length === 0 ? [] : [{ selectors: [':root'], declarations }]

/**
 * Limits rules to one component, so that they do not change the rest of an app. What applies to the
 * root or the body of a page applies to the component.
 */
export const scopeRules = (rules: readonly CssRule[], scope: string): CssRule[] => [
  { atRule: `@scope (${scope})`, rules: rules.filter((rule) => !isGlobal(rule)).map(toScoped) },
  ...rules.filter(isGlobal),
]

/** True for rules that cannot be inside another one. */
const isGlobal = (rule: CssRule): boolean => !isStyleRule(rule) && isKeyframes(rule)

const toScoped = (rule: CssRule): CssRule =>
  isStyleRule(rule)
    ? { ...rule, selectors: [...new Set(rule.selectors.map(toScopedSelector))] }
    : { ...rule, rules: rule.rules.map(toScoped) }

const toScopedSelector = (selector: string): string =>
  selector.replaceAll(/:root\b|(?<![\w-])(?:html|body)(?![\w-])/g, ':scope')
