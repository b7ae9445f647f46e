import type { ThemeV1 } from '../../generated/types/theme.v1.ts'
import { bullets, fact, part } from '../../markdown/blocks.ts'
import { name } from '../../markdown/escape.ts'
import { fieldsOf } from '../fields.ts'
import { names, pairs, said, words } from './said.ts'

/** How the CSS of a decorator is shown, given its name and its properties. */
export type ShowProperties = (key: string, properties: unknown) => string

/** The decorators of a theme in full where they are defined, else by what each does. */
export function decoratorParts(theme: ThemeV1, show: ShowProperties): string[] {
  const definitions = Object.entries(fieldsOf(theme.decorator_definitions))
  if (definitions.length === 0) return [bullets(pairs(theme.decorators))]
  return definitions.map(([key, definition]) => {
    const { description, intent, suggested_properties, usage, pairs_with } = fieldsOf(definition)
    return part(3, name(key), [
      said(description),
      bullets([
        fact('Intent', said(intent)),
        fact('Use on', words(usage)),
        fact('Goes with', names(pairs_with)),
      ]),
      show(key, suggested_properties),
    ])
  })
}
