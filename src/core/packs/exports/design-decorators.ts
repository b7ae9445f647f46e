import { decoratorSections } from '../../content/markdown/theme.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { asObject } from '../../json/value.ts'
import { toCssValue } from '../css-value.ts'

/** The decorators of a theme with their CSS. */
export const renderDecorators = (theme: ThemeV1): string[] =>
  decoratorSections(theme, renderCssBlock)

/**
 * A rule in a fence. Each line begins with a name that CSS allows and its value cannot end its
 * declaration, so that none of them closes the fence.
 */
function renderCssBlock(key: string, properties: unknown): string {
  const lines = Object.entries(asObject(properties)).flatMap(([property, value]) => {
    const css = typeof value === 'string' ? toCssValue(value) : undefined
    return css === undefined || !/^-{0,2}[a-z][\w-]*$/i.test(property)
      ? []
      : [`  ${property}: ${css};`]
  })
  if (lines.length === 0 || !/^[a-z][\w-]*$/i.test(key)) return ''
  return ['```css', `.${key} {`, ...lines, '}', '```'].join('\n')
}
