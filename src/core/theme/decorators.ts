import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import { asObject, asString, asStrings, getOwn, mapObject } from '../kernel/json/value.ts'
import { toCssValue } from './css-value.ts'
import { parseSelector } from './selector.ts'

/** A class that a theme defines, its intent and where to use it. */
export interface Decorator {
  readonly name: string
  readonly intent: string
  readonly usage: readonly string[]
  /** Selectors of the elements that it applies to without its class. */
  readonly targets: readonly string[]
}

/** Lists the classes that a theme defines. */
export const listDecorators = (theme: ThemeV1): Decorator[] =>
  Object.entries(asObject(theme.decorator_definitions))
    .filter(([name]) => asString(name) !== undefined)
    .map(([name, definition]) => {
      const { intent, description, usage, targets } = asObject(definition)
      return {
        name,
        intent: asString(intent) ?? asString(description) ?? '',
        usage: asStrings(usage),
        targets: asStrings(targets),
      }
    })

/** Returns a theme whose decorators apply only where their class is used. */
export const withoutTargets = (theme: ThemeV1): ThemeV1 => ({
  ...theme,
  decorator_definitions: mapObject(theme.decorator_definitions, (definition) => ({
    ...asObject(definition),
    targets: [],
  })),
})

/**
 * Returns the decorators of a theme as CSS rules for their targets and for a class of their name.
 * Every rule of the app wins over those for targets, which have no weight. Declarations that are
 * unsafe as CSS or affect the layout are left out.
 */
export const decoratorCss = (theme: ThemeV1): string =>
  renderDecorators(theme, (name, targets) => [
    `.${name}`,
    ...(targets.length > 0 ? [`:where(\n  ${targets.join(',\n  ')}\n)`] : []),
  ])

/** Returns the decorators of a theme as CSS rules for their targets and for other selectors. */
export const decoratorCssFor = (theme: ThemeV1, getSelector: (name: string) => string): string =>
  renderDecorators(theme, (name, targets) => [getSelector(name), ...targets])

const renderDecorators = (
  theme: ThemeV1,
  listSelectors: (name: string, targets: readonly string[]) => readonly string[],
): string =>
  listDecorators(theme)
    .filter(({ name }) => /^[a-z][\w-]*$/i.test(name))
    .map(({ name, targets }) => {
      const declarations = decoratorDeclarations(theme, name)
      const selectors = listSelectors(name, targets.filter(isSafeSelector))
      return declarations.length === 0
        ? ''
        : `${selectors.join(',\n')} {\n${declarations.join('')}}\n`
    })
    .join('')

/** True for a selector of the subset that decorators may use; any other could break the rule. */
const isSafeSelector = (target: string): boolean => parseSelector(target) !== undefined

/** Returns the CSS declarations of a decorator, each on a line of its own. */
export function decoratorDeclarations(theme: ThemeV1, name: string): readonly string[] {
  const definition = asObject(getOwn(theme.decorator_definitions, name))
  return Object.entries(asObject(definition.suggested_properties)).flatMap(toDeclaration)
}

/** Properties that would move an element or hide the rest of the page. */
const LAYOUT_PROPERTIES = /^(position|inset|z-index|display|content|animation|float|--)/

function toDeclaration([property, value]: [string, unknown]): string[] {
  if (!/^[a-z-]+$/.test(property) || LAYOUT_PROPERTIES.test(property)) return []
  const css = toCssValue(value, '')
  return css === undefined ? [] : [`  ${property}: ${css};\n`]
}
