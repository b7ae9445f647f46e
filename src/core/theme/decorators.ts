import type { ThemeV1 } from '../generated/types/theme.v1.ts'
import { asObject, asString, asStrings } from '../json/value.ts'
import { toCssValue } from './css-value.ts'

/** A class of a theme and the places that it is meant for. */
export interface Decorator {
  readonly name: string
  readonly intent: string
  readonly usage: readonly string[]
}

/** The classes that a theme defines. */
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
 * The decorators of a theme as CSS rules, by default for whoever has their name as a class. What is
 * not safe as CSS, or would move an element out of its place, is left out.
 */
export const decoratorCss = (
  theme: ThemeV1,
  selectorOf = (name: string): string => `.${name}`,
): string =>
  Object.entries(asObject(theme.decorator_definitions))
    .filter(([name]) => /^[a-z][\w-]*$/i.test(name))
    .map(([name, definition]) => {
      const properties = Object.entries(asObject(asObject(definition).suggested_properties))
      const lines = properties.flatMap(toDeclaration)
      return lines.length === 0 ? '' : `${selectorOf(name)} {\n${lines.join('')}}\n`
    })
    .join('')

const LAYOUT_PROPERTIES = /^(position|inset|z-index|display|content|animation|float|--)/

function toDeclaration([property, value]: [string, unknown]): string[] {
  const safe =
    /^[a-z-]+$/.test(property) && !LAYOUT_PROPERTIES.test(property)
      ? toCssValue(value, '')
      : undefined
  return safe === undefined ? [] : [`  ${property}: ${safe};\n`]
}
