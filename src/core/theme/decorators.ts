import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import { asObject, asString, asStrings } from '../json/value.ts'
import { toCssValue } from './css-value.ts'

/** A class that a theme defines, its intent and where to use it. */
export interface Decorator {
  readonly name: string
  readonly intent: string
  readonly usage: readonly string[]
}

/** Lists the classes that a theme defines. */
export const listDecorators = (theme: ThemeV1): Decorator[] =>
  Object.entries(asObject(theme.decorator_definitions))
    .filter(([name]) => asString(name) !== undefined)
    .map(([name, definition]) => {
      const { intent, description, usage } = asObject(definition)
      return {
        name,
        intent: asString(intent) ?? asString(description) ?? '',
        usage: asStrings(usage),
      }
    })

/**
 * Returns the decorators of a theme as CSS rules, by default with the name as a class selector.
 * Declarations that are unsafe as CSS or affect the layout are left out.
 */
export const decoratorCss = (
  theme: ThemeV1,
  getSelector = (name: string): string => `.${name}`,
): string =>
  Object.entries(asObject(theme.decorator_definitions))
    .filter(([name]) => /^[a-z][\w-]*$/i.test(name))
    .map(([name, definition]) => {
      const properties = Object.entries(asObject(asObject(definition).suggested_properties))
      const lines = properties.flatMap(toDeclaration)
      return lines.length === 0 ? '' : `${getSelector(name)} {\n${lines.join('')}}\n`
    })
    .join('')

/** Properties that would move an element or hide the rest of the page. */
const LAYOUT_PROPERTIES = /^(position|inset|z-index|display|content|animation|float|--)/

function toDeclaration([property, value]: [string, unknown]): string[] {
  if (!/^[a-z-]+$/.test(property) || LAYOUT_PROPERTIES.test(property)) return []
  const css = toCssValue(value, '')
  return css === undefined ? [] : [`  ${property}: ${css};\n`]
}
