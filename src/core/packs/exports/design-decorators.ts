import { fieldsOf } from '../../content/fields.ts'
import { names, pairs, said, words } from '../../content/markdown/said.ts'
import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { bullets, fact, part } from '../../markdown/blocks.ts'
import { name } from '../../markdown/escape.ts'
import { cssValue } from '../css-value.ts'

/** The decorators of a theme with their CSS; by what each does where that is all there is. */
export function decoratorParts({ decorator_definitions, decorators }: ThemeV1): string[] {
  const definitions = Object.entries(fieldsOf(decorator_definitions))
  if (definitions.length === 0) return [bullets(pairs(decorators))]
  return definitions.map(([key, definition]) => {
    const { description, intent, suggested_properties, usage, pairs_with } = fieldsOf(definition)
    return part(3, name(key), [
      said(description),
      bullets([
        fact('Intent', said(intent)),
        fact('Use on', words(usage)),
        fact('Goes with', names(pairs_with)),
      ]),
      cssBlock(key, suggested_properties),
    ])
  })
}

/**
 * A rule in a fence. Each line begins with a name that CSS allows and its value cannot end its
 * declaration, so that none of them closes the fence.
 */
function cssBlock(key: string, properties: unknown): string {
  const lines = Object.entries(fieldsOf(properties)).flatMap(([property, value]) => {
    const css = typeof value === 'string' ? cssValue(value) : undefined
    return css === undefined || !/^-{0,2}[a-z][\w-]*$/i.test(property)
      ? []
      : [`  ${property}: ${css};`]
  })
  if (lines.length === 0 || !/^[a-z][\w-]*$/i.test(key)) return ''
  return ['```css', `.${key} {`, ...lines, '}', '```'].join('\n')
}
